import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../start-server.ts';
import { type Audit, audit } from './audit.ts';
import { startFleet } from './senders.ts';

interface Options {
  databaseUrl: string;
  rounds: number;
  senders: number;
}

/** Kills the server at random moments under load: what it acknowledged has to be there, and once. */
export async function killUnderLoad({
  databaseUrl,
  rounds,
  senders,
}: Options): Promise<Audit & { acknowledged: number }> {
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' };
  let server = await startServer(settings);
  const port = new URL(server.url).port;
  const fleet = startFleet({ urls: [server.url], senders });
  for (let round = 0; round < rounds; round++) {
    await sleep(50 + Math.random() * 700);
    await server.stop('SIGKILL');
    server = await startServer({ ...settings, PORT: port });
  }
  await sleep(200);
  await fleet.stop();
  await server.stop();
  const { acknowledged } = fleet.report;
  return { acknowledged: acknowledged.size, ...(await audit(databaseUrl, acknowledged)) };
}
