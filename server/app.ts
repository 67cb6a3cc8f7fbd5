import type { IncomingMessage } from 'node:http';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '#config/config.ts';
import type { DeliveryKind } from '#leads/delivery/channels.ts';
import type { LeadStore } from '#leads/store/lead-store.ts';
import { answerClientError } from './client-error.ts';
import { isForwarded, isForwardedHttps } from './forwarding.ts';
import { createHttpServer } from './http-server.ts';
import { insertInterface } from './insert-interface.ts';
import { insertLimit } from './insert-limit.ts';
import { problemPage } from './problem-page.ts';
import { watchReadiness } from './readiness.ts';
import { closesAfterAnswer } from './request-body.ts';
import { securityHeaders } from './security-headers.ts';
import { sendNotFound, serveSite } from './serve-site.ts';
import type { SiteFiles } from './site-files.ts';

interface Parts {
  config: Pick<
    Config,
    'hstsSubdomains' | 'keepAlive' | 'logLevel' | 'rateLimit' | 'siteUrl' | 'trustClients' | 'trustProxy'
  >;
  store: LeadStore;
  files: SiteFiles;
  /** What has to be sent for each lead. */
  deliveries?: readonly DeliveryKind[];
  /** Called when a lead with deliveries was stored. */
  onLead?: () => void;
}

/** Puts the server together, not listening yet. Closing it does not close the store. */
export async function createApp({
  config,
  store,
  files,
  deliveries = [],
  onLead = () => {},
}: Parts): Promise<FastifyInstance> {
  const { keepAlive, hstsSubdomains, trustProxy = 0 } = config;
  let hasWarned = false;
  const edge = { files, keepAlive, hstsSubdomains, trustProxy, onForwarded };
  const app = Fastify({
    logger: { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: (_address, hop) => hop < trustProxy,
    serverFactory: (handler) => createHttpServer(handler, edge),
    forceCloseConnections: 'idle',
    // Hooks don't run for these.
    frameworkErrors: (_error, request, reply) => sendNotFound(request, guard(request, reply, edge), files),
    clientErrorHandler: answerClientError,
    rewriteUrl,
  });

  app.addHook('onRequest', async (request, reply) => {
    if (isForwarded(request.headers)) onForwarded();
    guard(request, reply, edge);
    const status = refusalOf(request.raw);
    if (status) return reply.code(status).type('text/plain; charset=utf-8').send('Bad request\n');
    // Here, so that nobody reads its body.
    if (request.is404) return sendNotFound(request, reply, files);
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'an answer failed');
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
  await app.register(insertInterface, {
    store: readiness.store,
    limit: insertLimit(config.rateLimit, store.query),
    deliveries,
    onLead,
    trustClients: config.trustClients,
    siteUrl: config.siteUrl,
    problemPage: problemPage(files),
  });
  serveSite(app, files);
  return app;

  /** Says once that a proxy stands in front of which nobody has told the server. */
  function onForwarded(): void {
    if (config.trustProxy !== undefined || hasWarned) return;
    hasWarned = true;
    app.log.warn(
      'requests come by a proxy, and TRUST_PROXY is not set: all visitors share one address and its limit',
    );
  }
}

/** Puts on an answer what every answer carries. */
function guard(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { trustProxy, hstsSubdomains }: { trustProxy: number; hstsSubdomains: boolean },
): FastifyReply {
  // Fastify's own reading of this header is not there in every request.
  const isHttps = isForwardedHttps(headers['x-forwarded-proto'], trustProxy);
  reply.headers(securityHeaders(isHttps, hstsSubdomains));
  if (closesAfterAnswer(headers)) reply.header('connection', 'close');
  return reply;
}

/** Beyond it, nobody browses. Node itself would leave out all after the two thousandth. */
const MAX_HEADERS = 100;

/** The status for what can be read, and is no request that any server has to take. */
function refusalOf({ rawHeaders, httpVersion }: IncomingMessage): 400 | 431 | undefined {
  if (rawHeaders.length > MAX_HEADERS * 2) return 431;
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  // RFC 9112 section 3.2.
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1') ? 400 : undefined;
}

/** A target may be written with a scheme and a host before its path (RFC 9112 section 3.2.2). */
function rewriteUrl({ url = '/' }: { url?: string | undefined }): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') || path === url ? path : `/${path}`;
}
