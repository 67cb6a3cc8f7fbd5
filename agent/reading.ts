import { stemmer } from 'stemmer';
import { ORDERS_TO_OBEY, ORDINARY, SMALL_TALK } from './everyday.ts';
import { looksForeign } from './language.ts';
import { BODY, COLOURS, HAND_OVERS, KINDS, NOT_SOLD, OUTSIDE, TOPICS } from './lexicon.ts';
import { findQuantities, withDigits } from './measures.ts';
import { SHORTHAND, writtenOut } from './phrases.ts';
import { findPlaces, PLACE_WORDS, type Place } from './places.ts';
import { createSpelling } from './spelling.ts';
import { clean, plain, sentences, stemmed } from './text.ts';
import type { Measured, Product, ProductKind, Store } from './types.ts';

/** What one sentence of a message says, before the thread is looked at. */
export interface Reading {
  /** Subjects by their place in the sentence, each once. */
  topics: string[];
  talk: string[];
  handOvers: string[];
  isHostile: boolean;
  isOutside: boolean;
  isNotSold: boolean;
  /** Named by a name of their own. */
  products: Product[];
  /** Named by a word that several share, such as 'Harrow'. */
  shared: Product[];
  kinds: ProductKind[];
  colours: string[];
  sizes: string[];
  inseam?: string;
  isPetite: boolean;
  measures: Partial<Record<Measured, number>>;
  /** A measure of nothing that was named. */
  bareMeasure?: number;
  hasWeight: boolean;
  /** A size of another country's, such as 'UK 12'. */
  hasForeignSize: boolean;
  isBetween: boolean;
  /** The plural: 'which sizes', unlike 'which size'. */
  saysSizes: boolean;
  places: Place[];
  orderNumbers: string[];
  /** Most the asker wants to pay, in euros. */
  budget?: number;
  /** 'after 40 days', '6 weeks ago'. */
  days?: number;
  /** Sums of money that are named. */
  amounts: number[];
  /** Numbers that are prices where they are no sizes: 'the Mara is 99'. */
  claims: number[];
  isPair: boolean;
  isQuestion: boolean;
  /** Words that are neither known nor ordinary. */
  unknown: number;
  words: number;
  /** Stems and marks, for the few questions that one answer alone asks. */
  stems: string;
}

export interface Message {
  readings: Reading[];
  emails: string[];
  isForeign: boolean;
}

/** More would take longer than an answer may. */
const MOST_MENDED = 24;

const ALL_LEXICONS = [TOPICS, SMALL_TALK, HAND_OVERS, OUTSIDE, KINDS, NOT_SOLD, COLOURS, BODY];

const LETTER_SIZES: Record<string, string> = {
  xs: 'XS',
  s: 'S',
  m: 'M',
  l: 'L',
  xl: 'XL',
  xxl: 'XXL',
  xxs: 'XXS',
  small: 'S',
  medium: 'M',
  large: 'L',
};

export function createReader(store: Store): (typed: string) => Message {
  const names = namesOf(store);
  let mended = 0;
  const vocabulary = new Set([
    ...ORDINARY,
    ...ALL_LEXICONS.flatMap(({ words }) => words),
    ...SHORTHAND.keys(),
    ...PLACE_WORDS,
    ...names.keys(),
    ...store.products.flatMap(
      ({ fabric, fit, care, sheer = '', pockets, colour }) =>
        plain([fabric, fit, care, sheer, pockets, colour].join(' ')).match(/[a-z]{3,}/g) ?? [],
    ),
  ]);
  // Nobody is taken for hostile because of a slip: those words are known, and no other is mended towards them.
  const known = new Set([...vocabulary, ...ORDERS_TO_OBEY.words].map(stemmer));
  const mend = createSpelling(
    vocabulary,
    new Set([
      ...names.keys(),
      ...[KINDS, COLOURS, BODY].flatMap(({ words }) => words),
      'size',
      'stock',
      'price',
      'order',
      'ship',
      'wash',
      'sale',
      'cost',
    ]),
  );

  return (typed) => {
    mended = 0;
    const text = clean(typed).replace(/<\/?[a-z]+\d?>/gi, '. ');
    const { emails, rest } = findEmails(text);
    const isForeign = looksForeign(rest);
    return {
      emails,
      isForeign,
      readings: sentences(rest)
        .map(read)
        .filter((reading): reading is Reading => reading !== undefined),
    };
  };

  function read(sentence: string): Reading | undefined {
    let text = withDigits(plain(sentence.replace(/\bU\.?S\.?(?=[\s?!,]|$)/g, 'usa')));
    const orderNumbers = [...text.matchAll(/(?<![\d.,€$£])#?(\d{4,})(?![\d]|[.,]\d| ?mm)/g)].flatMap(
      ([, number]) => number ?? [],
    );
    const [, count, unit = ''] = /(\d{1,3}) ?(day|week|month|year)/.exec(text) ?? [];
    const budget =
      /(?:under|below|less than|max(?:imum)?|up to|cheaper than|within|not more than) *(?:€|eur(?:os?)?)? *(\d{2,4})\b(?! ?(?:cm|mm|"))/.exec(
        text,
      )?.[1];
    text = text
      .replace(/[€£$](?=\W*$)/, ' price ')
      .replace(/\bh ?& ?m\b/g, 'asos')
      // Letters drawn out: 'heyyy', 'helloooo'. Sizes such as XXL stay.
      .replace(/([iy])\1+|([a-wz])\2{2,}/g, '$1$2')
      .replace(/\bw ?(\d{2,3}(?:[.,]\d)? ?(?:cm|in\b|"))/g, 'waist $1')
      .replace(/(?<![\d.,])#?\d{4,}(?! ?mm)\d*/g, ' @number ')
      .replace(/(?:€|£|\$|\beur|\busd|\bgbp) ?\d+(?:[.,]\d+)?/g, ' @number ')
      .replace(
        /\d+(?:[.,]\d+)? ?(?:€|£|\$|eur\b|euros?\b|pounds?\b|dollars?\b|bucks\b|quid\b)/g,
        ' @number euros ',
      )
      .replace(/(?:under|below|less than|up to|cheaper than) *\d+/g, ' under @number ')
      .replace(/\d+(?:[.,]\d+)? ?(?:%|percent|per cent)/g, ' @number percent ')
      .replace(
        /\d+(?= ?(?:days?|weeks?|months?|years?|hours?|minutes?|degrees?|times|people|oz|ounce|g\b|kg|kilos?|lbs?|pounds?|stone)\b)/g,
        ' @number ',
      )
      .replace(/(wash|clean|iron|machine|temperature|dry)(.*) at \d+/g, '$1$2 at @number');
    const { quantities, rest } = findQuantities(text);
    const sizesFound = findSizes(rest);
    const words = spelled(sizesFound.rest);
    if (
      words.length === 0 &&
      orderNumbers.length === 0 &&
      quantities.length === 0 &&
      sizesFound.pairs.length === 0
    )
      return;

    const placed = findPlaces(words.join(' '));
    const named = findNames(placed.rest.split(' ').filter(Boolean));
    const stems = ` ${named.words.map((word) => (word.startsWith('@') ? word : stemmed(word).trim())).join(' ')} `;
    const ids = (found: { id: string }[]) => [...new Set(found.map(({ id }) => id))];
    const topics = ids(TOPICS.find(stems));
    const said = named.words.join(' ');
    if (/\bi (?:have )?ordered\b|\bdid i order\b/.test(said)) topics.push('order');
    if (
      /^(?:and )?where\b.*\b(?:made|make|produced|sewn|manufactured)\b|\bmade\b.* where\b/.test(said) &&
      !topics.includes('origin')
    )
      topics.push('origin');
    if (
      / order /.test(stems) &&
      /\d ?(?:am|pm|h|o'?clock)\b|\d:\d\d|\bnoon\b/.test(sentence.toLowerCase()) &&
      !topics.includes('cutOff')
    )
      topics.push('cutOff');
    const kindsFound = KINDS.find(stems).filter(
      ({ from }) => !/ (?:not|without|except) (?:a |the |ani )?$/.test(stems.slice(0, from + 1)),
    );
    // 'A belt for 34 inch jeans' is asked of belts.
    const asked = kindsFound.filter(
      ({ from }) => !/ (?:for|with|under|over) (?:[^ ]+ ){0,2}$/.test(stems.slice(0, from + 1)),
    );
    const kinds = ids(asked.length > 0 ? asked : kindsFound) as ProductKind[];
    if (
      placed.places.length > 0 &&
      (topics.includes('price') ||
        / (when|which dai|how long|how soon|how quick|how quickli|how fast|how mani dai|fee|charg|pai|send|come|get) /.test(
          stems,
        )) &&
      !topics.includes('origin') &&
      !topics.includes('delivery')
    )
      topics.push('toPlace');
    const unknown = named.words.filter((word) => /^[a-z]{3,}$/.test(word) && !isKnown(word)).length;
    const sizes = [...sizesFound.sizes, ...named.sizes];

    const reading: Reading = {
      topics,
      talk: ids(SMALL_TALK.find(stems)),
      handOvers: [
        ...ids(HAND_OVERS.find(stems)),
        ...(/\bcustom\b/.test(said) ? ['special'] : []),
        ...(/(?:hemmed|shortened|repaired)\b.* (?:too (?:short|long)|wrong)/.test(said) ? ['complaint'] : []),
      ],
      isHostile:
        ORDERS_TO_OBEY.find(stems).length > 0 ||
        / (?:other|your|which|all|list|of|every) customers?(?! (?:service|support|care)) /.test(
          ` ${said} `,
        ) ||
        /\b(?:select|update|insert|delete|drop)\b.*\b(?:from|set|into|table)\b|\b(?:system|assistant|user) ?:|<[a-z/!]|\{\{|\$\{|\.\.\/|javascript:|\*@|%@|'1'|1=1|a stolen|shoplift/i.test(
          sentence,
        ),
      isOutside: OUTSIDE.find(stems).length > 0 || /\d ?(?:[+*=÷]|times|plus|minus) ?\d/.test(text),
      isNotSold:
        NOT_SOLD.find(stems).length > 0 ||
        (/^ do you (sell|carri) (?!anyth|someth|cloth)\S+ $/.test(stems) && kinds.length === 0) ||
        /\b(?:shorts|leggings)\b/.test(said),
      products: named.products,
      shared: named.shared,
      kinds,
      colours: ids(COLOURS.find(stems)),
      sizes,
      isPetite: / petit /.test(stems),
      measures: {},
      hasWeight: BODY.find(stems).some(({ id }) => id === 'weight'),
      hasForeignSize: sizesFound.hasForeign,
      isBetween: / between /.test(stems),
      saysSizes: named.words.includes('sizes'),
      places: placed.places,
      orderNumbers,
      amounts: [
        ...plain(sentence).matchAll(
          /(?:[€£$]|\beur) ?(\d+)|(\d+) ?(?:[€£$]|euros?\b|eur\b|dollars|pounds|bucks)|(\d+)[.,]\d\d\b/g,
        ),
      ].map(([, before, after, bare]) => Number(before ?? after ?? bare)),
      claims: / (is|ar|cost|be) (the )?(@product )?@size /.test(stems)
        ? sizes.map(Number).filter((number) => number > 44 && sizes.length === 1)
        : [],
      isPair: sizesFound.pairs.length > 0,
      isQuestion:
        /\?$/.test(sentence) ||
        / (how|what|which|when|where) |^ (is|ar|doe|do|can|could|will|would|ha|have) /.test(stems),
      unknown,
      words: named.words.length,
      stems,
    };
    if (sizesFound.inseam) reading.inseam = sizesFound.inseam;
    if (count)
      reading.days = Number(count) * (unit === 'day' ? 1 : unit === 'week' ? 7 : unit === 'month' ? 30 : 365);
    if (budget) reading.budget = Number(budget);
    assignMeasures(reading, quantities, text, sizesFound.bodyNumbers);
    return reading;
  }

  function isKnown(word: string): boolean {
    return known.has(stemmer(word));
  }

  /** Words without marks of writing, shorthand written out, slips mended. */
  function spelled(text: string): string[] {
    const raw = text.replace(/'/g, '').match(/@[a-z]+|[a-z]+|\d+/g) ?? [];
    return raw.flatMap((word) => {
      if (word.startsWith('@') || /^\d/.test(word)) return [word.startsWith('@') ? word : '@number'];
      const long = writtenOut(word);
      if (long) return long;
      if (isKnown(word)) return [word];
      mended += 1;
      if (mended > MOST_MENDED) return [word];
      const right = mend(word) ?? mend(word.replace(/s$/, '')) ?? word;
      return writtenOut(right) ?? [right];
    });
  }

  /** Names of products become `@product`, with the word for their kind that belongs to them; letters of sizes `@size`. */
  function findNames(words: string[]) {
    const products: Product[] = [];
    const shared: Product[] = [];
    const sizes: string[] = [];
    const kept: string[] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? '';
      const before = words[at - 1] ?? '';
      const next = words[at + 1] ?? '';
      const bearers = names.get(word) ?? names.get(word.replace(/s$/, ''));
      const letter = Object.hasOwn(LETTER_SIZES, word) ? LETTER_SIZES[word] : undefined;
      if (bearers && !(word === 'straight' && (next === 'leg' || (next === 'to' && !names.has(before))))) {
        if (bearers.length === 1) products.push(...bearers);
        else shared.push(...bearers);
        kept.push('@product');
        // 'Harrow Straight', 'Mara dress', 'Alba shirt dress'
        while (names.has(words[at + 1] ?? '') || isKindOf(words[at + 1], bearers)) {
          const further = names.get(words[at + 1] ?? '');
          if (further?.length === 1) products.push(...further);
          at += 1;
        }
      } else if (letter && (word.length < 4 || isSizeWord(kept.at(-1) ?? '', next))) {
        if (word === 'large' && before === 'extra') sizes.push('XL');
        else sizes.push(letter);
        kept.push('@size');
      } else kept.push(word);
    }
    const single = [...new Set(products)];
    return {
      products: single,
      shared: single.length > 0 && shared.every((one) => sharesName(one, single)) ? [] : [...new Set(shared)],
      sizes,
      words: kept,
    };
  }

  function sharesName(product: Product, others: Product[]): boolean {
    const [first] = product.name.split(' ');
    return others.some(({ name }) => name.startsWith(`${first} `));
  }
}

/** The words of each product's name that are not its kind, in small letters, with the products that bear them. */
function namesOf(store: Store): Map<string, Product[]> {
  const bearers = new Map<string, Product[]>();
  for (const product of store.products)
    for (const word of plain(product.name).split(' '))
      if (KINDS.find(` ${stemmed(word).trim()} `).length === 0)
        bearers.set(word, [...(bearers.get(word) ?? []), product]);
  return bearers;
}

function isKindOf(word: string | undefined, products: readonly Product[]): boolean {
  if (!word) return false;
  const kinds = KINDS.find(stemmed(word)).map(({ id }) => id);
  return products.some(
    ({ kind, name }) => kinds.includes(kind) || (kinds.length > 0 && plain(name).includes(word)),
  );
}

function isSizeWord(before: string, next: string): boolean {
  if (/^(too|run|runs|so|bit|very|quite|really|rather|fit|fits|comes?)$/.test(before)) return false;
  return (
    /^(in|a|an|size|the|is|petite|any|many|extra|or|and|usually|normally|of|wear|wears|your|last|ok|no|@product|)$/.test(
      before,
    ) || next === 'size'
  );
}

/** A number beside a word of the body. */
interface BodyNumber {
  value: number;
  part?: Measured;
  at: number;
}

function findSizes(text: string) {
  const pairs: [string, string][] = [];
  const sizes: string[] = [];
  let inseam: string | undefined;
  const bodyNumbers: BodyNumber[] = [];
  let hasForeign = false;
  const isBetween = /between/.test(text);
  let rest = text.replace(
    /\b(?:uk|us|usa|american|british|aus?)(?: ?dress| ?women'?s)?(?: ?size)? ?-?\d{1,2}\b/g,
    () => {
      hasForeign = true;
      return ' size ';
    },
  );
  rest = rest.replace(
    /\b(?:eu|eur|european|french|german|italian|it|fr|de)(?: ?size)? ?(\d{2})\b/g,
    ' size $1 ',
  );
  rest = rest.replace(
    /\bw?(2[4-9]|3\d|4[0-4])\s*(?:waist|w)?\s*(?:x|×|\*|\/|-|by|\s|,|and)\s*l?(2[6-9]|3[0-8])(?: ?l(?:eg|ength)?)?\b(?! ?(?:cm|"|inch))/g,
    (match: string, size: string, leg: string) => {
      if ((isBetween && !/[x×*/]/.test(match)) || /and/.test(match)) return match;
      pairs.push([size, leg]);
      return ' @size ';
    },
  );
  rest = rest.replace(
    /\b(?:l|length|leg|inseam|inside leg)(?: (?:of|is|in))? ?(2[6-9]|3[0-8])\b(?! ?(?:cm|"|inch))/g,
    (_, leg: string) => {
      inseam = leg;
      return ' length ';
    },
  );
  rest = rest.replace(/\b(2[6-9]|3[0-8]) (?:leg|length|inseam|long)\b/g, (_, leg: string) => {
    inseam = leg;
    return ' length ';
  });
  rest = rest.replace(/\bw(2[4-9]|3\d|4[0-4])\b/g, ' $1 ');
  // A number beside a body part is a measurement: in inches if it is small, otherwise in cm.
  const body = '(?:waist|waste|wasit|waits|bust|chest|hips?|inseam|inside leg|tall|height)';
  rest = rest.replace(
    new RegExp(
      `\\b(${body}(?:(?<!inseam) size)?(?: is|'s| of| measures?| measurement| around| about| ?=| ?:|,| -)*) ?(\\d{1,3})(?:[.,](\\d))?\\b`,
      'g',
    ),
    (_, words: string, whole: string, tenth = '0', at: number) => {
      bodyNumbers.push({ value: Number(`${whole}.${tenth}`), at });
      return `${words} @measure `;
    },
  );
  rest = rest.replace(
    new RegExp(
      `(?<!size )\\b(\\d{2,3})(?:[.,](\\d))?((?: around| in| round| for| of)?(?: the| my)?(?: cm)? ?${body}(?! measurement))`,
      'g',
    ),
    (_, whole: string, tenth = '0', words: string, at: number) => {
      bodyNumbers.push({ value: Number(`${whole}.${tenth}`), at });
      return ` @measure ${words}`;
    },
  );
  rest = rest.replace(
    /\b(i am|im|i'm|(?:s?he) ?(?:is|'?s)) (1[4-9]\d|20\d)\b/g,
    (_, who: string, tall: string, at: number) => {
      bodyNumbers.push({ value: Number(tall), part: 'height', at });
      return `${who} @measure`;
    },
  );
  const isOfBody = bodyNumbers.length === 0 && new RegExp(`\\b${body}\\b`).test(rest);
  rest = rest.replace(/(?<![\d.,@a-z])(\d{2,3})(?![\d]|[.,]\d)/g, (_, number: string, at: number) => {
    if (isOfBody && Number(number) > 59) {
      bodyNumbers.push({ value: Number(number), at });
      return ' @measure ';
    }
    sizes.push(number);
    return ' @size ';
  });
  const [first] = pairs;
  if (first) {
    sizes.unshift(first[0]);
    inseam = first[1];
  }
  return { pairs, sizes, ...(inseam !== undefined && { inseam }), bodyNumbers, hasForeign, rest };
}

/** Gives each measure to the part of the body that is named nearest to it. */
function assignMeasures(
  reading: Reading,
  quantities: { cm: number; isHeight: boolean; isLaptop: boolean; at: number }[],
  text: string,
  bodyNumbers: BodyNumber[],
): void {
  const parts = [
    ...text.matchAll(
      /(waist|waste|wasit|wiast|waits\b|around the middle)|(chest|bust|breast|boobs)|(inseam|inside leg|inner leg)|(tall|height)|(hips?\b|thigh)/g,
    ),
  ].map((match) => ({
    at: match.index,
    part: (['waist', 'chest', 'inseam', 'height', 'hips'] as const)[match.slice(1).findIndex(Boolean)],
  }));
  const taken = quantities.filter(({ isLaptop }) => !isLaptop);
  for (const { cm, isHeight, at } of taken) give(cm, isHeight ? 'height' : undefined, at);
  for (const { value, part, at } of bodyNumbers)
    give(value < 52 ? Math.round(value * 25.4) / 10 : value, part, at);
  if (quantities.some(({ isLaptop }) => isLaptop)) reading.topics.push('fit');

  function give(cm: number, part: Measured | undefined, at: number) {
    const nearest = parts
      .filter((other) => cm >= 135 === (other.part === 'height') || other.part !== 'height')
      .sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0]?.part;
    const of = part ?? nearest;
    if (of && reading.measures[of] === undefined) reading.measures[of] = cm;
    else if (!of) reading.bareMeasure ??= cm;
  }
}

/** Addresses, also with blanks around their signs, and the text without them. */
function findEmails(text: string): { emails: string[]; rest: string } {
  const emails: string[] = [];
  const rest = text.replace(
    /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+ ?@ ?[\p{L}\d-]+(?:(?:\.[\p{L}\d-]+)+| ?\. ?(?=[\p{Ll}\d-]+(?:$|[\s,;.?!]))[\p{L}\d-]+)?/gu,
    (found) => {
      emails.push(found.replace(/\s/g, '').replace(/\.$/, '').toLowerCase());
      return ' @email ';
    },
  );
  return { emails, rest };
}
