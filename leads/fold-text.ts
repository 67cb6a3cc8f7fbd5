/** Characters that look alike to a searching person but have no common Unicode form, and their replacements. */
export const LOOKALIKES = ['’‘ʼʻ′`´‐‑–øØłŁđĐı', "'''''''---oOlLdDi"] as const;

/** Accents, once NFKD has separated them from their letters. */
export const ACCENTS = '[\u0300-\u036f]';

const IN_TEXT = new RegExp(`[${LOOKALIKES[0]}]`, 'g');

/** Returns text without accents and capitals, for searches. `folded` in `dialects.ts` does the same in SQL. */
export function foldText(text: string): string {
  const plain = text.replace(IN_TEXT, (one) => LOOKALIKES[1].charAt(LOOKALIKES[0].indexOf(one)));
  return plain.normalize('NFKD').replace(new RegExp(ACCENTS, 'g'), '').toLowerCase();
}
