import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#leads/store/open-store.ts';
import type { BookingRow } from '#leads/types/booking-form.ts';
import { ask, newDatabase } from '../new-database.ts';
import { type CommandRun, callCommand } from '../run-command.ts';
import { BOOKING, startServer } from '../start-server.ts';
import { type AcceptedMail, type RunningSmtp, startSmtp } from '../start-smtp.ts';

describe.each(['sqlite', 'postgres'] as const)('over %s', (kind) => {
  let url: string;
  let smtp: RunningSmtp;

  beforeAll(async () => {
    url = await newDatabase(kind);
    smtp = await startSmtp();
  });
  afterAll(() => smtp.stop());

  function cli(...args: string[]): Promise<CommandRun> {
    return callCommand(url, args, { SMTP_URL: smtp.url, MAIL_FROM: 'Loomline <hello@loomline.example>' });
  }

  async function book(change: Partial<BookingRow> = {}): Promise<string> {
    const store = await openStore(url);
    const id = crypto.randomUUID();
    await store.insert('call_bookings', { ...(BOOKING as BookingRow), ...change, id });
    await store.close();
    return id;
  }

  test('a call is confirmed, moved and called off, and the visitor’s calendar follows', async () => {
    const email = 'calendar@studio.example';
    const id = await book({ email, timezone: 'EST', preferred_date: '2099-07-01', preferred_time: '15:30' });
    const { status, stdout } = await cli('confirm', id, '--at', 'asked', '--link', 'https://meet.example/1');
    expect(status).toBe(0);
    expect(stdout).toContain('The visitor has been mailed.');
    expect((await cli('confirm', id, '--at', '2099-07-02 10:00')).status).toBe(0);
    expect((await cli('decline', id, '--note', 'We are all away.')).status).toBe(0);
    const mails = smtp.accepted.filter(({ to }) => to.includes(email));
    expect(mails.map(({ mail }) => mail.subject)).toEqual([
      expect.stringContaining('confirmed'),
      expect.stringContaining('moved'),
      expect.stringContaining('can’t'),
    ]);
    const [first, moved, calledOff] = mails.map(eventOf);
    expect(first).toMatchObject({ method: 'REQUEST', start: '2099-07-01T19:30:00.000Z', sequence: 0 });
    expect(moved).toMatchObject({ method: 'REQUEST', start: '2099-07-02T14:00:00.000Z', sequence: 1 });
    expect(calledOff).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      start: '2099-07-02T14:00:00.000Z',
      sequence: 2,
    });
    expect(new Set([first?.uid, moved?.uid, calledOff?.uid]).size).toBe(1);
    expect(mails[2]?.mail.text).toContain('We are all away.');
  });

  test('a decline of what was never confirmed touches no calendar', async () => {
    const email = 'declined@studio.example';
    expect((await cli('decline', await book({ email }))).status).toBe(0);
    const [mail] = smtp.accepted.filter(({ to }) => to.includes(email));
    expect(mail?.mail.subject).toContain('can’t');
    expect(mail?.mail.attachments).toEqual([]);
  });

  test('a second confirmation whose first never went out is no move', async () => {
    const email = 'never-told@studio.example';
    const id = await book({ email });
    await smtp.behave('recipient deferred');
    expect((await cli('confirm', id, '--at', 'asked')).stdout).toContain('tries again');
    await smtp.behave('normal');
    await cli('confirm', id, '--at', '2099-12-02 10:00');
    const mails = smtp.accepted.filter(({ to }) => to.includes(email));
    expect(mails.map(({ mail }) => mail.subject)).toEqual([expect.stringContaining('confirmed')]);
  });

  test('an address that no mail can reach is said at once', async () => {
    const id = await book({ email: 'nobody@b.٠.de' });
    expect((await cli('confirm', id)).stdout).toContain('No mail can reach that address');
    expect(await ask(url, `select attempts from deliveries where left_out is not null`)).toEqual([
      { attempts: 1 },
    ]);
  });

  test('what the mail server did not take goes out once the server runs', async () => {
    const email = 'later@studio.example';
    const id = await book({ email, preferred_time: '18:00' });
    await smtp.behave('sender deferred');
    await cli('confirm', id, '--at', 'asked');
    await smtp.behave('normal');
    const server = await startServer({
      DATABASE_URL: url,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Loomline <hello@loomline.example>',
    });
    await expect.poll(() => smtp.accepted.filter(({ to }) => to.includes(email)).length).toBe(1);
    await expect
      .poll(() => ask(url, `select id from deliveries where delivered_at is null and lead_id = '${id}'`))
      .toEqual([]);
    await server.stop();
  });
});

function eventOf({ mail }: AcceptedMail) {
  const file = mail.attachments.find(({ filename }) => filename?.endsWith('.ics'));
  const content = file?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar has no event');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
  };
}
