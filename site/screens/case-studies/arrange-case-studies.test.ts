import { expect, test } from 'vitest';
import { arrangeCaseStudies, type Entry } from './arrange-case-studies.ts';

const NOW = new Date('2025-06-10T08:00:00Z');

function entry(file: string, day: string, changes: Partial<Entry> = {}): Entry {
  return {
    file,
    id: file.replace('.md', ''),
    title: file,
    publishDate: day,
    day,
    category: 'Chat Agents',
    ...changes,
  };
}

test('the newest comes first, and each knows its place in the series', () => {
  const { studies } = arrangeCaseStudies(
    [entry('b.md', '2025-03-17'), entry('a.md', '2025-03-10'), entry('c.md', '2025-03-24')],
    NOW,
  );
  expect(studies.map(({ id, place }) => [id, place])).toEqual([
    ['c', 2],
    ['b', 1],
    ['a', 0],
  ]);
});

test('an id that stands twice is listed twice, has one address, and each further file is said', () => {
  const { studies, notes } = arrangeCaseStudies(
    [
      entry('a.md', '2025-03-10', { id: 'same' }),
      entry('b.md', '2025-03-17', { id: 'same' }),
      entry('between.md', '2025-03-18'),
      entry('c.md', '2025-03-24', { id: 'same' }),
    ],
    NOW,
  );
  expect(studies.map(({ file, hasPage, bodyPath }) => [file, hasPage, bodyPath])).toEqual([
    ['c.md', true, '/case-studies/same.json'],
    ['between.md', true, '/case-studies/between.json'],
    ['b.md', false, '/case-studies/same/1.json'],
    ['a.md', false, '/case-studies/same/0.json'],
  ]);
  expect(notes).toEqual(["c.md and b.md share the id 'same'", "c.md and a.md share the id 'same'"]);
});

test('an entry that stands there twice in full is listed twice', () => {
  const { studies } = arrangeCaseStudies(
    [entry('a.md', '2025-03-10'), entry('a-copy.md', '2025-03-10', { id: 'a' })],
    NOW,
  );
  expect(studies).toHaveLength(2);
});

test('a study whose day lies ahead is left out until then, and that is said', () => {
  const { studies, notes } = arrangeCaseStudies(
    [entry('today.md', '2025-06-10'), entry('ahead.md', '2025-06-11')],
    NOW,
  );
  expect(studies.map(({ id }) => id)).toEqual(['today']);
  expect(notes).toEqual(['ahead.md is left out until 2025-06-11']);
});
