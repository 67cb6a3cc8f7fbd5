import { renameSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchCalendar } from '#leads/calendar/watch-calendar.ts';
import { CALL_MINUTES, callHours } from '#leads/calls/call-hours.ts';
import { freeTimes } from '#leads/calls/free-times.ts';
import { openStore } from '#leads/store/open-store.ts';
import { wallTimeAt } from '#leads/time-zones.ts';
import { watchCallTimes } from '#server/call-times.ts';
import { freePort } from '../free-port.ts';
import { newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';
import { CALENDAR_SECRET, calendarEvent, startCalendar } from '../start-calendar.ts';
import { startLink } from '../start-link.ts';

import { startServer } from '../start-server.ts';

const HOURS = callHours();
if (!HOURS) throw new Error('these tests need the hours that come with the site');

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** A time that can be offered now, some days ahead so that it stays so. */
function someTime(position = 40): Date {
  const time = freeTimes(HOURS as NonNullable<typeof HOURS>, CALL_MINUTES, new Date(), [])[position];
  if (!time) throw new Error('no time is offered');
  return time;
}

const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);

const withoutMilliseconds = (time: Date) => time.toISOString().replace('.000Z', 'Z');

async function timesAt(url: string): Promise<string[]> {
  return (await (await fetch(`${url}/call-times`)).json()).times;
}

async function startWatch(databaseUrl: string, calendarUrl?: string) {
  const store = await openStore(databaseUrl);
  const lines: string[] = [];
  const watch = watchCallTimes({
    store,
    hours: HOURS as NonNullable<typeof HOURS>,
    calendarUrl,
    notify: (level, message) => lines.push(`${level}: ${message}`),
  });
  cleanUps.push(() => store.close(), watch.stop);
  await watch.start();
  return { store, watch, lines };
}

describe('GET /call-times', () => {
  test('lists free starts and nothing else, as files are answered', async () => {
    const server = await startServer();
    cleanUps.push(() => server.stop());
    const response = await fetch(`${server.url}/call-times`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=5');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await response.json()).toEqual({
      minutes: CALL_MINUTES,
      times: freeTimes(HOURS as NonNullable<typeof HOURS>, CALL_MINUTES, new Date(), []).map(
        withoutMilliseconds,
      ),
    });
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/call-times`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const head = await fetch(`${server.url}/call-times`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    expect((await fetch(`${server.url}/call-times`, { method: 'DELETE' })).status).toBe(405);
  });

  test('follows what a command takes', async () => {
    const server = await startServer();
    cleanUps.push(() => server.stop());
    const database = `sqlite:${server.databaseFile}`;
    const start = someTime();
    const booking = newBooking();
    const store = await openStore(database);
    await store.insert('call_bookings', booking);
    await store.close();
    expect(await timesAt(server.url)).toContain(withoutMilliseconds(start));
    const confirmed = await callCommand(database, ['confirm', booking.id, '--at', start.toISOString()]);
    expect(confirmed.status).toBe(0);
    await expect.poll(() => timesAt(server.url)).not.toContain(withoutMilliseconds(start));
    expect(await timesAt(server.url)).toContain(withoutMilliseconds(minutesAfter(start, 30)));
  });

  test('leaves out what the calendar has, and nothing tells where that is', async () => {
    const start = someTime();
    const calendar = await startCalendar(calendarEvent('dentist', start, minutesAfter(start, 20)));
    cleanUps.push(calendar.stop);
    const metricsPort = await freePort();
    const server = await startServer({ CALENDAR_URL: calendar.url, METRICS_PORT: String(metricsPort) });
    cleanUps.push(() => server.stop());
    await expect.poll(() => timesAt(server.url)).toContain(withoutMilliseconds(minutesAfter(start, 30)));
    expect(await timesAt(server.url)).not.toContain(withoutMilliseconds(start));
    const database = `sqlite:${server.databaseFile}`;
    const env = { CALENDAR_URL: calendar.url };
    expect((await callCommand(database, ['check'], env)).stdout).toContain('ok    Calendar: can be read\n');
    calendar.answer(500);
    const failed = await callCommand(database, ['check'], env);
    expect(failed.stdout).toContain('FAIL  Calendar: it answers 500. To do: look at CALENDAR_URL\n');
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(`${failed.stdout}${metrics}${server.output()}`).not.toMatch(CALENDAR_SECRET);
  });
});

test('a day is near if it has an offered time in any zone', async () => {
  const { watch } = await startWatch(await newDatabase('sqlite'));
  const [first, last] = [watch.times()[0], watch.times().at(-1)];
  for (const time of [first, last] as Date[]) {
    for (const zone of ['Pacific/Kiritimati', 'Europe/Lisbon', 'Etc/GMT+12']) {
      expect(watch.isNear(wallTimeAt(zone, time).date)).toBe(true);
    }
  }
  const dayAfter = (time: Date | undefined, days: number) =>
    new Date(Number(time) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  for (const day of [dayAfter(first, -3), dayAfter(last, 2)]) expect(watch.isNear(day)).toBe(false);
});

test('a time is taken at once for the process that took it', async () => {
  const { store, watch } = await startWatch(await newDatabase('sqlite'));
  const start = someTime();
  expect([watch.isOffered(start), watch.isFree(start)]).toEqual([true, true]);
  await store.db
    .insertInto('appointments')
    .values({
      booking_id: crypto.randomUUID(),
      status: 'confirmed',
      starts_at: start.toISOString(),
      ends_at: minutesAfter(start, CALL_MINUTES).toISOString(),
      link: null,
      note: null,
    })
    .execute();
  await watch.refresh();
  expect([watch.isOffered(start), watch.isFree(start)]).toEqual([true, false]);
  expect(watch.isOffered(minutesAfter(start, 7))).toBe(false);
});

test('our own invitation in the calendar keeps no time busy', async () => {
  const databaseUrl = await newDatabase('sqlite');
  const booking = newBooking();
  const seed = await openStore(databaseUrl);
  await seed.insert('call_bookings', booking);
  await seed.close();
  const [start, other] = [someTime(40), someTime(44)];
  const calendar = await startCalendar(
    calendarEvent(`${booking.id.toUpperCase()}@shop.example`, start, minutesAfter(start, 15)),
    calendarEvent(`${crypto.randomUUID()}@elsewhere.example`, other, minutesAfter(other, 15)),
  );
  cleanUps.push(calendar.stop);
  const { watch } = await startWatch(databaseUrl, calendar.url);
  await expect.poll(() => watch.times().length).toBeGreaterThan(0);
  expect([watch.isFree(start), watch.isFree(other)]).toEqual([true, false]);
});

test('while the database is away no time is free', async () => {
  const databaseUrl = await newDatabase('sqlite');
  const { watch } = await startWatch(databaseUrl);
  const path = databaseUrl.slice('sqlite:'.length);
  expect(watch.times()).not.toEqual([]);
  renameSync(path, `${path}.away`);
  await expect.poll(() => watch.times()).toEqual([]);
  renameSync(`${path}.away`, path);
  await expect.poll(() => watch.times().length).toBeGreaterThan(0);
});

test('a database that no longer says a word counts as away, and one query waits for it', {
  tags: 'full',
  timeout: 60_000,
}, async () => {
  const link = await startLink(await newDatabase('postgres'));
  const { watch } = await startWatch(link.url);
  expect(watch.times()).not.toEqual([]);
  const before = link.connections();
  link.freeze();
  await expect.poll(() => watch.times()).toEqual([]);
  for (let look = 0; look < 3; look++) await watch.refresh();
  expect(link.connections()).toBeLessThanOrEqual(before + 1);
  link.thaw();
  await expect.poll(() => watch.times().length).toBeGreaterThan(0);
});

describe('a calendar that is away', () => {
  test('is told of once, and once when it is back; meanwhile its last copy counts', async () => {
    const start = someTime();
    const calendar = await startCalendar(calendarEvent('dentist', start, minutesAfter(start, 20)));
    cleanUps.push(calendar.stop);
    const problems: (string | undefined)[] = [];
    const options = { zone: 'UTC', daysAhead: 14, onReading() {}, everyMs: 20, afterFailureMs: 20 };
    const watch = watchCalendar({
      ...options,
      url: calendar.url,
      onProblem: (problem) => problems.push(problem),
    });
    cleanUps.push(watch.stop);
    await expect.poll(() => watch.reading()?.busy).toHaveLength(1);
    const asked = () => calendar.requests.length;
    calendar.answer(503);
    const before = asked();
    await expect.poll(asked).toBeGreaterThan(before + 3);
    expect(watch.reading()?.busy).toHaveLength(1);
    expect(problems).toEqual(['it answers 503']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    expect(watch.reading()).toBeUndefined();
    vi.useRealTimers();
    calendar.answer(200);
    await expect.poll(() => problems).toEqual(['it answers 503', undefined]);
    // The second time it asks only for what has changed.
    expect(calendar.requests[0]?.['if-none-match']).toBeUndefined();
    expect(calendar.requests[1]?.['if-none-match']).toMatch(/^"/);
    calendar.publish();
    await expect.poll(() => watch.reading()?.busy).toEqual([]);
  });

  test('from the start means that no time is free', async () => {
    const calendar = await startCalendar();
    cleanUps.push(calendar.stop);
    calendar.answer(404);
    const { watch, lines } = await startWatch(await newDatabase('sqlite'), calendar.url);
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^error: the calendar can’t be read: it answers 404;/);
    await watch.refresh();
    expect([watch.times(), watch.isOffered(someTime())]).toEqual([[], false]);
  });
});
