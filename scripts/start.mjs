import { buildIfStale, installIfStale, isPinned, runPinned } from './setup.mjs';

await installIfStale();
await buildIfStale();

if (isPinned()) {
  // This process already is the pinned Node, so the server can run in it.
  await import(new URL('../build/main.mjs', import.meta.url).href);
} else {
  runPinned('build/main.mjs');
}
