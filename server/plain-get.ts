import { FORWARDED_HEADERS, isForwarded } from './forwarding.ts';

/**
 * Parses a chunk that is exactly one simple HTTP/1.1 `GET`: one host, no body, and no header that could change the
 * answer.
 * It may reject more than Node's parser does, and must never accept more.
 * @returns undefined for anything else
 */
export function parsePlainGet(chunk: Buffer) {
  if (chunk.length > MAX_BYTES) return undefined;
  const [, path, lines] = PLAIN_GET.exec(chunk.toString('latin1')) ?? [];
  if (path === undefined || lines === undefined) return undefined;
  const known: Record<string, string> = {};
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (REJECTED_HEADERS.has(name)) return undefined;
    if (!USED_HEADERS.has(name)) continue;
    if (name in known) return undefined;
    known[name] = line.slice(colon + 1).trim();
  }
  if (known.host === undefined || !/^(keep-alive)?$/i.test(known.connection ?? '')) return undefined;
  return {
    /** Without the query. It has no percent-encoding. */
    path,
    acceptEncoding: known['accept-encoding'],
    forwardedProto: known['x-forwarded-proto'],
    isForwarded: isForwarded(known),
  };
}

const MAX_BYTES = 8 * 1024;

/** The syntax of RFC 9112 sections 3 and 5, without percent-encoded paths, folded lines and bare line feeds. */
const PLAIN_GET =
  /^GET (\/[\w./~-]*)(?:\?[!-~]*)? HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n){1,64})\r\n$/;

/** Each may occur only once. */
const USED_HEADERS = new Set(['host', 'connection', 'accept-encoding', ...FORWARDED_HEADERS]);

/** Each announces a body, or asks for another answer or protocol. */
const REJECTED_HEADERS = new Set([
  'content-length',
  'transfer-encoding',
  'expect',
  'range',
  'if-none-match',
  'upgrade',
  'proxy-connection',
]);
