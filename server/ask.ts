import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { App } from '#http/schemas.ts';
import { countQuestion } from '#leads/calls/daily-cap.ts';
import { errorMessage } from '#leads/error-message.ts';
import { isCrossSite } from './cross-site.ts';
import { createRateLimiter, networkOf } from './rate-limiter.ts';
import { isFormPost } from './request-body.ts';
import type { Services } from './services.ts';

/** Questions per minute and network. */
const PER_MINUTE = 10;

/** Answers that run at once, in total and per network. To further questions, the chat window answers itself. */
const AT_ONCE = 8;
const AT_ONCE_PER_NETWORK = 3;

const ASKED = v.strictObject({
  about: v.picklist(['store', 'company']),
  turns: v.pipe(
    v.array(
      v.strictObject({
        role: v.picklist(['user', 'assistant']),
        text: v.pipe(
          v.string(),
          v.trim(),
          v.minLength(1),
          v.check((text) => [...text].length <= 500),
        ),
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
export async function askModel(app: App, { config, store }: Services): Promise<void> {
  const { agent, siteUrl } = config;
  if (!agent) return;
  // Import it now: training the search takes some tenths of a second, which no visitor should wait for.
  const { answerByModel } = await import('./answer-by-model.ts');
  const limit = createRateLimiter(PER_MINUTE);
  /** The networks of the answers that are running. */
  const running: string[] = [];

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 0 } = error;
    // The model's errors have no status code, and quote neither the question nor the key.
    const isOurs = [400, 413, 415, 429].includes(statusCode);
    if (!isOurs && !request.raw.socket.destroyed)
      request.log.error({ reason: errorMessage(error) }, 'the model did not answer');
    reply.code(isOurs ? statusCode : 503).type('text/plain');
    return reply.send('Not answered\n');
  });

  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (isCrossSite(request.headers, siteUrl)) return reply.code(403).send('Not answered\n');
    const wait = limit(request.ip);
    if (wait !== undefined) return reply.code(429).header('retry-after', wait).send('Not answered\n');
    if (isFormPost(request)) return reply.code(400).send('Not answered\n');
  };

  app.post('/ask', { onRequest: guard, schema: { body: ASKED } }, async (request, reply) => {
    const network = networkOf(request.ip);
    if (
      running.length >= AT_ONCE ||
      running.filter((other) => other === network).length >= AT_ONCE_PER_NETWORK
    )
      return reply.code(503).header('retry-after', 5).send('Not answered\n');
    running.push(network);
    // Listen to the socket: a pipelined request's response doesn't report that the visitor has left.
    const left = new AbortController();
    const leave = () => left.abort();
    const { socket } = request.raw;
    if (socket.destroyed) leave();
    else socket.once('close', leave);
    const sentences = async function* () {
      if (!(await countQuestion(store, agent.perDay, network)))
        throw Object.assign(new Error('The day’s questions are used up'), { statusCode: 429 });
      yield* answerByModel(request.body, agent, left.signal, (reason) =>
        request.log.warn({ reason }, 'the look-ups answered'),
      );
    };
    const answer = Readable.from(sentences(), { signal: left.signal });
    answer.once('close', () => {
      running.splice(running.indexOf(network), 1);
      socket.off('close', leave);
    });
    // Wait for the first sentence, so that an answer that fails at the start gets an error status.
    await once(answer, 'readable');
    return reply.send(answer);
  });
}
