import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { trySending } from '../send-request.ts';

interface Flood {
  url: string;
  /** The number of concurrent connections. A connection that the server closes is reopened. */
  connections: number;
  seconds: number;
}

export interface SendingFlood extends Flood {
  /** The bytes that each connection sends first. */
  start: string;
  /** The bytes that each connection sends every second after that, unless the server has stopped reading. */
  drip?: string;
  /** Whether the client reads no answers. It then notices that the server has closed a connection only when writing. */
  neverReads?: boolean;
}

interface AskingFlood extends Flood {
  path: string;
  /** The row to post. Each request has an `X-Forwarded-For` address in a different network. */
  row?: object;
}

/** Sends on many connections, and reopens those that the server closes. */
export const sendingFlood = (flood: SendingFlood): Promise<void> => inWorker('sending', flood);

/** Sends one request after another on each connection. */
export const askingFlood = (flood: AskingFlood): Promise<void> => inWorker('asking', flood);

const floods = { sending: runSendingFlood, asking: runAskingFlood };

/** Runs a flood in a worker thread, so that it doesn't delay this thread's measurements. */
async function inWorker(kind: keyof typeof floods, flood: Flood): Promise<void> {
  await once(new Worker(new URL(import.meta.url), { workerData: { kind, flood } }), 'exit');
}

if (!isMainThread && workerData?.flood) {
  const { kind, flood } = workerData as { kind: keyof typeof floods; flood: never };
  await floods[kind](flood);
  process.exit();
}

async function runSendingFlood(flood: SendingFlood): Promise<void> {
  const { url, connections, seconds, start: first, drip, neverReads } = flood;
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    while (open.size < connections) start();
    await sleep(1000);
    for (const socket of open)
      if (drip && !socket.connecting && !socket.writableNeedDrain) socket.write(drip);
  }
  for (const socket of open) socket.destroy();

  function start(): void {
    const host = hostname.replace(/[[\]]/g, '');
    // Use many source addresses: every address in 127.0.0.0/8 is this machine.
    const localAddress = `127.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const socket = connect({ port: Number(port), host, ...(/^[\d.]+$/.test(host) && { localAddress }) });
    open.add(socket);
    // Without reading, the client wouldn't notice a closed connection.
    if (neverReads) socket.pause();
    else socket.resume();
    socket
      .setNoDelay()
      .on('connect', () => socket.write(first))
      .on('error', () => {})
      .on('close', () => {
        if (!open.delete(socket) || performance.now() >= end) return;
        // Reconnect at once, but let the event loop handle other events first.
        setImmediate(start);
      });
  }
}

async function runAskingFlood({ url, path, row, connections, seconds }: AskingFlood): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const ask = () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': anyNetwork() };
    const post = row && { method: 'POST', headers, body: JSON.stringify(row) };
    return trySending(url + path, { agent, timeout: 10_000, ...post });
  };
  const askOn = async () => {
    while (performance.now() < end) await ask();
  };
  await Promise.all(Array.from({ length: connections }, askOn));
}

function anyNetwork(): string {
  const part = () => Math.floor(Math.random() * 0x10000).toString(16);
  return `2001:${part()}:${part()}:${part()}::1`;
}
