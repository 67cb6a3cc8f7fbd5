import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchCalendar } from '#leads/calendar/watch-calendar.ts';
import { CALL_MINUTES, type CallHours, callAt, callHours } from '#leads/calls/call-hours.ts';
import { offeredTimes } from '#leads/calls/free-times.ts';
import { openStore } from '#leads/db/open-store.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { watchFreeTimes } from '#server/free-times.ts';
import { FULL } from '../full.ts';
import { newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';
import { CALENDAR_SECRET, calendarEvent, startCalendar } from '../start-calendar.ts';
import { book, server as serverFor, stopAfterTest } from '../start-for-test.ts';
import { startLink } from '../start-link.ts';

const HOURS = callHours() as CallHours;

afterEach(() => void vi.useRealTimers());

const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);

/** Returns an offered time that isn't the last of its day, and is far enough ahead to stay offered during the test. */
function someTime(): Date {
  const times = offeredTimes(HOURS, CALL_MINUTES, new Date());
  const offered = new Set(times.map(Number));
  const time = times.slice(40).find((start) => offered.has(minutesAfter(start, 30).getTime()));
  if (!time) throw new Error('no time is offered');
  return time;
}

const asListed = (time: Date) => time.toISOString().replace('.000Z', 'Z');

async function timesAt(url: string): Promise<string[]> {
  return (await (await fetch(`${url}/call-times`)).json()).times;
}

async function startTimes(databaseUrl: string, calendarUrl?: string) {
  const store = await openStore(databaseUrl);
  onTestFinished(() => store.close());
  const lines: string[] = [];
  const asked = vi.spyOn(store.db, 'selectFrom');
  const times = watchFreeTimes({
    store,
    hours: HOURS,
    config: { calendarUrl, confirm: 'team', owners: undefined },
    notify: (level, message) => lines.push(`${level}: ${message}`),
  });
  onTestFinished(times.stop);
  times.start();
  await times.free();
  return { store, times, lines, queries: () => asked.mock.calls.length };
}

test('GET /call-times lists exactly the free times, even after a command takes one', async (context) => {
  const server = await serverFor(context);
  const response = await fetch(`${server.url}/call-times`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=5']);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const times = offeredTimes(HOURS, CALL_MINUTES, new Date()).map(asListed);
  expect(await response.json()).toEqual({ minutes: CALL_MINUTES, times });
  const start = someTime();
  const id = await book(server);
  await callCommand(`sqlite:${server.databaseFile}`, ['confirm', id, '--at', start.toISOString()]);
  await expect.poll(() => timesAt(server.url)).not.toContain(asListed(start));
  expect(await timesAt(server.url)).toContain(asListed(minutesAfter(start, 30)));
});

test('busy times of the calendar are not offered, and its URL is never printed', async (context) => {
  const start = someTime();
  const dentist = startCalendar(calendarEvent('dentist', start, minutesAfter(start, 20)));
  const calendar = await stopAfterTest(context, dentist);
  const env = { CALENDAR_URL: calendar.url, LEADS_TO: 'Owner <owner@ours.example>, b@ours.example' };
  const server = await serverFor(context, undefined, env);
  await expect.poll(() => timesAt(server.url)).toContain(asListed(minutesAfter(start, 30)));
  expect(await timesAt(server.url)).not.toContain(asListed(start));
  const check = async () => (await callCommand(`sqlite:${server.databaseFile}`, ['check'], env)).stdout;
  await expect.poll(check).toContain('ok    Calendar: can be read\n');
  calendar.publish(
    calendarEvent('often', start, minutesAfter(start, 20), 'RRULE:FREQ=SECONDLY'),
    calendarEvent('declined', start, start, 'ATTENDEE;PARTSTAT=DECLINED:mailto:Owner@ours.example'),
  );
  const partly = 'entries of the calendar can’t be read in full and are guessed: rule 1. To do: compare';
  // Poll: on a busy machine, a download may exceed its time limit.
  await expect.poll(check).toContain(`FAIL  Calendar: ${partly}`);
  calendar.answer(500);
  const failed = await check();
  const unread = 'the calendar can’t be read: HTTP status 500. To do: check CALENDAR_URL\n';
  expect(failed).toContain(`FAIL  Calendar: ${unread}`);
  expect(`${failed}${server.output()}`).not.toMatch(CALENDAR_SECRET);
});

test('the database is queried only on request, and at most once a second', async () => {
  const { times, queries } = await startTimes(await newDatabase('sqlite'));
  expect(queries()).toBe(1);
  pass(1500);
  await Promise.all(Array.from({ length: 50 }, () => times.free()));
  expect(queries()).toBe(2);
});

test('a server takes its own bookings into account at once', async () => {
  const { store, times } = await startTimes(await newDatabase('sqlite'));
  const start = someTime();
  expect(await times.askedTime(start)).toMatchObject({ status: 'held' });
  await insertLead(store, 'call_bookings', newBooking(), { time: { ...callAt(start), status: 'confirmed' } });
  times.changed();
  expect(await times.askedTime(start)).toMatchObject({ status: 'taken' });
  expect(await times.askedTime(minutesAfter(start, 7))).toBeUndefined();
});

test('while the database hangs, the last known times are offered for a minute', FULL, async () => {
  const link = await startLink(await newDatabase('postgres'));
  const { times } = await startTimes(link.url);
  const before = link.connections();
  const known = await times.free();
  expect(known).not.toEqual([]);
  link.freeze();
  times.changed();
  const asked = await Promise.all([times.free(), times.free(), times.free()]);
  expect(asked).toEqual([known, known, known]);
  expect(link.connections()).toBeLessThanOrEqual(before + 1);
  pass(61_000);
  expect(await times.free()).toEqual([]);
  link.thaw();
  await expect.poll(times.free).toEqual(known);
});

/** Advances the monotonic clock until the test ends. */
function pass(ms: number): void {
  const now = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
  onTestFinished(() => later.mockRestore());
}

describe('a calendar that can’t be read', () => {
  test('is logged once, and once after its recovery; meanwhile its last busy times count', async () => {
    const start = someTime();
    const event = calendarEvent('dentist', start, minutesAfter(start, 20));
    const calendar = await startCalendar(event);
    onTestFinished(calendar.stop);
    const lines: string[] = [];
    const watch = watchCalendar({
      url: calendar.url,
      hours: { zone: 'UTC', daysAhead: 14 },
      notify: (_level, message) => lines.push(message.split(';')[0] ?? ''),
      onReading() {},
      everyMs: 20,
    });
    onTestFinished(watch.stop);
    await expect.poll(() => watch.reading()?.busy).toHaveLength(1);
    const asked = () => calendar.requests.length;
    calendar.answer(503);
    const before = asked();
    await expect.poll(asked).toBeGreaterThan(before + 3);
    expect(watch.reading()?.busy).toHaveLength(1);
    expect(lines).toEqual(['the calendar can’t be read: HTTP status 503']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    expect(watch.reading()).toBeUndefined();
    vi.useRealTimers();
    calendar.answer(200);
    await expect.poll(() => lines[1]).toBe('the calendar can be read again');
    calendar.publish(event, calendarEvent('broken', start, minutesAfter(start, 20), 'RRULE:FREQ=SOMETIMES'));
    await expect
      .poll(() => lines[2])
      .toBe('entries of the calendar can’t be read in full and are guessed: rule 1');
    expect(watch.reading()?.busy).toHaveLength(1);
    calendar.publish();
    await expect.poll(() => watch.reading()?.busy).toEqual([]);
    expect(lines.slice(3)).toEqual(['the calendar can be read again']);
  });

  test('at startup means that no time is free', async () => {
    const calendar = await startCalendar();
    onTestFinished(calendar.stop);
    calendar.answer(404);
    const { times, lines } = await startTimes(await newDatabase('sqlite'), calendar.url);
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^error: the calendar can’t be read: HTTP status 404;/);
    expect(await times.free()).toEqual([]);
    expect(await times.askedTime(someTime())).toBeUndefined();
  });
});
