import { afterEach, expect, test, vi } from 'vitest';
import { attemptFor, loadDraft, saveDraft } from './draft.ts';

const DAY = 86_400_000;
const DRAFT = { values: { name: 'Ines' }, openedAt: 1, attempt: { id: 'a', row: '{}' } };

function stubStorage(kept?: string): Map<string, string> {
  const entries = new Map(kept === undefined ? [] : [['form', kept]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  return entries;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a draft expires after a day, even if the clock was a day ahead', () => {
  const entries = stubStorage();
  const start = Date.parse('2026-06-01T12:00:00Z');
  vi.useFakeTimers({ now: start });
  for (const [after, isKept] of [
    [0, true],
    [DAY - 1, true],
    [DAY, false],
    [1 - DAY, true],
    [-DAY, false],
  ] as const) {
    vi.setSystemTime(start);
    saveDraft('form', DRAFT);
    vi.setSystemTime(start + after);
    expect(loadDraft('form'), `${after} ms later`).toEqual(isKept ? { ...DRAFT, savedAt: start } : undefined);
    expect(entries.has('form')).toBe(isKept);
  }
});

test.each([
  '5',
  'null',
  '{"values":',
  '{"values":null,"openedAt":1}',
  '{"values":{},"openedAt":1,"attempt":{}}',
  '{"values":{},"openedAt":1,"attempt":null}',
  '{"values":{"name":{}},"openedAt":"1"}',
])('a draft in another format, %s, is dropped', (odd) => {
  const savedAt = `,"savedAt":${Date.now()}}`;
  const entries = stubStorage(odd.replace(/\}$/, savedAt));
  expect(loadDraft('form')).toBeUndefined();
  expect(entries.size).toBe(0);
});

test('a retry of an unchanged row keeps the id', () => {
  const first = attemptFor({ name: 'Ines' }, undefined);
  expect(first.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(attemptFor({ name: 'Ines' }, first)).toBe(first);
});

test('a changed row gets a new id, so the change isn’t lost', () => {
  const first = attemptFor({ name: 'Ines' }, undefined);
  expect(attemptFor({ name: 'Ida' }, first).id).not.toBe(first.id);
});
