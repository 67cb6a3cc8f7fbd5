import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { LeadStore } from '#leads/store/lead-store.ts';
import type { DeliveryKind } from '#leads/store/tables.ts';
import type { Config } from './config.ts';
import { insertInterface } from './insert-interface.ts';
import { insertLimit } from './insert-limit.ts';
import { problemPage } from './problem-page.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './security-headers.ts';
import { sendNotFound, serveSite } from './serve-site.ts';
import type { SiteFiles } from './site-files.ts';

interface Parts {
  config: Pick<Config, 'logLevel' | 'rateLimit' | 'siteUrl' | 'trustProxy'>;
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
  const app = Fastify({
    logger: { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    // Hooks don't run for these.
    frameworkErrors: (_error, request, reply) =>
      sendNotFound(request, reply.headers(SECURITY_HEADERS), files),
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000 },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'an answer failed');
    return reply.code(500).type('text/plain; charset=utf-8').send('Unexpected error\n');
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, files));

  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (request, reply) => {
    try {
      await store.ping();
      return reply.type('text/plain').send('ready\n');
    } catch (error) {
      request.log.error({ err: error }, 'the store is not reachable');
      return reply.code(503).header('retry-after', 5).type('text/plain').send('the store is not reachable\n');
    }
  });
  await app.register(insertInterface, {
    store,
    limit: insertLimit(config.rateLimit, store.query),
    deliveries,
    onLead,
    siteUrl: config.siteUrl,
    problemPage: problemPage(files),
  });
  serveSite(app, files);
  return app;
}
