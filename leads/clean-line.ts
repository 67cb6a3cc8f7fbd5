/**
 * Cleans a single-line value, on which keyboards and copied pages leave characters that nobody sees: line breaks become
 * spaces, and invisible characters and the blanks at both ends are removed. Keeps NUL, which the rules refuse.
 */
export function cleanLine(text: string): string {
  return text.replace(BREAKS, ' ').replace(UNSEEN, '').trim().replace(ENDS, '');
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

/**
 * Joiners at the ends; at the end only if no mark precedes, as in older spellings of Malayalam names. The lookbehind
 * lets a run match only from its start, which keeps the search linear.
 */
const ENDS = /^(?:\s|\u200c|\u200d)+|(?<!\p{M}|\s|\u200c|\u200d)(?:\s|\u200c|\u200d)+$/gu;
