import { installIfStale, runPinned } from './setup.mjs';

await installIfStale();
runPinned('server/desk.ts');
