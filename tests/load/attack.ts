import { request } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLink } from '../start-link.ts';
import type { RunningPostgres } from '../start-postgres.ts';
import { hasCaddy, startCaddy } from '../start-proxy.ts';
import { startReceiver } from '../start-receiver.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';
import { startSmtp } from '../start-smtp.ts';
import { audit } from './audit.ts';
import { askingFlood, pipelineFlood, slowFlood } from './floods.ts';
import { residentMb } from './resident.ts';

const SECONDS = 30;
const CONNECTIONS = 500;
const REQUESTS = 1500;

/** The address of whoever is not the attacker: all of 127.0.0.0/8 is this machine. */
const VISITOR = '127.0.0.2';

const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\n';
const BOOKINGS = 'POST /rest/v1/call_bookings HTTP/1.1\r\n';
const CRUMBS = '1\r\nx\r\n'.repeat(65_000);

/** What each connection of a flood says, and how many there are. */
const SLOW: Record<string, { connections: number; start: string; drip?: string; everyMs?: number }> = {
  nothing: { connections: 4000, start: '' },
  'half a request': { connections: 2000, start: 'GET / HTTP/1.1\r\nHost: localhost\r\n', drip: 'x' },
  '15 kB of a head': {
    connections: 1500,
    start: `GET / HTTP/1.1\r\nHost: localhost\r\n${'X: aaaaaaaaaaa\r\n'.repeat(960)}`,
  },
  '16,000 bytes of 16,384': {
    connections: 2000,
    start: `${BOOKINGS}${HEAD}Content-Length: 16384\r\n\r\n${' '.repeat(16_000)}`,
  },
  'a body in 65,000 chunks': {
    connections: 100,
    start: `${BOOKINGS}${HEAD}Transfer-Encoding: chunked\r\n\r\n${CRUMBS}`,
  },
  'the same to /answer/': {
    connections: 100,
    start: `POST /answer/none HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n${CRUMBS}`,
  },
  'a body byte by byte': {
    connections: 500,
    start: `${BOOKINGS}${HEAD}Content-Length: 65536\r\n\r\n`,
    drip: ' ',
    everyMs: 1,
  },
};

/**
 * Attacks the bundled server in each of the ways that once took it down, while a visitor at another address goes
 * on using it. Bounded in number and time, and against this machine alone.
 * @returns a row for each attack, by its name, with what is promised first
 */
export async function attack(postgres: RunningPostgres): Promise<Record<string, object>> {
  const rows: Record<string, object> = {
    promised: { 'peak resident, MB': 400, 'slowest /healthz, ms': 3000, 'stop, ms': 5000 },
  };
  for (const path of ['/nope', '/films/website-chat.mp4', '/']) {
    rows[`pipelined GET ${path}, never read`] = await during({}, ({ url }) =>
      pipelineFlood({ url, path, connections: CONNECTIONS, requests: REQUESTS, seconds: SECONDS }),
    );
  }
  rows['33 requests on each of 990 connections, never read, eight times'] = await during(
    {},
    async ({ url }) => {
      for (let round = 0; round < 8; round++)
        await pipelineFlood({ url, path: '/', connections: 990, requests: 33, seconds: SECONDS / 6 });
    },
  );
  for (const [what, flood] of Object.entries(SLOW)) {
    rows[what] = await during({}, ({ url }) => slowFlood({ url, seconds: SECONDS, ...flood }));
  }
  rows['promised behind Caddy'] = { 'peak resident, MB': 200, 'slowest /healthz, ms': 3000 };
  for (const [what, flood] of Object.entries(hasCaddy() ? SLOW : {})) {
    rows[`behind Caddy: ${what}`] = await during({ TRUST_PROXY: '1' }, async (server) => {
      const caddy = await startCaddy(server.url, 'http');
      await slowFlood({ url: caddy.url, seconds: SECONDS, ...flood });
      await caddy.stop();
    });
  }
  rows['inserts from any network'] = await during({ TRUST_PROXY: '1' }, ({ url }) =>
    askingFlood({ url, path: '/rest/v1/call_bookings', row: BOOKING, connections: 200, seconds: SECONDS }),
  );
  rows['/readyz over PostgreSQL'] = await during(
    { DATABASE_URL: await postgres.createDatabase() },
    ({ url }) => askingFlood({ url, path: '/readyz', connections: 700, seconds: SECONDS }),
  );
  const link = await startLink(await postgres.createDatabase());
  rows['PostgreSQL says no word'] = await during({ DATABASE_URL: link.url }, async () => {
    link.freeze();
    await sleep(SECONDS * 1000);
    link.thaw();
  });
  link.close();
  const smtp = await startSmtp();
  await smtp.behave('stalled');
  const mail = { SMTP_URL: smtp.url, LEADS_TO: 'team@loomline.example', TRUST_CLIENTS: 'yes' };
  rows['another process holds the SQLite file half of the time'] = await during(mail, holdWriteLock);
  rows['a mail server that never greets'] = await during(mail, () => sleep(SECONDS * 1000));
  rows['the same, 40 leads with a webhook'] = await webhooksBesideStalledMail(mail);
  await smtp.stop();
  return rows;
}

/** What a visitor meets, and what the server takes, while something happens. */
async function during(
  env: Record<string, string>,
  happens: (server: RunningServer) => Promise<unknown>,
): Promise<object> {
  const server = await startServer(
    { RATE_LIMIT: '100000', LOG_LEVEL: 'silent', ...env },
    { program: 'build/main.mjs' },
  );
  let isOver = false;
  let peak = 0;
  let slowest = 0;
  let slowestInsert = 0;
  let sent = 0;
  const acknowledged = new Set<string>();
  const health = repeat(100, async () => {
    peak = Math.max(peak, residentMb(server.process.pid));
    const started = performance.now();
    const { status } = await send(server.url, '/healthz');
    slowest = Math.max(slowest, status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY);
  });
  const inserts = repeat(500, async () => {
    const id = crypto.randomUUID();
    sent += 1;
    const started = performance.now();
    const { status } = await send(server.url, '/rest/v1/call_bookings', {
      ...BOOKING,
      id,
      name: `Visitor ${id}`,
    });
    slowestInsert = Math.max(slowestInsert, performance.now() - started);
    if (status === 201) acknowledged.add(id);
  });
  await happens(server);
  isOver = true;
  await Promise.all([health, inserts]);
  const stopping = performance.now();
  await server.stop();
  const stopMs = performance.now() - stopping;
  const { lost } = await audit(env.DATABASE_URL ?? `sqlite:${server.databaseFile}`, acknowledged);
  return {
    'peak resident, MB': peak,
    'slowest /healthz, ms': Math.round(slowest),
    'slowest insert, ms': Math.round(slowestInsert),
    'stop, ms': Math.round(stopMs),
    'inserts stored': `${acknowledged.size - lost} of ${sent}`,
  };

  async function repeat(everyMs: number, work: () => Promise<void>): Promise<void> {
    while (!isOver) {
      await work();
      await sleep(everyMs);
    }
  }
}

/** Holds the lock to write as another process would, a second at a time. */
async function holdWriteLock({ databaseFile }: RunningServer): Promise<void> {
  const other = new DatabaseSync(databaseFile, { timeout: 5000 });
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await sleep(1000)) {
    other.exec('begin immediate');
    await sleep(1000);
    other.exec('rollback');
  }
  other.close();
}

async function webhooksBesideStalledMail(mail: Record<string, string>): Promise<object> {
  const receiver = await startReceiver();
  const webhook = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: `whsec_${btoa('attack')}` };
  const server = await startServer(
    { ...mail, ...webhook, LOG_LEVEL: 'silent' },
    { program: 'build/main.mjs' },
  );
  const started = performance.now();
  for (let lead = 0; lead < 40; lead++) {
    await send(server.url, '/rest/v1/call_bookings', { ...BOOKING, name: `Lead ${lead}` });
  }
  while (receiver.posts.length < 40 && performance.now() - started < 180_000) await sleep(100);
  const seconds = (performance.now() - started) / 1000;
  await server.stop('SIGKILL');
  await receiver.stop();
  return { 'webhooks delivered': receiver.posts.length, 'last webhook after, s': seconds.toFixed(1) };
}

/** One request of a visitor over a connection of its own; status 0 where no answer came in 10 s. */
function send(url: string, path: string, row?: object): Promise<{ status: number }> {
  return new Promise((resolve) => {
    const call = request(
      url + path,
      {
        method: row ? 'POST' : 'GET',
        localAddress: VISITOR,
        agent: false,
        timeout: 10_000,
        ...(row && { headers: { 'content-type': 'application/json' } }),
      },
      (response) => {
        response.resume().on('close', () => resolve({ status: response.statusCode ?? 0 }));
      },
    );
    call.on('timeout', () => call.destroy()).on('error', () => resolve({ status: 0 }));
    call.end(row && JSON.stringify(row));
  });
}
