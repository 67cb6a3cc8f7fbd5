import type { FastifyBaseLogger } from 'fastify';
import { deskPages } from '#desk/desk.ts';
import { deskAddress, deskKey } from '#leads/db/desk-key.ts';
import { errorMessage } from '#leads/error-message.ts';
import { createFastify } from './app.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { Services } from './services.ts';

/** How many wrong keys may be tried from one address. */
const KEYS_PER_MINUTE = 10;

/** Starts the desk unless it is off. If that fails, the site runs without it. `said` is for the startup output. */
export async function startDesk(services: Services, loggerInstance: FastifyBaseLogger) {
  const { config, store, freeTimes, onLead } = services;
  const { desk, deskUrl, databaseFile } = config;
  if (!desk) return { said: 'Desk: off, because of DESK_PORT=off', close: async () => {} };
  const app = createFastify(config, { loggerInstance });
  const key = () => deskKey(store.db, databaseFile);
  const limit = createRateLimiter(KEYS_PER_MINUTE);
  const options = { store, watched: config, freeTimes, deskUrl, key, limit, onChange: onLead };
  await app.register(deskPages, options);
  try {
    const opened = await key();
    await app.listen(desk);
    const [address] = app.addresses();
    const port = typeof address === 'object' ? address.port : desk.port;
    return { said: `Desk: ${deskAddress({ ...desk, port }, opened)}`, close: () => app.close() };
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? `DESK_PORT=${desk.port} is taken` : errorMessage(error);
    return { said: `Desk: not open, ${why}. The site is served without it`, close: async () => {} };
  }
}
