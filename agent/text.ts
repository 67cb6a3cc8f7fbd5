import { stemmer } from 'stemmer';

/** What is read of a message. Whatever follows is no question any more. */
const MOST_CHARACTERS = 1_000;
const MOST_SENTENCES = 8;
const MOST_WORDS = 60;

/** One spelling for signs that look alike, and none of those that can't be seen: zero-width, bidirectional, control. */
export function clean(typed: string): string {
  return typed
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[‘’´`′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐-―]/g, '-')
    .trim();
}

/** Small letters without accents. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** The stems of a text's words, with a blank around each, so that a phrase is found by `includes`. */
export function stemmed(text: string): string {
  return ` ${plain(text)
    .replace(/'/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(stemmer)
    .join(' ')} `;
}

/** Without a capital at the start, for the middle of a sentence. */
export function inside(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

export function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** 'a, b and c'. */
export function listed(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

const QUESTION =
  '(?:whether|how|what|whats|where|when|which|why|do|does|did|is|are|can|could|will|would|should|who|have|has)(?! not|\\W*$)';

/** Cut at the ends of sentences, and where a second question begins within one. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[?!;])|\.{2,}|(?<=[^\d]\.)(?=\s)|(?<=\d\.)(?=\s)/)
    .flatMap((part) => {
      // 'I weigh 70 kilos, which size?' is one question; 'is it lined, and where is it made?' are two.
      const isQuestion = new RegExp(
        `^\\W*(?:(?:hi|hello|hey|and|ok|so|also|please)\\b[ ,]*)?${QUESTION}\\b`,
        'i',
      ).test(part);
      return part.split(
        isQuestion
          ? new RegExp(`,? (?:and|plus|&) (?=(?:also |then )?${QUESTION}\\b)|, (?=${QUESTION}\\b)`, 'i')
          : new RegExp(`,? (?:and|plus|&) (?=(?:also |then )?${QUESTION}\\b)`, 'i'),
      );
    })
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
    .slice(0, MOST_SENTENCES);
}

/** Joins the texts. Drops the last sentence of the longest one until they fit into `MOST_WORDS`, then the last text. */
export function shortened(texts: string[]): string {
  const all = texts.map((text) => text.replace(/'/g, '’').split(/(?<=[.!?]) /));
  const words = (some: string[]) => some.join(' ').split(' ').length;
  while (words(all.flat()) > MOST_WORDS) {
    const [longest] = all.filter(({ length }) => length > 1).sort((one, other) => words(other) - words(one));
    if (longest) longest.pop();
    else all.pop();
  }
  return all.flat().join(' ');
}
