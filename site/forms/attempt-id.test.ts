import { expect, test } from 'vitest';
import { attemptFor } from './attempt-id.ts';

test('a retry of the same row keeps its id', () => {
  const first = attemptFor({ name: 'Ines' }, undefined);
  expect(first.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(attemptFor({ name: 'Ines' }, first)).toBe(first);
});

test('a row that was changed since is another one, so that the change is not lost', () => {
  const first = attemptFor({ name: 'Ines' }, undefined);
  expect(attemptFor({ name: 'Ida' }, first).id).not.toBe(first.id);
});
