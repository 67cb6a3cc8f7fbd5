import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

interface Flood {
  /** The server's origin, on this machine. */
  url: string;
  /** How many connections are open at a time. One that the server closes is opened again. */
  connections: number;
  seconds: number;
}

export interface PipelineFlood extends Flood {
  path: string;
  /** How many `GET` each connection sends at once. It sends as many again as often as they fit. */
  requests: number;
}

export interface SlowFlood extends Flood {
  /** What each connection sends first; then `drip` every so often, if there is one. */
  start: string;
  drip?: string;
  everyMs?: number;
}

/** What became of a flood: how many connections were opened, and how many of them the server closed. */
export interface FloodReport {
  opened: number;
  closed: number;
}

/** Sends requests by the thousand and never reads an answer. */
export function pipelineFlood(flood: PipelineFlood): Promise<FloodReport> {
  return inWorker('pipeline', flood);
}

/** Opens connections that say next to nothing. */
export function slowFlood(flood: SlowFlood): Promise<FloodReport> {
  return inWorker('slow', flood);
}

export interface AskingFlood extends Flood {
  path: string;
  /** Sent as JSON, each time with an address of another network as the one that a proxy forwards. */
  row?: object;
}

/** Asks over and over, on each connection as soon as the answer is there. Counts the answers by status. */
export function askingFlood(flood: AskingFlood): Promise<Record<number, number>> {
  return inWorker('asking', flood);
}

const MAX_CONNECTIONS = 20_000;
const MAX_SECONDS = 120;

const floods = { pipeline: runPipelineFlood, slow: runSlowFlood, asking: runAskingFlood };

/** In a thread of its own, so that whoever measures the server does not wait for the flood. */
async function inWorker<Report>(kind: keyof typeof floods, flood: Flood): Promise<Report> {
  const { hostname } = new URL(flood.url);
  if (!/^(127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(hostname)) {
    throw new Error(`${hostname} is not this machine: floods go nowhere else`);
  }
  if (flood.connections > MAX_CONNECTIONS || flood.seconds > MAX_SECONDS) {
    throw new Error(`A flood has at most ${MAX_CONNECTIONS} connections and lasts ${MAX_SECONDS} s`);
  }
  const worker = new Worker(new URL(import.meta.url), { workerData: { kind, flood } });
  const [report] = await once(worker, 'message');
  return report;
}

if (!isMainThread && workerData?.flood) {
  const { kind, flood } = workerData as { kind: keyof typeof floods; flood: never };
  parentPort?.postMessage(await floods[kind](flood));
  process.exit();
}

async function runPipelineFlood({ path, requests, ...flood }: PipelineFlood): Promise<FloodReport> {
  const { host } = new URL(flood.url);
  const batch = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(requests));
  const send = (socket: Socket) => void (socket.writableNeedDrain || socket.write(batch));
  return keepOpen(flood, send, send, 250);
}

async function runSlowFlood({ start, drip, everyMs = 1000, ...flood }: SlowFlood): Promise<FloodReport> {
  const write = (text: string | undefined) => (socket: Socket) =>
    void (text && !socket.writableNeedDrain && socket.write(text));
  return keepOpen(flood, write(start), write(drip), everyMs);
}

/** Keeps so many connections open, none of which reads: it is by writing that one finds out that it was closed. */
async function keepOpen(
  { url, connections, seconds }: Flood,
  onOpen: (socket: Socket) => void,
  onTurn: (socket: Socket) => void,
  turnMs: number,
): Promise<FloodReport> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const report: FloodReport = { opened: 0, closed: 0 };
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    while (open.size < connections) start();
    await sleep(turnMs);
    for (const socket of open) if (!socket.connecting) onTurn(socket);
  }
  for (const socket of open) socket.destroy();
  return report;

  function start(): void {
    const host = hostname.replace(/[[\]]/g, '');
    // From many addresses: all of 127.0.0.0/8 is this machine.
    const localAddress = `127.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const socket = connect({ port: Number(port), host, ...(/^[\d.]+$/.test(host) && { localAddress }) });
    open.add(socket);
    report.opened += 1;
    socket
      .setNoDelay()
      .pause()
      .on('connect', () => onOpen(socket))
      .on('error', () => {})
      .on('close', () => {
        if (!open.delete(socket) || performance.now() >= end) return;
        report.closed += 1;
        // At once, as an attacker would, but not faster than the event loop turns.
        setImmediate(start);
      });
  }
}

async function runAskingFlood({ url, path, row, ...flood }: AskingFlood): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: flood.connections });
  const answers: Record<number, number> = {};
  const end = performance.now() + flood.seconds * 1000;
  const ask = () =>
    new Promise<number>((resolve) => {
      const headers = row && { 'content-type': 'application/json', 'x-forwarded-for': anyNetwork() };
      const options = { agent, timeout: 10_000, ...(row && { method: 'POST', headers }) };
      const call = request(url + path, options, (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0));
      });
      call.on('timeout', () => call.destroy()).on('error', () => resolve(0));
      call.end(row && JSON.stringify(row));
    });
  await Promise.all(
    Array.from({ length: flood.connections }, async () => {
      while (performance.now() < end) {
        const status = await ask();
        answers[status] = (answers[status] ?? 0) + 1;
      }
    }),
  );
  agent.destroy();
  return answers;
}

function anyNetwork(): string {
  const part = () => Math.floor(Math.random() * 0x10000).toString(16);
  return `2001:${part()}:${part()}:${part()}::1`;
}
