import { expect, test } from 'vitest';
import { commissionTape } from './commission-tape.ts';

test('a store belongs to the last mark up to its rate, whether or not the range starts at a whole number', () => {
  const stores = [2.5, 4, 4.5, 7.5].map((rate) => ({ rate }));
  const placed = (from: number, to: number) =>
    commissionTape({ from, to }, stores).map(({ mark, stores }) => [mark, ...stores.map(({ rate }) => rate)]);
  expect(placed(2.5, 7.5)).toEqual([[2.5, 2.5], [3], [4, 4, 4.5], [5], [6], [7], [7.5, 7.5]]);
  expect(placed(2, 4)).toEqual([[2, 2.5], [3], [4, 4, 4.5, 7.5]]);
});
