/**
 * Cleans a single-line value, on which keyboards and copied pages leave characters that nobody sees: line breaks become
 * spaces, and invisible characters and the blanks at both ends are removed. Keeps NUL, which the rules refuse.
 */
export function cleanLine(text: string): string {
  const letters = [...text.replace(BREAKS, ' ').replace(UNSEEN, '')];
  return letters.slice(letters.findIndex(isInk), letters.findLastIndex(isInk) + 1).join('');
}

/** Returns whether nothing of a text can be seen, even if it has several lines. */
export function isBlank(text: string): boolean {
  return ALL_BLANK.test(text);
}

/** White space and invisible characters, for a regular expression's character class. `db/hosted.sql` repeats them. */
const BLANK =
  '\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb';

const ALL_BLANK = new RegExp(`^[${BLANK}]*$`);

const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/** Control characters, soft hyphens, zero-width spaces, bidirectional marks. Not the two joiners: they spell words. */
const UNSEEN =
  /(?!\0)\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A joiner (U+200C, U+200D) counts at the end only after a mark, as in older spellings of Malayalam names. */
function isInk(letter: string, index: number, letters: string[]): boolean {
  if (/[\u200c\u200d]/.test(letter)) return /\p{M}/u.test(letters[index - 1] ?? '');
  return /\S/.test(letter);
}
