import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { BOOKING } from '../../tests/start-server.ts';
import { type Booking, requestedStart } from '../lead-types/booking.ts';
import { callEvent } from './invitation.ts';

const SITE = {
  brand: 'Loomline',
  email: 'hello@loomline.example',
  origin: 'https://loomline.example',
  servicePages: {},
};

const STORED = {
  ...BOOKING,
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  created_at: '2026-11-20T12:00:00.000Z',
} as Booking;

type Change = Partial<Booking>;
type Call = { link?: string | null; sequence?: number; team?: string[] };

function eventOf(kind: 'invitation' | 'cancellation', change: Change, call: Call) {
  const booking = { ...STORED, ...change };
  const organizer = { name: SITE.brand, email: SITE.email };
  const asked = { booking, startsAt: requestedStart(booking), link: null, sequence: 0, organizer };
  return callEvent(kind, { ...asked, ...call }, SITE);
}

function inviteTo(change: Change = {}, call: Call = {}): string {
  return eventOf('invitation', change, call).content;
}

/** Parses a calendar and returns its only event. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component, ...others] = calendar.getAllSubcomponents();
  if (component?.name !== 'vevent') throw new Error('The calendar has no event');
  expect(others).toEqual([]);
  expect(text).not.toContain(';VALUE=');
  return { calendar, component, event: new ICAL.Event(component) };
}

test.each([
  ['AEST', '2027-01-15', '+11:00'],
  ['PST', '2027-07-15', '-07:00'],
] as const)('a call at 23:50 in %s on %s is at UTC%s, for 15 minutes', (timezone, date, offset) => {
  const { event } = read(inviteTo({ timezone, preferred_date: date, preferred_time: '23:50' }));
  const start = new Date(`${date}T23:50:00${offset}`);
  expect(event.startDate.toJSDate()).toEqual(start);
  expect(event.endDate.toJSDate()).toEqual(new Date(start.getTime() + 15 * 60_000));
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
});

test('an invitation is a request from the provider that asks the visitor to reply', () => {
  const { calendar, component, event } = read(
    inviteTo({}, { link: 'https://meet.example/abc?room=1&key=2' }),
  );
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Loomline//Calls//EN');
  expect(event.uid).toBe(`${STORED.id}-call@loomline.example`);
  expect(event.sequence).toBe(0);
  expect(event.summary).toBe('Call with Loomline: Chat Agents');
  expect(event.location).toBe('https://meet.example/abc?room=1&key=2');
  expect(event.description).toContain('https://meet.example/abc?room=1&key=2');
  expect(component.getFirstPropertyValue('url')).toBe('https://meet.example/abc?room=1&key=2');
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(component.getFirstPropertyValue('dtstamp')).toBeInstanceOf(ICAL.Time);
  expect(peopleIn(component)).toEqual({
    organizer: [['mailto:hello@loomline.example', 'Loomline']],
    attendee: [[`mailto:${BOOKING.email}`, BOOKING.name]],
  });
  const asked = { role: 'REQ-PARTICIPANT', partstat: 'NEEDS-ACTION', rsvp: 'TRUE' };
  expect(component.getFirstProperty('attendee')?.toJSON()[1]).toMatchObject(asked);
});

test.each([
  ['Prof. Dr. Karl-Heinz Müller', 'Prof. Dr. Karl-Heinz Müller'],
  ['Ann Lee, PhD', 'Ann Lee, PhD'],
  ['Maria (Mia) Rossi', 'Maria (Mia) Rossi'],
  ['J.R. O’Brien Jr.', 'J.R. O’Brien Jr.'],
  ['Visit evil.com', undefined],
  ['Maria del Carmen García de la Vega', undefined],
])('the visitor %j is invited as %j', (name, invited) => {
  expect(peopleIn(read(inviteTo({ name })).component).attendee).toEqual([
    [`mailto:${BOOKING.email}`, invited],
  ]);
});

test.each([
  ['invitation', 'CONFIRMED'],
  ['cancellation', 'CANCELLED'],
] as const)('the organizer’s own copy of an %s is published, without attendees', (kind, status) => {
  for (const email of [SITE.email, 'Hello+calls@LOOMLINE.example']) {
    const { method, content } = eventOf(kind, {}, { sequence: 1, team: ['ana@loomline.example', email] });
    const { calendar, component, event } = read(content);
    expect([method, calendar.getFirstPropertyValue('method')]).toEqual(['PUBLISH', 'PUBLISH']);
    expect([component.getFirstPropertyValue('status'), event.sequence]).toEqual([status, 1]);
    expect(peopleIn(component)).toEqual({ organizer: [[`mailto:${SITE.email}`, SITE.brand]], attendee: [] });
  }
});

test('the team’s copy names the visitor and the team members, who need not reply', () => {
  const { event, component } = read(inviteTo({}, { team: ['ana@loomline.example'] }));
  expect(event.summary).toBe('Call with Ines Duarte, Studio Norte: Chat Agents');
  expect(event.description).toBe('The call has no link yet.');
  const [, ana, ...others] = component.getAllProperties('attendee');
  expect([ana?.getFirstValue(), ana?.getParameter('partstat')]).toEqual([
    'mailto:ana@loomline.example',
    'ACCEPTED',
  ]);
  expect(ana?.getParameter('rsvp')).not.toBe('TRUE');
  expect(others).toEqual([]);
});

test('without a link, the visitor is told that one follows, even if the address is invalid', () => {
  const { component, event } = read(inviteTo({ email: 'ines@[127.0.0.1]' }));
  expect(event.description).toBe('The link to the call follows by email.');
  expect(peopleIn(component).attendee).toEqual([['mailto:ines@[127.0.0.1]', BOOKING.name]]);
});

test('an address can’t add recipients to an invitation', () => {
  const { component } = read(inviteTo({ email: 'x?bcc=evil%40a.example&cc=b@c.example' }));
  expect(peopleIn(component).attendee).toEqual([
    ['mailto:x%3fbcc%3devil%2540a.example%26cc%3db@c.example', BOOKING.name],
  ]);
});

test('a cancellation refers to the same event', () => {
  const { content, filename } = eventOf('cancellation', {}, { sequence: 3 });
  expect(filename).toBe('cancellation.ics');
  const { calendar, component, event } = read(content);
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(event.uid).toBe(`${STORED.id}-call@loomline.example`);
  expect(event.sequence).toBe(3);
});

const LONG = [
  'Ines Duarte '.repeat(40).trim(),
  'ß'.repeat(300),
  '東京都'.repeat(100),
  '👩🏽‍💻'.repeat(60),
  `דנה ${'ישראלי '.repeat(60)}`.trim(),
];

test.each(LONG)('lines end in CRLF, have at most 75 bytes and split no character: %s', (name) => {
  const text = inviteTo({ name }, { link: `https://meet.example/${'x'.repeat(500)}` });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR') || text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  const { component, event } = read(text);
  expect(peopleIn(component).attendee).toEqual([[`mailto:${BOOKING.email}`, undefined]]);
  expect(event.location).toBe(`https://meet.example/${'x'.repeat(500)}`);
});

test.each([
  'Ines\r\nATTENDEE:mailto:victim@other.example',
  'Ines\nORGANIZER:mailto:victim@other.example\nX:',
  'Ines";X-EVIL="1',
  'Ines";PARTSTAT=ACCEPTED:mailto:victim@other.example',
  'Ines:mailto:victim@other.example',
  "Ines;ROLE=CHAIR,x^n^'y\\nz",
  'Ines\\nEND:VEVENT\\nBEGIN:VEVENT',
  'Ines\u2028ATTENDEE:mailto:a@b.c\u0085X:y\u0000\u0007',
])('a name can’t inject properties: %j', (name) => {
  const plain = read(inviteTo({})).component;
  const { component } = read(inviteTo({ name }));
  expect(component.getAllProperties().map((property) => property.name)).toEqual(
    plain.getAllProperties().map((property) => property.name),
  );
  const { organizer, attendee } = peopleIn(component);
  expect(organizer).toEqual([['mailto:hello@loomline.example', 'Loomline']]);
  expect(attendee).toEqual([[`mailto:${BOOKING.email}`, undefined]]);
  const property = component.getFirstProperty('attendee');
  expect(property?.getParameter('partstat')).toBe('NEEDS-ACTION');
  expect(property?.getParameter('x-evil')).toBeUndefined();
});

test.each([
  'https://meet.example/\r\nATTENDEE:mailto:victim@other.example',
  'https://meet.example/\nX-EVIL:1',
  'https://meet.example/;a,b\\nc',
])('a link can’t inject properties: %j', (link) => {
  const plain = read(inviteTo({}, { link: 'https://meet.example/' })).component;
  const { component } = read(inviteTo({}, { link }));
  expect(component.getAllProperties().map((property) => property.name)).toEqual(
    plain.getAllProperties().map((property) => property.name),
  );
  expect(peopleIn(component).attendee).toHaveLength(1);
});

/** Returns the address and name of each person in an event. */
function peopleIn(component: ICAL.Component) {
  const of = (name: string) =>
    component
      .getAllProperties(name)
      .map((property) => [String(property.getFirstValue()).toLowerCase(), property.getParameter('cn')]);
  return { organizer: of('organizer'), attendee: of('attendee') };
}
