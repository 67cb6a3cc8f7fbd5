import type { FastifyRequest } from 'fastify';
import type { App } from '#http/schemas.ts';
import { redeemSignIn, requestSignIn } from '#leads/outbox/sign-in.ts';
import { fieldsOf, sendClosed } from './send-page.ts';
import type { DeskServices } from './services.ts';
import { isFromOwnPage, sessionCookie } from './session.ts';

export const SIGN_IN = '/sign-in';

const SAID = '<p>If mail is set up here, a link is on its way. It works once, for 15 minutes.</p>';

/** Registers the way back in for browsers without a session: a one-time link by mail. Strangers may send these requests. */
export function signIn(app: App, { store, key, deskUrl, limit, onChange }: DeskServices): void {
  app.post(SIGN_IN, async (request, reply) => {
    const isAllowed = isFromOwnPage(request.headers) && limit(request.ip) === undefined;
    const { to = '' } = fieldsOf(request);
    // Don't wait: the time that an answer takes would tell a stranger whether an email is sent.
    if (isAllowed)
      requestSignIn(store, (deskUrl ?? originOf(request)) + pathOf(to)).then(onChange, (error: Error) =>
        request.log.error({ reason: error.message }, 'a link to the desk could not be queued'),
      );
    return sendClosed(reply, 200, false, SAID);
  });

  app.get(SIGN_IN, async (request, reply) => {
    const { once } = request.query as { once?: unknown };
    // Mail programs check links with HEAD, which must not use up the link.
    const isOpened = typeof once === 'string' && request.method === 'GET';
    const path = isOpened ? await redeemSignIn(store, once) : undefined;
    if (path === undefined) return sendClosed(reply);
    const isSecure = deskUrl === `https://${request.headers.host}`;
    reply.header('set-cookie', sessionCookie(await key(), new Date(), isSecure));
    return reply.redirect(pathOf(path), 303);
  });
}

/** Returns a path of the desk, of at most 300 characters. Another site's address becomes one, too. */
function pathOf(address: string): string {
  const path = `/${address.slice(0, 300).replace(/^[/\\]+/, '')}`;
  return URL.canParse(path, 'http://desk') ? path.replace(/[\s\\]/g, '') : '/';
}

/** The address at which the listener was reached. Unlike the `Host` header, a client can't choose it. */
function originOf({ socket }: FastifyRequest): string {
  const { localAddress = '127.0.0.1', localPort } = socket;
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
