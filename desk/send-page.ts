import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { privateHeaders } from '#http/private-pages.ts';
import { textsOf } from '#http/schemas.ts';

export type Fields = Record<string, string>;
export type Pages = typeof import('./pages.tsx').PAGES;

/** Sends a page of the desk. @param content renders the page's content @param problem why the posted action failed */
export async function sendPage(
  reply: FastifyReply,
  name: string,
  content: (pages: Pages) => ReactNode | Promise<ReactNode>,
  status = 200,
  problem?: string,
  fields = fieldsOf(reply.request),
): Promise<FastifyReply> {
  const { request } = reply;
  // Load React on the first request: it takes more memory than the rest of the server.
  const { PAGES, renderPage } = await import('./pages.tsx');
  const token = request.getDecorator<string>('formToken');
  const posted = { token, path: request.url, fields, hasFailed: problem !== undefined };
  const countWaiting = reply.server.getDecorator<() => Promise<number>>('countWaiting');
  const waiting = await countWaiting().catch(() => 0);
  const html = renderPage(name, await content(PAGES), posted, waiting, problem);
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

export function sendNotice(reply: FastifyReply, status: number, { heading, text }: Notice) {
  return sendPage(reply, 'notice', ({ noticePage }) => noticePage(heading, text), status);
}

/** Sends the page for browsers without a session. It doesn't reveal whose desk this is. @param said shown above the button */
export function sendClosed(reply: FastifyReply, status = 401, mustReload = false, said = ''): FastifyReply {
  const { url } = reply.request;
  // A key may be wrong by a letter, and an action isn't a page.
  const page = /[?&]key=/.test(url) ? url.split('?')[0] : url.replace(/^(\/leads\/[^/]+)\/.*/, '$1');
  const asked = page?.replaceAll('&', '&amp;').replaceAll('"', '&quot;').slice(0, 300);
  const refresh = mustReload ? '<meta http-equiv="refresh" content="0">' : '';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">${refresh}<title>Closed</title><main><h1>Closed</h1>${said}<form method="post" action="/sign-in"><input type="hidden" name="to" value="${asked}"><button>Mail me a link</button></form></main></html>`;
  return reply.code(status).headers(privateHeaders(POLICY)).type('text/html; charset=utf-8').send(html);
}

/** Allows the desk's own styles and forms but no scripts, so markup that a visitor typed could never run. */
export const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Returns a posted form's text fields. Drops fields that are posted more than once. */
export function fieldsOf({ body }: FastifyRequest): Fields {
  return textsOf(body);
}

interface Notice {
  heading: string;
  text: string;
}

export const NOTICES = {
  missing: { heading: 'Nothing here', text: 'It may have been erased. The inbox lists all leads.' },
  foreign: {
    heading: 'That was not done',
    text: 'The form didn’t come from a current page of this desk. Go back, reload the page and try again.',
  },
  failed: {
    heading: 'That did not work',
    text: 'The database didn’t answer, or something else failed: see the server’s log. Try again in a moment.',
  },
} satisfies Record<string, Notice>;
