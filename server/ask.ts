import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { mayAsk } from '#leads/db/daily-cap.ts';
import { errorMessage } from '#leads/error-message.ts';
import { isCrossSite } from './cross-site.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { isFormPost } from './request-body.ts';
import type { Services } from './services.ts';

/** Questions per minute and network. */
const PER_MINUTE = 10;

const ASKED = v.strictObject({
  about: v.picklist(['store', 'company']),
  turns: v.pipe(
    v.array(
      v.strictObject({
        role: v.picklist(['user', 'assistant']),
        text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
      }),
    ),
    v.minLength(1),
    v.maxLength(8),
    v.check((turns) => turns.at(-1)?.role === 'user'),
  ),
});

/**
 * Adds `POST /ask` if a model is configured (decision 20). The route sends a visitor's question to the model and
 * streams the answer as text, sentence by sentence. After an error, the chat window answers without the model.
 */
export async function askModel(app: FastifyInstance, { config, store }: Services): Promise<void> {
  const { agent, siteUrl } = config;
  if (!agent) return;
  const limit = createRateLimiter(PER_MINUTE);

  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 0 } = error as Error & { statusCode?: number };
    // Only errors from `parseBody` have these status codes: errors from the model are wrapped.
    const isOurs = [400, 413, 415].includes(statusCode);
    // Never log the question.
    if (!isOurs) request.log.error({ reason: errorMessage(error) }, 'the model did not answer');
    reply.code(isOurs ? statusCode : 503).type('text/plain');
    return reply.send('Not answered\n');
  });

  app.post('/ask', async (request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (isCrossSite(request.headers, siteUrl)) return reply.code(403).send('Not answered\n');
    const wait = limit(request.ip);
    if (wait !== undefined) return reply.code(429).header('retry-after', wait).send('Not answered\n');
    const { success, output } = v.safeParse(ASKED, request.body);
    if (!success || isFormPost(request)) return reply.code(400).send('Not answered\n');
    if (!(await mayAsk(store.db, agent.perDay, new Date()))) return reply.code(429).send('Not answered\n');
    const { answerByModel } = await import('./answer-by-model.ts');
    const sentences = answerByModel(output, agent)[Symbol.asyncIterator]();
    // Wait for the first sentence, so that an answer that fails at the start gets an error status.
    const first = await sentences.next();
    async function* all() {
      for (let next = first; !next.done; next = await sentences.next()) yield next.value;
    }
    return reply.send(Readable.from(all()));
  });
}
