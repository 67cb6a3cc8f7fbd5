import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Finds a port of 127.0.0.1 that nobody listens on, for a program that can't choose one. It lies below those that the
 * system gives to outgoing connections. A second port stays taken as long as this process lasts, so that no other test
 * is given the same before the program listens. Both are even: `npm run dev` takes the next one as well.
 */
export async function freePort(): Promise<number> {
  const port = 2 * randomInt(10_000, 13_000);
  const [claim, probe] = [await listen(port + CLAIM), await listen(port)];
  probe?.close();
  if (claim && probe) return port;
  claim?.close();
  return freePort();
}

/** How far the port that stays taken lies above the one that is given. */
const CLAIM = 6000;

async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().unref().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}
