/**
 * Characters that look alike to a searching person but have no common Unicode form, and their replacements. The last
 * ones have none: apostrophes are left out.
 */
export const LOOKALIKES = ["‐‑–øØłŁđĐı’‘ʼʻ′`´'", '---oOlLdDi'] as const;

/** Accents, once NFKD has separated them from their letters. */
export const ACCENTS = '[\u0300-\u036f]';

const IN_TEXT = new RegExp(`[${LOOKALIKES[0]}]`, 'g');

/** Returns text without accents, apostrophes and capitals, for searches. `folded` in `dialects.ts` does the same in SQL. */
export function foldText(text: string): string {
  const plain = text.replace(IN_TEXT, (one) => LOOKALIKES[1].charAt(LOOKALIKES[0].indexOf(one)));
  return plain.normalize('NFKD').replace(new RegExp(ACCENTS, 'g'), '').toLowerCase();
}

/** Letters that sound alike, and the ones that stand for them. The last ones, vowels and near vowels, are left out. */
export const SOUNDS = ['cqzdbvwaeiouyh', 'kkstpff'] as const;

const SPOKEN = new RegExp(`[${SOUNDS[0]}]`, 'g');

/** Returns the consonants that are heard in a name: 'mr' for Meier and Meyer. `sounds` in `dialects.ts` does the same. */
export function soundsOf(text: string): string {
  const letters = foldText(text).replaceAll('ph', 'f');
  const heard = letters.replace(SPOKEN, (one) => SOUNDS[1].charAt(SOUNDS[0].indexOf(one)));
  return heard.replace(/(.)\1+/g, '$1');
}
