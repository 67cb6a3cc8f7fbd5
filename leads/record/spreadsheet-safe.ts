/**
 * Disarms formulas for every spreadsheet, whatever separator it expects: puts an apostrophe before each sign that
 * could start a cell (OWASP, CSV Injection). Removing one apostrophe before each such sign restores the text.
 */
export function spreadsheetSafe(text: string): string {
  return text.replace(FIRST_OF_A_CELL, "'$&");
}

/** Signs that start a formula. Some spreadsheets treat the full-width and small forms like the ASCII signs. */
const SIGN = '[=+\\-@−＝﹦＋﹢－﹣＠﹫]';

/** Characters that spreadsheets skip before the sign, or treat as quotes. */
const SKIPPED = '[\\s\\p{C}"\']*';

/**
 * Matches signs at the start of the value, after a separator or a line end, and after a space. Quotes don't prevent a
 * match, because they protect a cell only from programs that expect commas. A dash between words isn't matched. The
 * pattern matches the sign first and then looks behind, which takes linear time on long text.
 */
const FIRST_OF_A_CELL = new RegExp(
  `${SIGN}(?:(?<=(?:^|[;,|\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029])${SKIPPED}.)|(?<=\\s["']*.)(?=\\S))`,
  'gu',
);
