import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Returns a port of 127.0.0.1 that nobody listens on. It is lower than the ports that the system gives to connections,
 * so no connection takes it before the caller's server does.
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
