import { FORWARDED_HEADERS, isForwarded } from './forwarding.ts';

/** A request that asks for a path and nothing more. */
export interface PlainGet {
  /** As it came, without the query. It holds no escape. */
  path: string;
  acceptEncoding: string | undefined;
  forwardedProto: string | undefined;
  /** Whether it came by a proxy that says so. */
  isForwarded: boolean;
}

/**
 * Reads a request that needs no HTTP server to be understood: one whole `GET` of HTTP/1.1 with nothing before or
 * behind it, one host, and no header that asks for more than the file. It may be stricter than such a server,
 * and must not be laxer in anything.
 * @param chunk what came over the connection
 * @returns undefined for any other bytes
 */
export function readPlainGet(chunk: Buffer): PlainGet | undefined {
  if (chunk.length > MAX_BYTES) return undefined;
  const [, path, lines] = PLAIN_GET.exec(chunk.toString('latin1')) ?? [];
  if (path === undefined || lines === undefined) return undefined;
  const known: Record<string, string> = {};
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (ASKING_FOR_MORE.has(name)) return undefined;
    if (!READ.has(name)) continue;
    if (name in known) return undefined;
    known[name] = line.slice(colon + 1).trim();
  }
  if (known.host === undefined || !/^(keep-alive)?$/i.test(known.connection ?? '')) return undefined;
  return {
    path,
    acceptEncoding: known['accept-encoding'],
    forwardedProto: known['x-forwarded-proto'],
    isForwarded: isForwarded(known),
  };
}

const MAX_BYTES = 8 * 1024;

/** RFC 9112 sections 3 and 5, less what is seldom: no escape in the path, no folded lines, no bare line feed. */
const PLAIN_GET =
  /^GET (\/[\w./~-]*)(?:\?[!-~]*)? HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n){1,64})\r\n$/;

/** The headers that are looked at, none of which may come twice. */
const READ = new Set(['host', 'connection', 'accept-encoding', ...FORWARDED_HEADERS]);

/** Each of them means a body, another kind of answer or another protocol. */
const ASKING_FOR_MORE = new Set([
  'content-length',
  'transfer-encoding',
  'expect',
  'range',
  'if-none-match',
  'upgrade',
  'proxy-connection',
]);
