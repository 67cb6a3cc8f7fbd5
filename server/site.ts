import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lookup, mimes } from 'mrmime';
import { DATA_POLICY, PAGE_POLICY, securityHeaders } from './security-headers.ts';

interface Variant {
  /** Matches an `Accept-Encoding` header that lists the encoding with a weight above zero. */
  accepted: RegExp;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * The built site: the variants of each file, best first, by URL path (`/about`). Pages without a URL, such as the
 * response to an invalid form, have a name instead (`form-problem`). Files stay in memory after their first request.
 */
export type Site = Map<string, () => readonly Variant[]>;

/** Lists the files of the build output, if any, with their compressed variants. Skips dotfiles and symbolic links. */
export function readSite(folder: string): Site {
  const site: Site = new Map();
  if (!existsSync(folder)) return site;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, path)}`;
    const address = name.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
    if (!entry.isFile() || /\/\.|\.(br|gz)$/.test(name) || address === MOVED) continue;
    let variants: Variant[] | undefined;
    site.set(HIDDEN.test(address) ? address.slice(1) : address, () => {
      variants ??= variantsOf(path, name);
      return variants;
    });
  }
  return site;
}

/** Serves the built site. Redirects moved pages and trailing slashes, and sends a 404 page for any other path. */
export function serveSite(app: FastifyInstance, site: Site): void {
  app.get('/*', (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const query = request.url.slice(path.length);
    const variants = site.get(path);
    if (variants) return sendFile(reply, variants());
    // The lookbehind avoids quadratic time on thousands of slashes.
    const route = path.replace(/(?<!\/)\/+$/, '');
    if (route === MOVED) return reply.redirect(`/${query}#services`, 308);
    return site.has(route) ? reply.redirect(route + query, 308) : sendNotFound(reply, site);
  });
}

/** Sends the 404 page of the path's section, or 405 if the path exists but not for this method. */
export function sendNotFound(reply: FastifyReply, site: Site): FastifyReply {
  const { method, url } = reply.request;
  if (!['GET', 'HEAD'].includes(method) && site.has(url.split('?')[0] ?? ''))
    return send(reply, 405, { allow: 'GET, HEAD' });
  const page = site.get(`${url.split('/', 2)[1]}/404`) ?? site.get('404');
  if (page) return sendFile(reply, page(), 404);
  return send(reply, 404, { 'content-type': 'text/plain; charset=utf-8' }, 'Not found\n');
}

/** Returns a built page with other content in `<main>`, or a bare page with that content if the site is not built. */
export function pageWith(site: Site, name: string, main: string): string {
  const page = site.get(name)?.().at(-1)?.body.toString() ?? NOT_BUILT;
  return page.replace(/(<main\b[^>]*>).*(?=<\/main>)/s, (_old, start: string) => start + main);
}

const NOT_BUILT = '<!doctype html><title>Not built</title><main></main>';

/** This path redirects to a section of the home page. On a static host, a built page does the redirect. */
const MOVED = '/services';

const HIDDEN = /^\/(templates\/.*|form-problem|(.*\/)?404)$/;

function variantsOf(path: string, name: string): Variant[] {
  const type = lookup(name) ?? 'application/octet-stream';
  const common = {
    'content-security-policy': type.startsWith('text/html') ? PAGE_POLICY : DATA_POLICY,
    'content-type': /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type,
    'cache-control': cachePolicy(name),
    ...(existsSync(`${path}.br`) && { vary: 'accept-encoding' }),
    // Other sites may show our sharing images and icons.
    ...(type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(type.startsWith('video/') && { 'accept-ranges': 'bytes' }),
  };
  return ENCODINGS.filter(({ suffix }) => existsSync(path + suffix)).map(({ suffix, accepted, headers }) => {
    const body = readFileSync(path + suffix);
    // Hash the encoded body: strong ETags must differ between encodings (RFC 9110 section 8.8.3).
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
    return { accepted, body, headers: { ...common, etag, ...headers } };
  });
}

mimes.ico = 'image/vnd.microsoft.icon';

const ENCODINGS = [
  { suffix: '.br', accepted: listing('br'), headers: { 'content-encoding': 'br' } },
  { suffix: '.gz', accepted: listing('gzip'), headers: { 'content-encoding': 'gzip' } },
  { suffix: '', accepted: /^/, headers: {} },
];

function listing(encoding: string): RegExp {
  return new RegExp(`(^|[ ,])${encoding} *(,|$|; *q=(1|0\\.0*[1-9]))`);
}

/** Hashed assets are immutable. Browsers revalidate pages on each visit, so that a new build shows immediately. */
function cachePolicy(name: string): string {
  if (name.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600';
}

function sendFile(reply: FastifyReply, variants: readonly Variant[], status = 200) {
  const { 'accept-encoding': encodings, 'if-none-match': known, range } = reply.request.headers;
  const variant = variants.find(({ accepted }) => accepted.test(String(encodings ?? '')));
  if (!variant) throw new Error(`No variant of ${reply.request.url}`);
  const { headers, body } = variant;
  if (status === 200 && isKnown(known, headers.etag)) {
    const { 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers;
    return send(reply, 304, kept);
  }
  if (range && headers['accept-ranges']) return sendRange(reply, variant);
  return send(reply, status, headers, body);
}

/** Sends the requested range, or the whole file if the client has a part of another version (RFC 9110 section 14). */
function sendRange(reply: FastifyReply, { headers, body }: Variant): FastifyReply {
  const { range = '', 'if-range': version = headers.etag } = reply.request.headers;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first + last === '' || version !== headers.etag) return send(reply, 200, headers, body);
  const end = first === '' || last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1);
  const start = first === '' ? Math.max(0, body.length - Number(last)) : Number(first);
  const part = (said: string | number) => ({ ...headers, 'content-range': `bytes ${said}/${body.length}` });
  if (start > end) return send(reply, 416, part('*'));
  return send(reply, 206, part(`${start}-${end}`), body.subarray(start, end + 1));
}

/** Bypasses Fastify's reply: its header handling would take a sixth of the time needed to serve a page. */
function send(reply: FastifyReply, status: number, headers: Variant['headers'], body: Buffer | string = '') {
  reply.hijack().raw.writeHead(status, {
    ...securityHeaders(reply.request.protocol),
    ...headers,
    ...(status !== 304 && { 'content-length': body.length }),
  });
  reply.raw.end(body);
  return reply;
}

/** Returns whether an `If-None-Match` header lists the tag. The comparison is weak (RFC 9110 section 13.1.2). */
function isKnown(header: string | undefined, etag: string | undefined): boolean {
  return !!header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
