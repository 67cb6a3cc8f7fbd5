import { spawn } from 'node:child_process';
import module from 'node:module';
import { join } from 'node:path';
import { buildIfStale, COMPILE_CACHE, installIfStale, PINNED_NODE, ROOT, TOOL_ENV } from './setup.mjs';

await installIfStale();
await buildIfStale();

const server = join(ROOT, 'server', 'main.ts');
if (process.features.typescript) {
  // npm has already picked the pinned Node, so that the server can run right here.
  module.enableCompileCache(COMPILE_CACHE);
  await import(server);
} else {
  const child = spawn(PINNED_NODE, [server], { cwd: ROOT, env: TOOL_ENV, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  child.on('close', (code) => process.exit(code ?? 1));
}
