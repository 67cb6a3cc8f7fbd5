import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import pLimit from 'p-limit';
import { compress } from './compress.ts';
import { originsFrom, withPolicy } from './content-security-policy.ts';
import { removeUnused } from './keep.ts';
import { withLateIslands } from './late-islands.ts';
import { type PreviousFiles, setPreviousFilesAside } from './previous-files.ts';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml']);

/** How many files are compressed at once: what zlib works on stays in memory. */
const inTurn = pLimit(64);

/**
 * Finishes each text file of the build: a page gets its policy, and every file its compressed variants. What Astro
 * renders is finished at once, so that one page is compressed while the next is rendered; the other files follow at
 * the end. Files that the previous build made alike stay.
 */
export function finishFiles(): AstroIntegration {
  const origins = originsFrom(process.env);
  let folder = '';
  let previous: PreviousFiles;
  /** The paths of finished files. */
  const finished = new Set<string>();
  /** The folders that are there for sure. */
  const folders = new Set<string>();
  /** The files of `withLateIslands`, by their paths. */
  const late = new Map<string, string>();

  async function finish(path: string, rendered: Buffer): Promise<Buffer> {
    const content = path.endsWith('.html') ? Buffer.from(finishPage(rendered.toString())) : rendered;
    for (const { suffix, bytes } of await compress(path, content)) write(path + suffix, bytes);
    finished.add(path);
    return content;
  }

  function finishPage(rendered: string): string {
    const { html, file } = withLateIslands(rendered);
    if (file) late.set(file.path, file.content);
    return withPolicy(html, origins);
  }

  function write(path: string, content: Uint8Array): void {
    if (!previous.putBack(path, content)) writeFileSync(path, content);
  }

  function makeFolder(path: string): void {
    if (!folders.has(path)) mkdirSync(path, { recursive: true });
    folders.add(path);
  }

  return {
    name: 'finish-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        previous = setPreviousFilesAside(folder);
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          async render(request, context) {
            const rendered = await prerenderer.render(request, context);
            const response = rendered instanceof Response ? rendered : rendered.response;
            const path = join(folder, decodeURI(new URL(request.url).pathname));
            // Astro writes redirects itself and keeps the files of the public folder. Leave both to it.
            if (!response.body || response.headers.has('location') || existsSync(path)) return rendered;
            makeFolder(dirname(path));
            const body = Buffer.from(await response.arrayBuffer());
            const content = TEXTS.has(extname(path)) ? await finish(path, body) : body;
            previous.putBack(path, content);
            return new Response(new Uint8Array(content), response);
          },
        }));
      },
      'astro:build:done': async ({ logger }) => {
        for (const [path, content] of late) writeFileSync(join(folder, path), content);
        const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)));
        await inTurn.map(files, async ({ parentPath, name }) => {
          const path = join(parentPath, name);
          if (finished.has(path)) return;
          const written = readFileSync(path);
          const content = await finish(path, written);
          if (content !== written) writeFileSync(path, content);
        });
        previous.remove();
        removeUnused();
        logger.info(`${files.length} files finished`);
      },
    },
  };
}
