import { expect, test } from 'vitest';
import { figuresIn } from './figures.ts';

test.each([
  ['fifty percent off', '50'],
  ['fiftyfive or twenty five or thirty-five', '55 25 35'],
  ['a hundred and forty-eight euros', '148'],
  ['two hundred thousand, hundreds of stores', '200000 100'],
  ['a dozen, two dozen', '12 24'],
  ['half price, halved', '0.5 0.5'],
  ['a third off, two thirds, by a quarter', '0.333 2 0.333 0.25'],
  ['the fifth of May, a fifth of it', '5 0.2'],
  ['twice, double, triple', '×2 ×2 ×3'],
  ['½, 1/2, 2½', '0.5 0.5 2 0.5'],
  ['28/32 and 28 × 32', '28 32 28 32'],
  ['２０, ٥٠, ५, 5️⃣, ②', '20 50 5 5 2'],
  ['tw\u200benty euros', '20'],
  ['Ⅻ, 五十', 'Ⅻ 五 十'],
  ['€148.00, 148,50, 1,000, 1.000', '148 148.5 1000 1000'],
  ['one euro, one working day, zero euros', '1 1 0'],
  ['by 15:00, 3–5 days', '15:00 3 5'],
  ['XL, M, ＸＳ', 'XL M XS'],
])('%s: %s', (text, figures) => {
  expect(figuresIn(text).sort()).toEqual(figures.split(' ').sort());
});

test.each([
  'That one, or the first one. On second thought, the other.',
  'Let me double-check that: no third party is asked.',
  'I’m here, and on your behalf I pass it on. One of us replies.',
  'It has zero stretch. Often it softens, and weights differ.',
])('no figure: %s', (text) => {
  expect(figuresIn(text)).toEqual([]);
});
