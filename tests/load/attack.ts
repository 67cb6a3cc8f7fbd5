import { setTimeout as sleep } from 'node:timers/promises';
import { trySending } from '../send-request.ts';
import type { RunningPostgres } from '../start-postgres.ts';
import { hasCaddy, startCaddy } from '../start-proxy.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';
import { audit } from './audit.ts';
import { askingFlood, type SendingFlood, sendingFlood } from './floods.ts';
import { residentMb } from './resident.ts';

const SECONDS = 30;
const PIPELINE = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1500);

/** The visitor's address, which no attacker uses. Every address in 127.0.0.0/8 is this machine. */
const VISITOR = '127.0.0.2';

const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\n';
const BOOKINGS = 'POST /rest/v1/call_bookings HTTP/1.1\r\n';

/** For each flood: how many connections it opens, and what each connection sends at first and then every second. */
const FLOODS: Record<string, Pick<SendingFlood, 'connections' | 'start' | 'drip' | 'neverReads'>> = {
  'pipelined GET /, never read': { connections: 500, start: PIPELINE, drip: PIPELINE, neverReads: true },
  nothing: { connections: 4000, start: '' },
  'half a request': { connections: 2000, start: 'GET / HTTP/1.1\r\nHost: localhost\r\n', drip: 'x' },
  '16,000 bytes of 16,384': {
    connections: 2000,
    start: `${BOOKINGS}${HEAD}Content-Length: 16384\r\n\r\n${' '.repeat(16_000)}`,
  },
  'a body in 65,000 chunks': {
    connections: 100,
    start: `${BOOKINGS}${HEAD}Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(65_000)}`,
  },
};

/**
 * Attacks the bundled server on this machine with one flood of each kind, while a visitor at another address uses it.
 * @returns table rows by name: the promised values, followed by the measurements of each attack
 */
export async function attack(postgres: RunningPostgres): Promise<Record<string, object>> {
  const rows: Record<string, object> = {
    promised: { 'peak resident, MB': 400, 'slowest /healthz, ms': 3000, 'stop, ms': 5000 },
  };
  for (const [what, flood] of Object.entries(FLOODS)) {
    rows[what] = await during({}, ({ url }) => sendingFlood({ url, seconds: SECONDS, ...flood }));
  }
  rows['promised behind Caddy'] = { 'peak resident, MB': 200, 'slowest /healthz, ms': 3000 };
  for (const [what, flood] of Object.entries(hasCaddy() ? FLOODS : {})) {
    rows[`behind Caddy: ${what}`] = await during({ TRUST_PROXY: '1' }, async (server) => {
      const caddy = await startCaddy(server.url, 'http');
      await sendingFlood({ url: caddy.url, seconds: SECONDS, ...flood });
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
  return rows;
}

/** Measures a visitor's requests and the server's memory during an attack. */
export async function during(
  env: Record<string, string>,
  runAttack: (server: RunningServer) => Promise<unknown>,
): Promise<object> {
  const server = await startServer({ LOG_LEVEL: 'silent', ...env });
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
    const row = { ...BOOKING, id, name: `Visitor ${id}` };
    const { status } = await send(server.url, '/rest/v1/call_bookings', row);
    slowestInsert = Math.max(slowestInsert, performance.now() - started);
    if (status === 201) acknowledged.add(id);
  });
  await runAttack(server);
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

/** Sends a visitor's request on a new connection. The status is 0 if no answer comes within 10 s. */
function send(url: string, path: string, row?: object) {
  const connection = { localAddress: VISITOR, agent: false, timeout: 10_000 } as const;
  const headers = { 'content-type': 'application/json' };
  return trySending(
    url + path,
    row ? { ...connection, method: 'POST', headers, body: JSON.stringify(row) } : connection,
  );
}
