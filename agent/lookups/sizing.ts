import { array, boolean, number, object, optional, string } from 'valibot';
import type { Measures, Piece, Size, Span } from '../types.ts';
import { cardOf, type Found, lookUp, productsOf } from './look-up.ts';
import { stockOf, stockOnCard } from './stock.ts';
import { legFor, legsOf, NO_HEIGHT } from './variants.ts';

const CM = optional(number());

/** Recommends a size from a body measurement, from two sizes to choose between, or from the shopper's usual size. */
export const sizing = lookUp(
  {
    pieces: array(string()),
    sizes: optional(array(string()), []),
    /** The size that was named last in the conversation. */
    size: optional(string()),
    inseam: optional(string()),
    petite: optional(boolean(), false),
    measures: optional(object({ waist: CM, chest: CM, hips: CM, height: CM, inseam: CM, any: CM }), {}),
    text: optional(string(), ''),
  },
  (store, { pieces, sizes, size: before, inseam, petite, measures, text: asked }): Found => {
    const { height } = measures;
    const advice = productsOf(store, pieces).map((product) => {
      const isShort = product.petite !== undefined && height !== undefined && height < product.petite.under;
      const usual = isShort && sizes.length === 0 && before ? [before] : sizes;
      const { text, size } = adviseSize(product, usual, measures, /\bbetween\b/.test(asked));
      const isOfLeg =
        product.inseams && height !== undefined && measures.inseam === undefined && LEG.test(asked);
      const isPetite = (isShort || petite) && size !== undefined && product.sizes[size]?.petite !== undefined;
      return {
        product,
        text: isOfLeg ? `${text} ${NO_HEIGHT} The inside leg is ${legsOf(product)}.` : text,
        size,
        wanted: { size, inseam: inseam ?? legFor(product, measures), petite: isPetite },
      };
    });
    const [one, second] = advice;
    return {
      text: advice
        .map(({ product, text, size, wanted }) =>
          size === undefined || second
            ? text
            : `${text}${wanted.petite ? ` As a petite it is ${product.petite?.shorterBy} cm shorter.` : ''} ${stockOf(product, wanted)}`,
        )
        .join(' '),
      checked: ['size chart', 'fit notes', 'stock'],
      cards: advice.map(({ product, size, wanted }) =>
        cardOf(product, size === undefined ? undefined : stockOnCard(product, wanted)),
      ),
      keep: one?.size && !second ? one.wanted : {},
    };
  },
);

const LEG = /(?:\b|_)(?:lengths?|inseams?|legs?|long)\b/;

function adviseSize(
  product: Piece,
  sizes: string[],
  measures: Measures,
  isBetween: boolean,
): { text: string; size?: string } {
  const { name, advice = product.fit } = product;
  const rows = Object.entries(product.sizes).map(([size, row]) => ({ size, span: spanOf(size, row) }));
  const word = bodyWordOf(product);
  const made = rows.map(({ size }) => size);
  const cm = word === 'waist' ? (measures.waist ?? measures.any) : (measures.chest ?? measures.any);
  if (made.length === 1) return { text: `The ${name} comes in one size. ${product.fit}` };
  if (cm !== undefined) {
    const at = rows.findIndex(({ span }) => span && cm <= span[1]);
    const [row, before] = [rows[at], rows[at - 1]];
    const other = sizes.find((size) => size !== row?.size && made.includes(size));
    const otherSpan = other && spanOf(other, product.sizes[other]);
    if (row?.span && cm >= row.span[0])
      return {
        text: `${name}: take the ${row.size}, made for a ${word} of ${range(row.span)}.${otherSpan ? ` The ${other} is for ${range(otherSpan)}.` : ''}${product.between && !isBetween ? '' : ` ${advice}`}`,
        size: row.size,
      };
    if (row && before) return between(product, before.size, row.size);
    return {
      text: `${name}: no size fits, I’m afraid. It is made for a ${word} of ${range([rows[0]?.span?.[0] ?? 0, rows.at(-1)?.span?.[1] ?? 0])}.`,
    };
  }
  const said = sizes.filter((size) => made.includes(size)).sort((a, b) => made.indexOf(a) - made.indexOf(b));
  const [smaller, larger] = said;
  if (smaller && larger) return between(product, smaller, larger);
  // A size that isn't made, such as 31, falls between its two neighbours.
  const odd = Number(sizes.find((size) => !made.includes(size)));
  const above = made.findIndex((size) => Number(size) > odd);
  if (above > 0) return between(product, made[above - 1] ?? '', made[above] ?? '');
  const span = smaller && spanOf(smaller, product.sizes[smaller]);
  if (smaller && span)
    return {
      text: `${name}: ${advice} The ${smaller} is made for a ${word} of ${range(span)}.`,
      size: smaller,
    };
  const isOther = Object.keys(measures).length > 0 ? `the chart goes by the ${word} alone. ` : '';
  return { text: `${name}: ${isOther}${advice} Give me your ${word} in cm or inches, and I work it out.` };
}

/** Chooses between two adjacent sizes by the piece's own rule, if it has one. */
function between(product: Piece, smaller: string, larger: string): { text: string; size?: string } {
  const { name, advice = '', between: direction, fit } = product;
  if (!direction) return { text: `${name}: between the ${smaller} and the ${larger}. ${advice} ${fit}` };
  const size = direction === 'smaller' ? smaller : larger;
  return { text: `${name}: take the ${size}. ${advice} ${fit}`, size };
}

/** A belt's size is the length to its middle hole in cm. It fits waists up to 2.5 cm smaller or larger. */
function spanOf(size: string, row: Size | undefined): Span | undefined {
  return (
    row?.bodyWaist ??
    row?.bust ??
    row?.chest ??
    (Number(size) > 50 ? [Number(size) - 2.5, Number(size) + 2.5] : undefined)
  );
}

export function bodyWordOf({ sizes }: Piece): 'waist' | 'bust' | 'chest' {
  const [row] = Object.values(sizes);
  return row?.bust ? 'bust' : row?.chest ? 'chest' : 'waist';
}

function range([from, to]: Span): string {
  // A belt of one size is for 'about 85 cm', and all belts together are for '78 to 102 cm'.
  return Number.isInteger(from) || to - from > 5
    ? `${Math.ceil(from)} to ${Math.floor(to)} cm`
    : `about ${(from + to) / 2} cm`;
}
