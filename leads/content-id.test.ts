import { expect, test } from 'vitest';
import { contentId } from './content-id.ts';

test('the same row of the same table has the same id, a UUID of version 8', () => {
  const id = contentId('call_bookings', { name: 'Ines' });
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(contentId('call_bookings', { name: 'Ines' })).toBe(id);
});

test('another row, or another table, has another id', () => {
  const ids = [
    contentId('call_bookings', { name: 'Ines' }),
    contentId('call_bookings', { name: 'Ida' }),
    contentId('quiz_submissions', { name: 'Ines' }),
  ];
  expect(new Set(ids).size).toBe(3);
});
