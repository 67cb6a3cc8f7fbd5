import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { CALL_HOURS } from '#content/call-hours.ts';
import { answerCall, findCall } from '#leads/calls/answer-call.ts';
import { problemOf } from '#leads/calls/appointments.ts';
import { callAt } from '#leads/calls/call-hours.ts';
import type { FreeTimes } from '#leads/calls/free-times.ts';
import { findTakenTimes } from '#leads/calls/taken-times.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { HOUR_MS } from '#leads/durations.ts';
import { purge } from '#leads/removal/erase.ts';
import { HONEYPOT_HEADER } from '#leads/spam.ts';
import { formatHere } from '#leads/time-zones.ts';
import { createApp } from '#server/app.ts';
import { FULL } from '../full.ts';
import { contendForTimes } from '../load/times.ts';
import { ask, DATABASES, newDatabase } from '../new-database.ts';
import { networkOfItsOwn, newBooking } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';
import { startOutbox, TEAM } from '../start-outbox.ts';
import { startSmtp } from '../start-smtp.ts';

/** Returns the time that is `count` half hours after midnight. */
const halfHour = (count: number) => `${String(count >> 1).padStart(2, '0')}:${count % 2 ? '30' : '00'}`;

/** The offered times on the day of `BOOKING`, in UTC. `BOOKING` itself is at 14:30 UTC. */
const OFFERED = Array.from({ length: 46 }, (_, index) => halfHour(index));

const startOf = (time: string) => new Date(`2099-12-01T${time}:00.000Z`);

type Offer = FreeTimes & { isKnown: boolean; look(): Promise<void> };

/** Creates call times that read the database only when the test calls `look`. */
function offer(db: LeadStore['db'], confirms: boolean): Offer {
  let taken = new Set<number>();
  const isOffered = (start: Date) => OFFERED.some((time) => startOf(time).getTime() === start.getTime());
  return {
    ...{ isKnown: true, isOffered: true, confirms },
    busy: () => [],
    free: async () => [],
    async askedTime(time) {
      if (!this.isKnown || !isOffered(time)) return undefined;
      const free = confirms ? 'confirmed' : 'held';
      return { ...callAt(time), status: taken.has(time.getTime()) ? 'taken' : free };
    },
    changed() {},
    async look() {
      const span = { start: new Date(), end: startOf('23:00') };
      taken = new Set((await findTakenTimes(db, span, span.start)).map(({ start }) => start.getTime()));
    },
  };
}

/** The content of a visitor's link, except for the lead id. */
const LINK = { side: 'visitor', endsAt: startOf('23:00'), revocations: 0 } as const;

/** Starts the app with a delivery worker in this process. */
async function start(url: string, { confirms = false, mails = false } = {}) {
  const smtp = mails ? await startSmtp() : undefined;
  const limits = { perHour: 60, perRecipient: 2 };
  const outbox = await startOutbox({ databaseUrl: url, smtpUrl: smtp?.url, limits });
  const times = offer(outbox.store.db, confirms);
  const app = await createApp({
    config: readConfig({
      ...{ LOG_LEVEL: 'silent', RATE_LIMIT: '1000000', SITE_URL: 'http://localhost' },
      ...{ TRUST_CLIENTS: 'yes', TRUST_PROXY: '1' },
    }),
    store: outbox.store,
    site: new Map(),
    hasHome: () => true,
    onLead: outbox.worker.wake,
    freeTimes: times,
  });
  onTestFinished(async () => {
    await app.close();
    await outbox.stop();
    await smtp?.stop();
  });
  return {
    ...{ url, app, smtp, outbox, times },
    /** Posts a booking, by default from a new network. Returns the status and the `call-time` header. */
    async book(payload: { id: string; name: string }, given: Record<string, string> = {}) {
      const headers = { ...networkOfItsOwn(payload.id), ...given };
      const answer = await app.inject({ method: 'POST', url: '/rest/v1/call_bookings', payload, headers });
      expect(answer.statusCode === 201 ? answer.body : '').toBe('');
      return [answer.statusCode, answer.headers['call-time']];
    },
    async pick(id: unknown, time: unknown, headers: Record<string, string> = {}) {
      const answer = await app.inject({ method: 'POST', url: '/call-times', payload: { id, time }, headers });
      return [answer.statusCode, answer.headers['call-time']];
    },
  };
}

describe.each(DATABASES)('over %s', (kind) => {
  test('the first booking gets the time, the next is told that it is taken; retries and other servers give the same answers', async () => {
    const { url, book, times } = await start(await newDatabase(kind));
    const [first, second] = [newBooking(), newBooking({ name: 'Second' })];
    expect(await book(first)).toEqual([201, 'held']);
    // The server hasn't read the database again, so its list still has the time as free.
    expect(await book(second)).toEqual([201, 'taken']);
    await times.look();
    expect(await book(newBooking({ name: 'Third' }))).toEqual([201, 'taken']);
    for (const server of [book, (await start(url)).book]) {
      expect(await server(first)).toEqual([409, 'held']);
      expect(await server(second)).toEqual([409, 'taken']);
    }
    expect(await book({ ...first, name: 'Other' })).toEqual([409, undefined]);
    expect((await ask(url, 'select id from call_bookings')).length).toBe(3);
    expect(await ask(url, 'select * from appointments order by created_at')).toMatchObject([
      { booking_id: first.id, status: 'held' },
      { booking_id: second.id, status: 'taken' },
      { status: 'taken' },
    ]);
    // The hold ends when the notice period before the call starts.
    const [held] = await ask(url, `select starts_at, held_until from appointments where status = 'held'`);
    const at = (column: string) => Date.parse(`${held?.[column]}`);
    expect(at('starts_at') - at('held_until')).toBe(Number(CALL_HOURS?.noticeHours) * HOUR_MS);
  });

  test('a visitor who lost the time can pick another time once; a retry gets the same answer, and other requests learn nothing', async () => {
    const { url, app, book, pick, times } = await start(await newDatabase(kind));
    const [first, second] = [newBooking(), newBooking()];
    const third = newBooking({ email: 'third@studio.example' });
    for (const each of [first, second, third]) await book(each);
    await times.look();
    expect(await pick(second.id, '2099-12-01T14:30:00Z')).toEqual([409, undefined]);
    expect(await pick(second.id, '2099-12-01T15:00:00Z')).toEqual([204, 'held']);
    // The server hasn't read the database again, so its list still has the time as free.
    expect(await pick(third.id, '2099-12-01T15:00:00Z')).toEqual([409, undefined]);
    await times.look();
    expect(await pick(second.id.toUpperCase(), '2099-12-01T15:00:00.000Z')).toEqual([204, 'held']);
    expect(await book(second)).toEqual([409, 'taken']);
    const nobody = crypto.randomUUID();
    for (const [id, time] of [
      [second.id, '2099-12-01T15:30:00Z'],
      [first.id, '2099-12-01T15:30:00Z'],
      [first.id, '2099-12-01T14:30:00Z'],
      [nobody, '2099-12-01T15:30:00Z'],
      [nobody, '2099-12-01T14:30:00Z'],
      [third.id, '2099-12-01T15:31:00Z'],
      [third.id, '2099-12-01'],
      [third.id, 4_099_000_000_000],
      ['x', '2099-12-01T15:30:00Z'],
      [{}, []],
    ]) {
      expect(await pick(id, time), `${id} ${time}`).toEqual([404, undefined]);
    }
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect(await pick(third.id, '2099-12-01T15:30:00Z', elsewhere)).toEqual([403, undefined]);
    for (const [payload, status] of Object.entries({ null: 404, '[]': 404, '""': 404, '{': 400 })) {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url: '/call-times', headers, payload });
      expect(answer.statusCode, payload).toBe(status);
    }
    const created = `created_at = '2026-01-01T00:00:00.000Z'`;
    await ask(url, `update call_bookings set ${created} where id = '${third.id}'`);
    expect(await pick(third.id, '2099-12-01T15:30:00Z')).toEqual([404, undefined]);
    expect((await callCommand(url, ['confirm', second.id])).stdout).toContain(formatHere(startOf('15:00')));
    expect(await pick(second.id, '2099-12-01T15:00:00Z')).toEqual([204, 'held']);
  });
});

test.each([
  ['mailbox', 'sqlite', 'held'],
  ['network', 'postgres', 'confirmed'],
] as const)('one %s can hold two unanswered times; others are requests', async (what, kind, given) => {
  const options = { confirms: what === 'network' };
  const { url, book, pick, times, outbox } = await start(await newDatabase(kind), options);
  const appointments = () => ask(url, 'select * from appointments');
  const spellings = ['Ines@shop.example', 'ines+2@SHOP.example', 'INES@shop.example'];
  const request = (index: number) => {
    const email = what === 'mailbox' ? spellings[index % 3] : `${index}@visitor.example`;
    const booking = newBooking({ email, preferred_time: halfHour(2 * index + 3) });
    return { booking, headers: what === 'network' ? { 'x-forwarded-for': `2001:db8:1:2::${index}` } : {} };
  };
  const asked = Array.from({ length: 8 }, (_, index) => request(index));
  const heard = await Promise.all(asked.map(({ booking, headers }) => book(booking, headers)));
  const answers = heard.map(([, callTime]) => callTime);
  expect(answers.toSorted()).toEqual([given, given, ...Array(6).fill('requested')]);
  const idOf = (callTime: string) => asked[answers.indexOf(callTime)]?.booking.id ?? '';
  expect(await ask(url, 'select id from call_bookings')).toHaveLength(8);
  expect(await appointments()).toHaveLength(2);

  // A visitor who holds two times can't get a third time on the page or through a link, but can move either call.
  const move = async (leadId: string, time: string) => {
    const state = await findCall(outbox.store.db, { leadId, ...LINK }, new Date());
    if (!state) throw new Error('The link has ended');
    const startsAt = startOf(time);
    const status = state.status === 'asked' && !times.confirms ? 'held' : 'confirmed';
    const decision = { status, seen: state.version, startsAt, link: null, note: null } as const;
    const by = { actor: 'visitor', user_name: null } as const;
    return answerCall(outbox.store, by, state, decision, [startsAt]).then(() => undefined, problemOf);
  };
  const requested = idOf('requested');
  expect(await pick(requested, '2099-12-01T20:00:00Z')).toEqual([404, undefined]);
  expect(await move(requested, '20:00')).toBe('often');
  expect(await move(idOf(given), '20:30')).toBeUndefined();
  expect(await appointments()).toHaveLength(2);
  // A confirmed time no longer counts towards the limit, so the visitor can pick another time.
  expect((await callCommand(url, ['confirm', idOf(given), '--at', '2099-12-01T20:30Z'])).status).toBe(0);
  expect(await pick(requested, '2099-12-01T20:00:00Z')).toEqual([204, given]);
  const { booking, headers } = request(9);
  expect(await book(booking, headers)).toEqual([201, 'requested']);
  expect(await book(newBooking())).toEqual([201, given]);

  // Networks are stored as hashes, and only while a limit needs them.
  const networks = () => ask(url, 'select id from leads where length(network) = 43');
  expect(await networks()).toHaveLength(10);
  await purge(outbox.store, '2026-01-01', { actor: 'server', user_name: null });
  expect(await networks()).toHaveLength(3);
});

test('a time that isn’t offered, is a suspected bot’s or can’t be checked is requested, and not held', async () => {
  const { url, book, times } = await start(await newDatabase('sqlite'));
  const requested = newBooking();
  expect(await book(newBooking({ preferred_time: '15:31' }))).toEqual([201, 'requested']);
  const bot = newBooking();
  expect(await book(bot, { [HONEYPOT_HEADER]: 'x' })).toEqual([201, 'requested']);
  times.isKnown = false;
  expect(await book(requested)).toEqual([201, 'requested']);
  times.isKnown = true;
  expect(await book(requested)).toEqual([409, 'requested']);
  expect(await book(bot)).toEqual([409, 'requested']);
  expect((await callCommand(url, ['trust', bot.id])).status).toBe(0);
  expect(await ask(url, 'select * from appointments')).toEqual([]);
});

test('visitors can hold thirty times a day; further bookings are requests, and the team is told', async () => {
  const { url, book } = await start(await newDatabase('sqlite'));
  const next = (index: number) => {
    const booking = { email: `${index}@visitor.example`, preferred_time: halfHour(index + 2) };
    return book(newBooking(booking));
  };
  const isTold = async () =>
    (await callCommand(url, ['check'], { BACKUP_DIR: 'off' })).stdout.includes('FAIL  Call times');
  for (let index = 0; index < 30; index++) {
    if (index === 29) expect(await isTold()).toBe(false);
    expect(await next(index)).toEqual([201, 'held']);
  }
  expect(await next(30)).toEqual([201, 'requested']);
  expect(await isTold()).toBe(true);
  const yesterday = new Date(Date.now() - 25 * HOUR_MS).toISOString();
  await ask(url, `update appointments set created_at = '${yesterday}'`);
  expect(await next(31)).toEqual([201, 'held']);
});

test('a plain form is redirected to the page for its call time', async () => {
  const { app } = await start(await newDatabase('sqlite'));
  const send = async (name: string) => {
    const { id: _, ...fields } = newBooking({ name });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const payload = new URLSearchParams(fields as Record<string, string>).toString();
    const answer = await app.inject({ method: 'POST', url: '/rest/v1/call_bookings', headers, payload });
    return [answer.statusCode, answer.headers.location];
  };
  for (const _ of ['sent', 'sent again']) {
    expect(await send('First')).toEqual([303, '/book-call/thanks']);
    expect(await send('Second')).toEqual([303, '/book-call/taken']);
  }
});

test('with CONFIRM=auto the visitor gets only the invitation, and the team is told of the confirmation', async () => {
  const options = { confirms: true, mails: true };
  const { url, book, pick, smtp, outbox, times } = await start(await newDatabase('sqlite'), options);
  const first = newBooking({ email: 'first@studio.example' });
  const second = newBooking({ email: 'second@studio.example' });
  const mailsTo = async (address: string) => {
    outbox.worker.wake();
    await expect.poll(outbox.pending, { interval: 10 }).toBe(0);
    const mails = smtp?.accepted.splice(0) ?? [];
    return mails.filter(({ to }) => to.includes(address)).map(({ mail }) => mail);
  };
  expect(await book(first)).toEqual([201, 'confirmed']);
  const [invitation, ...others] = await mailsTo('first@studio.example');
  expect(others).toEqual([]);
  expect(invitation?.subject).toContain('Your call is confirmed');
  expect(invitation?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
  expect(await ask(url, 'select actor, act, lead_id from audit')).toEqual([
    { actor: 'server', act: 'confirm', lead_id: first.id },
  ]);
  expect(await book(first)).toEqual([409, 'confirmed']);

  expect(await book(second)).toEqual([201, 'taken']);
  const texts = (await mailsTo(TEAM)).map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining('That time is taken')]);
  await times.look();
  expect(await pick(second.id, '2099-12-01T15:00:00Z')).toEqual([204, 'confirmed']);
  const told = (await mailsTo(TEAM)).map(({ subject, text }) => `${subject}\n${text}`).sort();
  expect(told).toEqual([
    expect.stringMatching(/^Call: .*16:00 \(CET\)\n.*first asked for .*15:30.* and then picked this time/s),
    expect.stringContaining(`Confirmed: Studio Norte, ${formatHere(startOf('15:00'))}`),
  ]);
  expect(await pick(second.id, '2099-12-01T15:00:00Z')).toEqual([204, 'confirmed']);
});

for (const [kind, servers, rounds] of [
  ['postgres', 3, 3],
  ['sqlite', 1, 6],
] as const)
  test(
    `over ${kind} with ${servers} servers that are killed, every visitor who is told that they have the time has it`,
    FULL,
    async () => {
      const databaseUrl = await newDatabase(kind);
      const { answers, ...contest } = await contendForTimes({ databaseUrl, servers, rounds, killEvery: 3 });
      const ideal = { rounds, stored: 20 * rounds, hadByOne: rounds, toldWrong: 0, toldOtherwise: 0 };
      expect(contest).toMatchObject(ideal);
      expect(Object.keys(answers)).not.toContain('500');
    },
  );

test('a stored lead is acknowledged even if its appointment can’t be read', async () => {
  const { url, book, times } = await start(await newDatabase('postgres'));
  const booking = newBooking();
  expect(await book(booking)).toEqual([201, 'held']);
  await ask(url, 'alter table appointments rename to elsewhere');
  times.isKnown = false;
  expect(await book(booking)).toEqual([409, 'requested']);
});
