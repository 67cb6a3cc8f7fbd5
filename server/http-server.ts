import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
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
 * Requests of one connection that wait for the end of their answers. The answer to the last of them closes the connection.
 * Browsers and proxies send one at a time.
 */
const MAX_UNANSWERED = 10;

/** Lines of a head, and of the slices of a body. */
const MAX_LINES = 100;

/** Chunks of bodies (RFC 9112 section 7.1) that one read of a connection may hold: each costs more than its bytes. */
const MAX_CHUNKS = 50;

const LINE_END = 0x0a;

interface Connection {
  /** Node's own listener of the data. */
  parse: (slice: Buffer) => void;
  /** The latest request. */
  request?: IncomingMessage;
  unanswered: number;
  /** Whether the answer to the latest request closes it. */
  isEnding: boolean;
  /** The pieces in which the parser has passed on chunked bodies since the latest read. */
  pieces: number;
}

/**
 * Creates the HTTP server that Fastify runs on, not listening yet, with every limit on what a connection may cost.
 * @param keepAlive how long an idle connection stays open, in seconds
 */
export function createHttpServer(handler: RequestListener, keepAlive: number): Server {
  /** The one with the latest request last. */
  const connections = new Map<Socket, Connection>();
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
    const { socket } = request;
    const connection = connections.get(socket);
    // Node still parses the rest of a slice after the connection was closed, or has its last answer under way.
    if (!connection || connection.isEnding) return;
    connections.delete(socket);
    connections.set(socket, connection);
    connection.request = request;
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
        connection.pieces += 1;
        return push.call(request, piece, encoding);
      };
    // A client may name the whole address (RFC 9112 section 3.2.2).
    request.url = request.url?.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
    handler(request, response);
  });
  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data') as [Connection['parse']];
    const connection: Connection = { parse, unanswered: 0, isEnding: false, pieces: 0 };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket)).off('data', parse);
    socket.on('data', (read: Buffer) => {
      if (!parseInSlices(read, socket, connection)) socket.destroy();
    });
    const [oldest] = connections.keys();
    if (oldest && connections.size > MAX_CONNECTIONS) {
      connections.delete(oldest);
      oldest.destroy();
    }
  });
  return server.setTimeout(SOCKET_TIMEOUT_MS);
}

/**
 * Passes a read on to Node's parser slice by slice: Node parses all that it gets before anybody can stop it. A slice is
 * one head, or some lines of a body, which may have any number of them.
 * @returns whether the limits were kept
 */
function parseInSlices(read: Buffer, socket: Socket, connection: Connection): boolean {
  const isHead = () => connection.request?.complete !== false;
  const isOver = () => connection.isEnding && isHead();
  if (isOver()) return false;
  connection.pieces = 0;
  for (let rest = read; rest.length > 0 && !socket.destroyed; ) {
    if (isOver()) return endOfSlice(rest, false) === rest.length;
    // Node stops reading while nobody reads its answers. Its parser would drop what it gets meanwhile.
    if (socket.isPaused()) {
      socket.unshift(rest);
      break;
    }
    const end = endOfSlice(rest, isHead());
    if (end === undefined || connection.pieces > MAX_CHUNKS) return false;
    // The end of a slice cuts one more piece.
    connection.pieces -= 1;
    connection.parse.call(socket, rest.subarray(0, end));
    rest = rest.subarray(end);
  }
  return true;
}

/** Returns where a slice ends: a head behind its empty line. Returns undefined if the head has too many lines. */
function endOfSlice(bytes: Buffer, isHead: boolean): number | undefined {
  let end = 0;
  for (let lines = 0; lines < MAX_LINES; lines++) {
    const at = bytes.indexOf(LINE_END, end);
    if (at === -1) return bytes.length;
    const isEmpty = at - end <= 1;
    end = at + 1;
    if (isHead && isEmpty) return end;
  }
  return isHead ? undefined : end;
}
