import { startServer } from '../start-server.ts';
import { startFleet } from './senders.ts';

/** How many leads a second a server stores over HTTP once it is warm, with 64 senders. */
export async function insertsASecond(databaseUrl: string, seconds: number): Promise<number> {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'silent',
  });
  const fleet = startFleet({ urls: [server.url], senders: 64 });
  await wait(WARM_UP_MS);
  const before = fleet.report.acknowledged.size;
  await wait(seconds * 1000);
  const count = fleet.report.acknowledged.size - before;
  await fleet.stop();
  await server.stop();
  return count / seconds;
}

const WARM_UP_MS = 1000;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
