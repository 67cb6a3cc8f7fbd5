import { expect, test } from 'vitest';
import { contentId } from './content-id.ts';

const MORNING = new Date('2026-12-01T00:00:00Z');
const EVENING = new Date('2026-12-01T23:59:59Z');
const NEXT_DAY = new Date('2026-12-02T00:00:00Z');

test('the same row of the same table has the same id, a UUID of version 8', () => {
  const id = contentId('call_bookings', { name: 'Ines' }, MORNING);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(contentId('call_bookings', { name: 'Ines' }, EVENING)).toBe(id);
});

test('a different row, table or day has a different id', () => {
  const ids = [
    contentId('call_bookings', { name: 'Ines' }, MORNING),
    contentId('call_bookings', { name: 'Ida' }, MORNING),
    contentId('quiz_submissions', { name: 'Ines' }, MORNING),
    contentId('call_bookings', { name: 'Ines' }, NEXT_DAY),
  ];
  expect(new Set(ids).size).toBe(4);
});
