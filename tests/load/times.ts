import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../new-database.ts';
import { networkOfItsOwn, newBooking } from '../new-leads.ts';
import { type RunningServer, startServer } from '../start-server.ts';

interface Options {
  databaseUrl: string;
  servers: number;
  rounds: number;
  /** Every so many rounds a server is killed in the middle of one. */
  killEvery: number;
}

export interface Contest {
  rounds: number;
  kills: number;
  /** Leads that are stored, of the 20 of each round. */
  stored: number;
  /** Rounds in which exactly one visitor has the time. */
  hadByOne: number;
  /** Visitors who heard that they have the time, and have it not, or the other way round. */
  toldWrong: number;
  /** Retries that heard another answer than the first time. */
  toldOtherwise: number;
  /** Number of answers by status; 0 stands for no answer, as when the server was killed. */
  answers: Record<string, number>;
}

const VISITORS = 20;

/** How long a visitor waits between tries. */
const RETRY_MS = 100;

/** In each round, 20 visitors post one free time at once, and try again until they hear what became of it. */
export async function contendForTimes({
  databaseUrl,
  servers: count,
  rounds,
  killEvery,
}: Options): Promise<Contest> {
  const settings = {
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: '1000000',
    TRUST_CLIENTS: 'yes',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  };
  const servers: RunningServer[] = await Promise.all(
    Array.from({ length: count }, () => startServer(settings)),
  );
  const urls = servers.map(({ url }) => url);
  const result: Contest = {
    ...{ rounds, kills: 0, stored: 0, hadByOne: 0, toldWrong: 0, toldOtherwise: 0 },
    answers: {},
  };
  const used = new Set<string>();

  for (let round = 0; round < rounds; round++) {
    const time = await nextTime();
    const leads = Array.from({ length: VISITORS }, () => asking(time));
    const heard = leads.map((lead, index) => send(lead, index));
    if (round % killEvery === killEvery - 1) await killOne(round);
    const answers = await Promise.all(heard);
    await check(leads, answers);
  }
  await Promise.all(servers.map((server) => server.stop()));
  return result;

  /** A time that all servers have for free. Those that were fought for are freed first: all visitors have few a day. */
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

  /** Posts a lead until it is stored, each time to the next server. Returns what the visitor heard of the time. */
  async function send(lead: { id: string }, first: number): Promise<string> {
    for (let index = first; ; index++) {
      const answer = await post(urls[index % count] ?? '', lead);
      const status = String(answer?.status ?? 0);
      result.answers[status] = (result.answers[status] ?? 0) + 1;
      if (answer && [201, 409].includes(answer.status)) return answer.headers.get('call-time') ?? 'nothing';
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
    // Once more, each to another server than before.
    const again = await Promise.all(leads.map((lead, index) => send(lead, index + 1)));
    result.toldOtherwise += again.filter((answer, index) => answer !== heard[index]).length;
  }
}

function asking(time: string): { id: string } {
  const [preferred_date, preferred_time] = [time.slice(0, 10), time.slice(11, 16)];
  const email = `${crypto.randomUUID()}@visitor.example`;
  return newBooking({ timezone: 'UTC', preferred_date, preferred_time, email });
}

async function post(url: string, lead: { id: string }): Promise<Response | undefined> {
  try {
    const answer = await fetch(`${url}/rest/v1/call_bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...networkOfItsOwn(lead.id) },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    return answer;
  } catch {
    return undefined;
  }
}
