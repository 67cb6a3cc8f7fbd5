import { array, boolean, object, optional, string } from 'valibot';
import { listed } from '../text.ts';
import type { Product } from '../types.ts';
import { cardOf, days, lookUp, productsOf } from './look-up.ts';

const VARIANT = { size: optional(string()), inseam: optional(string()), petite: optional(boolean(), false) };

export interface Wanted {
  size?: string | undefined;
  inseam?: string | undefined;
  petite?: boolean | undefined;
}

/** Whether a variant is there; if not, when it is back, and what is there instead. */
export const stock = lookUp(object({ pieces: array(string()), ...VARIANT }), (store, args) => {
  const named = productsOf(store, args.pieces);
  const made = named.filter((product) => variantsOf(product, args).length > 0);
  const products = made.length > 0 ? made : named;
  return {
    text: products.map((product) => stockOf(product, args)).join(' '),
    checked: ['stock'],
    cards: products.map((product) => cardOf(product, stockOnCard(product, args))),
  };
});

const BAG = object({ pieces: array(string()), all: optional(boolean(), false), ...VARIANT });

/** Puts pieces in the bag whose size is known and there: one, unless all were asked for. */
export const bag = lookUp(BAG, (store, args) => {
  const named = productsOf(store, args.pieces).map((product) => ({ product, ...pick(product, args) }));
  const there = named.filter(({ variant }) => variant !== undefined);
  const picked = args.all || there.length === 0 ? named : there;
  if (picked.length > 1 && !args.all)
    return {
      kind: 'asked',
      text: `Which one: ${listed(
        picked.map(({ product: { name } }) => `the ${name}`),
        'or',
      )}?`,
      checked: ['stock'],
      cards: picked.map(({ product }) => cardOf(product, stockOnCard(product, args))),
    };
  const [open] = picked.filter(({ variant }) => variant === undefined);
  if (open)
    return {
      kind: 'asked',
      text: `Which ${args.size && open.product.inseams ? 'length' : 'size'} of the ${open.product.name}? ${stockOf(open.product, args)}`,
      checked: ['stock'],
      cards: [cardOf(open.product)],
    };
  return {
    text: 'In the bag. This is a demonstration, nothing was bought.',
    checked: ['stock', 'price'],
    cards: picked.map(({ product, variant = '', left }) => cardOf(product, `${variant}, ${left} left`)),
    keep: { bag: picked.map(({ product, variant = '' }) => ({ piece: product.id, variant })) },
  };
});

/** What is in the bag. */
export const bagList = lookUp(
  object({ bag: optional(array(object({ piece: string(), variant: string() })), []) }),
  (store, { bag }) => ({
    text:
      bag.length > 0
        ? 'That is in the bag. This is a demonstration, so there is no till: on a real store the agent hands the bag to its checkout.'
        : 'The bag is empty. Name a piece and a size, and I put it in.',
    checked: ['bag'],
    cards: bag
      .flatMap(({ piece, variant }) => productsOf(store, [piece]).map((product) => cardOf(product, variant)))
      .slice(-3),
  }),
);

/** A variant's name: 'M', 'petite S' or '28 × 32'. */
function variantsOf({ stock }: Product, { size, inseam, petite = false }: Wanted): string[] {
  return Object.keys(stock).filter((variant) => {
    const [own = '', leg] = variant.replace('petite ', '').split(' × ');
    return (
      (size === undefined || own === size) &&
      (inseam === undefined || leg === undefined || leg === inseam) &&
      (!petite ||
        variant.startsWith('petite ') ||
        !Object.keys(stock).some((one) => one.startsWith('petite '))) &&
      (petite || size === undefined || !variant.startsWith('petite '))
    );
  });
}

function pick(product: Product, wanted: Wanted): { variant?: string; left: number } {
  const there = variantsOf(product, wanted).filter((variant) => product.stock[variant]);
  const [variant] = there;
  // A size without its leg length is enough where one length is left.
  return variant !== undefined && there.length === 1
    ? { variant, left: product.stock[variant] ?? 0 }
    : { left: 0 };
}

export function stockOf(product: Product, wanted: Wanted): string {
  const variants = variantsOf(product, wanted);
  const { name, stock, sizes, restock = {} } = product;
  const there = (some: string[]) => some.filter((variant) => stock[variant]);
  const left = (some: string[]) =>
    listed(there(some).map((variant) => `${variant} (${stock[variant]} left)`));
  const all = Object.keys(stock);
  const gone = variants.filter((variant) => !stock[variant]);
  const back = gone.map((variant) =>
    restock[variant] === undefined
      ? `${variant} is sold out, and no day is known for its return`
      : `${variant} is sold out and back in ${days(restock[variant])}`,
  );
  if (variants.length === 0)
    return `The ${name} isn’t made in that size${wanted.size && sizes[wanted.size] ? ' and length' : ''}. In stock: ${left(all)}.`;
  return [
    there(variants).length > 0 && `${name}, in stock: ${left(variants)}.`,
    back.length > 0 && `${there(variants).length > 0 ? '' : `${name}: `}${back.join('; ')}.`,
    there(variants).length === 0 && there(all).length > 0 && `There now: ${left(all)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function stockOnCard(product: Product, wanted: Wanted): string {
  const variants = variantsOf(product, wanted);
  const [variant = ''] = variants.filter((one) => product.stock[one]);
  if (!variant) return 'Sold out in that size';
  return variants.length > 1 && wanted.size === undefined
    ? product.fabric
    : `${variant}, ${product.stock[variant]} left`;
}
