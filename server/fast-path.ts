import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isForwardedHttps } from './forwarding.ts';
import { hasTooManyRequests } from './limit-pipelining.ts';
import { parsePlainGet } from './plain-get.ts';
import { securityHeaders } from './security-headers.ts';
import { serializeResponse } from './serialize-response.ts';
import { bestVariant, fileAt, fileHeaders } from './serve-site.ts';
import type { SiteFiles, Variant } from './site-files.ts';
import { kindOf, type RequestKind, type Traffic } from './traffic.ts';

export interface FastPath {
  files: SiteFiles;
  /** Number of trusted proxies in front of the server. */
  trustProxy: number;
  hstsSubdomains: boolean;
  /** Called with the connection of each answered request. */
  onAnswer: (socket: Socket) => void;
  /** Counts answers, if they are counted. */
  traffic?: Traffic | undefined;
  /** Called for each request that has passed through a proxy. */
  onForwarded: () => void;
}

interface Answer {
  variant: Variant;
  bytes: Buffer;
  kind: RequestKind;
}

/**
 * Answers simple GETs of in-memory files on the socket; everything else goes to Node's HTTP server, which gives
 * the same answers (decision 23). Call this before the server listens.
 */
export function addFastPath(
  server: Server,
  { files, trustProxy, hstsSubdomains, onAnswer, onForwarded, traffic }: FastPath,
): void {
  /** The complete answers of the current second. */
  const answers = new Map<string, Answer>();
  let second = Number.NaN;
  /** The connections that Node's HTTP server does not have yet. */
  const sockets = new Set<Socket>();
  const socketListeners = { data: onData, end: onEnd, error: onError, timeout: onError, close: onClose };
  const idleMs = server.keepAliveTimeout + server.keepAliveTimeoutBuffer;
  const connectionListeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', accept);
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    closeIdleConnections();
    for (const socket of sockets) {
      sockets.delete(socket);
      socket.destroySoon();
    }
  };

  function accept(socket: Socket): void {
    sockets.add(socket);
    socket.setTimeout(server.headersTimeout);
    for (const [event, listener] of Object.entries(socketListeners)) socket.on(event, listener);
  }

  /** Gives a connection to Node's HTTP server for good, with the bytes that it has not seen. */
  function handOff(socket: Socket, chunk: Buffer): void {
    sockets.delete(socket);
    socket.setTimeout(0);
    for (const [event, listener] of Object.entries(socketListeners)) socket.off(event, listener);
    socket.pause().unshift(chunk);
    for (const listener of connectionListeners) listener.call(server, socket);
    process.nextTick(() => socket.resume());
  }

  function onData(this: Socket, chunk: Buffer): void {
    const answer = answerTo(chunk);
    if (!answer) {
      if (hasTooManyRequests(chunk)) this.destroy();
      else handOff(this, chunk);
      return;
    }
    onAnswer(this);
    traffic?.request(answer.kind, 200);
    if (!this.write(answer.bytes)) {
      // Sends nothing more until the client has read this, and closes the connection if it never does.
      this.pause().setTimeout(server.timeout);
      this.once('drain', () => this.resume().setTimeout(idleMs));
    } else if (this.timeout !== idleMs) {
      this.setTimeout(idleMs);
    }
  }

  function answerTo(chunk: Buffer): Answer | undefined {
    const request = parsePlainGet(chunk);
    const file = request && fileAt(request.path, files);
    if (!file || !('variants' in file)) return undefined;
    const variant = bestVariant(file, request.acceptEncoding);
    if (!variant) return undefined;
    if (request.isForwarded) onForwarded();
    const isHttps = isForwardedHttps(request.forwardedProto, trustProxy);
    return cached(`${isHttps} ${variant.encoding} ${request.path}`, variant, () => {
      // In the order of Node's HTTP server.
      const headers = {
        ...securityHeaders(isHttps, hstsSubdomains),
        ...fileHeaders(file, variant),
        'content-length': variant.body.length,
        Date: new Date().toUTCString(),
        Connection: 'keep-alive',
        'Keep-Alive': `timeout=${server.keepAliveTimeout / 1000}`,
      };
      return { variant, bytes: serializeResponse(200, headers, variant.body), kind: kindOf(request.path) };
    });
  }

  /** Keeps answers for one second: their `Date` header holds no longer. A file that has changed has a new one. */
  function cached(key: string, variant: Variant, create: () => Answer): Answer {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) answers.clear();
    second = now;
    const known = answers.get(key);
    if (known?.variant === variant) return known;
    const answer = create();
    answers.set(key, answer);
    return answer;
  }

  function onEnd(this: Socket): void {
    this.destroySoon();
  }

  function onError(this: Socket): void {
    this.destroy();
  }

  function onClose(this: Socket): void {
    sockets.delete(this);
  }
}
