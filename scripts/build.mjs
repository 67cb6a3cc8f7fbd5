import { build } from './setup.mjs';

await build();
