import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '../start-cluster.ts';
import { startHaproxy } from '../start-haproxy.ts';
import { startLink } from '../start-link.ts';
import { createDatabase } from '../start-postgres.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';
import { type Audit, audit } from './audit.ts';
import { percentile, startFleet } from './senders.ts';

interface Options {
  /** The folder of PostgreSQL's programs. */
  programs: string;
  /** What happens to the primary. Cut off, it goes on, and neither a server nor its standby reaches it. */
  fate: 'killed' | 'frozen' | 'cut off';
  /** How the servers find the other one. */
  by: 'hosts' | 'HAProxy';
  senders: number;
  /** From the loss of the primary to the promotion of its standby. */
  promoteAfterMs: number;
  /** How long the fleet sends, before and after. */
  sendMs: number;
}

interface Outcome extends Audit {
  acknowledged: number;
  /** From the promotion until each of the servers has stored a lead. */
  'writing again, ms': number;
  /** Of a page, from each server twenty times a second. */
  'failed pages': number;
  'slowest page, ms': number;
  answers: string;
}

/** Three servers lose their primary under load, and its synchronous standby takes over. */
export async function failOver({
  programs,
  fate,
  by,
  senders,
  promoteAfterMs,
  sendMs,
}: Options): Promise<Outcome> {
  const cluster = await startCluster(programs, fate === 'frozen' ? 'remote_apply' : 'on');
  const { primary, standby, replication } = cluster;
  const databaseUrl = await createDatabase(primary.url);
  const { pathname } = new URL(databaseUrl);
  const link = await startLink(databaseUrl);
  const hosts = [link.url, standby.url].map((url) => new URL(url).host);
  const haproxy = by === 'HAProxy' ? await startHaproxy(hosts, `${programs}/psql`) : undefined;
  const address = haproxy?.host ?? hosts.join();
  const settings = {
    DATABASE_URL: `postgres://postgres@${address}${pathname}${haproxy ? '' : '?target_session_attrs=read-write'}`,
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'silent',
  };
  const servers = await Promise.all([1, 2, 3].map(() => startServer(settings)));
  const urls = servers.map(({ url }) => url);
  const fleet = startFleet({ urls, senders });
  const pages = watchPages(urls);
  await sleep(sendMs);

  if (fate === 'killed') primary.kill();
  if (fate === 'frozen') primary.freeze();
  if (fate === 'cut off') {
    link.freeze();
    replication.freeze();
  }
  await sleep(promoteAfterMs);
  const promoted = performance.now();
  await cluster.promote();
  const own = await Promise.all(servers.map(insertUntilStored));
  const writingAgain = performance.now() - promoted;
  await sleep(sendMs);
  // The old primary comes back and takes writes. HAProxy could not tell it from the new one.
  if (by === 'hosts') {
    primary.thaw();
    link.thaw();
    await sleep(sendMs);
  }

  await fleet.stop();
  const seen = await pages.stop();
  const { acknowledged, answers } = fleet.report;
  for (const id of own) acknowledged.add(id);
  const found = await audit(new URL(pathname, standby.url).href, acknowledged);
  await Promise.all(servers.map((server) => server.stop()));
  await haproxy?.stop();
  link.close();
  await cluster.stop();
  return {
    acknowledged: acknowledged.size,
    ...found,
    'writing again, ms': Math.round(writingAgain),
    'failed pages': seen.failed,
    'slowest page, ms': Math.round(percentile(seen.times, 1)),
    answers: JSON.stringify(Object.fromEntries(answers)),
  };
}

/** Sends one lead under one id until it is stored, as the form does, and returns the id. */
async function insertUntilStored({ url }: RunningServer): Promise<string> {
  const id = crypto.randomUUID();
  const body = JSON.stringify({ ...BOOKING, id, name: `Load ${id}` });
  while (true) {
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${url}/rest/v1/call_bookings`, { method: 'POST', headers, body });
    if (status === 201 || status === 409) return id;
    await sleep(20);
  }
}

/** Fetches a page from each server, again and again. */
function watchPages(urls: string[]) {
  const times: number[] = [];
  let failed = 0;
  let isStopped = false;
  const done = Promise.all(
    urls.map(async (url) => {
      for (; !isStopped; await sleep(50)) {
        const started = performance.now();
        const isServed = await fetch(`${url}/about`, { signal: AbortSignal.timeout(5000) })
          .then(async (response) => (await response.text()).includes('</html>') && response.ok)
          .catch(() => false);
        if (!isServed) failed += 1;
        times.push(performance.now() - started);
      }
    }),
  );
  return {
    async stop() {
      isStopped = true;
      await done;
      return { failed, times };
    },
  };
}
