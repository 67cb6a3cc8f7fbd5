import { fstatSync } from 'node:fs';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { deskPages } from '#desk/desk.ts';
import { sendClosed } from '#desk/send-page.ts';
import type { DeskServices } from '#desk/services.ts';
import { deskAddress, deskKey } from '#leads/db/desk-key.ts';
import { errorMessage } from '#leads/error-message.ts';
import { createFastify } from './app.ts';
import { previewMail } from './deliveries.ts';
import { makeBackup } from './make-backup.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { Services } from './services.ts';

/** How many wrong keys may be tried from one address. */
const KEYS_PER_MINUTE = 10;

/** Starts the desk unless it is off. If that fails, the site runs without it. `said` is for the startup output. */
export async function startDesk(services: Services, loggerInstance: FastifyBaseLogger) {
  const { config, store, freeTimes, onLead } = services;
  const { desk, deskUrl, callLink, databaseFile, leadsCommand = 'npm run leads --' } = config;
  if (!desk) return { said: 'Desk: off, because of DESK_PORT=off', close: async () => {} };
  const frameworkErrors = (_error: unknown, _request: unknown, reply: FastifyReply) => sendClosed(reply);
  const app = createFastify(config, { loggerInstance, frameworkErrors });
  const key = () => deskKey(store.db, databaseFile);
  const limit = createRateLimiter(KEYS_PER_MINUTE);
  const watched = config;
  const preview: DeskServices['preview'] = (id, decide) => previewMail(services, id, decide);
  const options = {
    store,
    watched,
    freeTimes,
    callLink,
    deskUrl,
    key,
    limit,
    onChange: onLead,
    makeBackup,
    preview,
  };
  await app.register(deskPages, options);
  try {
    const opened = await key();
    await app.listen(desk);
    const [address] = app.addresses();
    const port = typeof address === 'object' ? address.port : desk.port;
    const url = deskAddress({ ...desk, port }, opened);
    // The journal keeps what is printed, and others can read it.
    const hidden = `${new URL(url).origin}. ${leadsCommand} desk prints the address with the key`;
    return { said: `Desk: ${isJournal() ? hidden : url}`, close: () => app.close() };
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? `DESK_PORT=${desk.port} is taken` : errorMessage(error);
    return { said: `Desk: not open, ${why}. The site is served without it`, close: async () => {} };
  }
}

/** Returns whether standard output is systemd's journal: see JOURNAL_STREAM in systemd.exec(5). */
function isJournal(): boolean {
  const { dev, ino } = fstatSync(process.stdout.fd);
  return process.env.JOURNAL_STREAM === `${dev}:${ino}`;
}
