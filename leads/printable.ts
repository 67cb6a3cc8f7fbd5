/**
 * A text as a terminal may be sent it: without control characters, without format characters, which turn or hide
 * what stands beside them, and without line ends other than `\n`. A tab becomes a space.
 */
export function printable(text: string): string {
  return text.replaceAll('\t', ' ').replace(STEERS, '');
}

/** The same on one line, for what must not look like a line of ours. */
export function onOneLine(text: string): string {
  return printable(text.replace(/\s+/g, ' '));
}

/** A value as JSON that a terminal may be sent: the same characters are escaped, so that a parser reads them. */
export function printableJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(STEERS, escaped);
}

/**
 * The controls (C0, delete, C1), the format characters (turned writing, no width, tags), separators of lines and
 * paragraphs. What joins letters and emoji to one another stays.
 */
const STEERS = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
