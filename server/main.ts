import { existsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { readConfig } from '#config/config.ts';
import { listenProblem } from '#config/listen-problem.ts';
import type { Notify } from '#leads/calendar/watch-calendar.ts';
import { callHours } from '#leads/calls/call-hours.ts';
import { openStore } from '#leads/db/open-store.ts';
import { sendableKinds } from '#leads/delivery-kinds.ts';
import { errorMessage } from '#leads/error-message.ts';
import { printable } from '#leads/printable.ts';
import { createApp } from './app.ts';
import { describeDeliveries, startDeliveries } from './deliveries.ts';
import { startDesk } from './desk.ts';
import { watchFreeTimes } from './free-times.ts';
import { acceptWaiting, BACKLOG } from './http-server.ts';
import { startInbox } from './inbox.ts';
import { startNightly } from './nightly.ts';
import { readSite } from './site.ts';

/** How long a shutdown waits for requests and deliveries under way. */
const GRACE_MS = 4000;

/** How long a shutdown keeps idle connections open. A request may already be on its way over one of them. */
const IDLE_MS = 500;

try {
  await serve();
} catch (error) {
  process.stderr.write(`${printable(errorMessage(error))}\n`);
  process.exit(1);
}

/** Serves until SIGTERM or SIGINT. @throws if the configuration is invalid, or the store or the port can't be opened */
async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  let log: FastifyBaseLogger | undefined;
  const notify: Notify = (level, message) => log?.[level](message);
  const store = await openStore(config.databaseUrl, { kinds: sendableKinds(config), onLost: endWithout });
  const freeTimes = watchFreeTimes({ store, config, hours: callHours(), notify });
  const services: Parameters<typeof createApp>[0] = {
    config,
    store,
    site: readSite(dist),
    hasHome: () => existsSync(join(dist, 'index.html')),
    onLead: () => deliveries.wake(),
    freeTimes,
  };
  const app = await createApp(services);
  log = app.log;
  const deliveries = await startDeliveries({ store, config, log: app.log });
  freeTimes.start();
  const stopInbox = await startInbox({ store, config, log: app.log, onLead: () => deliveries.wake() });
  const stopNightly = startNightly({ store, config, log: app.log });
  const { host, port } = config;
  const address = await app.listen({ host, port, backlog: BACKLOG }).catch((error: unknown) => {
    throw listenProblem(error, config) ?? error;
  });
  const desk = await startDesk(services, app.log);

  let isStopping = false;
  // Not `once`: Ctrl-C sends SIGINT twice (from the terminal and from npm), and the second would kill the process.
  const stop = () => {
    if (!isStopping) void acceptWaiting().then(shutDown);
    isStopping = true;
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  process.stdout.write(
    `${desk.said}\nLoomline is ready at ${address}\nLeads go to ${store.description}\n${describeDeliveries(config)}\n`,
  );

  async function shutDown(): Promise<void> {
    // Exit even if the database hangs. Acknowledged leads are stored, and unfinished deliveries will be retried.
    setTimeout(() => process.exit(0), GRACE_MS + 200).unref();
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
    // Don't let `app.close` close idle connections at once: a proxy may have just sent a form over one of them.
    const closeIdle = app.server.closeIdleConnections.bind(app.server);
    app.server.closeIdleConnections = () => {};
    setTimeout(() => setInterval(closeIdle, 50).unref(), IDLE_MS).unref();
    stopNightly();
    freeTimes.stop();
    const inboxStopped = stopInbox().catch(() => {});
    const delivered = deliveries.stop(GRACE_MS);
    await Promise.all([app.close(), desk.close()]);
    await Promise.all([delivered, inboxStopped]);
    await store.close();
    process.exit(0);
  }
}

/** Exits, because leads acknowledged from now on would be lost. systemd restarts the server. */
function endWithout(lost: string): never {
  writeSync(process.stderr.fd, `The database can't be used any more: ${lost}\n`);
  process.exit(1);
}
