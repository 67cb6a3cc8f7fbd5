import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keep } from './keep.ts';

/** Below this a compressed file saves no packet. */
const WORTHWHILE_BYTES = 512;

/** The highest, 11, takes two and a half times as long and saves another 2.5 %: scripts are few, pages many. */
const qualityOf = (path: string) => (path.endsWith('.js') ? 11 : 10);

/** Compresses a text file with Brotli and gzip, if that is worthwhile; `suffix` goes to the end of its path. */
export async function compress(
  path: string,
  content: Buffer,
): Promise<{ suffix: string; bytes: Uint8Array }[]> {
  if (content.length < WORTHWHILE_BYTES) return [];
  const quality = qualityOf(path);
  const kept = await keep(['brotli, gzip', process.version, String(quality), content], async () => {
    const [brotli, gzipped] = await Promise.all([
      toBrotli(content, quality),
      promisify(gzip)(content, { level: 9 }),
    ]);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32LE(brotli.length);
    return Buffer.concat([length, brotli, gzipped]);
  });
  const start = LENGTH_BYTES;
  const end = start + new DataView(kept.buffer).getUint32(0, true);
  return [
    { suffix: '.br', bytes: kept.subarray(start, end) },
    { suffix: '.gz', bytes: kept.subarray(end) },
  ];
}

/** Both variants are kept in one file, behind the length of the first: two files take twice as long to read. */
const LENGTH_BYTES = 4;

function toBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
