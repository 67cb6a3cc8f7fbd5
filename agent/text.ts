import { stemmer } from 'stemmer';

/** What is read of a message. Whatever follows is no question any more. */
const MOST_CHARACTERS = 1_000;

/** One spelling for signs that look alike, and none of those that can't be seen: zero-width, bidirectional, control. */
export function clean(typed: string): string {
  return typed
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[‘’´`′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐-―]/g, '-')
    .trim();
}

/** Small letters without accents. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** The stems of a text's words, with a blank around each, so that a phrase is found by `includes`. */
export function stemmed(text: string): string {
  return ` ${plain(text)
    .replace(/'/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(stemmer)
    .join(' ')} `;
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Without a capital at the start, for the middle of a sentence. */
export function inside(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

export function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** 'a, b and c'. */
export function listed(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}
