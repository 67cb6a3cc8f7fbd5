import { expect, test } from 'vitest';
import { answeredQuestions } from './data-safety.ts';

test('skips questions whose answer is missing or blank', () => {
  const question = (id: string, answer: string[]) => ({ id, question: id, answer });
  expect(
    answeredQuestions([
      question('region', []),
      question('training', [' ']),
      question('retention', ['90 days.', '']),
    ]),
  ).toEqual([question('retention', ['90 days.'])]);
});
