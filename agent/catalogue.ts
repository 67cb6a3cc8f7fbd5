import { answerField, type FieldTopic } from './fields.ts';
import { answered, declined, type Part } from './part.ts';
import { stockOf, variantsOf } from './stock.ts';
import { listed, stemmed } from './text.ts';
import type { Product, ProductKind, Store } from './types.ts';
import { money, the } from './words.ts';

export interface CatalogueQuestion {
  kinds: ProductKind[];
  colours: string[];
  sizes: string[];
  budget?: number;
  country?: string;
  stems: string;
}

const PLURALS: Record<ProductKind, string> = {
  jeans: 'jeans',
  dress: 'dresses',
  shirt: 'shirts',
  jacket: 'jackets',
  sweater: 'sweaters',
  trousers: 'trousers',
  bag: 'bags',
  belt: 'belts',
};

/** The pieces that answer to what was asked for. */
export function answerCatalogue({ products }: Store, question: CatalogueQuestion): Part {
  const { kinds, colours, sizes, budget, country, stems } = question;
  const materials = [...new Set(products.flatMap(({ fabric }) => stemmed(fabric).trim().split(' ')))].filter(
    (word) => word.length > 3 && MATERIALS.has(word) && stems.includes(` ${word} `),
  );
  const isFiltered =
    kinds.length + colours.length + materials.length > 0 ||
    budget !== undefined ||
    country !== undefined ||
    sizes.length > 0;
  const extreme = / (cheapest|cheaper|least) /.test(stems)
    ? 1
    : / (most expens|dearest|priciest) /.test(stems)
      ? -1
      : 0;

  const found = products
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .filter(({ colour }) => colours.length === 0 || colours.some((one) => answersTo(colour, one)))
    .filter(({ fabric, care }) =>
      materials.every((word) => stemmed(`${fabric} ${care}`).includes(` ${word} `)),
    )
    .filter(({ price }) => budget === undefined || price <= budget)
    .filter(({ madeIn }) => country === undefined || madeIn === country)
    .filter((product) => sizes.length === 0 || sizes.some((size) => isThere(product, size)));

  if (extreme !== 0) {
    const [first] = found.sort((one, other) => (one.price - other.price) * extreme);
    if (first)
      return answered(`That is ${the(first)}, at ${money(first.price)}.`, ['prices'], [{ product: first }]);
  }
  if (!isFiltered)
    return answered(
      `A small range: ${listed([...new Set(products.map(({ kind }) => kind))].map((kind) => PLURALS[kind]))}. Ask me for one of them, or by colour, fabric or price.`,
      ['catalogue'],
    );
  if (found.length === 0)
    return declined(
      `Nothing in the store is like that. There are ${listed([...new Set(products.map(({ kind }) => kind))].map((kind) => PLURALS[kind]))}.`,
      ['catalogue'],
    );
  return named(found);
}

/** What a question asks for, and the stems in a product sheet that answer to it. */
const MEANT: [asked: RegExp, by: string][] = [
  [/ (warm|warmer|warmest|winter|cosi|autumn|cold) /, 'merino|wool|brush'],
  [
    / (summer|cool|lightest|lighter|light(?= (and|enough|weight|for|dress|fabric))|is light|breath|breathabl|hot|cling|airi) /,
    'linen|loos',
  ],
  [/ (stretch|stretchi|elast) /, 'elastan'],
  [/ (heaviest|thickest) denim /, 'raw'],
  [/ machin /, 'machin'],
  [/ dry clean /, 'dry clean'],
];

/** Searches all pieces by one field: 'Which can go in the machine?', 'Is anything see-through?' */
export function acrossPieces(
  { products }: Store,
  fields: FieldTopic[],
  { stems, kinds, budget }: CatalogueQuestion,
): Part | undefined {
  const [topic] = fields.filter(
    (one) => one === 'sheer' || one === 'care' || one === 'pockets' || one === 'fabric' || one === 'fit',
  );
  const among = products.filter(
    ({ kind, price }) =>
      (kinds.length === 0 || kinds.includes(kind)) && (budget === undefined || price <= budget),
  );
  // 'Something under 70' is a price.
  if (topic === 'sheer' && budget === undefined) {
    const wantsOpaque = / opaqu | not (\S+ )?(see|sheer|transpar|show) /.test(stems);
    return answerField(
      'sheer',
      among.filter(({ sheer }) => sheer && (!wantsOpaque || /^Opaque/.test(sheer))),
      { colours: [], stems },
    );
  }
  if (topic === 'pockets') {
    const wanted = / (without|no) (\S+ )?pocket /.test(stems)
      ? 'None'
      : (/ (insid|zip|back|chest) /.exec(stems)?.[1] ?? '');
    const found = among.filter(
      ({ pockets }) => pockets.includes(wanted) && (pockets !== 'None' || wanted !== ''),
    );
    return found.length > 0 ? named(found) : undefined;
  }
  const words = MEANT.filter(([asked]) => asked.test(stems)).flatMap(([, by]) => by.split('|'));
  const found = among.filter(({ fabric, fit, care }) => {
    const text = stemmed([fabric, fit, care].join(' '));
    return words.some((word) => text.includes(` ${word} `));
  });
  return found.length > 0 ? named(found) : undefined;
}

function named(products: Product[]): Part {
  const names = listed(products.map(({ name, colour, price }) => `${name} (${colour}, ${money(price)})`));
  return answered(
    `${products.length === 1 ? 'Yes,' : 'We have'} the ${names}.`,
    ['catalogue'],
    products.slice(0, 3).map((product) => ({ product })),
  );
}

/** What is said to somebody who looks for what the store doesn't have. */
export function notSold({ products }: Store): Part {
  return declined(
    `This store doesn’t have that. There are ${listed([...new Set(products.map(({ kind }) => kind))].map((kind) => PLURALS[kind]))}.`,
    ['catalogue'],
  );
}

export function answersTo(colour: string, asked: string): boolean {
  if (asked === 'blue') return /blue|indigo|midnight/.test(colour);
  return colour.includes(asked) || (asked === 'white' && colour === 'ivory');
}

function isThere(product: Product, size: string): boolean {
  return size in product.sizes && variantsOf(product, size).some((variant) => stockOf(product, variant) > 0);
}

export const MATERIALS = new Set(
  'denim cotton linen wool merino leather elastane canvas poplin twill raw selvedge voile mulesing buckle brass nickel'
    .split(' ')
    .map((word) => stemmed(word).trim()),
);
