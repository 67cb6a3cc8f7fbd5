import { buildIfStale, installIfStale, isPinned, runPinned } from './setup.mjs';

await installIfStale();
await buildIfStale();

if (isPinned()) {
  // npm has already picked the pinned Node, so that the server runs right here.
  await import(new URL('../build/main.mjs', import.meta.url).href);
} else {
  runPinned('build/main.mjs');
}
