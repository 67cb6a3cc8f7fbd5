import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compress } from './compress.ts';
import { originsFrom, withPolicy } from './content-security-policy.ts';
import { withLateIslands } from './late-islands.ts';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml']);

/** Adds a Content-Security-Policy to each built page, and compressed variants of each text file. */
export function finishFiles(): AstroIntegration {
  return {
    name: 'finish-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const origins = originsFrom(process.env);
        const folder = fileURLToPath(dir);
        for (const path of textsIn(folder).filter((path) => path.endsWith('.html'))) {
          const { html, file } = withLateIslands(readFileSync(path, 'utf8'));
          if (file) writeFileSync(join(folder, file.path), file.content);
          writeFileSync(path, withPolicy(html, origins));
        }
        const texts = textsIn(folder);
        await Promise.all(texts.map(writeCompressed));
        logger.info(`${texts.length} files finished`);
      },
    },
  };
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => TEXTS.has(extname(path)))
    .map((path) => join(folder, path));
}

async function writeCompressed(path: string): Promise<void> {
  for (const [suffix, bytes] of Object.entries(await compress(path, readFileSync(path))))
    writeFileSync(path + suffix, bytes);
}
