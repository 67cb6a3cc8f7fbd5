import { hash } from 'node:crypto';
import { createReadStream, type ReadStream, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { IMMUTABLE, ONE_HOUR, REVALIDATE } from './cache-policies.ts';

/** A file of the built site. */
export type SiteFile = EncodedFile | VideoFile;

/** Held in memory, in each of its encodings. */
export interface EncodedFile {
  contentType: string;
  cacheControl: string;
  /** Best first: Brotli, gzip, plain. A file that does not compress has the plain one only. */
  variants: Variant[];
}

/** Sent in ranges. */
export interface VideoFile {
  contentType: string;
  cacheControl: string;
  size: number;
  etag: string;
  /** Returns the bytes from `start` to `end`, both included. */
  read(start: number, end: number): Buffer | ReadStream;
}

/** Larger videos are streamed from disk, which takes memory for each viewer. */
const MAX_VIDEO_IN_MEMORY = 8 * 1024 * 1024;

/** A file in one encoding. */
export interface Variant {
  encoding: 'br' | 'gzip' | undefined;
  body: Buffer;
  /** Strong: each encoding has its own (RFC 9110 section 8.8.3). */
  etag: string;
}

/** What is answered from memory, by request path: `/about`, `/_astro/x.css`. A page's path has no `.html`. */
export type SiteFiles = Map<string, SiteFile>;

/**
 * Reads the built site into memory, with the compressed variants that the build made. Skips files and
 * folders whose name starts with a dot, and symbolic links, which might lead out of the folder. Reads while nothing
 * else is to be done, and so each file without a promise, which would take two and a half times the processor time.
 * @param folder the build's output
 * @throws if the folder can't be read
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  // `readdirSync` would go into linked folders.
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|[/\\])\./.test(relative(folder, path)));
  const known = new Set(paths);
  const files: SiteFiles = new Map();
  for (const path of paths.filter((path) => !isVariant(path, known))) {
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(requestPath(name), readSiteFile(path, name, known));
  }
  return files;
}

/** Returns a template that the build left; `otherwise` where only the insert interface runs. */
export function templateIn(files: SiteFiles, path: string, otherwise: string): string {
  const file = files.get(path);
  const plain = file && 'variants' in file ? file.variants.find(({ encoding }) => !encoding) : undefined;
  return plain?.body.toString() ?? otherwise;
}

function readSiteFile(path: string, name: string, known: Set<string>): SiteFile {
  const contentType = CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';
  if (contentType.startsWith('video/')) {
    const { size, mtimeMs } = statSync(path);
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const body = size <= MAX_VIDEO_IN_MEMORY ? readFileSync(path) : undefined;
    const read = (start: number, end: number) =>
      body?.subarray(start, end + 1) ?? createReadStream(path, { start, end });
    return { contentType, cacheControl: ONE_HOUR, size, etag, read };
  }
  const variants: Variant[] = [];
  for (const [suffix, encoding] of ENCODINGS) {
    if (suffix === '' || known.has(path + suffix)) {
      const body = readFileSync(path + suffix);
      variants.push({ encoding, body, etag: etagOf(body) });
    }
  }
  return { contentType, cacheControl: cachePolicy(name), variants };
}

const ENCODINGS = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
  ['', undefined],
] as const;

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

function cachePolicy(name: string): string {
  if (name.startsWith('/_astro/')) return IMMUTABLE;
  return name.endsWith('.html') ? REVALIDATE : ONE_HOUR;
}

function requestPath(name: string): string {
  return name.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

function isVariant(path: string, known: Set<string>): boolean {
  return /\.(br|gz)$/.test(path) && known.has(path.slice(0, -3));
}

function etagOf(body: Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}
