import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './schemas.ts';

export const privateHeaders = (policy: string) => ({
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
});

/** What differs between the private pages of emails and those of the desk. */
interface PrivatePages {
  /** The Content-Security-Policy. */
  policy: string;
  /** Whether a posted form came from a page of ours. */
  isOwnForm(request: FastifyRequest): boolean;
  /** Sends the page for forms from elsewhere and for unreadable bodies. */
  refuse(reply: FastifyReply, status: number): unknown;
  /** Sends the page for failures, with the status 503. */
  fail(reply: FastifyReply): unknown;
  /** Whether the database couldn't be reached. */
  isUnavailable(error: unknown): boolean;
}

/** Keeps pages out of caches, referrers and search engines, and refuses forms that were posted by other sites. */
export function keepPrivate(app: App, pages: PrivatePages): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(privateHeaders(pages.policy));
  });

  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && !pages.isOwnForm(request)) await pages.refuse(reply, 403);
  });

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { message, statusCode, stack } = error;
    // `parseBody` rejected the body.
    if (statusCode && statusCode < 500) return pages.refuse(reply, statusCode);
    const isAway = pages.isUnavailable(error);
    // Don't log the whole error: PostgreSQL's errors contain the row.
    const fact = { reason: message, ...(!isAway && { stack }) };
    request.log.error(fact, isAway ? 'the store is not reachable' : 'a private page failed');
    return pages.fail(reply.header('retry-after', 5));
  });
}
