import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NewestKept } from './newest-kept.ts';

/** How many requests may come in one chunk. */
const MAX_PIPELINED = 16;

/** In bytes; a lead is smaller. */
const LARGE_BODY = 16 * 1024;

const RESUMED_A_TURN = 4;

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Lets the HTTP server read the next request of a connection only once it has answered the one before, and closes
 * a connection that sends more than `MAX_PIPELINED` ahead (decision 26). Left alone, Node reads all the requests of
 * a chunk, thousands of them, before it looks whether anybody reads the answers.
 * To be called before the server listens.
 * @param largeBodies takes the connections on which the rest of a large body is waited for
 */
export function readInTurn(server: Server, largeBodies: NewestKept): void {
  /** The last request of each connection that is being answered. */
  const answering = new WeakMap<Socket, IncomingMessage>();
  const paused = new WeakSet<Socket>();
  const resumable: Socket[] = [];

  server.prependListener('request', (request, response) => {
    const { socket } = request;
    answering.set(socket, request);
    response.once('close', () => {
      if (answering.get(socket) !== request) return;
      answering.delete(socket);
      if (paused.delete(socket) && resumable.push(socket) === 1) setImmediate(resumeSome);
    });
  });

  const serve = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const before = socket.listeners('data');
    for (const handler of serve) handler.call(server, socket);
    const added = socket.listeners('data').filter((listener) => !before.includes(listener));
    const parse = added as ((chunk: Buffer) => void)[];
    socket.on('data', (chunk: Buffer) => read(socket, chunk, parse));
    for (const listener of parse) socket.off('data', listener);
    socket.once('close', () => largeBodies.leave(socket));
  });

  /** A few at a time: in a turn of the event loop few new connections are accepted, so turns have to be short. */
  function resumeSome(): void {
    for (const socket of resumable.splice(0, RESUMED_A_TURN)) socket.resume();
    if (resumable.length > 0) setImmediate(resumeSome);
  }

  /** Passes on what came, request by request, for as long as none is being answered. */
  function read(socket: Socket, chunk: Buffer, parse: readonly ((chunk: Buffer) => void)[]): void {
    let rest = chunk;
    let end = endOfPiece(rest);
    if (end < rest.length && isFlood(rest)) return void socket.destroy();
    for (; rest.length > 0 && !socket.destroyed; end = endOfPiece(rest)) {
      if (answering.get(socket)?.complete) {
        paused.add(socket);
        return void socket.pause().unshift(rest);
      }
      // The server pauses a connection whose body or whose answer nobody takes, and resumes it by itself.
      if (socket.isPaused()) return void socket.unshift(rest);
      const piece = rest.subarray(0, end);
      for (const listener of parse) listener.call(socket, piece);
      const request = answering.get(socket);
      if (request && !request.complete && isLarge(request)) largeBodies.enter(socket);
      else largeBodies.leave(socket);
      rest = rest.subarray(end);
    }
  }
}

/**
 * Whether a chunk holds more requests than a connection may send ahead. It counts the empty lines before a capital
 * letter, with which a method begins; no body that the insert interface takes has them.
 */
export function isFlood(chunk: Buffer): boolean {
  let count = 0;
  for (let at = chunk.indexOf(HEAD_END); at !== -1; at = chunk.indexOf(HEAD_END, at)) {
    at += HEAD_END.length;
    const next = chunk[at] ?? 0;
    if (next >= 0x41 && next <= 0x5a && ++count >= MAX_PIPELINED) return true;
  }
  return false;
}

/** Whether a request says that its body is larger than leads are, or does not say how large. */
function isLarge({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > LARGE_BODY;
}

/** Where to cut, so that at most one request begins in what is before: behind the first of several heads. */
function endOfPiece(chunk: Buffer): number {
  const end = chunk.indexOf(HEAD_END) + HEAD_END.length;
  const isOnlyOne = end < HEAD_END.length || end === chunk.length || !chunk.includes(HEAD_END, end);
  return isOnlyOne ? chunk.length : end;
}
