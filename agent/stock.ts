import { answered, type Part } from './part.ts';
import { listed } from './text.ts';
import type { Product } from './types.ts';
import { be, days, The, the } from './words.ts';

export function stockOf(product: Product, variant: string): number {
  return product.stock[variant] ?? 0;
}

/** The names of a size's variants: its lengths, or the petite one. */
export function variantsOf(product: Product, size: string, inseam?: string, isPetite = false): string[] {
  if (inseam) return [`${size} × ${inseam}`];
  if (product.inseams)
    return Object.keys(product.stock).filter((variant) => variant.startsWith(`${size} × `));
  return [isPetite ? `petite ${size}` : size];
}

/** What is there of some variants, in a sentence. */
export function stockSentence(product: Product, variants: string[]): string {
  const there = variants.filter((variant) => stockOf(product, variant) > 0);
  const gone = variants.filter((variant) => product.stock[variant] === 0);
  return [
    there.length > 0 &&
      `In stock: ${listed(there.map((variant) => `${variant} (${stockOf(product, variant)} left)`))}.`,
    ...gone.map((variant) => soldOut(product, variant)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether a variant is there; if not, when it comes back, and the nearest that is. */
export function answerStock(
  product: Product,
  wanted: { size?: string; inseam?: string; isPetite: boolean; asksForGone: boolean },
): { part: Part; size?: string; inseam?: string } {
  const { size, isPetite } = wanted;
  const only = Object.keys(product.stock);
  const [single] = only;
  if (single && only.length === 1)
    return {
      part: answered(
        `Yes, ${the(product)} ${be(product)} in stock: ${stockOf(product, single)} left.`,
        ['stock'],
        [{ product, details: `${stockOf(product, single)} left` }],
      ),
    };
  if (size === undefined) {
    const variants = isPetite
      ? only.filter((variant) => variant.startsWith('petite'))
      : wanted.inseam
        ? only.filter((variant) => variant.endsWith(`× ${wanted.inseam}`))
        : only;
    return { part: overview(product, variants.length > 0 ? variants : only, wanted.asksForGone) };
  }
  const sizes = Object.keys(product.sizes);
  if (!sizes.includes(size)) return { part: notMade(product, size, sizes) };
  const inseam = product.inseams ? wanted.inseam : undefined;
  if (isPetite && product.petite && !product.petite.sizes.includes(size))
    return {
      part: answered(
        `${The(product)} ${be(product)}n’t made in petite ${size}: petite comes in ${listed(product.petite.sizes)}.`,
        ['size chart'],
        [{ product }],
      ),
      size,
    };
  const variants = variantsOf(product, size, inseam, isPetite && product.petite !== undefined);
  const [variant] = variants;
  const result = { size, ...(inseam && { inseam }) };
  if (variants.length > 1 || variant === undefined) {
    const [first] = variants.filter((one) => stockOf(product, one) > 0);
    return {
      part: answered(
        `${The(product)}, size ${size}. ${stockSentence(product, variants)}`,
        ['stock'],
        [{ product, details: first ? `${first}, ${stockOf(product, first)} left` : `${size}, sold out` }],
      ),
      ...result,
    };
  }
  const left = product.stock[variant];
  if (left === undefined) {
    const near = nearest(product, variant);
    return {
      part: answered(
        `${The(product)} ${be(product)}n’t made in ${inseam === undefined || product.inseams?.[inseam] ? variant : 'that length'}. ${near ? `The nearest in stock is ${near}, ${stockOf(product, near)} left.` : ''}`,
        ['size chart', 'stock'],
        [{ product, ...(near && { details: `${near}, ${stockOf(product, near)} left` }) }],
      ),
      ...result,
    };
  }
  if (left > 0)
    return {
      part: answered(
        `Yes, ${the(product)} ${be(product)} in stock in ${variant}: ${left} left.`,
        ['stock'],
        [{ product, details: `${variant}, ${left} left` }],
      ),
      ...result,
    };
  const near = nearest(product, variant);
  return {
    part: answered(
      `In ${the(product)}, ${lowerFirst(soldOut(product, variant))}${near ? ` The nearest in stock is ${near}, ${stockOf(product, near)} left.` : ''}`,
      ['stock'],
      [{ product, details: near ? `${near}, ${stockOf(product, near)} left` : `${variant}, sold out` }],
    ),
    ...result,
  };
}

export function asksForGone(stems: string): boolean {
  return / (sold|run|ran) out | out of stock | gone | unavail/.test(stems);
}

/** What is sold out of all pieces. */
export function allGone(products: readonly Product[]): Part {
  const gone = products.flatMap((product) => {
    const variants = Object.keys(product.stock).filter((variant) => stockOf(product, variant) === 0);
    return variants.length > 0 ? [`${product.name} ${listed(variants)}`] : [];
  });
  return answered(`Sold out: ${gone.join(', ')}.`, ['stock']);
}

/** Days until a variant that is sold out comes back. */
export function restockDays(
  product: Product,
  size: string | undefined,
  inseam: string | undefined,
  isPetite = false,
): number | undefined {
  if (!size) return;
  const [variant, ...more] = variantsOf(product, size, inseam, isPetite);
  return variant && more.length === 0 && product.stock[variant] === 0 ? product.restock[variant] : undefined;
}

function overview(product: Product, variants: string[], asksForGone: boolean): Part {
  const there = variants.filter((variant) => stockOf(product, variant) > 0);
  const gone = variants.filter((variant) => product.stock[variant] === 0);
  const back = gone.map((variant) => {
    const wait = product.restock[variant];
    return wait === undefined ? `${variant} (no date)` : `${variant} (back in ${days(wait)})`;
  });
  if (asksForGone && back.length > 0)
    return answered(`Sold out in ${the(product)}: ${listed(back)}.`, ['stock'], [{ product }]);
  return answered(
    `${The(product)} ${be(product)} in stock in ${listed(there.map((variant) => `${variant} (${stockOf(product, variant)})`))}.${back.length > 0 ? ` Sold out: ${listed(back)}.` : ''}`,
    ['stock'],
    [{ product }],
  );
}

function soldOut(product: Product, variant: string): string {
  const wait = product.restock[variant];
  return wait === undefined
    ? `${variant} is sold out, and no date is set for more.`
    : `${variant} is sold out and back in ${days(wait)}.`;
}

function notMade(product: Product, size: string, sizes: string[]): Part {
  const number = Number(size);
  const upper = sizes.findIndex((one) => Number(one) > number);
  const lies = number > Number(sizes[0]) && upper > 0;
  const advice = lies
    ? ` Between the ${sizes[upper - 1]} and the ${sizes[upper]}: ${lowerFirst((product.advice ?? '').replace(/^Between two sizes, /, ''))}`
    : '';
  return answered(
    `${The(product)} ${be(product)}n’t made in that size: its sizes are ${listed(sizes)}.${advice}`,
    ['size chart'],
    [{ product }],
  );
}

/** The variant in stock that is nearest: the same size in another length or cut, then the sizes beside it. */
function nearest(product: Product, variant: string): string | undefined {
  const there = Object.keys(product.stock).filter((one) => stockOf(product, one) > 0);
  const sizes = Object.keys(product.sizes);
  const [own, ownCut] = partsOf(variant);
  return there
    .map((one) => {
      const [size, cut] = partsOf(one);
      const away = Math.abs(sizes.indexOf(size) - sizes.indexOf(own));
      const apart =
        Number.isNaN(Number(cut)) || Number.isNaN(Number(ownCut))
          ? Number(cut !== ownCut)
          : Math.abs(Number(cut) - Number(ownCut)) / 4;
      return { one, distance: away * 2 + apart };
    })
    .sort((one, other) => one.distance - other.distance)[0]?.one;
}

function partsOf(variant: string): [size: string, cut: string] {
  const [size = '', inseam] = variant.replace('petite ', '').split(' × ');
  return [size, inseam ?? (variant.startsWith('petite') ? 'petite' : 'regular')];
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
