/** Measures and sizes, in the ways people write them. */

export interface Quantity {
  cm: number;
  /** Written as feet and inches, or as metres: of a body that is its height. */
  isHeight: boolean;
  isLaptop: boolean;
  /** Where it stands in the text. */
  at: number;
}

const INCH = 2.54;

const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 'seventy two' and 'seventy-two' as 72. Numbers below twenty stay words: 'one size', 'two pairs'. */
export function withDigits(text: string): string {
  return text.replace(
    new RegExp(`\\b(${TENS.join('|')})(?:[ -](${UNITS.join('|')}))?\\b`, 'g'),
    (_, tens: string, unit?: string) =>
      String((TENS.indexOf(tens) + 2) * 10 + (unit ? UNITS.indexOf(unit) + 1 : 0)),
  );
}

interface Notation {
  pattern: RegExp;
  cm(...numbers: number[]): number;
  isHeight?: boolean;
}

/** Tried in this order; what one has read is hidden from the next. */
const NOTATIONS: Notation[] = [
  // 5'8", 5 ft 8, 5 foot 8 in
  {
    pattern: /(?<![\d.,])([4-7]) ?(?:'|ft|foot|feet)(?: ?(\d{1,2}))?(?: ?(?:''|"|in(?:ch(?:es)?)?\b))?/g,
    cm: (feet = 0, inches = 0) => (feet * 12 + inches) * INCH,
    isHeight: true,
  },
  // 1m72, 1 m 72
  { pattern: /\b([12]) ?m ?(\d{2})\b/g, cm: (metres = 0, rest = 0) => metres * 100 + rest, isHeight: true },
  // 1.72 m, 0,77m
  {
    pattern: /\b([012])[.,](\d{2})(?: ?(?:m|met(?:er|re)s?))?\b/g,
    cm: (metres = 0, rest = 0) => metres * 100 + rest,
  },
  { pattern: /\b(\d{3,4}) ?mm\b/g, cm: (mm = 0) => mm / 10 },
  {
    pattern: /\b(\d{2,3})(?:[.,](\d))? ?-?(?:cms?|centim\w*|centis?)\b/g,
    cm: (whole = 0, tenth = 0) => whole + tenth / 10,
  },
  // 28 1/2 in
  { pattern: /\b(\d{2}) 1\/2 ?-?(?:''|"|in(?:ch(?:es)?)?\b)/g, cm: (inches = 0) => (inches + 0.5) * INCH },
  // 28", 28.5 inches; `28 in` only where no word follows that would make it `in the`
  {
    pattern:
      /\b(\d{2})(?:[.,](\d{1,2}))?(?: ?-?(?:''|"|inch(?:es)?\b)|in\b|[ -]in\b(?= *(?:$|[.,;!?)]|waist|bust|chest|inseam|inside|leg|hips?|around|for|and)))/g,
    cm: (whole = 0, part = 0) => Number(`${whole}.${part}`) * INCH,
  },
  // 75,5 without a unit is no size.
  {
    pattern: /(?<![\d.,€$£])([6-9]\d|1[0-3]\d)[.,](\d)(?![\d.,]| ?(?:oz|%|€|eur|kg|kilo))/g,
    cm: (whole = 0, tenth = 0) => whole + tenth / 10,
  },
];

/** The quantities with a unit, and the text with `@measure` in their places. */
export function findQuantities(text: string): { quantities: Quantity[]; rest: string } {
  const quantities: Quantity[] = [];
  let rest = text;
  for (const { pattern, cm, isHeight = false } of NOTATIONS) {
    rest = rest.replace(pattern, (match: string, ...found: (string | number | undefined)[]) => {
      const groups = found.slice(
        0,
        found.findIndex((group) => typeof group === 'number'),
      );
      const at = Number(found[groups.length]);
      const value = cm(...groups.map((group) => (group === undefined ? 0 : Number(group))));
      quantities.push({
        cm: Math.round(value * 10) / 10,
        isHeight:
          isHeight ||
          (value >= 135 &&
            !/(?:waist|chest|bust|hips?)[^a-z\d]*(?:is|of)?[^a-z\d]*$/.test(text.slice(0, at))),
        isLaptop: /laptop|macbook|\bmac\b|notebook|comput/.test(text),
        at,
      });
      return ' @measure '.padEnd(match.length, ' ').slice(0, Math.max(match.length, 10));
    });
  }
  quantities.sort((one, other) => one.at - other.at);
  return { quantities, rest };
}
