import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { readPlainGet } from './plain-get.ts';
import { isFlood } from './read-in-turn.ts';
import { isForwardedHttps, securityHeaders } from './security-headers.ts';
import { bestVariant, fileAt, fileHeaders } from './serve-site.ts';
import type { SiteFiles } from './site-files.ts';

export interface FastPath {
  files: SiteFiles;
  /** How many proxies stand before the server. */
  trustProxy: number;
  hstsSubdomains: boolean;
  /** Called for each connection that was answered here. */
  onAnswer: (socket: Socket) => void;
  /** Called for each request that says what it was to a proxy. */
  onForwarded: () => void;
}

/**
 * Answers the plain GET of a file that is held in memory straight on its connection, before Node's HTTP server
 * has a share in it (decision 23). What is out of the ordinary in the least goes to that server with its
 * connection, which gives the same answer to the same request. To be called before the server listens.
 */
export function addFastPath(
  server: Server,
  { files, trustProxy, hstsSubdomains, onAnswer, onForwarded }: FastPath,
): void {
  const answersOfASecond = new Map<string, Buffer>();
  let second = Number.NaN;
  const held = new Set<Socket>();
  const handlers = { data: onData, end: onEnd, error: onFailure, timeout: onFailure, close: onClose };
  const idleMs = server.keepAliveTimeout + server.keepAliveTimeoutBuffer;
  const httpHandlers = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', hold);
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    closeIdleConnections();
    for (const socket of held) {
      held.delete(socket);
      socket.destroySoon();
    }
  };

  function hold(socket: Socket): void {
    held.add(socket);
    socket.setTimeout(server.headersTimeout);
    for (const [event, handler] of Object.entries(handlers)) socket.on(event, handler);
  }

  function handOver(socket: Socket, chunk: Buffer): void {
    held.delete(socket);
    socket.setTimeout(0);
    for (const [event, handler] of Object.entries(handlers)) socket.off(event, handler);
    socket.pause().unshift(chunk);
    for (const handler of httpHandlers) handler.call(server, socket);
    process.nextTick(() => socket.resume());
  }

  function onData(this: Socket, chunk: Buffer): void {
    const answer = answerTo(chunk);
    if (!answer) {
      if (isFlood(chunk)) this.destroy();
      else handOver(this, chunk);
      return;
    }
    onAnswer(this);
    if (!this.write(answer)) {
      // A client that does not read gets nothing more, and as much time as the HTTP server gives.
      this.pause().setTimeout(server.timeout);
      this.once('drain', () => this.resume().setTimeout(idleMs));
    } else if (this.timeout !== idleMs) {
      this.setTimeout(idleMs);
    }
  }

  function answerTo(chunk: Buffer): Buffer | undefined {
    const request = readPlainGet(chunk);
    const file = request && fileAt(request.path, files);
    if (!file || 'part' in file) return undefined;
    const variant = bestVariant(file, request.acceptEncoding);
    if (!variant) return undefined;
    if (request.isForwarded) onForwarded();
    const isHttps = isForwardedHttps(request.forwardedProto, trustProxy);
    return oncePerSecond(`${isHttps} ${variant.encoding} ${request.path}`, () => {
      const headers = { ...securityHeaders(isHttps, hstsSubdomains), ...fileHeaders(file, variant) };
      return wholeAnswer(variant.body, headers, server.keepAliveTimeout);
    });
  }

  /** An answer is put together once for each second, since it holds its date. */
  function oncePerSecond(key: string, make: () => Buffer): Buffer {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) answersOfASecond.clear();
    second = now;
    const answer = answersOfASecond.get(key) ?? make();
    answersOfASecond.set(key, answer);
    return answer;
  }

  function onEnd(this: Socket): void {
    this.destroySoon();
  }

  function onFailure(this: Socket): void {
    this.destroy();
  }

  function onClose(this: Socket): void {
    held.delete(this);
  }
}

/** In one piece, so that it goes out in one write. */
function wholeAnswer(body: Buffer, headers: Readonly<Record<string, string>>, keepAliveMs: number): Buffer {
  const lines = Object.entries({
    ...headers,
    'content-length': body.length,
    Date: new Date().toUTCString(),
    Connection: 'keep-alive',
    'Keep-Alive': `timeout=${keepAliveMs / 1000}`,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`, 'latin1'), body]);
}
