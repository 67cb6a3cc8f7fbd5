import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { columnsOf, LEAD_TABLES } from '#leads/lead-types/lead-types.ts';
import { trySending } from '../send-request.ts';
import { startServer } from '../start-server.ts';

/** Just below the limit for bodies. */
const BYTES = 64 * 1024 - 400;

/** Runs of each kind of character, alone and between characters that patterns look for. */
const RUNS = [
  ...[' ', '\t', '\n', '\u00a0', '\u200b', '\u3000', '0', '１', 'a', 'é', 'e\u0301', '\u0301', '.', ':', ','],
  ...[
    '@',
    'a@',
    '@.',
    'a.',
    '-',
    '+',
    '/',
    '\\',
    '"',
    "'",
    '<',
    '(',
    '[',
    '😀',
    '\ud800',
    '\u202e',
    '%',
    'am',
    'a b ',
  ],
];
const ENDS = [
  ['', ''],
  ['1', 'x'],
  ['a@', '!'],
  ['https://', ' '],
] as const;

/**
 * Fills each field of each form in turn with long runs, in both content types, and then each with many values.
 * @returns how long the slowest `GET /healthz` took meanwhile, in ms
 */
export async function longValues(): Promise<Record<string, object>> {
  const server = await startServer({ RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' });
  let isOver = false;
  let slowest = 0;
  const watching = (async () => {
    while (!isOver) {
      const started = performance.now();
      await trySending(`${server.url}/healthz`, { agent: false, timeout: 60_000 });
      slowest = Math.max(slowest, performance.now() - started);
      await sleep(5);
    }
  })();
  const posts = await inWorker(server.url);
  isOver = true;
  await watching;
  await server.stop();
  return {
    promised: { 'slowest /healthz, ms': 500 },
    'long values': { 'slowest /healthz, ms': Math.round(slowest), ...posts },
  };
}

/** Sends the posts from a worker thread, so that composing them doesn't delay the measurement. */
function inWorker(url: string): Promise<{ posts: number; stored: number }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { target: url } });
    worker.once('message', resolve).once('error', reject);
  });
}

if (!isMainThread && workerData?.target) {
  const counts = { posts: 0, stored: 0 };
  for (const table of LEAD_TABLES) {
    const url = `${workerData.target}/rest/v1/${table}`;
    for (const field of ['id', ...columnsOf(table)])
      for (const value of values()) await post(url, field, value);
    const many = Array.from({ length: 20_000 }, () => 'a');
    await post(url, 'automation_goals', many);
    await send(url, 'application/json', `{${many.map((_, index) => `"${index}":1`).join()}}`.slice(0, BYTES));
    await send(url, 'application/json', '['.repeat(BYTES));
  }
  process.getBuiltinModule('node:worker_threads').parentPort?.postMessage(counts);

  async function post(url: string, field: string, value: string | string[]) {
    const pairs = [value].flat().map((one) => [field, one]);
    await send(url, 'application/x-www-form-urlencoded', String(new URLSearchParams(pairs)));
    await send(url, 'application/json', JSON.stringify({ [field]: value }));
  }

  async function send(url: string, type: string, body: string) {
    const headers = { 'content-type': type };
    const { status } = await trySending(url, {
      method: 'POST',
      headers,
      body: body.slice(0, BYTES),
      timeout: 60_000,
    });
    counts.posts += 1;
    if (status === 201) counts.stored += 1;
  }
}

function* values(): Generator<string> {
  for (const run of RUNS)
    for (const [start, end] of ENDS) {
      // As a form, a character takes up to three bytes for each byte of its UTF-8.
      for (const bytes of [Buffer.byteLength(run), encodeURIComponent(run.toWellFormed()).length])
        yield start + run.repeat(Math.floor((BYTES - 100) / bytes)) + end;
    }
}
