/** As much as anybody reads of what a receiver says. */
const LONGEST = 500;

/**
 * What a receiver said, safe to log, to store and to print: cut first, then without addresses, control
 * characters and halves of letters.
 */
export function receiverWords(text: string): string {
  return withoutAddresses(cut(text, LONGEST))
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** Ends at a word where it has to end: half an address would not be known as one. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  return `${start.slice(0, start.search(/\s\S*$/) + 1)}…`;
}

/** Takes linear time whatever the text: each word is looked at once. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>]+/g, (word) => (/@|%40|＠/.test(word) ? '…@…' : word));
}
