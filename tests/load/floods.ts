import { once } from 'node:events';
import { Agent, get } from 'node:http';
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
  /** What each connection sends first; then a byte of `drip` every second, if there is one. */
  start: string;
  drip?: string;
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

/** Asks `/readyz` over and over, on each connection as soon as the answer is there. Counts the answers by status. */
export function readyFlood(flood: Flood): Promise<Record<number, number>> {
  return inWorker('ready', flood);
}

const MAX_CONNECTIONS = 20_000;
const MAX_SECONDS = 120;

const floods = { pipeline: runPipelineFlood, slow: runSlowFlood, ready: runReadyFlood };

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

async function runSlowFlood({ start, drip, ...flood }: SlowFlood): Promise<FloodReport> {
  const write = (text: string | undefined) => (socket: Socket) => void (text && socket.write(text));
  return keepOpen(flood, write(start), write(drip), 1000);
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
    const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''));
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

async function runReadyFlood({ url, connections, seconds }: Flood): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Record<number, number> = {};
  const end = performance.now() + seconds * 1000;
  const ask = () =>
    new Promise<number>((resolve) => {
      const call = get(`${url}/readyz`, { agent, timeout: 10_000 }, (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0));
      });
      call.on('timeout', () => call.destroy()).on('error', () => resolve(0));
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const status = await ask();
        answers[status] = (answers[status] ?? 0) + 1;
      }
    }),
  );
  agent.destroy();
  return answers;
}
