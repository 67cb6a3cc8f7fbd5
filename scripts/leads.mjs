import { runPinned } from './setup.mjs';

await runPinned('server/desk.ts');
