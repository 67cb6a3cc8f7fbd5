import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Registry } from '@prometheus-io/client';
import { METRICS_HOST } from '#config/config.ts';
import type { LeadStore } from '#leads/store/lead-store.ts';
import { countUnsent, type Unsent } from '#leads/watch/unsent.ts';
import { withTimeout } from '#leads/with-timeout.ts';
import { boundedConnections } from './bounded-connections.ts';
import type { Traffic } from './traffic.ts';

/** Far more than monitors need. One more closes the one that has waited longest. */
const MAX_CONNECTIONS = 16;

/** For a request, its answer, and an idle connection. */
const TIMEOUT_MS = 5000;

/** Scrapes within this time get the same answer, so that a flood of them costs nothing. */
const RESULT_TTL_MS = 1000;

const DATABASE_TIMEOUT_MS = 3000;

const EVENT_LOOP_RESOLUTION_MS = 20;

/**
 * Serves `GET /metrics` in Prometheus' text format, to this machine alone. It names nobody.
 * @throws if the port can't be listened on
 */
export async function serveMetrics(port: number, traffic: Traffic, store: LeadStore): Promise<Server> {
  const metrics = createMetrics(traffic, store);
  let last: { text: Promise<string>; at: number } | undefined;
  const server = createServer(
    {
      headersTimeout: TIMEOUT_MS,
      requestTimeout: TIMEOUT_MS,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: TIMEOUT_MS,
      maxHeaderSize: 8 * 1024,
    },
    async ({ method, url }, response) => {
      response.setHeader('x-content-type-options', 'nosniff');
      if (method !== 'GET' || url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
      if (!last || performance.now() - last.at >= RESULT_TTL_MS) {
        last = { text: metrics.render(), at: performance.now() };
      }
      try {
        const text = await last.text;
        response.setHeader('content-type', metrics.contentType).end(text);
      } catch {
        response.writeHead(500).end();
      }
    },
  ).setTimeout(TIMEOUT_MS);
  const connections = boundedConnections(MAX_CONNECTIONS);
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.remove(socket));
  });
  server.listen(port, METRICS_HOST);
  await once(server, 'listening');
  return server;
}

/** @returns what renders the metrics as they are now */
function createMetrics(
  traffic: Traffic,
  store: LeadStore,
): { contentType: string; render(): Promise<string> } {
  const registry = new Registry();
  const { counter, gauge } = metricsIn(registry);
  const takeProcess = processMetrics(registry);
  const requests = counter('loomline_requests_total', 'Answers sent', ['kind', 'status']);
  const inserts = counter(
    'loomline_inserts_total',
    'Leads that the database answered for, by what came of it',
    ['table', 'outcome'],
  );
  const deliveries = gauge('loomline_deliveries', 'Deliveries that are not sent', ['kind', 'state']);
  const oldest = gauge('loomline_oldest_delivery_seconds', 'Age of the oldest delivery that waits', ['kind']);
  const databaseUp = gauge(
    'loomline_database_up',
    'Whether the database answers; without it there are no figures of deliveries',
  );
  let counting: Promise<Unsent[]> | undefined;

  return {
    contentType: registry.contentType,
    async render() {
      takeProcess();
      for (const metric of [requests, inserts, deliveries, oldest]) metric.reset();
      for (const { count, ...labels } of traffic.requests()) requests.inc(labels, count);
      for (const { count, ...labels } of traffic.inserts()) inserts.inc(labels, count);
      // One at a time, however many ask: each may hold a connection of the pool.
      counting ??= countUnsent(store).finally(() => {
        counting = undefined;
      });
      const unsent = await withTimeout(DATABASE_TIMEOUT_MS, counting).catch(() => undefined);
      databaseUp.set(unsent ? 1 : 0);
      for (const { kind, waiting, waitingSeconds, givenUp } of unsent ?? []) {
        deliveries.set({ kind, state: 'waiting' }, waiting);
        deliveries.set({ kind, state: 'given_up' }, givenUp);
        oldest.set({ kind }, waitingSeconds);
      }
      return await registry.metrics();
    },
  };
}

function metricsIn(registry: Registry) {
  const registers = [registry];
  return {
    counter: (name: string, help: string, labelNames: string[] = []) =>
      new Counter({ name, help, labelNames, registers }),
    gauge: (name: string, help: string, labelNames: string[] = []) =>
      new Gauge({ name, help, labelNames, registers }),
  };
}

/**
 * Creates the metrics of the process under the names that dashboards know. Not the package's own, which watch every
 * garbage collection: that costs one page in twenty.
 * @returns what sets them
 */
function processMetrics(registry: Registry): () => void {
  const { counter, gauge } = metricsIn(registry);
  const cpu = counter('process_cpu_seconds_total', 'CPU time');
  const memory = gauge('process_resident_memory_bytes', 'Resident memory');
  const start = gauge('process_start_time_seconds', 'Start, in Unix time');
  const lag = {
    mean: gauge('nodejs_eventloop_lag_mean_seconds', 'Delay of the event loop since the last scrape: mean'),
    p99: gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile'),
    max: gauge('nodejs_eventloop_lag_max_seconds', 'Worst'),
  };
  const delay = monitorEventLoopDelay({ resolution: EVENT_LOOP_RESOLUTION_MS });
  delay.enable();
  return () => {
    const { user, system } = process.cpuUsage();
    cpu.reset();
    cpu.inc((user + system) / 1e6);
    memory.set(process.memoryUsage.rss());
    start.set(Math.round(performance.timeOrigin / 1000));
    if (delay.count === 0) return;
    lag.mean.set(delay.mean / 1e9);
    lag.p99.set(delay.percentile(99) / 1e9);
    lag.max.set(delay.max / 1e9);
    delay.reset();
  };
}
