import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { confirmCall } from '#leads/calls/appointments.ts';
import { parseStart } from '#leads/cli/arguments.ts';
import { findLead } from '#leads/db/find-lead.ts';
import { cancellation, invitation } from '#leads/mail/invitation.ts';
import { safeName } from '#leads/mail/safe-name.ts';
import { operator } from '#leads/manage/audit.ts';
import { type Booking, requestedStart } from '#leads/types/booking.ts';
import { type RunningOutbox, startOutbox } from '../start-outbox.ts';
import { BOOKING } from '../start-server.ts';
import { type AcceptedMail, startSmtp } from '../start-smtp.ts';
import { UTC_OFFSETS } from '../utc-offsets.ts';

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

function inviteTo(change: Partial<Booking> = {}, call: { link?: string | null; sequence?: number } = {}) {
  const booking = { ...STORED, ...change };
  const organizer = { name: SITE.brand, email: SITE.email };
  return invitation(
    { booking, startsAt: requestedStart(booking), link: null, sequence: 0, organizer, ...call },
    SITE,
  );
}

/** A calendar as another program reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component, ...others] = calendar.getAllSubcomponents();
  if (!component) throw new Error('The calendar is empty');
  expect(others).toEqual([]);
  return { calendar, component, event: new ICAL.Event(component) };
}

test.each(
  UTC_OFFSETS.flatMap(([zone, january, july]) => [
    [zone, '2027-01-15', january] as const,
    [zone, '2027-07-15', july] as const,
  ]),
)(
  'a call asked for at 23:50 in %s on %s is in the calendar at that time %s, for 15 minutes',
  (timezone, date, offset) => {
    const { event } = read(inviteTo({ timezone, preferred_date: date, preferred_time: '23:50' }));
    const start = new Date(`${date}T23:50:00${offset}`);
    expect(event.startDate.toJSDate()).toEqual(start);
    expect(event.endDate.toJSDate()).toEqual(new Date(start.getTime() + 15 * 60_000));
    // In UTC by itself, and not in a zone that the reader would have to know.
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  },
);

test('it is a request from the provider to the visitor, who is asked to answer', () => {
  const { calendar, component, event } = read(
    inviteTo({}, { link: 'https://meet.example/abc?room=1&key=2' }),
  );
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
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
  const attendee = component.getFirstProperty('attendee');
  expect(attendee?.getParameter('rsvp')).toBe('TRUE');
  expect(attendee?.getParameter('partstat')).toBe('NEEDS-ACTION');
});

test('an address that would name further recipients names none in a calendar either', () => {
  const { component } = read(inviteTo({ email: 'x?bcc=evil%40a.example&cc=b@c.example' }));
  expect(peopleIn(component).attendee).toEqual([
    ['mailto:x%3fbcc%3devil%2540a.example%26cc%3db@c.example', BOOKING.name],
  ]);
});

test('taking it back is about the same event', () => {
  const organizer = { name: SITE.brand, email: SITE.email };
  const text = cancellation(
    { booking: STORED, startsAt: requestedStart(STORED), link: null, sequence: 3, organizer },
    SITE,
  );
  const { calendar, component, event } = read(text);
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

test.each(LONG)(
  'its lines end in CRLF and have at most 75 bytes, and no letter is cut in two: %s',
  (name) => {
    const text = inviteTo({ name }, { link: `https://meet.example/${'x'.repeat(500)}` });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR') || text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    const { component, event } = read(text);
    expect(peopleIn(component).attendee).toEqual([[`mailto:${BOOKING.email}`, safeName(name)]]);
    expect(event.location).toBe(`https://meet.example/${'x'.repeat(500)}`);
  },
);

test.each([
  'Ines\r\nATTENDEE:mailto:victim@other.example',
  'Ines\nORGANIZER:mailto:victim@other.example\nX:',
  'Ines";X-EVIL="1',
  'Ines";PARTSTAT=ACCEPTED:mailto:victim@other.example',
  'Ines:mailto:victim@other.example',
  "Ines;ROLE=CHAIR,x^n^'y\\nz",
  'Ines\\nEND:VEVENT\\nBEGIN:VEVENT',
  'Ines\u2028ATTENDEE:mailto:a@b.c\u0085X:y\u0000\u0007',
])('a name is a name and nothing else: %j', (name) => {
  const plain = read(inviteTo({})).component;
  const { component } = read(inviteTo({ name }));
  expect(component.getAllProperties().map((property) => property.name)).toEqual(
    plain.getAllProperties().map((property) => property.name),
  );
  const { organizer, attendee } = peopleIn(component);
  expect(organizer).toEqual([['mailto:hello@loomline.example', 'Loomline']]);
  expect(attendee).toEqual([[`mailto:${BOOKING.email}`, expect.stringMatching(/^(Ines|there)\b/)]]);
  const property = component.getFirstProperty('attendee');
  expect(property?.getParameter('partstat')).toBe('NEEDS-ACTION');
  expect(property?.getParameter('x-evil')).toBeUndefined();
});

test.each([
  'https://meet.example/\r\nATTENDEE:mailto:victim@other.example',
  'https://meet.example/\nX-EVIL:1',
  'https://meet.example/;a,b\\nc',
])('a link is a link and nothing else: %j', (link) => {
  const plain = read(inviteTo({}, { link: 'https://meet.example/' })).component;
  const { component } = read(inviteTo({}, { link }));
  expect(component.getAllProperties().map((property) => property.name)).toEqual(
    plain.getAllProperties().map((property) => property.name),
  );
  expect(peopleIn(component).attendee).toHaveLength(1);
});

describe('through the command line and a mail server', () => {
  test('each time that a call is moved its number grows, and it stays the same event', async () => {
    const smtp = await startSmtp();
    const outbox = await startOutbox({ smtpUrl: smtp.url });
    const id = await outbox.book({ timezone: 'EST' });
    const events = [];
    for (const [at, link] of [
      ['asked', null],
      ['2099-07-01 10:00', 'https://meet.example/1'],
      ['2099-07-02T10:00:00+02:00', 'https://meet.example/2'],
    ] as const) {
      await confirm(outbox, id, at, link);
      const sent = smtp.accepted.filter(({ to }) => to.includes(BOOKING.email)).at(-1);
      if (!sent) throw new Error('no mail');
      events.push(read(calendarIn(sent)).event);
    }
    expect(events.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set([`${id}-call@loomline.example`]));
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      '2099-12-01T20:30:00.000Z',
      '2099-07-01T14:00:00.000Z',
      '2099-07-02T08:00:00.000Z',
    ]);
    await outbox.stop();
    await smtp.stop();
  });

  test('the mail has it as a part that mail programs show, and as a file', async () => {
    const smtp = await startSmtp();
    const outbox = await startOutbox({ smtpUrl: smtp.url });
    const id = await outbox.book({ name: 'Zoë 東京 👩🏽‍💻' });
    await confirm(outbox, id, 'asked', null);
    const sent = smtp.accepted.at(-1);
    if (!sent) throw new Error('no mail');
    expect(sent.raw).toMatch(/^Content-Type: text\/calendar;[^\0]*?method=REQUEST/m);
    const files = sent.mail.attachments.map(({ mimeType, filename }) => [mimeType, filename]);
    expect(files).toContainEqual([
      expect.stringMatching(/^(application\/ics|text\/calendar)/),
      'invitation.ics',
    ]);
    expect(peopleIn(read(calendarIn(sent)).component).attendee).toEqual([
      [`mailto:${BOOKING.email}`, 'Zoë 東京'],
    ]);
    await outbox.stop();
    await smtp.stop();
  });
});

async function confirm(outbox: RunningOutbox, id: string, at: string, link: string | null): Promise<void> {
  const lead = await findLead(outbox.store.db, 'call_bookings', id);
  if (!lead) throw new Error('There is no such booking');
  const call = { startsAt: parseStart(at, lead), link };
  await confirmCall(outbox.store, id, call, { by: operator(), kinds: ['confirmation'] });
  outbox.worker.wake();
  await expect.poll(outbox.pending).toBe(0);
}

/** The calendar that a mail has with it. */
function calendarIn({ mail }: AcceptedMail): string {
  const [file] = mail.attachments;
  const content = file?.content ?? '';
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** Who is in an event: address and name. */
function peopleIn(component: ICAL.Component) {
  const of = (name: string) =>
    component
      .getAllProperties(name)
      .map((property) => [String(property.getFirstValue()).toLowerCase(), property.getParameter('cn')]);
  return { organizer: of('organizer'), attendee: of('attendee') };
}
