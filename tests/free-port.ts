import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Finds a port of 127.0.0.1 that nobody listens on. It lies below those that the system gives to outgoing
 * connections, so that none of them takes it first.
 */
export function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
