import { featuresOf, looksOf } from './features.ts';
import { PLACES } from './places.ts';
import type { Measures, NotHere, Piece } from './types.ts';

/** The pieces, sizes, measurements, places and orders that a message names. */
export interface Slots {
  /** The message, with a placeholder such as `_piece` for each slot. */
  text: string;
  /** Product ids. A word such as 'jeans' can add several. */
  pieces: string[];
  /** The ids of pieces that the shopper excludes: 'not a dress'. */
  excluded: string[];
  /** For each piece name in the message, the product ids that it can refer to. */
  named: string[][];
  /** Whether the message means all of `pieces`, not one of them. */
  all: boolean;
  sizes: string[];
  inseam?: string | undefined;
  petite?: boolean | undefined;
  measures: Measures;
  /** A country's English name. */
  place?: string | undefined;
  order?: string;
  email?: string;
  /** Words that describe a piece's looks, origin or use. */
  features: string[];
  /** Feature words that the shopper excludes, such as 'black' in 'not black'. */
  without: string[];
  money: number[];
  /** A thing that the store doesn't have: the answering intent, and the start of the answer. */
  absent?: { id: string; say: string };
}

/** 'Not black', 'allergic to wool', 'I can't turn up in white', 'ivory is a bit much'. */
const UNWANTED =
  /\b(?:not|no|nothing|without|isn'?t|aren'?t|allergic to|(?:reacts? to|rash from)(?: most)?|can'?t wear) [a-z]+(?: (?:or|nor|and) [a-z]+)*|\b[a-z]+(?= (?:is|looks|would be) (?:probably |maybe |perhaps )?(?:too|a bit|a little) [a-z]+)|\b(?:can'?t|don'?t want) [^.?!,]{0,40}\b[a-z]+(?= *(?:[.?!]|$))/g;

type Read = (slots: Slots, groups: (string | undefined)[], nearby: { text: string; at: number }) => unknown;

/**
 * Creates a pattern: each match of `found` is replaced with `sign`. `read` fills slots; it may return a different sign,
 * or false to leave the match unchanged.
 */
function pattern(sign: string, found: RegExp, read?: Read) {
  return { sign, found: new RegExp(found, 'g'), read };
}

/** Returns a function that reads the slots of a message. The message must be cleaned and its spelling corrected. */
export function createSlotReader(products: readonly Piece[], notHere: NotHere): (text: string) => Slots {
  const patterns = [
    ADDRESS,
    CARD,
    ORDER,
    MONEY,
    PERCENT,
    ...measurePatterns(),
    BAG,
    OWN_BELT,
    LAYERS,
    ...OWN_CLOTHES,
    ...absentPatterns(notHere),
    piecePattern(products),
    onePattern(products),
    ...sizePatterns(products),
    PLACE,
    COUNT,
  ];
  const features = new Set(products.flatMap((product) => [...featuresOf(product)]));

  return (typed) => {
    const slots: Slots = {
      text: '',
      pieces: [],
      excluded: [],
      named: [],
      all: false,
      sizes: [],
      measures: {},
      features: [],
      without: [],
      money: [],
    };
    let text = ` ${typed} `;
    // 'A wedding in Italy' doesn't ask for pieces that are made there.
    const isMade = /\b(?:made|from|sewn|produced)\b/.test(typed);
    const named = (some: string) =>
      (some.match(/[a-z]+/g) ?? [])
        .map((word) => (features.has(word) ? word : word.replace(/e(?:r|st)$|s$/, '')))
        .filter((word) => features.has(word) && (isMade || !PLACES.has(word)));
    const unwanted = named((text.match(UNWANTED) ?? []).join(' '));
    if (/\bvegan\b/.test(text)) unwanted.push('leather', 'wool', 'merino');
    if (unwanted.includes('white')) unwanted.push('ivory');
    slots.without = unwanted;
    slots.features = named(text).filter((word) => !slots.without.includes(word));
    for (const { sign, found, read } of patterns)
      text = text.replace(found, (match, ...groups) => {
        const at = groups.findIndex((group) => typeof group === 'number');
        const kept = read?.(slots, [match, ...groups.slice(0, at)], { text, at: groups[at] });
        return kept === false ? match : ` ${typeof kept === 'string' ? kept : sign} `;
      });
    slots.pieces = piecesOf(slots.named);
    slots.all = slots.named.length > 1 || /\b(?:both|all|the two|together)\b/.test(text);
    slots.text = text.replace(/'/g, '').replace(/ +/g, ' ').trim();
    // 'I have M now, so is L available?'
    if (slots.sizes.length === 2 && OWNED.test(slots.text) && !/\b(?:small|medium|large)\b/.test(typed))
      slots.sizes.shift();
    return slots;
  };
}

const OWNED =
  /\bi(?:ve)? (?:have|got|have got|own|bought|ordered) (?:it in |an? |the )?_size\b(?! (?:or|and|to) ).*_size/;

/** Drops ambiguous names that another name resolves: in 'the tapered, those jeans', 'jeans' is the tapered pair. */
function piecesOf(named: string[][]): string[] {
  const exact = new Set(named.filter(({ length }) => length === 1).flat());
  return [...new Set(named.flatMap((ids) => (ids.length > 1 && ids.some((id) => exact.has(id)) ? [] : ids)))];
}

const ADDRESS = pattern(
  '_email',
  /(?<![^\s<>(),;:"@])[^\s<>(),;:"@]+@[\w-]+(?:\.[\w-]+)+/,
  (slots, [match = '']) => {
    slots.email = match.replace(/\.$/, '');
  },
);

const STREET = /\b(?:street|road|avenue|lane|flat|apartment|postcode|zip|calle|rue|strasse|platz|via)\b/;

/** A card's number, which nobody should type here. */
const CARD = pattern('_card', /\b\d(?:[ -]?\d){12,18}\b/, (slots) => {
  slots.absent = { id: 'card-number', say: '' };
});

const ORDER = pattern(
  '_order',
  /(?:#|\bno\.? ?|\bnr\.? ?|\bnumber (?:is )?)?\b(\d{4,6})\b(?! ?(?:euros?|€|cm|mm|inch))/,
  (slots, [, number = ''], { text, at }) => {
    // The postcode of a new address isn't an order's number, unless 'order' or an email address says so.
    if (STREET.test(text) && !slots.email && !/order\W*$/.test(text.slice(0, at))) return false;
    slots.order = number;
    return true;
  },
);

const MONEY = pattern(
  '_money',
  /(?<=\b(?:under|below|over|above|less than|max|maximum|budget(?: is)?(?: of| about| around)?|up to|cheaper than) )\d{2,4}\b(?! ?(?:cm|in|x))|\b\d{2,4}(?= to spend\b)|[€$£] ?\d[\d.,]*|\b\d[\d.,]* ?(?:€|euros?\b|eur\b|pounds?\b|dollars?\b|bucks\b|quid\b|usd\b|gbp\b)/,
  (slots, [match = '']) => {
    slots.money.push(Number(match.replace(/[^\d.]/g, '').replace(/\.$/, '')));
  },
);

const PERCENT = pattern('_percent', /\b\d+(?:\.\d+)? ?(?:%|percent\b|per cent\b|pct\b)/);

const COUNT = pattern('_count', /\b\d[\d.,]*k?\b/);

const BAG = pattern(
  '_bag',
  /(?<!\bfits? )\b(?:in|into|to|from|inside) (?:my |the |a |your )?(?:shopping )?bag\b|\bmy (?:shopping )?bag\b|\bshopping bag\b/,
);

/** A belt that belongs to another piece. */
const OWN_BELT = pattern(
  'its own tie',
  /\b(?:a|the|its|any) belt (?:included|(?:that )?comes? with it)\b|(?<=\b(?:comes?|included|leave|take|wear it|worn) (?:with|without|off) )(?:a|the|its) belt\b/,
);

/** Clothes that the shopper wears underneath and doesn't ask about. */
const LAYERS = pattern(
  'layers underneath',
  /\bover (?:an? |my |the )?(?:thick |thin )?(?:knit|jumper|sweater|pullover|shirt|t-?shirt|tee|hoodie)\b|\b(?:t-?shirt or )?(?:knit|jumper|sweater|pullover|shirt|t-?shirt|tee|hoodie)s? (?:fits? |goes? )?(?:under|beneath)(?:neath)?\b/,
);

/** Clothes that the shopper has and doesn't ask about. */
const OWN_CLOTHES = [
  // 'I wear 32 jeans', 'I wear 32 inch trousers'
  /(?<=\b(?:wear|usually|normally|am|im|got|have) (?:an? |the |size )*\d\d )(?:jeans|trousers?|pants|levis)\b/,
  /(?<=\bwear {1,3}_measure {1,3})(?:jeans|trousers?|pants|levis)\b/,
  // 'My waist is 84 in trousers'
  /(?<=\b(?:my|her|his|i|im|waist)\b[^.?!]{0,30}(?:\d\d|_measure) {1,3}(?:cm )?in )(?:jeans|trousers?|pants|levis)\b/,
  // 'My trousers are a 34', 'my trouser waist'
  /\b(?:my|her|his|wear) (?:jeans|trousers?|pants|levis)\b(?= waist| size|(?: (?:are|is|measure|in|an?|about))* {1,3}(?:\d|_measure))/,
  // 'Can I wash it with my jeans?'
  /(?<=\bwith (?:my|her|his) (?:other )?)(?:(?:jeans|trousers?|pants|levis)\b|(?:shirts?|dress(?:es)?|jumpers?|sweaters?|coats?)\b)/,
].map((found) => pattern('worn ones', found));

/** Matches things that the shopper asks for, not those that a piece is worn with or leaves marks on. */
function absentPatterns(notHere: NotHere) {
  return Object.entries(notHere).flatMap(([id, { say, names }]) =>
    Object.entries(names).map(([name, words]) =>
      pattern(
        '_absent',
        new RegExp(
          `(?<!\\b(?:over|with|under|on|like|than|as|stains?|marks|but|touch(?:es|ing)?|(?<!looking )for|of|wear)(?: (?:an?|my|the))?(?: \\w+)? ${id === 'not-sold' ? '|my ' : ''})${anyOf(words.split(', '), '(?:e?s)?').source}`,
        ),
        (slots) => {
          slots.absent ??= { id, say: `${say} ${name}.` };
        },
      ),
    ),
  );
}

const PLACE = pattern('_place', anyOf([...PLACES.keys()], "(?:'?s)?"), (slots, [match = '']) => {
  slots.place = PLACES.get(match) ?? PLACES.get(match.replace(/'?s$/, ''));
});

const INCH = 2.54;
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
const NAMED = 'waist|bust|chest|hips|tall';

/** A number counts as a measurement if it has a unit or stands next to the name of a body part. */
function measurePatterns() {
  const measure = (found: RegExp, toCm: (one: number, two: number) => number, isHeight = false) =>
    pattern('_measure', found, (slots, [, one, two], nearby) => {
      const [first = 0, second = 0] = [one, two].map((group) => Number((group ?? '0').replace(',', '.')));
      const cm = toCm(first, second);
      // 'I'm 158 cm, bust 86': nothing else is that long.
      const part = isHeight || cm > 135 ? 'height' : partNear(nearby);
      slots.measures[part] = Math.round(cm * 10) / 10;
    });
  const bare = (number: number) => (number < 60 ? number * INCH : number);
  return [
    // 5'8", 5 ft 8
    measure(
      /(?<![\d.])([4-6]) ?(?:'|ft|foot|feet)(?: ?(\d{1,2}))?(?: ?(?:''|"|in(?:ch(?:es)?)?\b))?/,
      (feet, inches) => (feet * 12 + inches) * INCH,
      true,
    ),
    // 1m72, 1.72 m
    measure(/\b([12])(?: ?m ?|[.,])(\d\d)(?: ?m(?:et\w+)?)?\b/, (metres, cm) => metres * 100 + cm, true),
    measure(/\b(\d{2,3}(?:[.,]\d+)?) ?-?(?:cms?|centi\w*)\b/, (cm) => cm),
    // 28", 28.5 inches, '34 in bust'
    measure(
      /\b(\d\d(?:[.,]\d+)?)(?: ?-?(?:''|"|inch(?:es)?\b)|in\b| in\b(?= *(?:$|[.,;!?)]|waist|bust|chest)))/,
      (inches) => inches * INCH,
    ),
    measure(
      /(?<=\b(?:waist|bust|chest|hips|height|inseam|inside leg)(?:'?s)?(?: (?:is|of|measures|size|a?round|about|at|like|roughly|a|=|:|cm|in)| ?[=:]){0,4} ?)(\d{2,3}(?:[.,]\d)?)\b(?! ?x|_)/,
      bare,
    ),
    measure(
      /(?<=\b(?:i'?m|i am|tall|height) (?:about |around |only |is )?)(1[3-9]\d|20\d)\b/,
      (cm) => cm,
      true,
    ),
    measure(
      new RegExp(
        `(?<!\\bthe )\\b(\\d{2,3}(?:[.,]\\d)?)(?= (?:(?:a?round|across|at|in|on) )?(?:(?:the|my|her|his) )?(?:${NAMED})\\b)`,
      ),
      bare,
    ),
  ];
}

/** Returns the body part named nearest to a measurement, preferring names before the measurement. */
function partNear({ text, at }: { text: string; at: number }): keyof Measures {
  // 'Bust 93, waist 77': a name in the same clause comes first. A comma between digits ends none.
  const marked = text.replace(/(\d),(?=\d)/g, '$1.');
  const from = Math.max(marked.lastIndexOf(',', at), marked.lastIndexOf(';', at));
  const end = marked.slice(at).search(/[,;]/);
  const isIn = (index: number) => index > from && (end < 0 || index < at + end);
  const names = [...text.matchAll(BODY)];
  const own = names.filter(({ index }) => isIn(index));
  const [near] = (own.length > 0 ? own : names)
    .map(({ 0: word, index }) => ({ word, away: index < at ? at - index : (index - at) * 1.5 }))
    .sort((one, other) => one.away - other.away);
  if (!near || near.away > 45) return 'any';
  return PARTS[near.word] ?? 'inseam';
}

const EXCEPT =
  /(?<!\b(?:why|or|is it|are they) )\b(?:(?:not|without|rather than|instead of|except)(?: an?| the| any)?|already (?:have|got|own)(?: [a-z]+){0,2}) $/;

/** Matches a piece's name and the words that tell similar pieces apart: 'the oat coloured sweater', 'dress in linen'. */
function piecePattern(products: readonly Piece[]) {
  const named = products.flatMap(({ id, called }) => called.split(', ').map((name) => ({ id, name })));
  const looks = new Map(products.map((product) => [product.id, looksOf(product)]));
  // Each word once: repeated alternatives would make the search exponential.
  const words = [...new Set([...looks.values()].flatMap((some) => [...some]))];
  const name = anyOf([...new Set(named.map(({ name }) => name))], '(?:e?s)?').source;
  return pattern(
    '_piece',
    new RegExp(
      `((?:\\b(?:${words.join('|')}|coloured) )*)(${name})(?! away| +_absent)(?: in (${words.join('|')})\\b)?`,
    ),
    (slots, [, before = '', name = '', after = ''], { text, at }) => {
      const called = (found: string) => named.filter(({ name }) => name === found).map(({ id }) => id);
      const full = before ? called(`${before}${name}`) : [];
      const exact = full.length > 0 ? full : called(name);
      const ids = exact.length > 0 ? exact : called(name.replace(/e?s$/, ''));
      const looked = `${before} ${after}`.match(/(?!coloured)\b[a-z]+/g) ?? [];
      const own = ids.filter((id) => full.includes(id) || looked.every((word) => looks.get(id)?.has(word)));
      if (EXCEPT.test(text.slice(0, at)) && own.length > 0) {
        slots.excluded.push(...own);
        return 'one';
      }
      slots.named.push(own.length > 0 ? own : ids);
      if (own.length === 0) return `${before} _piece ${after}`;
      return after && ids.length === 1 ? `_piece in ${after}` : '_piece';
    },
  );
}

/** Matches 'the striped one'. */
function onePattern(products: readonly Piece[]) {
  const called = (piece: Piece) =>
    new Set([...looksOf(piece), ...piece.called.split(', ').flatMap((name) => name.split(' ').slice(0, -1))]);
  const words = new Map(products.map((piece) => [piece.id, called(piece)]));
  const all = [...new Set([...words.values()].flatMap((some) => [...some]))];
  const one = `\\bthe (?:(${all.join('|')}) )?(${all.join('|')}) ones?\\b`;
  return pattern('_piece', new RegExp(one), (slots, [, first, second = '']) => {
    const isIt = ({ id }: Piece) => [first ?? second, second].every((word) => words.get(id)?.has(word));
    slots.named.push(products.filter(isIt).map(({ id }) => id));
  });
}

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

function sizePatterns(products: readonly Piece[]) {
  const made = new Set(products.flatMap(({ sizes }) => Object.keys(sizes)));
  const legs = new Set(products.flatMap(({ inseams = {} }) => Object.keys(inseams)));
  const letters = [...made].filter((size) => /^[A-Z]/.test(size)).map((size) => size.toLowerCase());
  return [
    pattern('_petite', /\bpetites?\b/, (slots) => {
      slots.petite = true;
    }),
    // Sizes of other countries aren't in the data: 'UK 12' names neither a place nor one of our sizes.
    pattern(
      '_size',
      /\b(?:uk|us|usa|eu|british|american|german|french|italian)(?: size)? (?=\d)\d\d?\b(?! ?x)/,
    ),
    // 28 x 32, 28/32, w28 l32
    pattern('_size', /\bw?(\d\d)(?: ?(?:x|\/|,? ?l|by) ?| )(\d\d)\b/, (slots, [, size = '', leg = '']) => {
      if (!made.has(size) || !legs.has(leg)) return false;
      slots.inseam = leg;
      return slots.sizes.push(size);
    }),
    pattern('_leg', /\b(?:long|short)(?:er|est)? leg\b/),
    // '28 or 30 long?'
    pattern('_leg or _leg', /\b\d\d or \d\d (?:length|leg|inseam|long)\b/),
    pattern(
      '_leg',
      /\b(?:l|length|leg|inseam|long|inside leg)(?: of)? ?(\d\d)\b|\b(\d\d) (?:length|leg|inseam|long)\b(?! (?:of )?\d)|\b(?:leg|length|inseam),? i(?:'d)? (?:normally |usually )?(?:take|wear)(?: is)? an? (\d\d)\b/,
      (slots, [, ...groups]) => {
        const leg = groups.find((group) => group !== undefined) ?? '';
        if (!legs.has(leg)) return false;
        slots.inseam = leg;
        return true;
      },
    ),
    pattern(
      '_size',
      /(?<!\b(?:runs?|too|comes?|fits?|very|so|bit|quite|is it|are they|up) )\b(?:extra small|extra large|xsmall|xlarge|small|medium|med|large)\b(?! (?:shop|store|enough|parcel))/,
      (slots, [match = '']) => slots.sizes.push(SIZE_WORDS[match] ?? ''),
    ),
    pattern('_size', anyOf(letters, ''), (slots, [match = '']) => slots.sizes.push(match.toUpperCase())),
    pattern(
      '_size',
      /(?<!\b(?:wash.* at|turn(?:s|ing|ed)?|aged?) )\bw?(\d\d\d?)s?\b(?! (?:days?|hours?|weeks?|years?|minutes?|kg|kilos?|oz|pairs?|pieces?|degrees?))/,
      (slots, [, number = '']) =>
        (made.has(number) || (Number(number) > 24 && Number(number) < 47)) && slots.sizes.push(number),
    ),
  ];
}

/** Returns a pattern for whole words. Longer words come first, because the first matching alternative wins. */
function anyOf(words: string[], ending: string): RegExp {
  const sorted = words.toSorted((one, other) => other.length - one.length);
  return new RegExp(
    `(?<![\\w'])(?:${sorted.map((word) => word.replace(/[.()]/g, '\\$&')).join('|')})${ending}(?!\\w)`,
  );
}
