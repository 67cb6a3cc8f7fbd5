import { array, boolean, number, object, optional, picklist, string } from 'valibot';
import { featuresOf, suitsOf } from '../features.ts';
import { capitalised, listed } from '../text.ts';
import type { Piece, Size, Store } from '../types.ts';
import { cardOf, type Found, isPlural, leading, lookUp, type Part, productsOf } from './look-up.ts';
import { legFor, legsOf, NO_HEIGHT } from './variants.ts';

const FIELDS = {
  price: ({ price }) => `€${price}`,
  colour: ({ colour }) => `${colour}, and in no other colour`,
  fabric: ({ fabric }) => fabric,
  fit: ({ fit }) => fit,
  advice: ({ advice }) => advice,
  care: ({ care }) => care,
  sheer: ({ sheer }) => sheer,
  madeIn: ({ madeIn }) => `made in ${madeIn}`,
  pockets: ({ pockets }) => `pockets: ${pockets.charAt(0).toLowerCase()}${pockets.slice(1)}`,
  sizes: ({ sizes, petite, inseams }) => {
    const petites = Object.keys(sizes).filter((size) => sizes[size]?.petite !== undefined);
    return `comes in ${listed(Object.keys(sizes))}${petite ? `, and as a petite in ${listed(petites)}` : ''}${inseams ? `, with a leg of ${listed(Object.keys(inseams), 'or')}` : ''}`;
  },
} satisfies Record<string, (product: Piece) => string | undefined>;

type Field = keyof typeof FIELDS;

/** Details that few product sheets name: what shoppers and sheets call them, and their name. */
const DETAILS: [called: RegExp, name: string][] = [
  ...'sleeve shoulder collar hood zip button strap handle thigh neckline'
    .split(' ')
    .map((word): [RegExp, string] => [new RegExp(`\\b${word}s?\\b`, 'i'), `${word}s`]),
  [/\bshrink/i, 'shrinking'],
  [/\b(?:creas|wrinkl|crumpl)/i, 'creasing'],
  [/\b(?:tumble|dr[iy]er)\b/i, 'tumble drying'],
];
/** What pieces are listed under that tells how they feel. */
const FELT = 'warm cold winter autumn cosy summer hot heat light comfortable comfy stretchy'.split(' ');
const SHADE = /\b(?:or|exactly|more|rather|shade|dark(?:er)?|light(?:er)?|warm|cold|bright)\b/;

/** Fields that can be summarised for the whole store if the question names no piece. */
const SHORT: Field[] = ['price', 'madeIn'];

/** Quotes fields from the product sheets of the named pieces. */
export const fields = lookUp(
  {
    pieces: optional(array(string())),
    fields: array(picklist(Object.keys(FIELDS) as Field[])),
    /** Whether the question is how it feels: warm, soft or heavy. */
    isFeel: optional(boolean(), false),
    features: optional(array(string()), []),
    text: optional(string(), ''),
  },
  (store, { pieces, fields, isFeel, features, text }) => {
    const [field] = fields;
    if (!pieces) return field && SHORT.includes(field) ? ofAll(store, field) : { missing: 'pieces' };
    const products = productsOf(store, pieces);
    const said = products.map((product) => ({
      name: product.name,
      ...leading(text, '', partsOf(product, fields)),
    }));
    const detail = DETAILS.find(([called]) => called.test(text));
    const unsaid = ({ fit, fabric, pockets, care, advice }: Piece) =>
      detail && !detail[0].test(`${fit} ${fabric} ${pockets} ${care} ${advice}`)
        ? `The data says nothing about ${detail[1]}. `
        : '';
    const feel = (product: Piece) => {
      if (!isFeel) return '';
      const words = features.filter((word) => FELT.includes(word) && suitsOf(product).has(word));
      return words.length > 0
        ? `The data lists it under ${listed(words.map((word) => `‘${word}’`))}. `
        : 'The data doesn’t say how it feels. ';
    };
    const shade =
      fields.includes('colour') && SHADE.test(text) ? ' The data doesn’t describe the shade.' : '';
    const more = said.flatMap(({ name, more }) => (more ? `${name}: ${more.text}` : [])).join(' ');
    return {
      ...sheets(
        products,
        (product) =>
          `: ${unsaid(product)}${feel(product)}${said.find(({ name }) => name === product.name)?.text}${shade}`,
      ),
      ...(more && { more: { about: listed(products.map(({ name }) => `the ${name}`)), text: more } }),
    };
  },
);

/** Lists garment measurements in one size or in all sizes. For several pieces, gives ranges and omits the fit. */
export const measures = lookUp(
  {
    pieces: optional(array(string()), []),
    size: optional(string()),
    measures: optional(object({ height: optional(number()), inseam: optional(number()) }), {}),
    text: optional(string(), ''),
  },
  (store, { pieces, size, measures: { height, inseam }, text: asked }) => {
    const isLongest = /\blongest (?:inseam|inside leg)\b/.test(asked);
    const products =
      isLongest && (pieces.length === 0 || /\byou (?:have|sell|make)\b/.test(asked))
        ? longestLegs(store)
        : productsOf(store, pieces);
    if (products.length === 0) return { missing: 'pieces' };
    const found = sheets(products, (product) => measured(product, size, products.length > 1));
    const legs = products.flatMap((product) => legFor(product, { inseam }) ?? []);
    if (legs.length > 0)
      return { ...found, text: `Closest to your inseam is length ${listed(legs, 'or')}. ${found.text}` };
    if (height === undefined) return found;
    return { ...found, text: `${NO_HEIGHT} ${found.text}` };
  },
);

/** Returns the piece with the longest inside leg. */
function longestLegs({ products }: Store): Piece[] {
  const longest = (piece: Piece) =>
    Math.max(
      0,
      ...Object.values(piece.inseams ?? {}),
      ...Object.values(piece.sizes).map(({ inseam }) => inseam ?? 0),
    );
  return products.toSorted((one, other) => longest(other) - longest(one)).slice(0, 1);
}

/**
 * Compares the named pieces, or a single one with another of its kind. Begins with what was asked: which is longer, wider
 * or more expensive, or which the data lists for an occasion.
 */
export const compare = lookUp(
  { pieces: array(string()), features: optional(array(string()), []), text: optional(string(), '') },
  (store, { pieces, features, text: asked }) => {
    const named = productsOf(store, pieces);
    const ofKind = store.products.filter(({ kind }) => kind === named[0]?.kind);
    const products = named.length > 1 ? named : [...new Set([...named, ...ofKind])].slice(0, 2);
    const found = sheets(products, (product) => {
      const lengths = lengthsOf(product);
      const long = lengths.length > 0 ? `, ${lengths[0]} to ${lengths.at(-1)} cm long` : '';
      return `: €${product.price}. ${product.fabric}${long}. ${product.fit}`;
    });
    return { ...found, text: `${verdict(products, features, asked)}${found.text}` };
  },
);

const lengthsOf = ({ sizes }: Piece) => Object.values(sizes).flatMap(({ length }) => length ?? []);

/** What can be compared by a number: how to ask for it, the number, and the word for more of it. */
const COMPARED: [asked: RegExp, of: (piece: Piece) => number | undefined, more: string][] = [
  [/\b(?:long|short)e(?:r|st)\b/, (piece) => lengthsOf(piece).at(-1), 'longer'],
  [
    /^(?!.*\b(?:waist|hips?|thighs?|chest|shoulders?)\b).*\b(?:narrow|tight|wid|loos)e(?:r|st)\b/,
    ({ legOpening }) => legOpening,
    'wider at the ankle',
  ],
  [/\b(?:cheap|dear)(?:er|est)\b|\bexpensive\b/, ({ price }) => price, 'more expensive'],
];

function verdict(products: Piece[], features: string[], asked: string): string {
  for (const [pattern, of, more] of COMPARED) {
    const [most, other] = products.toSorted((one, other) => (of(other) ?? 0) - (of(one) ?? 0));
    if (pattern.test(asked) && most && other && of(other) !== undefined && of(most) !== of(other))
      return `The ${most.name} ${isPlural(most) ? 'are' : 'is'} ${more}. `;
  }
  const listedFor = products.filter((piece) => features.some((word) => featuresOf(piece).has(word)));
  if (listedFor.length === 0)
    return /\b(?:which|better|best|or)\b/.test(asked)
      ? 'The data doesn’t say which is better for that. '
      : '';
  const names = listed(listedFor.map(({ name }) => `the ${name}`));
  const only = listedFor.length < products.length ? 'only ' : '';
  return `For that, the data lists ${only}${names}. `;
}

function sheets(products: Piece[], say: (product: Piece) => string): Found {
  return {
    text: products.map((product) => `${product.name}${say(product).replace(/\.?$/, '.')}`).join(' '),
    checked: ['product sheet'],
    cards: products.map((product) => cardOf(product)),
  };
}

/** Summarises a field over all pieces, because a list of ten pieces would be too long. */
function ofAll({ products }: Store, field: Field): Found {
  const prices = products.map(({ price }) => price);
  const countries = [...new Set(products.map(({ madeIn }) => madeIn))];
  const text =
    field === 'price'
      ? `From €${Math.min(...prices)} to €${Math.max(...prices)}, by piece.`
      : `In ${listed(countries)}, by piece.`;
  return { text, checked: ['product sheet'] };
}

export function sheetOf(product: Piece, fields: Field[]): string {
  return partsOf(product, fields)
    .map(([said]) => said)
    .join(' ');
}

function partsOf(product: Piece, fields: Field[]): Part[] {
  const parts = fields.flatMap((field): Part[] => {
    const said = FIELDS[field](product)?.replace(/\.?$/, '.');
    return said ? [[capitalised(said), ASKED[field] ?? '']] : [];
  });
  return parts.length > 0 ? parts : [['The product sheet doesn’t say.', '']];
}

/** Extra words that identify questions about a field. */
const ASKED: Partial<Record<Field, string>> = {
  sheer: 'see through sheer transparent underwear under underneath slip bra knickers show visible',
  fabric: 'vegan animal sheep wool ethical made material cotton polyester stretch stretchy',
  fit: 'fits laptop macbook bigger loosen wear wears give stretch',
  advice: 'run runs small big true usual long',
};

const MEASURED = {
  length: 'length',
  waist: 'waistband',
  rise: 'rise',
  inseam: 'inside leg',
} satisfies Partial<Record<keyof Size, string>>;

function ranged(values: readonly string[]): string {
  return values.length > 2 ? `${values[0]} to ${values.at(-1)}` : listed(values);
}

function measured(product: Piece, size = '', isBrief = false): string {
  const { sizes, legOpening, petite, fit } = product;
  const joined = isBrief ? ranged : listed;
  const rows = Object.entries(sizes).filter(([name]) => name === size || !(size in sizes));
  const lines = Object.entries(MEASURED).flatMap(([measure, word]) => {
    const all = rows.flatMap(([, row]) => row[measure as keyof typeof MEASURED] ?? []);
    return all.length > 0 ? `${word} ${joined(all.map(String))} cm` : [];
  });
  const made = rows.flatMap(([, { stock }]) => (typeof stock === 'number' ? [] : Object.keys(stock)));
  const legs = legsOf(product, made);
  if (legs) lines.push(`inside leg ${legs}`);
  if (legOpening) lines.push(`leg opening ${legOpening} cm`);
  if (lines.length === 0) return `: ${fit}`;
  const shorter = petite ? ` The petite is ${petite.shorterBy} cm shorter.` : '';
  return ` in ${joined(rows.map(([name]) => name))}: ${lines.join('; ')}.${shorter}${isBrief ? '' : ` ${fit}`}`;
}
