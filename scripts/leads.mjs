import { installIfStale, runPinned } from './setup.mjs';

await installIfStale();
runPinned('server/cli.ts');
