import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

const HEADERS_TIMEOUT_MS = 10_000;
/** For the whole request, headers and body. */
const REQUEST_TIMEOUT_MS = 15_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** Time that a connection stays open beyond what `Keep-Alive` promises, so that no request meets a closing one. */
const KEEP_ALIVE_MARGIN_MS = 1000;

/** One more closes the one that sent no request for longest. To refuse it would let idle clients keep others out. */
const MAX_CONNECTIONS = 1000;

/**
 * Lines of heads and chunks that may come at once: Node parses all of them before anybody can stop it. It reads no more
 * requests of a connection whose answers are not read.
 */
const MAX_LINES = 100;

const LINE_END = 0x0a;

/**
 * Creates the HTTP server that Fastify runs on, not listening yet, with every limit on what a connection may cost.
 * @param keepAlive how long an idle connection stays open, in seconds
 */
export function createHttpServer(handler: RequestListener, keepAlive: number): Server {
  /** The one with the latest request last. */
  const connections = new Set<Socket>();
  const options = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // How often Node looks for connections past their timeout.
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: keepAlive * 1000,
    keepAliveTimeoutBuffer: KEEP_ALIVE_MARGIN_MS,
  };
  const server = createServer(options, (request, response) => {
    // Unless it is closed, and the rest of what it sent at once is still being read.
    if (!connections.delete(request.socket)) return;
    connections.add(request.socket);
    handler(request, response);
  });
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    const [parse] = socket.listeners('data') as [(chunk: Buffer) => void];
    socket.off('data', parse);
    socket.on('data', (chunk: Buffer) => {
      if (hasTooManyLines(chunk)) socket.destroy();
      else parse.call(socket, chunk);
    });
    const [oldest] = connections;
    if (oldest && connections.size > MAX_CONNECTIONS) {
      connections.delete(oldest);
      oldest.destroy();
    }
  });
  return server.setTimeout(SOCKET_TIMEOUT_MS);
}

function hasTooManyLines(chunk: Buffer): boolean {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) {
    lines += 1;
    if (lines > MAX_LINES) return true;
  }
  return false;
}
