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

/** White space and invisible characters. `db/hosted.sql` lists them. */
const ALL_BLANK = /^(?:(?!\0)[\s\p{Cc}\p{DI}\u2800])*$/u;

const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/** Control and invisible format characters, except joiners, which spell words, and the letters of flags. */
const UNSEEN = /(?!\0|\u200c|\u200d|[\u{e0020}-\u{e007f}])(?=[\p{Cc}\p{DI}])[\p{Cc}\p{Cf}]/gu;

/** A joiner (U+200C, U+200D) counts at the end only after a mark, as in older spellings of Malayalam names. */
function isInk(letter: string, index: number, letters: string[]): boolean {
  if (/\u200c|\u200d/.test(letter)) return /\p{M}/u.test(letters[index - 1] ?? '');
  return /\S/.test(letter);
}
