import leven from 'leven';

const MAX_CHARACTERS = 600;

export function clean(typed: string): string {
  return unified(typed.slice(0, MAX_CHARACTERS));
}

/** Lowercases text, unifies look-alike characters, and removes invisible ones. */
export function unified(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[‘’´`′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/×/g, 'x')
    .replace(/ ?@ ?/g, '@')
    .replace(/[‐-―]/g, '-')
    .toLowerCase()
    .trim();
}

/** Splits text into at most six sentences. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[?!;])|\.{2,}|\.(?= |$)| - /)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
    .slice(0, 6);
}

/** Joins items as 'a, b and c'. */
export function listed(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Returns a function that replaces misspelt words with the closest `known` word: one typo in words of five to seven
 * letters, two in longer words. Swapped letters count as one typo. The first letter must be correct.
 */
export function createSpelling(known: ReadonlySet<string>): (text: string) => string {
  return (text) => text.replace(/(?<![\w@.])[a-z]{5,20}(?![\w@'])/g, (word) => correct(word) ?? word);

  function correct(word: string): string | undefined {
    if (known.has(word) || known.has(word.replace(/e?s$/, ''))) return;
    const letters = [...word].sort().join('');
    const slips = (other: string) =>
      [...other].sort().join('') === letters ? 1 : leven(word, other, { maxDistance: 3 });
    return [...known]
      .filter((other) => other[0] === word[0] && other.length > 3 && Math.abs(other.length - word.length) < 3)
      .map((other) => ({ other, count: slips(other) }))
      .filter(({ count }) => count <= (word.length < 8 ? 1 : 2))
      .sort((one, other) => one.count - other.count)[0]?.other;
  }
}
