const MAX_LENGTH = 500;

/**
 * Makes a receiver's reply safe to log, store and print: truncates it, and removes addresses, control characters
 * and lone surrogates.
 */
export function sanitizeReply(text: string): string {
  return truncate(text)
    .replace(/[^\s<>]+/g, (word) => (/@|%40|＠/.test(word) ? '…@…' : word))
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** Cuts between words, since half an address would not be recognized as one. */
function truncate(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const start = text.slice(0, MAX_LENGTH);
  return `${start.slice(0, start.search(/\s\S*$/) + 1)}…`;
}
