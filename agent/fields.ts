import { answered, declined, type Part } from './part.ts';
import { bodyWordOf, sitsCloser, spanOf } from './sizing.ts';
import { ended, inside, listed, stemmed } from './text.ts';
import type { Product, SizeRow } from './types.ts';
import { be, have, money, The, the, verb } from './words.ts';

/** Fields of a piece that can be asked for. */
export const FIELD_TOPICS = [
  'price',
  'colour',
  'fabric',
  'fit',
  'length',
  'rise',
  'waistOfPiece',
  'inseam',
  'opening',
  'care',
  'origin',
  'pockets',
  'sheer',
  'petite',
  'sizes',
] as const;

export type FieldTopic = (typeof FIELD_TOPICS)[number];

interface FieldQuestion {
  size?: string;
  inseam?: string;
  /** Colours by name, as asked for. */
  colours: string[];
  /** Prices that somebody claims. */
  amounts?: number[];
  /** Most the asker wants to pay. */
  budget?: number;
  isPetite?: boolean;
  stems: string;
}

/** One field of each of some products. */
export function answerField(topic: FieldTopic, products: Product[], question: FieldQuestion): Part {
  const parts = products.map((product) => field(topic, product, question));
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const texts = parts.map(({ text }) => text);
  return {
    kind: parts.every(({ kind }) => kind === 'declined') ? 'declined' : 'answered',
    text: [...texts, verdict(topic, products)].filter(Boolean).join(' '),
    checked: [...new Set(parts.flatMap(({ checked }) => checked))],
    cards: products.map((product) => ({ product })),
  };
}

function field(
  topic: FieldTopic,
  product: Product,
  { size, inseam, colours, amounts = [], budget, isPetite, stems }: FieldQuestion,
): Part {
  const card = [{ product }];
  const say = (text: string, ...checked: string[]) =>
    answered(text, checked.length > 0 ? checked : ['product sheet'], card);
  const lacks = (what: string, instead: string) =>
    declined(`The product sheet of ${the(product)} doesn’t say ${what}. ${instead}`, ['product sheet'], card);
  const row = size === undefined ? undefined : product.sizes[size];
  const rows = Object.entries(product.sizes);

  switch (topic) {
    case 'price': {
      const costs = `${the(product)} ${verb(product, 'cost')} ${money(product.price)}.`;
      const isClaimed = budget !== undefined || (amounts.length > 0 && !/ (over|abov|more) /.test(stems));
      const isSo = budget === undefined ? amounts.includes(product.price) : product.price <= budget;
      return say(isClaimed ? `${isSo ? 'Yes' : 'No'}: ${costs}` : costs.replace('the', 'The'), 'prices');
    }
    case 'colour': {
      const isIt = colours.some((colour) => product.colour.includes(colour));
      const asked = colours.length > 0 ? (isIt ? 'Yes: ' : 'No: ') : '';
      const text = `${the(product)} ${verb(product, 'come')} in ${product.colour}${isIt ? '' : ' only'}.`;
      return say(asked + (asked ? text : text.charAt(0).toUpperCase() + text.slice(1)));
    }
    case 'fabric': {
      const more = [
        / (stretch|stretchi|elast|loosen|give) /.test(stems) && sentenceWith(product.fit, /gives|size/),
        / (line|unlin) /.test(stems) && product.sheer && /lined/.test(product.sheer) && product.sheer,
        / wide | width /.test(stems) && product.kind !== 'belt' && product.fit,
      ].filter(Boolean);
      return say(
        [`${The(product)} ${be(product)} ${inside(product.fabric)}.`, ...more].join(' '),
        'fabric notes',
      );
    }
    case 'fit':
      if (/ sleev /.test(stems) && !/sleeve/i.test(product.fit))
        return lacks('how long the sleeves are', `Its fit: ${inside(product.fit)}`);
      if (/ shrink|wash/.test(stems) && !/shrink|keeps/i.test(product.fit))
        return lacks('whether it shrinks', `Care: ${inside(product.care)}`);
      return say(
        `${The(product)}: ${inside(product.fit)}${/ (let|adjust|tab|wider|bigger) /.test(stems) || sitsCloser(product, stems) ? ` ${product.advice ?? ''}` : ''}`,
        'fit notes',
      );
    case 'length':
    case 'rise':
    case 'waistOfPiece':
    case 'inseam': {
      const { inseams } = product;
      if (inseams && (topic === 'inseam' || topic === 'length')) {
        const one = inseam === undefined ? undefined : inseams[inseam];
        return say(
          one === undefined
            ? `${The(product)} comes in ${listed(Object.entries(inseams).map(([name, cm]) => `length ${name} (${cm} cm)`))}, by the inseam. Jeans are hemmed free of charge.`
            : `Length ${inseam} of ${the(product)} has an inseam of ${one} cm.`,
          'size chart',
        );
      }
      const noun = topic === 'waistOfPiece' ? 'waist' : topic;
      if (noun === 'length' && product.petite && isPetite) return petiteLength(product, product.petite, size);
      const shorter = topic === 'length' ? petite(product, size) : '';
      if (row?.[noun] !== undefined)
        return say(`The ${noun} of ${the(product)} in ${size} is ${row[noun]} cm.${shorter}`, 'size chart');
      if (rows[0]?.[1][noun] !== undefined)
        return say(
          `The ${noun} of ${the(product)} is ${listed(rows.map(([name, one]) => `${one[noun]} cm in ${name}`))}.${shorter}`,
          'size chart',
        );
      const instead = { length: 'inseam', inseam: 'length' } as const;
      const other = noun === 'length' || noun === 'inseam' ? instead[noun] : undefined;
      if (other && rows[0]?.[1][other] !== undefined)
        return field(other, product, {
          ...(size && { size }),
          ...(isPetite && { isPetite }),
          colours,
          stems,
        });
      return product.fit.includes(` ${noun}`)
        ? say(`${The(product)}: ${inside(product.fit)}`, 'fit notes')
        : lacks(`a ${noun}`, product.fit);
    }
    case 'opening':
      if (product.legOpening !== undefined)
        return say(`The leg of ${the(product)} is ${product.legOpening} cm wide at the hem.`, 'size chart');
      return / (how|width|open|circumfer|cm) /.test(stems)
        ? lacks('how wide the leg is in cm', product.fit)
        : field('fit', product, { colours, stems });
    case 'care':
      if (/ (pill|bobbl) /.test(stems) && !/pill/.test(product.care))
        return lacks('whether it pills', `Care: ${inside(product.care)}`);
      return say(`${The(product)}: ${inside(product.care)}`, 'care label');
    case 'origin':
      return say(`${The(product)} ${be(product)} made in ${product.madeIn}.`, 'product sheet');
    case 'pockets':
      return product.pockets === 'None'
        ? say(`${The(product)} ${have(product)} no pockets.`)
        : say(`${The(product)} ${have(product)} pockets: ${inside(product.pockets)}.`);
    case 'sheer':
      if (product.sheer === undefined)
        return lacks('whether it is see-through', `The fabric: ${inside(product.fabric)}.`);
      return say(
        /^Opaque/.test(product.sheer)
          ? `${The(product)} is opaque.`
          : /^Slightly/.test(product.sheer)
            ? `${The(product)} is slightly see-through.${product.sheer.replace(/^Slightly\./, '')}`
            : `${The(product)}: ${inside(product.sheer)}`,
      );
    case 'petite':
      if (!product.petite)
        return say(`There is no petite cut of ${the(product)}. ${product.fit}`, 'size chart');
      return say(
        `The petite of ${the(product)} is ${product.petite.shorterBy} cm shorter and comes in ${listed(product.petite.sizes)}. ${product.advice ?? ''}`,
        'size chart',
      );
    case 'sizes': {
      if (rows.length === 1) return say(`${The(product)} comes in ${rows[0]?.[0]}. ${product.fit}`);
      if (row && / measur/.test(stems))
        return say(`${The(product)} in ${size}: ${measured(row)}.`, 'size chart');
      if (/ (chart|guid|tabl|each) /.test(stems) && rows.some(([, one]) => spanOf(one)))
        return say(
          `${The(product)} by the ${bodyWordOf(product)}: ${listed(rows.map(([name, one]) => `${name} for ${(spanOf(one) ?? []).join(' to ')} cm`))}.`,
          'size chart',
        );
      const lengths = product.inseams ? `, in lengths ${listed(Object.keys(product.inseams))}` : '';
      const petites = product.petite ? `, and as petite in ${listed(product.petite.sizes)}` : '';
      return say(
        `${The(product)} ${verb(product, 'come')} in ${listed(rows.map(([name]) => name))}${lengths}${petites}.`,
        'size chart',
      );
    }
  }
}

/** All that the chart says of a size. */
function measured(row: SizeRow): string {
  return Object.entries(row)
    .map(([name, cm]) =>
      Array.isArray(cm)
        ? `for a ${name.replace('bodyWaist', 'waist')} of ${cm.join(' to ')} cm`
        : `${name} ${cm} cm`,
    )
    .join(', ');
}

/** What stands out of a comparison, in words. */
function verdict(topic: FieldTopic, products: Product[]): string {
  const [one, other] = products;
  if (!one || !other || products.length > 2) return '';
  if (topic === 'price')
    return one.price === other.price ? '' : costsLess(one.price < other.price ? one : other);
  if (topic !== 'length') return '';
  const lengths = products.map(({ sizes }) => Object.values(sizes)[0]?.length);
  const [first, second] = lengths;
  return first === undefined || second === undefined || first === second
    ? ''
    : `${The(first > second ? one : other)} is the longer one.`;
}

function costsLess(product: Product): string {
  return `${The(product)} ${verb(product, 'cost')} less.`;
}

/** The field whose text has most of a question's words, where none was named outright. */
export function fieldWith(product: Product, stems: string): FieldTopic | undefined {
  const asked = stems
    .split(' ')
    .filter(
      (stem) =>
        (stem.length > 3 || /^(zip|box|tab|rib|leg)$/.test(stem)) &&
        !stem.startsWith('@') &&
        !/^(doe|have|with|that|thi|when|what|from|come|need|size|take|your|look|wear)$/.test(stem),
    );
  const scores = (['fabric', 'fit', 'sheer', 'care', 'pockets'] as const).map((topic) => {
    const text = stemmed(`${product[topic] ?? ''} ${topic === 'fit' ? (product.advice ?? '') : ''}`);
    return {
      topic,
      score: asked.filter((stem) => text.includes(` ${stem} `) || text.includes(` un${stem} `)).length,
    };
  });
  const [best] = scores.sort((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.topic : undefined;
}

/** What a piece is, in two sentences. */
export function describe(product: Product): Part {
  const fit = product.fit.split(/(?<=\.) /)[0] ?? '';
  return answered(
    `${The(product)}, ${product.colour}, ${money(product.price)}: ${inside(product.fabric)}. ${ended(fit)}${product.sheer && !/^Opaque/.test(product.sheer) ? ` ${product.sheer.replace(/^Slightly\./, 'Slightly see-through.')}` : ''}`,
    ['product sheet'],
    [{ product }],
  );
}

/** Two pieces beside each other. */
export function compare(products: Product[]): Part {
  return answered(
    products
      .slice(0, 2)
      .map(
        (product) =>
          `${The(product)}, ${money(product.price)}: ${inside(product.fabric.split(',').slice(0, 3).join(','))}; ${inside(product.fit.split(/(?<=\.) /)[0] ?? '')}`,
      )
      .join(' '),
    ['product sheets', 'prices'],
    products.slice(0, 2).map((product) => ({ product })),
  );
}

function sentenceWith(text: string, pattern: RegExp): string {
  const part = text
    .split(/(?<=\.) /)
    .flatMap((sentence) => sentence.split('; '))
    .find((one) => pattern.test(one));
  return part ? ended(part) : '';
}

/** The petite's own length in the data's figures: the regular one, and by how much it is shorter. */
function petiteLength(
  product: Product,
  { sizes, shorterBy }: NonNullable<Product['petite']>,
  size = '',
): Part {
  const lengths = sizes
    .filter((one) => !sizes.includes(size) || one === size)
    .map((one) => `${product.sizes[one]?.length} cm in ${one}`);
  return answered(
    `The petite of ${the(product)} is ${shorterBy} cm shorter than the regular one, which is ${listed(lengths)}.`,
    ['size chart'],
    [{ product }],
  );
}

function petite(product: Product, size?: string): string {
  if (!product.petite || (size && !product.petite.sizes.includes(size))) return '';
  return ` The petite is ${product.petite.shorterBy} cm shorter.`;
}
