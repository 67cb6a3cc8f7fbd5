import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningPostgres } from '../start-postgres.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { type Audit, audit } from './audit.ts';
import { startFleet } from './senders.ts';

interface Options {
  postgres: RunningPostgres;
  senders: number;
  /** A server is killed and started again at each turn; PostgreSQL is restarted half-way. */
  turns: number;
  turnMs: number;
}

/** Several servers over one PostgreSQL, of which one dies at each turn: nothing acknowledged may be lost. */
export async function killServersInTurn({
  postgres,
  senders,
  turns,
  turnMs,
}: Options): Promise<Audit & { acknowledged: number; answers: Record<string, number> }> {
  const databaseUrl = await postgres.createDatabase();
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' };
  // All at once: the migrations have to let one go first.
  const servers: RunningServer[] = await Promise.all([1, 2, 3].map(() => startServer(settings)));
  const ports = servers.map(({ url }) => new URL(url).port);
  const fleet = startFleet({ urls: servers.map(({ url }) => url), senders });
  for (let turn = 0; turn < turns; turn++) {
    await sleep(turnMs);
    const index = turn % servers.length;
    await servers[index]?.stop('SIGKILL');
    if (turn === Math.floor(turns / 2)) {
      await postgres.stop();
      await sleep(1000);
      await postgres.start();
    }
    servers[index] = await startServer({ ...settings, PORT: ports[index] ?? '0' });
  }
  await sleep(500);
  await fleet.stop();
  await Promise.all(servers.map((server) => server.stop()));
  const { acknowledged, answers } = fleet.report;
  return {
    acknowledged: acknowledged.size,
    answers: Object.fromEntries(answers),
    ...(await audit(databaseUrl, acknowledged)),
  };
}
