import { buildIfStale, installIfStale, runPinned } from './setup.mjs';

await installIfStale();
await buildIfStale();

if (process.features.typescript) {
  // npm has already picked the pinned Node, so that the server can run right here.
  await import(new URL('../build/main.mjs', import.meta.url).href);
} else {
  runPinned('build/main.mjs');
}
