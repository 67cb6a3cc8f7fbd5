import { PLACES } from './places.ts';
import type { Measures, Product } from './types.ts';

/** What a question names. */
export interface Slots {
  /** The question with a sign such as `_piece` for each thing that was found. */
  text: string;
  /** Ids. Several where a word such as 'jeans' names several. */
  pieces: string[];
  /** Of them the ones that 'which' stands before. */
  chosen: string[];
  /** Each of the pieces is meant. */
  all: boolean;
  sizes: string[];
  inseam?: string | undefined;
  petite: boolean;
  measures: Measures;
  /** A country's English name. */
  place?: string | undefined;
  order?: string;
  email?: string;
  /** Words that stand in a piece's fabric, colour or origin. */
  features: string[];
  /** Other figures, such as of orders a month. */
  counts: number[];
  money: number[];
}

/** Worn with a piece, not asked about. */
const LAYERS =
  /\bover (?:an? |my |the )?(?:thick |thin )?(?:knit|jumper|sweater|pullover|shirt|t-?shirt|tee|hoodie)\b|\b(?:t-?shirt or )?(?:knit|jumper|sweater|pullover|shirt|t-?shirt|tee|hoodie) (?:under|beneath)(?:neath)?\b/g;

const INCH = 2.54;
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNITS = 'one two three four five six seven eight nine'.split(' ');
const BODY = /\b(waist|bust|chest|hips?|height|tall|inseam|inside leg|inner leg|leg|high)\b/g;
const PARTS: Record<string, keyof Measures> = {
  waist: 'waist',
  bust: 'chest',
  chest: 'chest',
  hip: 'hips',
  hips: 'hips',
  height: 'height',
  tall: 'height',
  high: 'height',
};
const SIZE_WORDS: Record<string, string> = {
  'extra small': 'XS',
  'extra large': 'XL',
  xsmall: 'XS',
  small: 'S',
  medium: 'M',
  med: 'M',
  large: 'L',
  xlarge: 'XL',
};

/**
 * Reads pieces, sizes, measures, places and orders by the data's own names. Expects what `clean` leaves, misspelt words
 * mended.
 */
export function createSlotReader(products: readonly Product[]): (text: string) => Slots {
  const names = Map.groupBy(
    products.flatMap(({ id, called }) => called.split(', ').map((name) => ({ id, name }))),
    ({ name }) => name,
  );
  /** Words of how each piece looks. */
  const looks = new Map(
    products.map(({ id, colour, fabric }) => [
      id,
      new Set([
        ...colour.split(' '),
        ...(fabric.toLowerCase().match(/(?!without|extra|free|wide|knee|fine)\b[a-z]{4,}/g) ?? []),
      ]),
    ]),
  );
  const adjective = [...new Set([...looks.values()].flatMap((words) => [...words]))].join('|');
  const described = new RegExp(
    `(\\b(?:which|what) (?:size (?:of )?(?:the |your )?)?)?((?:\\b(?:${adjective}|coloured) )*)(${anyOf([...names.keys()], '(?:e?s)?').source})`,
    'g',
  );
  const made = [...new Set(products.flatMap(({ sizes }) => Object.keys(sizes)))].filter(
    (size) => size !== 'one size',
  );
  const legs = [...new Set(products.flatMap(({ inseams = {} }) => Object.keys(inseams)))];
  const letters = made.filter((size) => /^[A-Z]/.test(size));
  const origins = products.map(({ madeIn }) => madeIn.toLowerCase());
  const features = new Set([...origins, ...[...looks.values()].flatMap((words) => [...words])]);
  const placeName = anyOf([...PLACES.keys()], "(?:'?s)?");

  return (typed) => {
    const slots: Slots = {
      text: '',
      pieces: [],
      chosen: [],
      all: false,
      sizes: [],
      petite: false,
      measures: {},
      features: [],
      counts: [],
      money: [],
    };
    let text = ` ${typed} `.replace(
      new RegExp(`\\b(${TENS.join('|')})(?:[ -](${UNITS.join('|')}))?\\b`, 'g'),
      (_, tens: string, unit = '') => String((TENS.indexOf(tens) + 2) * 10 + UNITS.indexOf(unit) + 1),
    );
    take(/[^\s<>(),;:"]+@[\w-]+(?:\.[\w-]+)+/, '_email', (match) => {
      slots.email = match.replace(/\.$/, '');
    });
    slots.features = (text.match(/[a-z]+/g) ?? []).filter((word) => features.has(word));
    if (products.length > 0) readOrder();
    take(
      /(?<=\b(?:under|below|less than|max|maximum|budget of|up to|cheaper than) )\d{2,4}\b(?! ?(?:cm|in|x))|(?:[€$£] ?\d[\d.,]*|\b\d[\d.,]* ?(?:€|euros?\b|eur\b|pounds?\b|dollars?\b|bucks\b|quid\b|usd\b|gbp\b))/,
      '_money',
      (match) => {
        slots.money.push(Number(match.replace(/[^\d.]/g, '').replace(/\.$/, '')));
      },
    );
    take(/\b\d+(?:\.\d+)? ?(?:%|percent\b|per cent\b|pct\b)/, '_percent');
    if (products.length > 0) {
      readMeasures();
      readPieces();
      readSizes();
    }
    take(placeName, '_place', (match) => {
      slots.place = PLACES.get(match) ?? PLACES.get(match.replace(/'?s$/, ''));
    });
    take(/(?<=\b(?:to|in|the) )us\b(?! (?:to|a|the|all)\b)/, '_place', () => {
      slots.place = 'United States';
    });
    take(/\b\d[\d.,]*k?\b/, '_count', (match) => {
      slots.counts.push(Number(match.replace(/[^\d]/g, '')) * (match.endsWith('k') ? 1000 : 1));
    });
    slots.text = text.replace(/'/g, '').trim();
    return slots;

    /** Puts a sign in the place of each match. */
    function take(
      pattern: RegExp,
      sign: string,
      found?: (match: string, ...groups: (string | undefined)[]) => unknown,
    ) {
      text = text.replace(new RegExp(pattern, 'g'), (match: string, ...groups: (string | undefined)[]) =>
        found?.(match, ...groups) === false ? match : ` ${sign} `,
      );
    }

    function readOrder(): void {
      take(
        /(?:#|\bno\.? ?|\bnr\.? ?|\bnumber (?:is )?)?\b\d{4,6}\b(?! ?(?:euros?|€|cm|mm|inch))/,
        '_order',
        (match) => {
          slots.order = match.replace(/\D/g, '');
        },
      );
    }

    /** A measure has a unit, or the name of a part of the body. */
    function readMeasures(): void {
      const measured = (cm: number, at: number, isHeight = false) => {
        const named = partAt(at);
        const part = isHeight || (named === 'any' && cm > 135) ? 'height' : named;
        slots.measures[part] = Math.round(cm * 10) / 10;
      };
      // 5'8", 5 ft 8; 1.72 m, 1m72; 72 cm; 28", 28.5 inches
      takeAt(
        /(?<![\d.])([4-6]) ?(?:'|ft|foot|feet)(?: ?(\d{1,2}))?(?: ?(?:''|"|in(?:ch(?:es)?)?\b))?/,
        (at, feet, inches) => measured((feet * 12 + inches) * INCH, at, true),
      );
      takeAt(/\b([12]) ?m ?(\d\d)\b|\b([12])[.,](\d\d) ?(?:m|met\w+)?\b/, (at, one, two, three, four) =>
        measured((one || three) * 100 + (two || four), at, true),
      );
      takeAt(/\b(\d{2,3}(?:[.,]\d+)?) ?-?(?:cms?|centi\w*)\b/, (at, cm) => measured(cm, at));
      takeAt(
        /\b(\d\d(?:[.,]\d+)?)(?: ?-?(?:''|"|inch(?:es)?\b)|in\b| in\b(?= *(?:$|[.,;!?)]|waist|bust|chest)))/,
        (at, inches) => measured(inches * INCH, at),
      );
      takeAt(
        /(?<=\b(?:waist|bust|chest|hips|height)(?:'?s)?(?: (?:is|of|measures|size|around|about|at|like|roughly|a|=|:|cm|in)| ?[=:])* ?)(\d{2,3}(?:[.,]\d)?)\b(?! ?x|_)/,
        (at, number) => measured(number < 60 ? number * INCH : number, at),
      );
      takeAt(/(?<=\b(?:i'?m|i am|tall|height) (?:about |around |only |is )?)(1[3-9]\d|20\d)\b/, (at, cm) =>
        measured(cm, at, true),
      );
      takeAt(
        /\b(\d{2,3}(?:[.,]\d)?)(?= (?:(?:around|across|at|in|on) )?(?:(?:the|my|her|his) )?(?:waist|bust|chest|hips|tall)\b)/,
        (at, number) => measured(number < 60 ? number * INCH : number, at),
      );
    }

    function takeAt(
      pattern: RegExp,
      found: (at: number, ...numbers: [number, number, number, number]) => void,
    ): void {
      text = text.replace(new RegExp(pattern, 'g'), (...groups: (string | number | undefined)[]) => {
        const end = groups.findIndex((group) => typeof group === 'number');
        const [one = 0, two = 0, three = 0, four = 0] = groups
          .slice(1, end)
          .map((group) => Number(String(group ?? 0).replace(',', '.')));
        found(Number(groups[end]), one, two, three, four);
        return ' _measure ';
      });
    }

    /** The part of the body that stands nearest to a measure, before it rather than after. */
    function partAt(at: number): keyof Measures {
      const near = [...text.matchAll(BODY)]
        .map((match) => ({
          word: match[0],
          away: match.index < at ? at - match.index : (match.index - at) * 1.5,
        }))
        .sort((one, other) => one.away - other.away)[0];
      if (!near || near.away > 45) return 'any';
      return PARTS[near.word] ?? 'inseam';
    }

    function readPieces(): void {
      const found: string[][] = [];
      text = text
        .replace(
          /\b(?:(?:in|into|to|from|inside) (?:my |the |a |your )?(?:shopping )?bag|my (?:shopping )?bag|shopping bag)\b/g,
          ' _bag ',
        )
        .replace(/\bstraight ?away\b/g, 'immediately')
        .replace(LAYERS, 'layers underneath');
      text = text.replace(described, (_, which = '', words: string, name: string) => {
        const ids = (names.get(name) ?? names.get(name.replace(/e?s$/, '')) ?? []).map(({ id }) => id);
        const own = ids.filter((id) =>
          words.match(/(?!coloured)\b[a-z]+/g)?.every((word) => looks.get(id)?.has(word)),
        );
        const meant = own.length > 0 ? own : ids;
        found.push(meant);
        if (which) slots.chosen.push(...meant);
        return `${which}${own.length > 0 ? '' : words} _piece `;
      });
      slots.all = found.length > 1 || /\b(?:both|all)\b/.test(text);
      const exact = new Set(found.filter(({ length }) => length === 1).flat());
      slots.pieces = [
        ...new Set(found.flatMap((ids) => (ids.length > 1 && ids.some((id) => exact.has(id)) ? [] : ids))),
      ];
    }

    function readSizes(): void {
      take(/\bpetites?\b/, '_petite', () => {
        slots.petite = true;
      });
      // 28 x 32, 28/32, w28 l32
      take(/\bw?(\d\d) ?(?:x|\/|,? ?l|by) ?(\d\d)\b/, '_size', (_, size, leg) => {
        if (!made.includes(size ?? '') || !legs.includes(leg ?? '')) return false;
        slots.sizes.push(size ?? '');
        slots.inseam = leg;
        return;
      });
      take(
        /\b(?:l|length|leg|inseam|long|inside leg)(?: of)? ?(\d\d)\b|\b(\d\d) (?:length|leg|inseam|long)\b/,
        '_leg',
        (_, one, other) => {
          const leg = one ?? other ?? '';
          if (!legs.includes(leg)) return false;
          slots.inseam = leg;
          return;
        },
      );
      take(
        /(?<!\b(?:runs?|too|comes?|fits?|very|so|bit|quite|is it|are they|up) )\b(extra small|extra large|xsmall|xlarge|small|medium|med|large)\b(?! (?:shop|store|enough|parcel))/,
        '_size',
        (match) => {
          slots.sizes.push(SIZE_WORDS[match] ?? '');
        },
      );
      take(
        anyOf(
          letters.map((size) => size.toLowerCase()),
          '',
        ),
        '_size',
        (match) => {
          slots.sizes.push(match.toUpperCase());
        },
      );
      take(
        /\bw?(\d\d\d?)s?\b(?! (?:days?|hours?|weeks?|years?|minutes?|kg|kilos?|oz|pairs?|pieces?|degrees?))/,
        '_size',
        (match) => {
          const number = match.replace(/\D/g, '');
          if (!made.includes(number) && !(Number(number) > 24 && Number(number) < 47)) return false;
          slots.sizes.push(number);
          return;
        },
      );
    }
  };
}

/** Finds whole words, the longest first. */
function anyOf(words: string[], ending: string): RegExp {
  const sorted = words.toSorted((one, other) => other.length - one.length);
  return new RegExp(
    `(?<![\\w'])(?:${sorted.map((word) => word.replace(/[.()]/g, '\\$&')).join('|')})${ending}(?!\\w)`,
  );
}
