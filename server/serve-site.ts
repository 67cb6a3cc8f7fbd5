import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DATA_POLICY, PAGE_POLICY } from './security-headers.ts';
import type { SiteFile, SiteFiles, SiteFilm, SiteText, Variant } from './site-files.ts';

/**
 * Serves the built site from memory. A path that differs from a route's only by a slash at its end
 * is sent to the route; any other unknown path gets the nearest 404 page above it.
 */
export function serveSite(app: FastifyInstance, files: SiteFiles): void {
  app.get('/*', (request, reply) => {
    const { path, query } = targetOf(request.url);
    const file = fileAt(path, files);
    if (file) return sendFile(request, reply, file, 200);
    const bare = withoutSlashes(path);
    if (bare !== path && fileAt(bare, files)) return reply.redirect(encodeURI(bare) + query, 308);
    return sendNotFound(request, reply, files);
  });
}

/** Answers 404 with the nearest 404 page above the path, or 405 where the path is a page. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, files: SiteFiles): FastifyReply {
  const { path } = targetOf(request.url);
  if (fileAt(path, files) && !['GET', 'HEAD'].includes(request.method)) {
    return reply.code(405).header('allow', 'GET, HEAD').send();
  }
  const folders = path.split('/', DEEPEST_404).slice(0, -1);
  for (let depth = folders.length; depth > 0; depth--) {
    const page = files.get(`${folders.slice(0, depth).join('/')}/404`);
    if (page) return sendFile(request, reply, page, 404);
  }
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}

/** No 404 page lies deeper, and nobody has us look for one in a path of thousands of slashes. */
const DEEPEST_404 = 8;

/** The template of the page that lists a form's problems: the server fills it in, nobody asks for it. */
export const PROBLEM_TEMPLATE = '/form-problem';

/** Paths of the build that are no address: the 404 pages, and the templates. */
function isHidden(path: string): boolean {
  return path.endsWith('/404') || path === PROBLEM_TEMPLATE || path.startsWith('/templates/');
}

/** What the site has at a path that is decoded, and has no query. */
export function fileAt(path: string, files: SiteFiles): SiteFile | undefined {
  return isHidden(path) ? undefined : files.get(path);
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status: number,
): FastifyReply {
  if ('part' in file) return sendFilm(request, reply, file);
  const variant = bestVariant(file, request.headers['accept-encoding']);
  if (!variant) return reply.code(500).send();
  const headers = fileHeaders(file, variant);
  if (status === 200 && matches(request.headers['if-none-match'], variant.etag)) {
    const { 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers;
    return reply.code(304).headers(kept).send();
  }
  return reply.code(status).headers(headers).send(variant.body);
}

/** The smallest form of a file that a client with this `Accept-Encoding` header takes. */
export function bestVariant(file: SiteText, accepted: string | string[] | undefined): Variant | undefined {
  return file.variants.find(({ encoding }) => encoding === undefined || accepts(accepted, encoding));
}

/** What an answer says about the file in it, beside what every answer carries. */
export function fileHeaders({ contentType, cacheControl, variants }: SiteText, variant: Variant) {
  return {
    'content-security-policy': contentType.startsWith('text/html') ? PAGE_POLICY : DATA_POLICY,
    'cache-control': cacheControl,
    etag: variant.etag,
    ...(variants.length > 1 && { vary: 'accept-encoding' }),
    ...(variant.encoding && { 'content-encoding': variant.encoding }),
    'content-type': contentType,
  };
}

/** Sends a film whole, or the one range that a player asks for (RFC 9110 section 14). */
function sendFilm(request: FastifyRequest, reply: FastifyReply, film: SiteFilm): FastifyReply {
  const { contentType, cacheControl, size, etag } = film;
  reply
    .header('content-security-policy', DATA_POLICY)
    .header('cache-control', cacheControl)
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .type(contentType);
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const range = isStale(request.headers['if-range'], etag) ? undefined : rangeOf(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  return reply.send(film.part(start, end));
}

/**
 * Whether an `If-Range` header names another version than ours, so that a part of it would not fit (RFC 9110
 * section 13.1.5). It compares strongly: no weak tag matches, and no date, since films are sent without one.
 */
function isStale(ifRange: string | string[] | undefined, etag: string): boolean {
  return ifRange !== undefined && ifRange !== etag;
}

/** The first and last byte asked for; undefined for no range, or one of a kind that we don't serve. */
function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}

/** A request's path, decoded, and the query that follows it as it came. */
function targetOf(url: string): { path: string; query: string } {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  const query = end === -1 ? '' : url.slice(end);
  if (!path.includes('%')) return { path, query };
  try {
    return { path: decodeURIComponent(path), query };
  } catch {
    return { path, query };
  }
}

/** Not a regular expression, which would try each slash of thousands as the first. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Whether an `Accept-Encoding` header names the encoding, and not with a weight of nought. */
function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .split(',')
    .some((part) => {
      const [name = '', weight = ''] = part.split(';', 2);
      return name.trim() === encoding && !/^q=0(\.0*)?$/.test(weight.trim());
    });
}

/** Whether an `If-None-Match` header holds the tag; it compares weakly (RFC 9110 section 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
