import { expect, onTestFinished, test, vi } from 'vitest';
import { formatHere, wallTimeHere } from '../time-zones.ts';
import { BOOKING, type Booking, requestedStart, teamLinks } from './booking.ts';

const LEAD: Booking = {
  id: '0190b1c2-0000-7000-8000-00000000000a',
  created_at: '2026-11-30T09:00:00.000Z',
  name: 'Ines Duarte',
  email: 'ines+shop@studio.example',
  company_name: 'Studio Norte',
  selected_service: 'Chat Agents',
  preferred_date: '2026-12-01',
  preferred_time: '15:30',
  timezone: 'CET',
  problems_to_solve: 'Returns\nSizes',
  additional_info: null,
};
const START = new Date('2026-12-01T14:30:00Z');
const READ_IN_ZONE = 'Tuesday, 1 December 2026, 15:30 (CET)';
const CHOSEN = [
  { label: 'Service', lines: ['Chat Agents'] },
  { label: 'Preferred time', lines: [READ_IN_ZONE] },
];

test('the mail to the visitor holds the name and what was chosen, nothing else that was typed (spec section 12.5)', () => {
  expect(BOOKING.acknowledgement(LEAD)).toEqual({
    name: 'Ines Duarte',
    ...{ isHeld: false, isTaken: false },
    summary: CHOSEN,
  });
  expect(BOOKING.acknowledgement({ ...LEAD, name: 'Visit evil.com' }).name).toBe('there');
});

test('the mail to the team holds everything but what was left empty, the time in both zones', () => {
  expect(BOOKING.notification(LEAD)).toEqual({
    name: 'Ines Duarte',
    email: 'ines+shop@studio.example',
    mailto: 'mailto:ines+shop@studio.example',
    company: 'Studio Norte',
    service: 'Chat Agents',
    visitorTime: READ_IN_ZONE,
    providerTime: formatHere(START),
    providerClock: wallTimeHere(START).time,
    isConfirmed: false,
    isTaken: false,
    summary: [
      { label: 'Name', lines: ['Ines Duarte'] },
      { label: 'Email', lines: ['ines+shop@studio.example'] },
      { label: 'Company', lines: ['Studio Norte'] },
      ...CHOSEN,
      { label: 'Problems to solve', lines: ['Returns', 'Sizes'] },
    ],
    reference: LEAD.id,
    received: formatHere(new Date(LEAD.created_at)),
  });
  const { summary } = BOOKING.notification({ ...LEAD, additional_info: 'By phone' });
  expect(summary.at(-1)).toEqual({ label: 'Additional info', lines: ['By phone'] });
});

test('with the zone of the device, both mails say the time by its clock, and the team’s names the zone', () => {
  const time = {
    label: 'Preferred time',
    lines: [READ_IN_ZONE, '20:15 by the clock of the device that booked'],
  };
  expect(BOOKING.acknowledgement(LEAD, undefined, 'Asia/Kathmandu').summary).toEqual([CHOSEN[0], time]);
  const { deviceTime, summary } = BOOKING.notification(LEAD, 'Asia/Kathmandu');
  expect(deviceTime).toBe('20:15 by the clock of the device that booked');
  expect(summary).toContainEqual(time);
  expect(summary).toContainEqual({ label: 'Zone of the device', lines: ['Asia/Kathmandu'] });
});

test('both mails say what became of the time, and the team’s can only confirm one that is open', () => {
  const links = (act: string) => `/${act}`;
  const at = { startsAt: new Date('2026-12-02T14:30:00Z'), heldUntil: new Date('2026-12-01T09:00:00Z') };
  const mails = (status: 'held' | 'confirmed' | 'taken') => {
    const time = { ...at, status };
    return {
      toVisitor: BOOKING.acknowledgement(LEAD, undefined, undefined, time, links),
      toTeam: BOOKING.notification(LEAD, undefined, time, links),
    };
  };
  const held = { providerTime: formatHere(at.startsAt), askedTime: READ_IN_ZONE };
  const open = { isConfirmed: false, isTaken: false, heldUntil: formatHere(at.heldUntil) };
  const to = { moveUrl: '/move', cancelUrl: '/cancel' };
  expect(mails('held').toVisitor).toMatchObject({ isHeld: true, isTaken: false, ...to });
  expect(mails('held').toTeam).toMatchObject({ ...held, ...open, declineUrl: '/decline' });
  expect(mails('confirmed').toVisitor).toMatchObject({ isHeld: false, isTaken: false, ...to });
  const confirmed = { ...held, isConfirmed: true, isTaken: false, heldUntil: undefined };
  expect(mails('confirmed').toTeam).toMatchObject({ ...confirmed, providerClock: undefined });
  expect(mails('taken').toVisitor).toMatchObject({ isHeld: false, isTaken: true, ...to });
  const taken = { providerTime: formatHere(START), askedTime: undefined, heldUntil: undefined };
  const notOpen = { isConfirmed: false, isTaken: true, providerClock: undefined };
  expect(mails('taken').toTeam).toMatchObject({ ...taken, ...notOpen });
});

test('a time is confirmed by a link until it begins', () => {
  vi.useFakeTimers({ now: START.getTime() - 1 });
  onTestFinished(() => void vi.useRealTimers());
  const links = (act: string) => `/${act}`;
  expect(teamLinks(START, links)).toMatchObject({ confirmUrl: '/confirm', moveUrl: '/move' });
  vi.setSystemTime(START);
  expect(teamLinks(START, links).confirmUrl).toBeUndefined();
  expect(teamLinks(undefined, links).confirmUrl).toBeUndefined();
});

test('an address that no mail can be sent to is shown to the team without a link', () => {
  expect(BOOKING.notification({ ...LEAD, email: 'ines@[127.0.0.1]' })).toMatchObject({
    email: 'ines@[127.0.0.1]',
    mailto: undefined,
  });
});

test('a line in a list says who, what and when', () => {
  expect(BOOKING.headline(LEAD)).toEqual({
    who: 'Ines Duarte, Studio Norte',
    what: 'Chat Agents, 2026-12-01 15:30 CET',
  });
});

test('a booking asks for a time in the zone of its visitor', () => {
  expect(requestedStart(LEAD)).toEqual(START);
  expect(BOOKING.timeZone(LEAD)).toBe('CET');
});

test('a booking is answered within 24 hours (spec section 9), and its form leads to the thanks', () => {
  expect(BOOKING).toMatchObject({
    name: 'booking',
    plural: 'bookings',
    contact: { name: 'name', email: 'email' },
    formPath: '/book-call',
    thanksPath: '/book-call/thanks',
  });
});
