import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { addFastPath, type FastPath } from './fast-path.ts';
import { newestKept } from './newest-kept.ts';
import { readInTurn } from './read-in-turn.ts';

/** How long a client may take for what it sends, in ms: the head of a request, all of it, and saying nothing. */
const HEAD_MS = 10_000;
const REQUEST_MS = 15_000;
const SILENCE_MS = 30_000;

/** How much longer a connection is kept than `Keep-Alive` promises, so that no request meets its end. */
const KEEP_ALIVE_MARGIN_MS = 1000;

/** How many connections are open, and on how many of them the rest of a large body is waited for. */
const MAX_CONNECTIONS = 1000;
const MAX_LARGE_BODIES = 100;

interface Options extends Omit<FastPath, 'onAnswer'> {
  /** How long a connection is kept for its client's next request, in seconds. */
  keepAlive: number;
}

/**
 * The HTTP server under Fastify, with all bounds on what a connection may cost, not listening yet.
 * @param handler answers what the fast path leaves
 */
export function createHttpServer(handler: RequestListener, { keepAlive, ...fastPath }: Options): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: HEAD_MS,
      requestTimeout: REQUEST_MS,
      // How often Node looks whose time is over.
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: keepAlive * 1000,
      keepAliveTimeoutBuffer: KEEP_ALIVE_MARGIN_MS,
      // Else Node would answer by itself, without our headers.
      requireHostHeader: false,
    },
    handler,
  ).setTimeout(SILENCE_MS);
  // Node would refuse what it does not know, again without our headers; RFC 9110 section 10.1.1 lets it be.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  readInTurn(server, newestKept(MAX_LARGE_BODIES));

  const connections = newestKept(MAX_CONNECTIONS);
  addFastPath(server, { ...fastPath, onAnswer: connections.renew });
  server.prependListener('request', ({ socket }) => connections.renew(socket));
  server.prependListener('connection', (socket: Socket) => {
    connections.enter(socket);
    socket.once('close', () => connections.leave(socket));
  });
  return server;
}
