import { expect, test } from 'vitest';
import { answeredQuestions } from './data-safety.ts';

test('a question without an answer, or with a blank one, is left out', () => {
  const question = (id: string, answer: string[]) => ({ id, question: id, answer });
  expect(
    answeredQuestions([
      question('region', []),
      question('training', [' ']),
      question('retention', ['90 days.', '']),
    ]),
  ).toEqual([question('retention', ['90 days.'])]);
});
