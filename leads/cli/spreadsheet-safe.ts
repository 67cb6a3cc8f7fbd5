/**
 * A text in which no spreadsheet finds a formula, whichever separator it cuts the file at: an apostrophe stands
 * before each sign that could be the first of a cell (OWASP, CSV Injection). Taking out one apostrophe before
 * each such sign gives the text back.
 */
export function spreadsheetSafe(text: string): string {
  return text.replace(FIRST_OF_A_CELL, "'$&");
}

/** What begins a formula; some spreadsheets read the wide and small forms as the plain ones. */
const SIGN = '[=+\\-@−＝﹦＋﹢－﹣＠﹫]';

/** What may stand before the sign: spreadsheets skip it, or take it for quotes. */
const SKIPPED = '[\\s\\p{C}"\']*';

/**
 * A cell begins with the value, after a separator or a line end, since quotes only hold for a reader that expects
 * commas; and after a space, where the sign is not just a dash between words. The sign stands before what looks
 * back from it, so that a long text is looked through once.
 */
const FIRST_OF_A_CELL = new RegExp(
  `${SIGN}(?:(?<=(?:^|[;,|\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029])${SKIPPED}.)|(?<=\\s["']*.)(?=\\S))`,
  'gu',
);
