import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { FeedError } from './feed-error.ts';

/** Twice of what 10,000 events take. */
const MAX_BYTES = 10 * 1024 * 1024;

const ANSWER_MS = 30_000;

const MAX_REDIRECTS = 3;

const REDIRECTS = [301, 302, 303, 307, 308];

export interface Feed {
  bytes: Uint8Array;
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
  const headers = {
    accept: 'text/calendar',
    'user-agent': 'Loomline',
    ...(etag !== undefined && { 'if-none-match': etag }),
  };
  try {
    let address = new URL(url);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await fetch(address, { headers, redirect: 'manual', signal });
      const { status } = response;
      if (status === 200) {
        return { bytes: await bytesOf(response), etag: response.headers.get('etag') ?? undefined };
      }
      await response.body?.cancel();
      if (status === 304) return undefined;
      const target = REDIRECTS.includes(status) && URL.parse(response.headers.get('location') ?? '', address);
      if (!target) throw new FeedError(`it answers ${status}`);
      if (target.origin !== address.origin) await checkTarget(target);
      address = target;
    }
    throw new FeedError('it leads on and on');
  } catch (error) {
    if (error instanceof FeedError) throw error;
    if (signal.aborted) throw new FeedError(`it takes longer than ${answerMs / 1000} s`);
    const { cause } = error as { cause?: { code?: string } };
    throw new FeedError(`it can’t be fetched: ${cause?.code ?? 'unknown'}`);
  }
}

/**
 * Lets a calendar lead to public hosts only, the operator's own network being none of its publisher's business. What a
 * name means may change meanwhile, but no other host has the certificate for it.
 */
async function checkTarget({ protocol, hostname }: URL): Promise<void> {
  if (protocol !== 'https:') throw new FeedError('it leads to an address without https');
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  if (!addresses.every(({ address }) => ipaddr.process(address).range() === 'unicast')) {
    throw new FeedError('it leads to an address that is not public');
  }
}

async function bytesOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new FeedError(`it is larger than ${MAX_BYTES / 2 ** 20} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
