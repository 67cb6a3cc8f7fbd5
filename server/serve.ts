import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { readConfig } from '#config/config.ts';
import { acknowledgementLimits, createSenders, deliveryKinds } from '#config/deliveries.ts';
import { openStore } from '#leads/store/open-store.ts';
import { createApp } from './app.ts';
import { describeDeliveries, startDeliveries } from './deliveries.ts';
import { readSiteFiles } from './site-files.ts';

/** How long requests and deliveries under way may take to finish once the process is told to stop. */
const GRACE_MS = 4000;

/**
 * Serves the site and takes leads until the process is told to stop, which it then does by itself.
 * @throws where the configuration is wrong, the store can't be opened or the port is taken
 */
export async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const built = fileURLToPath(new URL('../dist', import.meta.url));
  const files = existsSync(built) ? await readSiteFiles(built) : new Map();
  let log: FastifyBaseLogger | undefined;
  const store = await openStore(config.databaseUrl, (level, message) => log?.[level](message));
  const senders = await createSenders(config, store.db);
  const kinds = deliveryKinds(config);
  const app = await createApp({
    config,
    store,
    files,
    deliveries: kinds,
    onLead: () => deliveries.nudge(),
  });
  log = app.log;
  const deliveries = startDeliveries(store, senders, acknowledgementLimits(config), app.log);
  const address = await app.listen({ host: config.host, port: config.port });
  process.stdout.write(
    `Loomline is ready at ${address}\nLeads go to ${store.description}\n${describeDeliveries(config, kinds)}\n`,
  );

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

  async function stop(): Promise<void> {
    // A database that does not answer must not hold the process: what it was asked for was not acknowledged,
    // and whoever was to send a delivery lets go of it after a while anyway.
    setTimeout(() => process.exit(0), GRACE_MS + 200).unref();
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
    // A connection that was busy until now would be kept for its client's next request.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    const delivered = deliveries.stop(GRACE_MS);
    await app.close();
    await delivered;
    await store.close();
    process.exit(0);
  }
}
