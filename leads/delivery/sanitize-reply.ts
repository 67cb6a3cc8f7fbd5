const MAX_LENGTH = 500;

/**
 * Makes a receiver's reply safe to log, store and print: truncates it, and removes addresses, control characters
 * and lone surrogates.
 */
export function sanitizeReply(text: string): string {
  return withoutAddresses(truncate(text, MAX_LENGTH))
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** Cuts between words, since half an address would not be recognized as one. */
function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength);
  return `${start.slice(0, start.search(/\s\S*$/) + 1)}…`;
}

/** Takes linear time for any text: looks at each word once. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>]+/g, (word) => (/@|%40|＠/.test(word) ? '…@…' : word));
}
