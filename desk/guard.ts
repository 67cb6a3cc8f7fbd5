import type { FastifyRequest } from 'fastify';
import { keepPrivate } from '#http/private-pages.ts';
import type { App } from '#http/schemas.ts';
import { isSame } from '#leads/outbox/sign-in.ts';
import { fieldsOf, NOTICES, POLICY, sendClosed, sendNotice } from './send-page.ts';
import type { DeskServices } from './services.ts';
import { formToken, isFromOwnPage, isLetIn, isOwnHost, sessionCookie } from './session.ts';
import { SIGN_IN } from './sign-in.ts';

/** Requests from pages of other sites, and of other ports of this machine. */
const FOREIGN = /^(cross|same)-site$/;

/** Lets in only browsers with a session, and accepts posts only from the desk's own pages (decision 3). */
export function guardDesk(app: App, { key: findKey, deskUrl, limit, store }: DeskServices): void {
  app.decorateRequest('formToken', '');
  const tokenOf = (request: FastifyRequest) => request.getDecorator<string>('formToken');
  keepPrivate(app, {
    policy: POLICY,
    // Strangers may ask for a link.
    isOwnForm: (request) =>
      request.url === SIGN_IN ||
      (isSame(fieldsOf(request).token ?? '', tokenOf(request)) && isFromOwnPage(request.headers)),
    // Without a token, this may be a stranger.
    refuse: (reply, status) =>
      tokenOf(reply.request) === '' ? sendClosed(reply, status) : sendNotice(reply, status, NOTICES.foreign),
    fail: (reply) =>
      tokenOf(reply.request) === '' ? sendClosed(reply, 503) : sendNotice(reply, 503, NOTICES.failed),
    isUnavailable: store.isUnavailable,
  });
  app.addHook('onRequest', async (request, reply) => {
    const { url, method, headers } = request;
    if (!isOwnHost(headers.host, deskUrl)) return reply.code(403).type('text/plain').send('Wrong host\n');
    const key = await findKey();
    const given = method === 'GET' ? (request.query as { key?: unknown }).key : undefined;
    if (typeof given === 'string') {
      if (!isSame(given, key)) {
        const wait = limit(request.ip);
        if (wait !== undefined) reply.header('retry-after', wait);
        return sendClosed(reply, wait === undefined ? 401 : 429);
      }
      const isSecure = deskUrl === `https://${headers.host}`;
      reply.header('set-cookie', sessionCookie(key, new Date(), isSecure));
      return reply.redirect(`/${url.split('?')[0]?.replace(/^[/\\]+/, '')}`, 303);
    }
    if (url.split('?')[0] === SIGN_IN) return;
    // Browsers withhold a SameSite=Strict cookie when a link in an email is followed. A reload then sends the cookie.
    const isForeign = method === 'GET' && FOREIGN.test(headers['sec-fetch-site'] ?? '');
    if (isForeign || !isLetIn(key, headers, new Date())) return sendClosed(reply, 401, isForeign);
    request.setDecorator('formToken', formToken(key));
  });

  // Without a handler of its own, Fastify answers unknown addresses outside this plugin, and so without its hooks.
  app.setNotFoundHandler((_request, reply) => sendNotice(reply, 404, NOTICES.missing));
}
