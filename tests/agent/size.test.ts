import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** What home's island loads of it, after Brotli. */
const MOST_BYTES = 37_000;

/** What Support loads of it, of which the lexicon and the ways to ask are half. */
const MOST_BYTES_ON_SUPPORT = 39_000;

test('The agent and its store stay small', async () => {
  const bytes = await brotliBytes(`import { createAgent } from '#agent/store-agent.ts';
    import { DEMO_STORE } from '#content/demo-store/store.ts';
    globalThis.agent = createAgent(DEMO_STORE, { now: () => new Date() });`);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

test('The agent about ourselves and its facts stay small', async () => {
  const bytes = await brotliBytes(`import { createSiteAgent } from '#agent/site-agent.ts';
    import { SITE_KNOWLEDGE } from '#content/site-knowledge.ts';
    globalThis.agent = createSiteAgent(SITE_KNOWLEDGE);`);
  expect(bytes).toBeLessThan(MOST_BYTES_ON_SUPPORT);
});

async function brotliBytes(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const [file] = outputFiles;
  return brotliCompressSync(file?.contents ?? '').length;
}
