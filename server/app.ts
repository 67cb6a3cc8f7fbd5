import type { IncomingMessage } from 'node:http';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '#config/config.ts';
import { CALL_MINUTES } from '#leads/calls/call-hours.ts';
import type { DeliveryKind } from '#leads/delivery/channels.ts';
import type { LeadStore } from '#leads/store/lead-store.ts';
import { answerPages } from './answer-pages.ts';
import type { CallTimeSettings } from './asked-time.ts';
import { FIVE_SECONDS } from './cache-policies.ts';
import { CALL_TIMES_PATH } from './call-times.ts';
import { clientErrorHandler } from './client-error-handler.ts';
import { isForwarded, isForwardedHttps } from './forwarding.ts';
import { createHttpServer } from './http-server.ts';
import { insertInterface } from './insert-interface.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { watchReadiness } from './readiness.ts';
import { closesAfterAnswer } from './request-body.ts';
import { DATA_POLICY, securityHeaders } from './security-headers.ts';
import { PROBLEM_TEMPLATE, sendNotFound, serveSite } from './serve-site.ts';
import { type SiteFiles, templateIn } from './site-files.ts';
import { kindOf, type Traffic } from './traffic.ts';

interface Options {
  config: Pick<
    Config,
    'hstsSubdomains' | 'keepAlive' | 'logLevel' | 'rateLimit' | 'siteUrl' | 'trustClients' | 'trustProxy'
  > & { linkSecret?: string | undefined };
  store: LeadStore;
  files: SiteFiles;
  /** The deliveries of each new lead. */
  deliveries?: readonly DeliveryKind[];
  /** The kinds of delivery that can be sent. */
  kinds?: readonly DeliveryKind[];
  /** Called after a lead with deliveries is stored, and after a call is answered. */
  onLead?: () => void;
  /** Undefined if visitors are offered no times. */
  callTimes?: CallTimeSettings | undefined;
  /** Counts what is answered, if that is wanted. */
  traffic?: Traffic | undefined;
}

/** Creates the app, not listening yet. Closing it leaves the store open. */
export async function createApp({
  config,
  store,
  files,
  deliveries = [],
  kinds = [],
  onLead = () => {},
  callTimes,
  traffic,
}: Options): Promise<FastifyInstance> {
  const { keepAlive, hstsSubdomains, trustProxy = 0 } = config;
  let hasWarned = false;
  const app = Fastify({
    logger: { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    trustProxy: (_address, hop) => hop < trustProxy,
    serverFactory: (handler) =>
      createHttpServer(handler, { files, keepAlive, hstsSubdomains, trustProxy, onForwarded, traffic }),
    forceCloseConnections: 'idle',
    // Hooks don't run for these errors.
    frameworkErrors(_error, request, reply) {
      addCommonHeaders(request, reply);
      sendNotFound(request, reply, files);
    },
    clientErrorHandler(error, socket) {
      const status = clientErrorHandler(error, socket);
      traffic?.request('unreadable', status);
    },
    rewriteUrl,
  });

  app.addHook('onRequest', async (request, reply) => {
    if (isForwarded(request.headers)) onForwarded();
    addCommonHeaders(request, reply);
    const status = rejectionStatus(request.raw);
    if (status) return reply.code(status).type('text/plain; charset=utf-8').send('Bad request\n');
    // Answers before Fastify reads the body.
    if (request.is404) return sendNotFound(request, reply, files);
  });
  if (traffic) {
    app.addHook('onResponse', async ({ url, method }, { statusCode }) => {
      traffic.request(kindOf(url.split('?')[0] ?? '', method), statusCode);
    });
  }

  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).type('text/plain; charset=utf-8').send('Unexpected error\n');
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, files));

  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'));
  const readiness = watchReadiness(store, (reason) =>
    app.log.error({ reason }, 'the store is not reachable'),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.type('text/plain');
    if (await readiness.isReady()) return reply.send('ready\n');
    return reply.code(503).header('retry-after', 5).send('the store is not reachable\n');
  });
  if (callTimes) {
    app.get(CALL_TIMES_PATH, async (_request, reply) => {
      await callTimes.times.refresh();
      const times = callTimes.times.times().map((time) => time.toISOString().replace('.000Z', 'Z'));
      reply.headers({ 'cache-control': FIVE_SECONDS, 'content-security-policy': DATA_POLICY });
      return reply.send({ minutes: CALL_MINUTES, times });
    });
  }
  await app.register(insertInterface, {
    store: readiness.store,
    limit: createRateLimiter(config.rateLimit, store.query),
    deliveries,
    onLead,
    callTimes,
    config,
    problemTemplate: templateIn(files, PROBLEM_TEMPLATE, PROBLEMS_ALONE),
  });
  await app.register(answerPages, {
    store: readiness.store,
    // Not shared: counting links that were opened is not worth a query.
    limit: createRateLimiter(config.rateLimit * LINKS_PER_INSERT),
    files,
    config,
    kinds,
    callTimes,
    onAnswer() {
      onLead();
      callTimes?.times.expire();
    },
  });
  serveSite(app, files);
  return app;

  /** Warns once if there is a proxy that TRUST_PROXY says nothing about. */
  function onForwarded(): void {
    if (config.trustProxy !== undefined || hasWarned) return;
    hasWarned = true;
    app.log.warn(
      'requests come through a proxy, but TRUST_PROXY is not set: all visitors share one address and one rate limit',
    );
  }

  function addCommonHeaders({ headers }: FastifyRequest, reply: FastifyReply): void {
    // Not `request.protocol`, which requests in `frameworkErrors` lack.
    const isHttps = isForwardedHttps(headers['x-forwarded-proto'], trustProxy);
    reply.headers(securityHeaders(isHttps, hstsSubdomains));
    if (closesAfterAnswer(headers)) reply.header('connection', 'close');
  }
}

/** Stands in for the page of the build. */
const PROBLEMS_ALONE =
  '<!doctype html><title>Not sent</title><ul>{{#problems}}<li>{{.}}</li>{{/problems}}</ul>';

/** A link takes some requests: the mail's scanner, the page, another act, the answer, the page again. */
const LINKS_PER_INSERT = 3;

/** No route has a schema: what compiles them would be a twelfth of a start. */
function refuseSchema(): never {
  throw new Error('Routes have no schemas');
}

/** More than any browser sends. Node silently drops headers after the 2,000th. */
const MAX_HEADERS = 100;

/** The status for a request that Node accepts and we don't: too many headers, or not exactly one host. */
function rejectionStatus({ rawHeaders, httpVersion }: IncomingMessage): 400 | 431 | undefined {
  if (rawHeaders.length > MAX_HEADERS * 2) return 431;
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  // RFC 9112 section 3.2.
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1') ? 400 : undefined;
}

/** Takes scheme and host off an absolute request target (RFC 9112 section 3.2.2). */
function rewriteUrl({ url = '/' }: { url?: string | undefined }): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') || path === url ? path : `/${path}`;
}
