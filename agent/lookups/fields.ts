import { array, optional, picklist, string } from 'valibot';
import { groupBy } from '../group-by.ts';
import { capitalised, listed } from '../text.ts';
import type { Product, Size, Store } from '../types.ts';
import { cardOf, type Found, lookUp, productsOf } from './look-up.ts';

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
} satisfies Record<string, (product: Product) => string | undefined>;

type Field = keyof typeof FIELDS;

/** Said of all pieces where none is named. */
const SHORT: Field[] = ['price', 'madeIn', 'pockets'];

/** What the product sheet says of some pieces. */
export const fields = lookUp(
  { pieces: optional(array(string())), fields: array(picklist(Object.keys(FIELDS) as Field[])) },
  (store, { pieces, fields }) => {
    const [field] = fields;
    if (!pieces) return field && SHORT.includes(field) ? ofAll(store, field) : { missing: 'pieces' };
    return sheets(productsOf(store, pieces), (product) => `: ${sheetOf(product, fields)}`);
  },
);

/** How long or wide a piece is, in one size or in all. */
export const measures = lookUp(
  { pieces: array(string()), size: optional(string()) },
  (store, { pieces, size }) => sheets(productsOf(store, pieces), (product) => measured(product, size)),
);

/** Two pieces side by side: of one, that and the other of its kind. */
export const compare = lookUp({ pieces: array(string()) }, (store, { pieces }) => {
  const named = productsOf(store, pieces);
  const ofKind = store.products.filter(({ kind }) => kind === named[0]?.kind);
  return sheets(named.length > 1 ? named : [...new Set([...named, ...ofKind])].slice(0, 2), (product) => {
    const lengths = Object.values(product.sizes).flatMap(({ length }) => length ?? []);
    const long = lengths.length > 0 ? `, ${lengths[0]} to ${lengths.at(-1)} cm long` : '';
    return `: €${product.price}, ${product.fabric}${long}. ${product.fit}`;
  });
});

function sheets(products: Product[], say: (product: Product) => string): Found {
  return {
    text: products.map((product) => `${product.name}${say(product).replace(/\.?$/, '.')}`).join(' '),
    checked: ['product sheet'],
    cards: products.map((product) => cardOf(product)),
  };
}

/** 'Made in Portugal: Harrow Straight, Mara dress. Made in Turkey: Harrow Tapered.' */
function ofAll({ products }: Store, field: Field): Found {
  const groups = groupBy(products, (product) => capitalised(FIELDS[field](product) ?? ''));
  const lines = [...groups].map(([said, some]) => {
    const names = listed(some.map(({ name }) => name));
    return groups.size === products.length ? `${names}: ${said}.` : `${said}: ${names}.`;
  });
  return { text: lines.join(' '), checked: ['product sheet'] };
}

export function sheetOf(product: Product, fields: Field[]): string {
  const said = fields.flatMap((field) => FIELDS[field](product)?.replace(/\.$/, '') ?? []);
  return said.length > 0 ? said.map(capitalised).join('. ') : 'The product sheet doesn’t say';
}

const MEASURED = {
  length: 'length',
  waist: 'waistband',
  rise: 'rise',
  inseam: 'inside leg',
} satisfies Partial<Record<keyof Size, string>>;

function measured({ sizes, inseams = {}, legOpening, petite, fit }: Product, size = ''): string {
  const rows = Object.entries(sizes).filter(([name]) => name === size || !(size in sizes));
  const lines = Object.entries(MEASURED).flatMap(([measure, word]) => {
    const all = rows.flatMap(([, row]) => row[measure as keyof typeof MEASURED] ?? []);
    return all.length > 0 ? `${word} ${listed(all.map(String))} cm` : [];
  });
  const legs = Object.entries(inseams).map(([leg, cm]) => `${cm} cm in length ${leg}`);
  if (legs.length > 0) lines.push(`inside leg ${listed(legs)}`);
  if (legOpening) lines.push(`leg opening ${legOpening} cm`);
  if (lines.length === 0) return `: ${fit}`;
  const shorter = petite ? ` The petite is ${petite.shorterBy} cm shorter.` : '';
  return ` in ${listed(rows.map(([name]) => name))}: ${lines.join('; ')}.${shorter} ${fit}`;
}
