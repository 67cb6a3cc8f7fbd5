import { expect, test } from 'vitest';
import { answered } from './answered.ts';

test('a question without an answer, or with a blank one, is left out', () => {
  const question = (id: string, answer: string[]) => ({ id, topic: id, question: id, answer, sample: false });
  expect(
    answered([question('region', []), question('training', [' ']), question('retention', ['90 days.', ''])]),
  ).toEqual([question('retention', ['90 days.'])]);
});
