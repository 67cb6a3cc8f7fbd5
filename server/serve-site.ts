import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DATA_POLICY, PAGE_POLICY } from './security-headers.ts';
import type { EncodedFile, SiteFile, SiteFiles, Variant, VideoFile } from './site-files.ts';

/**
 * Serves the built site. Redirects a path with trailing slashes to its route and a moved path to where it leads, and
 * answers others with a 404 page.
 */
export function serveSite(app: FastifyInstance, files: SiteFiles): void {
  app.get('/*', (request, reply) => {
    const { path, query } = targetOf(request.url);
    const file = fileAt(path, files);
    if (file) return sendFile(request, reply, file, 200);
    const route = withoutTrailingSlashes(path);
    const moved = MOVED.get(route);
    if (moved) return reply.redirect(moved.path + query + moved.fragment, 308);
    if (route !== path && fileAt(route, files)) return reply.redirect(encodeURI(route) + query, 308);
    return sendNotFound(request, reply, files);
  });
}

/** Answers 404 with the closest 404 page up the path, or 405 if the path is a page. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, files: SiteFiles): FastifyReply {
  const { path } = targetOf(request.url);
  if (fileAt(path, files) && !['GET', 'HEAD'].includes(request.method)) {
    return reply.code(405).header('allow', 'GET, HEAD').send();
  }
  const folders = path.split('/', MAX_404_DEPTH).slice(0, -1);
  for (let depth = folders.length; depth > 0; depth--) {
    const page = files.get(`${folders.slice(0, depth).join('/')}/404`);
    if (page) return sendFile(request, reply, page, 404);
  }
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}

/** Bounds the search in a path of thousands of slashes. No 404 page lies deeper. */
const MAX_404_DEPTH = 8;

/** The template for the error page of a form, which the server fills in. */
export const PROBLEM_TEMPLATE = '/form-problem';

/** Paths that lead elsewhere. The build has a page for each, which does it on a static host. */
const MOVED = new Map([['/services', { path: '/', fragment: '#services' }]]);

/** Whether a file of the build has no address: the 404 pages, the templates and what has moved. */
function isHidden(path: string): boolean {
  return (
    MOVED.has(path) || path.endsWith('/404') || path === PROBLEM_TEMPLATE || path.startsWith('/templates/')
  );
}

/** Returns the file at a decoded path without a query. */
export function fileAt(path: string, files: SiteFiles): SiteFile | undefined {
  return isHidden(path) ? undefined : files.get(path);
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status: number,
): FastifyReply {
  if (!('variants' in file)) return sendVideo(request, reply, file);
  const variant = bestVariant(file, request.headers['accept-encoding']);
  if (!variant) return reply.code(500).send();
  const headers = fileHeaders(file, variant);
  if (status === 200 && matches(request.headers['if-none-match'], variant.etag)) {
    const { 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers;
    return reply.code(304).headers(kept).send();
  }
  return reply.code(status).headers(headers).send(variant.body);
}

/** Returns the smallest variant of a file that an `Accept-Encoding` header allows. */
export function bestVariant(file: EncodedFile, accepted: string | string[] | undefined): Variant | undefined {
  return file.variants.find(({ encoding }) => encoding === undefined || accepts(accepted, encoding));
}

/** Returns the headers that describe a file, to be sent with the security headers. */
export function fileHeaders({ contentType, cacheControl, variants }: EncodedFile, variant: Variant) {
  return {
    'content-security-policy': contentType.startsWith('text/html') ? PAGE_POLICY : DATA_POLICY,
    'cache-control': cacheControl,
    etag: variant.etag,
    ...(variants.length > 1 && { vary: 'accept-encoding' }),
    ...(variant.encoding && { 'content-encoding': variant.encoding }),
    'content-type': contentType,
  };
}

/** Sends a whole video, or the one range that a player asks for (RFC 9110 section 14). */
function sendVideo(request: FastifyRequest, reply: FastifyReply, video: VideoFile): FastifyReply {
  const { contentType, cacheControl, size, etag } = video;
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
  return reply.send(video.read(start, end));
}

/**
 * Whether an `If-Range` header names another version than ours (RFC 9110 section 13.1.5). The comparison is strong:
 * weak tags never match. Nor do dates, since videos have no `Last-Modified`.
 */
function isStale(ifRange: string | string[] | undefined, etag: string): boolean {
  return ifRange !== undefined && ifRange !== etag;
}

/** Returns the first and last byte of a range; undefined if there is none, or one that we don't support. */
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

/** Splits a request target into its decoded path and its raw query. */
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

/** A loop, since a regular expression takes quadratic time on thousands of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Whether an `Accept-Encoding` header lists the encoding with a weight above zero. */
function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .split(',')
    .some((part) => {
      const [name = '', weight = ''] = part.split(';', 2);
      return name.trim() === encoding && !/^q=0(\.0*)?$/.test(weight.trim());
    });
}

/** Whether an `If-None-Match` header lists the tag. The comparison is weak (RFC 9110 section 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
