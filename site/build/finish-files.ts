import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { originsFrom, withPolicy } from './content-security-policy.ts';
import { hashOf, removeUnused } from './keep.ts';
import { withLateIslands } from './late-islands.ts';
import { openFiles } from './open-files.ts';
import { writeCompressed } from './write-compressed.ts';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml']);

/**
 * Finishes each text file of the build: a page gets its policy, and every file its compressed variants. What Astro
 * renders is finished at once, so that one page is compressed while the next is rendered; the other files follow at
 * the end.
 */
export function finishFiles(): AstroIntegration {
  const origins = originsFrom(process.env);
  let folder = '';
  /** The hash of each finished file, by its path. */
  const finished = new Map<string, string>();
  /** The files of `withLateIslands`, by their paths. */
  const late = new Map<string, string>();

  async function finish(path: string, rendered: Buffer): Promise<Buffer> {
    const content = path.endsWith('.html') ? Buffer.from(finishPage(rendered.toString())) : rendered;
    await writeCompressed(path, content);
    finished.set(path, hashOf([content]));
    return content;
  }

  function finishPage(rendered: string): string {
    const { html, file } = withLateIslands(rendered);
    if (file) late.set(file.path, file.content);
    return withPolicy(html, origins);
  }

  return {
    name: 'finish-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          async render(request, context) {
            const rendered = await prerenderer.render(request, context);
            const response = rendered instanceof Response ? rendered : rendered.response;
            const path = join(folder, decodeURI(new URL(request.url).pathname));
            if (!TEXTS.has(extname(path)) || !response.body) return rendered;
            await mkdir(dirname(path), { recursive: true });
            const content = await finish(path, Buffer.from(await response.arrayBuffer()));
            return new Response(new Uint8Array(content), response);
          },
        }));
      },
      'astro:build:done': async ({ logger }) => {
        for (const [path, content] of late) await writeFile(join(folder, path), content);
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)));
        await openFiles.map(files, async ({ parentPath, name }) => {
          const path = join(parentPath, name);
          const written = await readFile(path);
          if (finished.get(path) === hashOf([written])) return;
          const content = await finish(path, written);
          if (content !== written) await writeFile(path, content);
        });
        await removeUnused();
        logger.info(`${files.length} files finished`);
      },
    },
  };
}
