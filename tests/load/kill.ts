import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningPostgres } from '../start-postgres.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { audit } from './audit.ts';
import { startFleet } from './senders.ts';

interface Options {
  databaseUrl: string;
  /** The number of servers that share the database. Each turn kills and restarts one of them. */
  servers: number;
  turns: number;
  senders: number;
  /** The PostgreSQL server to restart half-way; none by default. */
  postgres?: RunningPostgres;
}

/** Kills servers at random moments under load, and compares the acknowledged with the stored leads. */
export async function killUnderLoad(options: Options) {
  const { databaseUrl, servers: count, turns, senders, postgres } = options;
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' };
  // Start all servers at once, to check that only one of them runs the migrations.
  const start = (port = '0') => startServer({ ...settings, PORT: port });
  const servers: RunningServer[] = await Promise.all(Array.from({ length: count }, () => start()));
  const ports = servers.map(({ url }) => new URL(url).port);
  const fleet = startFleet({ urls: servers.map(({ url }) => url), senders });
  for (let turn = 0; turn < turns; turn++) {
    await sleep(50 + Math.random() * 700);
    const index = turn % count;
    await servers[index]?.stop('SIGKILL');
    if (postgres && turn === Math.floor(turns / 2)) {
      await postgres.stop();
      await sleep(1000);
      await postgres.start();
    }
    servers[index] = await start(ports[index]);
  }
  await sleep(200);
  await fleet.stop();
  await Promise.all(servers.map((server) => server.stop()));
  const { acknowledged, answers } = fleet.report;
  return {
    acknowledged: acknowledged.size,
    answers: Object.fromEntries(answers),
    ...(await audit(databaseUrl, acknowledged)),
  };
}
