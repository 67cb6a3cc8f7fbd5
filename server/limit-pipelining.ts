import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { BoundedConnections } from './bounded-connections.ts';
import { mayExceed } from './request-body.ts';

/** How many requests one chunk may hold. */
const MAX_PIPELINED = 16;

/** In bytes. Leads are smaller. */
const LARGE_BODY = 16 * 1024;

const RESUMED_PER_TICK = 4;

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Makes the HTTP server answer a connection's requests one by one, and closes a connection that pipelines more than
 * `MAX_PIPELINED` (decision 26). Node alone parses every request of a chunk, thousands of them, before it checks
 * whether anybody reads the answers. Call this before the server listens.
 * @param largeBodies bounds the connections with a large body under way
 */
export function limitPipelining(server: Server, largeBodies: BoundedConnections): void {
  /** The latest unanswered request of each connection. */
  const pending = new WeakMap<Socket, IncomingMessage>();
  const paused = new WeakSet<Socket>();
  const resumable: Socket[] = [];

  server.prependListener('request', (request, response) => {
    const { socket } = request;
    pending.set(socket, request);
    response.once('close', () => {
      if (pending.get(socket) !== request) return;
      pending.delete(socket);
      if (paused.delete(socket) && resumable.push(socket) === 1) setImmediate(resumeSome);
    });
  });

  const connectionListeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const before = socket.listeners('data');
    for (const listener of connectionListeners) listener.call(server, socket);
    const added = socket.listeners('data').filter((listener) => !before.includes(listener));
    const parsers = added as ((chunk: Buffer) => void)[];
    socket.on('data', (chunk: Buffer) => forward(socket, chunk, parsers));
    for (const parser of parsers) socket.off('data', parser);
    socket.once('close', () => largeBodies.remove(socket));
  });

  /** Resumes a few sockets per tick: Node accepts few connections in a tick, so ticks must be short. */
  function resumeSome(): void {
    for (const socket of resumable.splice(0, RESUMED_PER_TICK)) socket.resume();
    if (resumable.length > 0) setImmediate(resumeSome);
  }

  /** Passes a chunk to the parser request by request, and pauses while one is being answered. */
  function forward(socket: Socket, chunk: Buffer, parsers: readonly ((chunk: Buffer) => void)[]): void {
    let rest = chunk;
    let end = firstRequestEnd(rest);
    if (end < rest.length && hasTooManyRequests(rest)) return void socket.destroy();
    for (; rest.length > 0 && !socket.destroyed; end = firstRequestEnd(rest)) {
      if (pending.get(socket)?.complete) {
        paused.add(socket);
        return void socket.pause().unshift(rest);
      }
      // Node pauses a socket while nobody takes its body or reads its answer, and resumes it by itself.
      if (socket.isPaused()) return void socket.unshift(rest);
      const piece = rest.subarray(0, end);
      for (const parser of parsers) parser.call(socket, piece);
      const request = pending.get(socket);
      if (request && !request.complete && mayExceed(request.headers, LARGE_BODY)) largeBodies.add(socket);
      else largeBodies.remove(socket);
      rest = rest.subarray(end);
    }
  }
}

/**
 * Whether a chunk holds more requests than a connection may pipeline. Counts blank lines followed by a capital
 * letter, the first of a method. No body that the insert interface takes contains these.
 */
export function hasTooManyRequests(chunk: Buffer): boolean {
  let count = 0;
  for (let at = chunk.indexOf(HEAD_END); at !== -1; at = chunk.indexOf(HEAD_END, at)) {
    at += HEAD_END.length;
    const next = chunk[at] ?? 0;
    if (next >= 0x41 && next <= 0x5a && ++count >= MAX_PIPELINED) return true;
  }
  return false;
}

/** Where to cut a chunk so that at most one request starts in the first piece: after the first of several heads. */
function firstRequestEnd(chunk: Buffer): number {
  const end = chunk.indexOf(HEAD_END) + HEAD_END.length;
  const isOnlyOne = end < HEAD_END.length || end === chunk.length || !chunk.includes(HEAD_END, end);
  return isOnlyOne ? chunk.length : end;
}
