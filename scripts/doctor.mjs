import { installIfStale, runPinned } from './setup.mjs';

await installIfStale();
runPinned('scripts/doctor.ts');
