import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../new-database.ts';
import { networkOfItsOwn, newBookingAt } from '../new-leads.ts';
import { trySending } from '../send-request.ts';
import { type RunningServer, startServer } from '../start-server.ts';

interface Options {
  databaseUrl: string;
  servers: number;
  rounds: number;
  /** The number of rounds from one kill of a server to the next. */
  killEvery: number;
}

const VISITORS = 20;

const RETRY_MS = 100;

/** Runs rounds in which 20 visitors request the same free time at once, and retry until they get an answer. */
export async function contendForTimes(options: Options) {
  const { databaseUrl, servers: count, rounds, killEvery } = options;
  const settings = {
    ...{ DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' },
    ...{ TRUST_CLIENTS: 'yes', TRUST_PROXY: '1' },
  };
  const servers: RunningServer[] = await Promise.all(
    Array.from({ length: count }, () => startServer(settings)),
  );
  const urls = servers.map(({ url }) => url);
  const result = {
    rounds,
    kills: 0,
    /** Stored leads, out of 20 per round. */
    stored: 0,
    /** Rounds after which exactly one visitor has the time. */
    hadByOne: 0,
    /** Visitors who were told that they have the time but don't, or the reverse. */
    toldWrong: 0,
    /** Retries whose answer differed from the visitor's first answer. */
    toldOtherwise: 0,
    /** The number of answers by status; 0 means no answer, because the server was killed. */
    answers: {} as Record<string, number>,
  };
  const used = new Set<string>();

  for (let round = 0; round < rounds; round++) {
    const time = await nextTime();
    const email = () => `${crypto.randomUUID()}@visitor.example`;
    const leads = Array.from({ length: VISITORS }, () => newBookingAt(new Date(time), { email: email() }));
    const heard = leads.map((lead, index) => send(lead, index));
    if (round % killEvery === killEvery - 1) await killOne(round);
    const answers = await Promise.all(heard);
    await check(leads, answers);
  }
  await Promise.all(servers.map((server) => server.stop()));
  return result;

  /** Frees earlier rounds' times, because holds per day are limited. Returns a time that all servers list as free. */
  async function nextTime(): Promise<string> {
    await ask(databaseUrl, `update appointments set status = 'declined' where status = 'held'`);
    while (true) {
      const lists = await Promise.all(
        urls.map(async (url): Promise<string[]> => (await (await fetch(`${url}/call-times`)).json()).times),
      );
      const time = lists[0]?.find((one) => !used.has(one) && lists.every((list) => list.includes(one)));
      if (time) {
        used.add(time);
        return time;
      }
      used.clear();
      await sleep(RETRY_MS);
    }
  }

  /** Posts a lead to one server after the other until it is stored. Returns what the visitor is told about the time. */
  async function send(lead: { id: string }, first: number): Promise<string> {
    for (let index = first; ; index++) {
      const { status, headers } = await post(urls[index % count] ?? '', lead);
      result.answers[status] = (result.answers[status] ?? 0) + 1;
      if ([201, 409].includes(status)) return String(headers['call-time']);
      await sleep(RETRY_MS);
    }
  }

  async function killOne(round: number): Promise<void> {
    await sleep(Math.random() * 20);
    const index = round % count;
    const port = new URL(urls[index] ?? '').port;
    await servers[index]?.stop('SIGKILL');
    servers[index] = await startServer({ ...settings, PORT: port });
    result.kills += 1;
  }

  async function check(leads: { id: string }[], heard: string[]): Promise<void> {
    const ids = leads.map(({ id }) => `'${id}'`).join();
    const stored = await ask(databaseUrl, `select id from call_bookings where id in (${ids})`);
    const held = await ask<{ booking_id: string }>(
      databaseUrl,
      `select booking_id from appointments where status = 'held' and booking_id in (${ids})`,
    );
    result.stored += stored.length;
    if (held.length === 1) result.hadByOne += 1;
    const holders = held.map(({ booking_id }) => booking_id);
    for (const [index, { id }] of leads.entries()) {
      if ((heard[index] === 'held') !== holders.includes(id)) result.toldWrong += 1;
    }
    // Send each lead again, to a different server than before.
    const again = await Promise.all(leads.map((lead, index) => send(lead, index + 1)));
    result.toldOtherwise += again.filter((answer, index) => answer !== heard[index]).length;
  }
}

function post(url: string, lead: { id: string }) {
  const headers = { 'content-type': 'application/json', ...networkOfItsOwn(lead.id) };
  const body = JSON.stringify(lead);
  return trySending(`${url}/rest/v1/call_bookings`, { method: 'POST', timeout: 10_000, headers, body });
}
