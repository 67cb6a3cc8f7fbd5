import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** What home's island loads of it, after Brotli. */
const MOST_BYTES = 37_000;

test('The agent and its store stay small', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createAgent } from '#agent/store-agent.ts';
        import { DEMO_STORE } from '#content/demo-store/store.ts';
        globalThis.agent = createAgent(DEMO_STORE, { now: () => new Date() });`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const [file] = outputFiles;
  expect(brotliCompressSync(file?.contents ?? '').length).toBeLessThan(MOST_BYTES);
});
