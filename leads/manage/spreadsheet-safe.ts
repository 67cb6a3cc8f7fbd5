/**
 * Disarms formulas for every spreadsheet, whatever separator it expects: puts an apostrophe before each sign that
 * could start a cell (OWASP, CSV Injection). Removing one apostrophe before each such sign restores the text.
 */
export function spreadsheetSafe(text: string): string {
  return text.replace(FIRST_OF_A_CELL, "'$&");
}

/** Signs that start a formula. Some spreadsheets read their wide and small forms as the plain ones. */
const SIGN = '[=+\\-@−＝﹦＋﹢－﹣＠﹫]';

/** Characters that spreadsheets skip before the sign, or take for quotes. */
const SKIPPED = '[\\s\\p{C}"\']*';

/**
 * Matches signs at the start of the value, after a separator or a line end (quotes only protect from readers that
 * expect commas), and after a space, unless the sign is a dash between words. The pattern finds the sign first and
 * then looks back, so that it reads a long text once.
 */
const FIRST_OF_A_CELL = new RegExp(
  `${SIGN}(?:(?<=(?:^|[;,|\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029])${SKIPPED}.)|(?<=\\s["']*.)(?=\\S))`,
  'gu',
);
