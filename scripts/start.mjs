import module from 'node:module';
import { buildIfStale, COMPILE_CACHE, installIfStale, runPinned } from './setup.mjs';

await installIfStale();
await buildIfStale();

if (process.features.typescript) {
  // npm has already picked the pinned Node, so that the server can run right here.
  module.enableCompileCache(COMPILE_CACHE);
  await import('../server/main.ts');
} else {
  runPinned('server/main.ts');
}
