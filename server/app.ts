import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import Fastify, { LogController } from 'fastify';
import type { Config } from '#config/config.ts';
import { type App, compileSchema, type ValibotTypes } from '#http/schemas.ts';
import { answerPages } from './answers.ts';
import { askModel } from './ask.ts';
import { listTimes } from './call-times.ts';
import { createHttpServer } from './http-server.ts';
import { insertInterface } from './inserts.ts';
import { watchReadiness } from './readiness.ts';
import { hasBody, parseBody, readBody } from './request-body.ts';
import { securityHeaders } from './security-headers.ts';
import type { Services } from './services.ts';
import { sendNotFound, serveSite } from './site.ts';

/** Creates the app, not yet listening. Closing the app leaves the store open. */
export async function createApp(services: Services): Promise<App> {
  const { config, store, site } = services;
  const app = createFastify(config, {
    logger: { level: config.logLevel, base: null },
    frameworkErrors: (_error, _request, reply) => sendNotFound(reply, site),
  });
  app.addHook('preParsing', async (request, reply) => {
    if (request.is404) return sendNotFound(reply, site);
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).type('text/plain; charset=utf-8').send('Unexpected error\n');
  });

  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'));
  const isReady = watchReadiness(store, services.hasHome, (reason) => app.log.error({ reason }, 'not ready'));
  app.get('/readyz', async (_request, reply) => {
    reply.type('text/plain');
    if (await isReady()) return reply.send('ready\n');
    return reply.code(503).header('retry-after', 5).send('not ready\n');
  });
  listTimes(app, services);
  await app.register(insertInterface, services);
  await app.register(answerPages, services);
  await app.register(askModel, services);
  serveSite(app, site);
  return app;
}

/** Creates a Fastify instance with limits on requests and with `parseBody` for all bodies. */
export function createFastify(
  { trustProxy = 0, keepAlive }: Pick<Config, 'trustProxy' | 'keepAlive'>,
  options: Pick<FastifyServerOptions, 'logger' | 'loggerInstance' | 'frameworkErrors'>,
): App {
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    trustProxy: (_address, hop) => hop < trustProxy,
    serverFactory: (handler) => createHttpServer(handler, keepAlive),
    forceCloseConnections: 'idle',
    // Keep serving while closing: a proxy may have just sent a form over a kept-alive connection.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    ...options,
  }).withTypeProvider<ValibotTypes>();
  app.setValidatorCompiler(compileSchema);
  app.decorateRequest('bytes', undefined);
  app.addHook('onRequest', async (request) => {
    // Don't await the body here: the routes' rate limiters must run first.
    if (hasBody(request.headers)) request.bytes = readBody(request.raw);
  });
  app.addHook('preParsing', async (request, reply) => {
    await waitForBody(request, reply);
    if (request.raw.socket.destroyed) return reply.hijack();
  });
  app.addHook('onSend', async (request, reply) => {
    await waitForBody(request, reply);
    reply.headers({ ...securityHeaders(request.protocol), ...reply.getHeaders() });
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest) => parseBody(request));
  return app;
}

/** Waits until the body is read, since a client that is still sending may miss the response. */
async function waitForBody({ bytes, raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  await bytes;
  if (bytes && !raw.complete) reply.raw.setHeader('connection', 'close');
}

/** Replaces Fastify's own compilers, which take a twelfth of the startup time to load. */
function refuseSchema(): never {
  throw new Error('Schemas are compiled by `compileSchema`, and responses have none');
}
