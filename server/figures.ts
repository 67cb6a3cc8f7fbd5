import { unified } from '#agent/text.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const NUMBERS = new Map([
  ...SMALL.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').map((word, at) => [word, 20 + 10 * at] as const),
]);
const LARGE = new Map(
  Object.entries({ dozen: 12, hundred: 100, thousand: 1000, million: 1e6, billion: 1e9 }),
);
const ORDINALS = 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const RATIO = /^(?:(hal[fv])|(quarter)|(twice|doubl)|(thrice|tripl))/;
const RATIOS = ['0.5', '0.25', '×2', '×3'];

/** What makes 'one' or 'zero' a figure, if it follows. */
const UNIT =
  /^(?:(?:working|business|full|whole|single) )?(?:[€$£%]|(?:euro|dollar|pound|cent|day|week|month|year|hour|minute|inch|gram|kilo|met(?:er|re))s?\b|per ?cent|cm\b|centimet)/;

/**
 * Returns the figures in text: numbers in the digits of any script, English number words, fractions, multiples and
 * clothing sizes, each in a canonical form. 'One' counts only before a unit. 'First' and 'second' don't count.
 */
export function figuresIn(text: string): string[] {
  // Otherwise, '2½' would become '21/2'.
  const plain = unifiedDigits(text.replace(/\p{No}/gu, ' $&'));
  const tokens =
    plain.match(
      /[1-9] ?[/⁄] ?(?:10|[2-9])(?![\d/⁄])|\d+(?:[.,:]\d+)*|[a-z]{3,5}ty(?=[a-z])|[a-z]+|[€$£%,.;:!?()]/g,
    ) ?? [];
  return [
    ...tokens.filter((token) => /^\d/.test(token)).map(canonical),
    ...spelled(tokens),
    ...(text.normalize('NFKC').match(/\b(?:X*S|M|X*L)\b(?![’'])/g) ?? []),
    // Numbers without digits: Roman, Chinese and others.
    ...(text.match(/[\p{Nl}二三四五六七八九十百千万]/gu) ?? []),
    ...(plain.match(/\p{No}/gu) ?? []),
  ];
}

/** Unifies text, and replaces the digits of every script with ASCII digits. */
export function unifiedDigits(text: string): string {
  return unified(text).replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // In Unicode, the digits of a script follow each other, from zero to nine.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

function canonical(figure: string): string {
  if (figure.includes(':')) return figure;
  const [part, whole] = figure.split(/[/⁄]/).map(Number);
  if (part !== undefined && whole !== undefined) return rounded(part / whole);
  // A comma or point before three digits separates thousands.
  const number = figure.replace(/(?<!^0)[.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return Number.isNaN(Number(number)) ? number : rounded(Number(number));
}

function rounded(number: number): string {
  return String(Number(number.toFixed(3)));
}

/** Returns the figures that are spelled as words, such as 148 for 'a hundred and forty-eight'. */
function spelled(tokens: string[]): string[] {
  const found: string[] = [];
  // The value of the words so far, in thousands and below, and the limit on a word that may continue the number.
  let [thousands, rest, limit] = [0, 0, 0];
  for (const [at, token] of [...tokens, ''].entries()) {
    const word = token.replace(/(?<=.{3})s$/, '');
    const [value, factor] = [NUMBERS.get(word), LARGE.get(word)];
    if (value !== undefined) {
      if (value >= limit) end(at);
      rest += value;
      limit = value < 20 ? 1 : 10;
    } else if (factor !== undefined) {
      if (factor < 1000) rest = (rest || 1) * factor;
      else [thousands, rest] = [thousands + (rest || 1) * factor, 0];
      limit = factor;
    } else if (word !== 'and' || limit < 100) {
      end(at);
      const ratio = RATIO.exec(word)?.slice(1).findIndex(Boolean) ?? -1;
      if (RATIOS[ratio] && tokens[at + 1] !== 'check') found.push(RATIOS[ratio]);
      const ordinal = ORDINALS.indexOf(word);
      const isPart = word !== token || /^(?:an?|one|\d.*)$/.test(tokens[at - 1] ?? '');
      if (ordinal >= 0 && !tokens[at + 1]?.startsWith('part'))
        found.push(isPart ? rounded(1 / (ordinal + 3)) : String(ordinal + 3));
    }
  }
  return found;

  function end(at: number): void {
    const sum = thousands + rest;
    if (sum > 1 || (limit > 0 && UNIT.test(tokens.slice(at, at + 2).join(' ')))) found.push(String(sum));
    [thousands, rest, limit] = [0, 0, 0];
  }
}
