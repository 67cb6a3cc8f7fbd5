import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Returns a free port on 127.0.0.1, for programs that can't choose a free port. The port is below the range used for
 * outgoing connections, and even, because `npm run dev` also uses the next one. To keep other tests from getting the
 * same port, this process also listens on port + `CLAIM` until it exits.
 */
export async function freePort(): Promise<number> {
  const port = 2 * randomInt(10_000, 13_000);
  const claim = await listen(port + CLAIM);
  // Probe only a port that this process claimed: while it is probed, its owner couldn't listen on it.
  const probe = claim && (await listen(port));
  if (!probe) {
    claim?.close();
    return freePort();
  }
  await new Promise((closed) => probe.close(closed));
  return port;
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
