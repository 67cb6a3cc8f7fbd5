import { array, object, optional, picklist, string } from 'valibot';
import { capitalised, listed } from '../text.ts';
import type { Product, SizeRow, Store } from '../types.ts';
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
  sizes: ({ sizes, petite, inseams }) =>
    `comes in ${listed(Object.keys(sizes))}${petite ? `, and as a petite in ${listed(petite.sizes)}` : ''}${inseams ? `, with a leg of ${listed(Object.keys(inseams), 'or')}` : ''}`,
} satisfies Record<string, (product: Product) => string | undefined>;

type Field = keyof typeof FIELDS;

/** Said of all pieces where none is named. */
const SHORT: Field[] = ['price', 'madeIn', 'pockets'];

/** What the product sheet says of some pieces. */
export const fields = lookUp(
  object({
    pieces: optional(array(string())),
    fields: array(picklist(Object.keys(FIELDS) as Field[])),
  }),
  (store, { pieces, fields }) => {
    const [field] = fields;
    if (!pieces) return field && SHORT.includes(field) ? ofAll(store, field) : { missing: 'pieces' };
    const products = productsOf(store, pieces);
    return {
      text: products.map((product) => `${product.name}: ${sheetOf(product, fields)}.`).join(' '),
      checked: ['product sheet'],
      cards: products.map((product) => cardOf(product)),
    };
  },
);

/** 'Made in Portugal: Harrow Straight, Mara dress. Made in Turkey: Harrow Tapered.' */
function ofAll({ products }: Store, field: Field): Found {
  const groups = Map.groupBy(products, (product) => capitalised(FIELDS[field](product) ?? ''));
  const lines = [...groups].map(([said, some]) => {
    const names = listed(some.map(({ name }) => name));
    return groups.size === products.length ? `${names}: ${said}.` : `${said}: ${names}.`;
  });
  return { text: lines.join(' '), checked: ['product sheet'] };
}

function sheetOf(product: Product, fields: Field[]): string {
  const said = fields.flatMap((field) => FIELDS[field](product)?.replace(/\.$/, '') ?? []);
  return said.length > 0 ? said.map(capitalised).join('. ') : 'the product sheet doesn’t say';
}

const LENGTHS = {
  length: 'long',
  rise: 'in the rise',
  waist: 'around the waist',
  inseam: 'along the inside of the leg',
} satisfies Partial<Record<keyof SizeRow, string>>;

/** How long or wide a piece is, in one size or in all. */
export const measurement = lookUp(
  object({
    pieces: optional(array(string())),
    of: picklist(['length', 'rise', 'waist', 'inseam', 'legOpening']),
    size: optional(string()),
  }),
  (store, { pieces, of, size }) => {
    const products = pieces ? productsOf(store, pieces) : havingMeasure(store, of);
    return {
      text: products.map((product) => measured(product, of, size)).join(' '),
      checked: ['size chart'],
      cards: products.map((product) => cardOf(product)),
    };
  },
);

function havingMeasure({ products }: Store, of: keyof typeof LENGTHS | 'legOpening'): Product[] {
  return products
    .filter(({ sizes, inseams, legOpening }) => {
      if (of === 'legOpening') return legOpening !== undefined;
      return (of === 'inseam' && inseams) || Object.values(sizes).some((row) => row[of] !== undefined);
    })
    .slice(0, 3);
}

function measured(product: Product, of: keyof typeof LENGTHS | 'legOpening', size?: string): string {
  const { name, sizes, inseams, legOpening, petite, fit } = product;
  if (of === 'legOpening')
    return legOpening === undefined ? `${name}: ${fit}` : `${name}: the leg opening is ${legOpening} cm.`;
  if (of === 'inseam' && inseams)
    return `${name}: the inside leg is ${listed(Object.entries(inseams).map(([leg, cm]) => `${cm} cm in length ${leg}`))}.`;
  const rows = Object.entries(sizes).flatMap(([key, row]) =>
    row[of] === undefined ? [] : [{ key, cm: row[of] }],
  );
  if (rows.length === 0) return `${name}: the size chart doesn’t have that measure. ${fit}`;
  const own = rows.filter(({ key }) => key === size);
  const shorter = of === 'length' && petite ? ` The petite is ${petite.shorterBy} cm shorter.` : '';
  return `${name}, ${LENGTHS[of]}: ${listed((own.length > 0 ? own : rows).map(({ key, cm }) => `${cm} cm in ${key}`))}.${shorter}`;
}

/** Two pieces side by side. */
export const compare = lookUp(object({ pieces: array(string()) }), (store, { pieces }) => {
  const products = productsOf(store, pieces);
  return {
    text: products.map(({ name, price, fabric, fit }) => `${name}: €${price}, ${fabric}. ${fit}`).join(' '),
    checked: ['product sheet'],
    cards: products.map((product) => cardOf(product)),
  };
});
