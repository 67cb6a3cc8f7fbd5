import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CALL_MINUTES } from '#leads/calls/call-hours.ts';
import { FIVE_SECONDS } from './cache-policies.ts';
import { type EncodedFile, etagOf } from './site-files.ts';

export const CALL_TIMES_PATH = '/call-times';

/** Lists the free starts of calls, and nothing else (decision 49). It is answered as the files of the site are. */
export function callTimesFile(times: readonly Date[]): EncodedFile {
  const starts = times.map((time) => time.toISOString().replace('.000Z', 'Z'));
  const json = Buffer.from(JSON.stringify({ minutes: CALL_MINUTES, times: starts }));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    contentType: 'application/json; charset=utf-8',
    cacheControl: FIVE_SECONDS,
    variants: [
      { encoding: 'br' as const, body: brotliCompressSync(json, quality) },
      { encoding: 'gzip' as const, body: gzipSync(json) },
      { encoding: undefined, body: json },
    ].map((variant) => ({ ...variant, etag: etagOf(variant.body) })),
  };
}
