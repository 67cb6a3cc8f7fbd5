import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keep } from './keep.ts';

/** Below this a compressed file saves no packet. */
const WORTHWHILE_BYTES = 512;

/** The highest, 11, takes two and a half times as long and saves another 2.5 %: scripts are few, pages many. */
const qualityOf = (path: string) => (path.endsWith('.js') ? 11 : 10);

/** Puts a Brotli and a gzip variant beside a text file. */
export async function writeCompressed(path: string, content: Buffer): Promise<void> {
  if (content.length < WORTHWHILE_BYTES) return;
  const quality = qualityOf(path);
  const [brotli, gzipped] = await Promise.all([
    keep(['brotli', process.version, String(quality), content], () => toBrotli(content, quality)),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

function toBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
