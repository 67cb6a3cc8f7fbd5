import { expect, test } from 'vitest';
import { BOOKING as ROW } from '../../tests/start-server.ts';
import { BOOKING, type Booking, requestedStart } from './booking.ts';

const LEAD = {
  ...ROW,
  id: '0190b1c2-0000-7000-8000-00000000000a',
  created_at: '2026-11-30T09:00:00.000Z',
  email: 'ines+shop@studio.example',
  preferred_date: '2026-12-01',
  problems_to_solve: 'Returns\nSizes',
  additional_info: null,
} as Booking;
const START = new Date('2026-12-01T14:30:00Z');
const READ_IN_ZONE = 'Tuesday, 1 December 2026, 15:30 (CET)';
const FACTS = [
  { label: 'Name', value: 'Ines Duarte', isChosen: false },
  { label: 'Email', value: 'ines+shop@studio.example', isChosen: false },
  { label: 'Company', value: 'Studio Norte', isChosen: false },
  { label: 'Service', value: 'Chat Agents', isChosen: true },
  { label: 'Preferred time', value: READ_IN_ZONE, isChosen: true },
  { label: 'Zone of the device', value: null, isChosen: false },
  { label: 'Problems to solve', value: 'Returns\nSizes', isChosen: false },
  { label: 'Additional info', value: null, isChosen: false },
];

test('only the service and the time are chosen; everything else was typed (spec section 12.5)', () => {
  expect(BOOKING.facts(LEAD)).toEqual(FACTS);
});

test('with a device zone, the time in that zone comes first, and the zone itself counts as typed', () => {
  const facts = BOOKING.facts(LEAD, 'Asia/Kathmandu');
  const value = 'Tuesday, 1 December 2026, 20:15 (Kathmandu)\nTuesday, 1 December 2026, 15:30 (CET)';
  expect(facts).toContainEqual({ label: 'Preferred time', value, isChosen: true });
  expect(facts).toContainEqual({ label: 'Zone of the device', value: 'Asia/Kathmandu', isChosen: false });
});

test('the headline has the sender, the service and the requested time', () => {
  expect(BOOKING.headline(LEAD)).toEqual({
    who: 'Ines Duarte, Studio Norte',
    what: 'Chat Agents, 2026-12-01 15:30 CET',
  });
});

test('the requested time is in the time zone that the visitor chose', () => {
  expect(requestedStart(LEAD)).toEqual(START);
  expect(BOOKING.timeZone(LEAD)).toBe('CET');
});

test('a booking has its names, contact columns and pages', () => {
  expect(BOOKING).toMatchObject({
    name: 'booking',
    plural: 'bookings',
    contact: { name: 'name', email: 'email', company: 'company_name' },
    choices: ['selected_service'],
    formPath: '/book-call',
    thanksPath: '/book-call/thanks',
  });
});
