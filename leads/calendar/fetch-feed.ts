import { type LookupAddress, lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { FeedError } from './feed-error.ts';

/** Twice of what 10,000 events take. */
const MAX_BYTES = 10 * 1024 * 1024;

const ANSWER_MS = 30_000;

const MAX_REDIRECTS = 3;

export interface Feed {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string | undefined;
}

/**
 * Fetches a calendar over HTTP.
 * @param url a secret: no error quotes it
 * @param etag of the copy that is known
 * @returns undefined if that copy is still good
 * @throws FeedError
 */
export async function fetchFeed(
  url: string,
  etag?: string,
  answerMs: number = ANSWER_MS,
): Promise<Feed | undefined> {
  const signal = AbortSignal.timeout(answerMs);
  try {
    let address = new URL(url);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const isOwn = address.host === new URL(url).host;
      const response = await get(address, { etag, signal, isOwn });
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return { bytes: await bodyOf(response, signal), etag: headers.etag };
      response.destroy();
      if (statusCode === 304 && etag !== undefined) return undefined;
      const target = REDIRECTS.has(statusCode) && URL.parse(headers.location ?? '', address);
      if (!target) throw new FeedError(`it answers ${statusCode}`);
      if (target.protocol !== 'https:' && target.origin !== address.origin) {
        throw new FeedError('it leads to an address without https');
      }
      address = target;
    }
    throw new FeedError('it leads on and on');
  } catch (error) {
    if (error instanceof FeedError) throw error;
    if (signal.aborted) throw new FeedError(`it takes longer than ${answerMs / 1000} s`);
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new FeedError(`it can’t be fetched: ${code}`);
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** @param isOwn whether this is the host that the operator named, which may be one of a private network */
function get(
  address: URL,
  { etag, signal, isOwn }: { etag: string | undefined; signal: AbortSignal; isOwn: boolean },
): Promise<IncomingMessage> {
  const host = address.hostname.replace(/^\[|\]$/g, '');
  if (!isOwn && isIP(host) && !isPublic(host))
    throw new FeedError('it leads to an address that is not public');
  const request = address.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    request(address, {
      agent: false,
      signal,
      headers: {
        accept: 'text/calendar',
        'accept-encoding': 'gzip',
        'user-agent': 'Loomline',
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
      ...(!isOwn && { lookup: publicLookup }),
    })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
}

/** Finds the public addresses of a host. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first, ...others]: LookupAddress[] = (found ?? []).filter(({ address }) => isPublic(address));
    if (!first) callback(error ?? new FeedError('it leads to an address that is not public'), '');
    else if (options.all) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  });
};

function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

async function bodyOf(response: IncomingMessage, signal: AbortSignal): Promise<Feed['bytes']> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new FeedError(`it is larger than ${MAX_BYTES / 2 ** 20} MB`);
      chunks.push(chunk);
    }
  };
  if (encoding === 'identity') await pipeline(response, collect, { signal });
  else if (/^(x-)?gzip$/i.test(encoding)) await pipeline(response, createGunzip(), collect, { signal });
  else throw new FeedError('it comes in an encoding that was not asked for');
  return new Uint8Array(Buffer.concat(chunks));
}
