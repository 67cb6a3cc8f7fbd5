import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Returns a free port of 127.0.0.1, for programs that can't choose their own. It is below the range for outgoing
 * connections. Until this process exits, it also occupies the port `CLAIM` above it: a lock that keeps other tests from
 * getting the same port. The port is even, because `npm run dev` also uses the next port.
 */
export async function freePort(): Promise<number> {
  const port = 2 * randomInt(10_000, 13_000);
  const [claim, probe] = [await listen(port + CLAIM), await listen(port)];
  probe?.close();
  if (claim && probe) return port;
  claim?.close();
  return freePort();
}

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
