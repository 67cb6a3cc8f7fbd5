import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { HOSTILE, SILENT, type Step, startModel } from '../start-model.ts';
import { during } from './attack.ts';
import { askingFlood } from './floods.ts';

const HONEST = 'The linen softens with each wash, and you may send it back. '.repeat(30);

const STEPS: Record<string, Step> = {
  'quick and honest': { say: HONEST.match(/\S+ ?/g) ?? [] },
  ...HOSTILE,
  ...SILENT,
};

const QUESTION = { about: 'store', turns: [{ role: 'user', text: 'What is linen like?' }] };

/**
 * Lets the model's server misbehave in each way, while five visitors ask all the time. In the last rows, 950 visitors
 * ask at once, and 950 visitors open a page at once, for comparison.
 * @returns table rows by name: the promised values, followed by the measurements
 */
export async function attackAsModel(): Promise<Record<string, object>> {
  const rows: Record<string, object> = {
    promised: { 'peak resident, MB': 400, 'slowest /healthz, ms': 500 },
  };
  for (const kind of Object.keys(STEPS)) rows[kind] = await whileAsked(kind, 5, 10);
  rows['no byte, 950 visitors'] = await whileAsked('no byte', 950, 0.1);
  rows['no model, 950 visitors of a page'] = await during({ TRUST_PROXY: '1' }, ({ url }) =>
    askingFlood({ url, path: '/', connections: 950, seconds: 0.1 }),
  );
  return rows;
}

async function whileAsked(kind: string, connections: number, seconds: number): Promise<object> {
  // A thread of its own: the stand-in's work must not delay the measurements.
  const worker = new Worker(new URL(import.meta.url), { workerData: { kind } });
  const [url] = await once(worker, 'message');
  const env = { AGENT_URL: url, AGENT_MODEL: 'm', AGENT_PER_DAY: '1000000', TRUST_PROXY: '1' };
  const row = await during(env, (server) =>
    askingFlood({ url: server.url, path: '/ask', row: QUESTION, connections, seconds }),
  );
  await worker.terminate();
  return row;
}

if (!isMainThread && workerData?.kind) {
  const model = await startModel();
  model.next(...Array(100_000).fill(STEPS[workerData.kind]));
  parentPort?.postMessage(model.url);
}
