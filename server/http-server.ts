import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { boundedConnections } from './bounded-connections.ts';
import { addFastPath, type FastPath } from './fast-path.ts';
import { limitPipelining } from './limit-pipelining.ts';

const HEADERS_TIMEOUT_MS = 10_000;
/** For the whole request, headers and body. */
const REQUEST_TIMEOUT_MS = 15_000;
/** For a socket on which nothing moves. */
const SOCKET_TIMEOUT_MS = 30_000;

/** Time that a connection stays open beyond what `Keep-Alive` promises, so that no request meets a closing one. */
const KEEP_ALIVE_MARGIN_MS = 1000;

const MAX_CONNECTIONS = 1000;
/** Connections with a large body under way. */
const MAX_LARGE_BODIES = 100;

interface Options extends Omit<FastPath, 'onAnswer'> {
  /** How long an idle connection stays open, in seconds. */
  keepAlive: number;
}

/**
 * Creates the HTTP server that Fastify runs on, not listening yet, with every limit on what a connection may cost.
 * @param handler answers what the fast path does not
 */
export function createHttpServer(handler: RequestListener, { keepAlive, ...fastPath }: Options): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // How often Node looks for connections past their timeout.
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: keepAlive * 1000,
      keepAliveTimeoutBuffer: KEEP_ALIVE_MARGIN_MS,
      // The app checks the header itself: Node's own 400 lacks our headers.
      requireHostHeader: false,
    },
    handler,
  ).setTimeout(SOCKET_TIMEOUT_MS);
  // Ignores an unknown expectation, which RFC 9110 section 10.1.1 allows. Node's own 417 lacks our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  limitPipelining(server, boundedConnections(MAX_LARGE_BODIES));

  const connections = boundedConnections(MAX_CONNECTIONS);
  addFastPath(server, { ...fastPath, onAnswer: connections.touch });
  server.prependListener('request', ({ socket }) => connections.touch(socket));
  server.prependListener('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.remove(socket));
  });
  return server;
}
