/** Makes text safe to print on a terminal, where control and format characters could overwrite or reverse text. */
export function printable(text: string): string {
  return text.replaceAll('\t', ' ').replace(UNSAFE, '');
}

/** Makes text safe to print and joins its lines, so that a visitor's text can't imitate a line of our output. */
export function onOneLine(text: string): string {
  return printable(text.replace(/\s+/g, ' '));
}

/** Returns JSON that is safe to print. Escapes unsafe characters instead of removing them, so parsers restore them. */
export function printableJson(value: unknown, indent?: number): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, indent).replace(UNSAFE, (one) => one.replace(/./gs, escaped));
}

/** Control, format and line-separator characters, except `\n` and the two joiners that some scripts and emoji need. */
const UNSAFE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
