import { build, installIfStale } from './setup.mjs';

await installIfStale();
await build();
