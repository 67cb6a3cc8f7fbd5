import { array, boolean, object, optional, string } from 'valibot';
import { listed } from '../text.ts';
import type { Piece } from '../types.ts';
import { cardOf, days, isPlural, lookUp, productsOf } from './look-up.ts';
import { type Variant, variantsOf, type Wanted } from './variants.ts';

const BAG = optional(array(object({ piece: string(), variant: string() })), []);
const WANTED = { size: optional(string()), inseam: optional(string()), petite: optional(boolean(), false) };

/**
 * Reports whether a variant is in stock; if not, when it is due back and which other variants are available. With
 * `isInstead`, reports on the other pieces of the same kind.
 */
export const stock = lookUp(
  {
    pieces: array(string()),
    isInstead: optional(boolean(), false),
    ...WANTED,
    text: optional(string(), ''),
  },
  (store, { pieces, isInstead, text, ...said }) => {
    const given = productsOf(store, pieces);
    const size = stepped(given[0], said.size, text);
    const others = store.products.filter(
      ({ id, kind }) => isInstead && !pieces.includes(id) && given.some((piece) => piece.kind === kind),
    );
    const hasOthers = others.length > 0;
    const named = hasOthers ? others : given;
    const wanted: Wanted = isInstead ? { size: hasOthers ? size : undefined } : { ...said, size };
    const made = named.filter((product) => variantsOf(product, wanted).length > 0);
    const products = made.length > 0 ? made : named;
    const isMissing = wanted.petite && !named.some(({ petite }) => petite);
    return {
      text: [
        isInstead && !hasOthers && 'We have no other piece of that kind.',
        said.size !== undefined && size === undefined && 'That is the last size.',
        isMissing && 'There is no petite.',
        ...products.map((product) => stockOf(product, wanted, products.length === 1)),
      ]
        .filter(Boolean)
        .join(' '),
      checked: ['stock'],
      cards: products.map((product) => cardOf(product, stockOnCard(product, wanted))),
      keep: {
        ...(isInstead && { pieces: products.map(({ id }) => id), inseam: undefined }),
        ...(size !== said.size && size && { size }),
      },
    };
  },
);

/** Adds a piece to the bag if its size is known and in stock. Adds several pieces only if all were asked for. */
export const bag = lookUp(
  { pieces: array(string()), all: optional(boolean(), false), bag: BAG, ...WANTED },
  (store, { pieces, all, bag, ...wanted }) => {
    const checked = ['stock', 'price'];
    const named = productsOf(store, pieces).map((product) => {
      const there = variantsOf(product, wanted).filter(({ left }) => left > 0);
      // The size alone is enough if only one leg length is in stock.
      return { product, variant: there.length === 1 ? there[0] : undefined };
    });
    const ready = named.filter(({ variant }) => variant);
    const picked = all || ready.length === 0 ? named : ready;
    const [open] = picked.filter(({ variant }) => !variant).map(({ product }) => product);
    const cards = picked.map(({ product, variant }) =>
      cardOf(product, variant ? leftOf(variant) : stockOnCard(product, wanted)),
    );
    if (picked.length > 1 && !all) {
      const names = picked.map(({ product }) => `the ${product.name}`);
      return { kind: 'asked', text: `Which one: ${listed(names, 'or')}?`, checked, cards };
    }
    if (open) {
      const text = `Which ${wanted.size && open.inseams ? 'length' : 'size'} of the ${open.name}? ${stockOf(open, wanted)}`;
      return { kind: 'asked', text, checked, cards: [cardOf(open)] };
    }
    return {
      text: 'In the bag. This is a demonstration, nothing was bought.',
      checked,
      cards,
      keep: {
        bag: [
          ...bag,
          ...picked.map(({ product, variant }) => ({ piece: product.id, variant: variant?.name ?? '' })),
        ],
      },
    };
  },
);

/** Shows the bag. With `isRemoved`, takes the named pieces out first. */
export const bagList = lookUp(
  { bag: BAG, pieces: optional(array(string()), []), isRemoved: optional(boolean(), false) },
  (store, { bag, pieces, isRemoved }) => {
    const left = bag.filter(({ piece }) => !isRemoved || !pieces.includes(piece));
    const isOut = left.length < bag.length;
    return {
      text:
        left.length > 0
          ? `${isOut ? 'It is out. This' : 'That'} is in the bag. This is a demonstration, so there is no till: on a real store the agent hands the bag to its checkout.`
          : `The bag is ${isOut ? 'now ' : ''}empty. Name a piece and a size, and I put it in.`,
      checked: ['bag'],
      cards: left
        .flatMap(({ piece, variant }) =>
          productsOf(store, [piece]).map((product) => cardOf(product, variant)),
        )
        .slice(-3),
      keep: { bag: left },
    };
  },
);

/** Returns the size above `size` for 'one size up', the one below for 'one size down', and undefined if there is none. */
function stepped(piece: Piece | undefined, size: string | undefined, text: string): string | undefined {
  const step = STEP.exec(text)?.[0];
  const sizes = Object.keys(piece?.sizes ?? {});
  const at = sizes.indexOf(size ?? '');
  return step && at >= 0 ? sizes[at + (/up|bigger|larger/.test(step) ? 1 : -1)] : size;
}

const STEP = /\b(?:sizes? (?:up|down|bigger|larger|smaller)|(?:next|one) (?:bigger|larger|smaller) size)\b/;

/** Says which variants are in stock. With several pieces, set `hasCounts` to false to keep the answer short. */
export function stockOf(product: Piece, wanted: Wanted, hasCounts = true): string {
  const { name, sizes } = product;
  const isThere = ({ left }: Variant) => left > 0;
  const there = (some: Variant[]) =>
    listed(some.filter(isThere).map(({ name, left }) => (hasCounts ? `${name} (${left} left)` : name)));
  const variants = variantsOf(product, wanted);
  const all = variantsOf(product);
  if (variants.length === 0)
    return `The ${name} ${isPlural(product) ? 'aren’t' : 'isn’t'} made in that size${wanted.size && sizes[wanted.size] ? ' and length' : ''}. In stock: ${there(all)}.`;
  const away = variants.filter((variant) => !isThere(variant));
  const gone = [...new Set(away.map(({ back }) => back))].map((back) => {
    const names = away.filter((variant) => variant.back === back).map(({ name }) => name);
    const are = `${listed(names)} ${names.length === 1 ? 'is' : 'are'} sold out`;
    return back === undefined
      ? `${are}, and no day is known for a return`
      : `${are} and back in ${days(back)}`;
  });
  const isAny = variants.some(isThere);
  return [
    isAny && `${name}, in stock: ${there(variants)}.`,
    gone.length > 0 && `${isAny ? '' : `${name}: `}${gone.join('; ')}.`,
    !isAny && all.some(isThere) && `There now: ${there(all)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function stockOnCard(product: Piece, wanted: Wanted): string {
  const variants = variantsOf(product, wanted);
  const there = variants.find(({ left }) => left > 0);
  if (!there) return 'Sold out in that size';
  return variants.length > 1 && wanted.size === undefined ? product.fabric : leftOf(there);
}

function leftOf({ name, left }: Variant): string {
  return `${name}, ${left} left`;
}
