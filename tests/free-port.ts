import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Finds a port of 127.0.0.1 that nobody listens on, for a program that can't choose one. It lies below those that the
 * system gives to outgoing connections, and the port after it stays taken as long as this process lasts, so that no
 * other test is given the same before the program listens.
 */
export async function freePort(): Promise<number> {
  const port = 2 * randomInt(10_000, 16_000);
  const [claim, probe] = [await listen(port + 1), await listen(port)];
  probe?.close();
  if (claim && probe) return port;
  claim?.close();
  return freePort();
}

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
