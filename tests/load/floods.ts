import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

interface Flood {
  /** The server's origin, on this machine. */
  url: string;
  /** How many connections are open at a time. One that the server closes is opened again. */
  connections: number;
  seconds: number;
}

interface SendingFlood extends Flood {
  /** What each connection sends first. */
  start: string;
  /** What it sends then, each second, if its answers leave room for that. */
  drip?: string;
}

interface AskingFlood extends Flood {
  path: string;
  /** Sent as JSON, each time with an address of another network as the one that a proxy forwards. */
  row?: object;
}

/** Sends on connections of which none reads an answer. */
export const sendingFlood = (flood: SendingFlood): Promise<void> => inWorker('sending', flood);

/** Asks over and over, on each connection as soon as the answer is there. */
export const askingFlood = (flood: AskingFlood): Promise<void> => inWorker('asking', flood);

const MAX_CONNECTIONS = 20_000;
const MAX_SECONDS = 120;

const floods = { sending: runSendingFlood, asking: runAskingFlood };

/** In a thread of its own, so that whoever measures the server does not wait for the flood. */
async function inWorker(kind: keyof typeof floods, flood: Flood): Promise<void> {
  const { hostname } = new URL(flood.url);
  if (!/^(127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(hostname)) {
    throw new Error(`${hostname} is not this machine: floods go nowhere else`);
  }
  if (flood.connections > MAX_CONNECTIONS || flood.seconds > MAX_SECONDS) {
    throw new Error(`A flood has at most ${MAX_CONNECTIONS} connections and lasts ${MAX_SECONDS} s`);
  }
  const worker = new Worker(new URL(import.meta.url), { workerData: { kind, flood } });
  await once(worker, 'exit');
}

if (!isMainThread && workerData?.flood) {
  const { kind, flood } = workerData as { kind: keyof typeof floods; flood: never };
  await floods[kind](flood);
  process.exit();
}

/** Keeps so many connections open. A socket that nobody reads notices only by writing that it was closed. */
async function runSendingFlood({
  url,
  connections,
  seconds,
  start: first,
  drip,
}: SendingFlood): Promise<void> {
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
    // From many addresses: all of 127.0.0.0/8 is this machine.
    const localAddress = `127.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const socket = connect({ port: Number(port), host, ...(/^[\d.]+$/.test(host) && { localAddress }) });
    open.add(socket);
    socket
      .setNoDelay()
      .pause()
      .on('connect', () => socket.write(first))
      .on('error', () => {})
      .on('close', () => {
        if (!open.delete(socket) || performance.now() >= end) return;
        // Reconnect at once, but let the event loop turn.
        setImmediate(start);
      });
  }
}

async function runAskingFlood({ url, path, row, connections, seconds }: AskingFlood): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const ask = () =>
    new Promise<void>((resolve) => {
      const headers = row && { 'content-type': 'application/json', 'x-forwarded-for': anyNetwork() };
      const options = { agent, timeout: 10_000, ...(row && { method: 'POST', headers }) };
      const call = request(url + path, options, (response) => response.resume().on('close', resolve));
      call.on('timeout', () => call.destroy()).on('error', () => resolve());
      call.end(row && JSON.stringify(row));
    });
  const askOn = async () => {
    while (performance.now() < end) await ask();
  };
  await Promise.all(Array.from({ length: connections }, askOn));
}

function anyNetwork(): string {
  const part = () => Math.floor(Math.random() * 0x10000).toString(16);
  return `2001:${part()}:${part()}:${part()}::1`;
}
