import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/**
 * The limit for the site and the desk together, since both take memory from one process. At the limit, a new connection
 * closes the longest-idle one; otherwise idle clients could lock others out.
 */
const MAX_CONNECTIONS = 1000;

/**
 * How many connections the kernel queues for the server, which accepts one in each turn of the event loop. Beyond this,
 * clients are ignored and retry only after a second or more. Linux allows 4096 (`net.core.somaxconn`).
 */
export const BACKLOG = 4096;

/** Unanswered requests per connection. Browsers and proxies send one request at a time. */
const MAX_UNANSWERED = 10;

const MAX_HEAD_BYTES = 16 * 1024;
const MAX_HEADERS = 100;

/** Chunks per body (RFC 9112 section 7.1). Each chunk costs parsing time. One chunk per slice isn't counted. */
const MAX_CHUNKS = 300;

/** The parser gets input in slices, since it can't be interrupted within one. A slice holds at most 40 requests. */
const SLICE_BYTES = 1024;

interface Connection {
  latest?: IncomingMessage;
  unanswered: number;
  /** Whether the answer to the latest request closes the connection. */
  isEnding: boolean;
  /** Chunks so far in the body of the latest request. One chunk per slice isn't counted. */
  chunks: number;
}

/** The open connections of all servers in this process, in the order of their latest requests. */
const connections = new Map<Socket, Connection>();

let accepted = 0;

/** Accepts the connections that are already queued. Call this before closing a server: closing it would reset them. */
export async function acceptWaiting(): Promise<void> {
  let idleTurns = 0;
  for (let turn = 0; turn < MAX_CONNECTIONS && idleTurns < 2; turn += 1) {
    const before = accepted;
    await setImmediate();
    idleTurns = accepted === before ? idleTurns + 1 : 0;
  }
}

/** Creates Fastify's HTTP server, with limits on a connection's cost. @param keepAlive idle time in seconds */
export function createHttpServer(handler: RequestListener, keepAlive: number): Server {
  const options = {
    maxHeaderSize: MAX_HEAD_BYTES,
    headersTimeout: 10_000,
    // This limit covers the whole request, headers and body.
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: keepAlive * 1000,
    // Keep connections open longer than `Keep-Alive` announces, so that no request hits a closing connection.
    keepAliveTimeoutBuffer: 1000,
  };
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    // Node parses the rest of a slice even after this connection was closed.
    if (!connection || connection.isEnding) return;
    // Disconnect: Node drops headers beyond the limit, perhaps including the header with the client's address.
    if (request.rawHeaders.length >= 2 * MAX_HEADERS) return void socket.destroy();
    connections.delete(socket);
    connections.set(socket, connection);
    connection.latest = request;
    connection.chunks = 0;
    connection.unanswered += 1;
    // The client sends the rest over a new connection (RFC 9112 section 9.3.2).
    connection.isEnding = connection.unanswered === MAX_UNANSWERED;
    if (connection.isEnding) response.setHeader('connection', 'close');
    response.once('close', () => {
      connection.unanswered -= 1;
    });
    const { push } = request;
    if ('transfer-encoding' in request.headers)
      request.push = (piece, encoding) => {
        connection.chunks += 1;
        return push.call(request, piece, encoding);
      };
    // Clients may send the absolute URL (RFC 9112 section 3.2.2).
    request.url = request.url?.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
    handler(request, response);
  });
  server.maxHeadersCount = MAX_HEADERS;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    // Read the address now: Node caches it. A client that has already disconnected has none, and can't be rate-limited.
    if (socket.remoteAddress === undefined) return void socket.destroy();
    const connection: Connection = { unanswered: 0, isEnding: false, chunks: 0 };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    const [parse] = socket.listeners('data') as [(slice: Buffer) => void];
    socket.off('data', parse).on('data', (read: Buffer) => {
      for (let start = 0; start < read.length && !socket.destroyed; start += SLICE_BYTES) {
        const rest = read.subarray(start);
        if (connection.isEnding && connection.latest?.complete) {
          // If a client sent only a little too much, let it read its responses.
          if (start === 0 || rest.length > MAX_HEAD_BYTES) socket.destroy();
          return;
        }
        // Node has paused the connection because its client isn't reading responses. Parsing now would lose the input.
        if (socket.isPaused()) return socket.unshift(rest);
        connection.chunks -= 1;
        parse.call(socket, rest.subarray(0, SLICE_BYTES));
        if (connection.chunks > MAX_CHUNKS) socket.destroy();
      }
    });
    const [oldest] = connections.keys();
    if (oldest && connections.size > MAX_CONNECTIONS) {
      connections.delete(oldest);
      oldest.destroy();
    }
  });
  return server.setTimeout(30_000);
}
