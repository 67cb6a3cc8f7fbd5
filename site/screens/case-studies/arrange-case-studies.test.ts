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

test('sorts newest first and numbers each study from the oldest', () => {
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

test('lists studies that share an id, gives the newest the URL, and warns about the others', () => {
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

test('lists an exact duplicate twice', () => {
  const { studies } = arrangeCaseStudies(
    [entry('a.md', '2025-03-10'), entry('a-copy.md', '2025-03-10', { id: 'a' })],
    NOW,
  );
  expect(studies).toHaveLength(2);
});

test('skips a study with a future date, with a warning', () => {
  const { studies, notes } = arrangeCaseStudies(
    [entry('today.md', '2025-06-10'), entry('ahead.md', '2025-06-11')],
    NOW,
  );
  expect(studies.map(({ id }) => id)).toEqual(['today']);
  expect(notes).toEqual(['ahead.md will not be published before 2025-06-11']);
});
