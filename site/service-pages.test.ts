import { expect, test } from 'vitest';
import { SERVICES } from '#leads/types/booking-form.ts';
import { SERVICE_PAGES } from './service-pages.ts';

test('each service that can be booked has a page, and each page one that can be booked', () => {
  expect(new Set([...Object.keys(SERVICE_PAGES), 'General Consultation'])).toEqual(new Set(SERVICES));
});
