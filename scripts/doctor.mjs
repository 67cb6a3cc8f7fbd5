import { runPinned } from './setup.mjs';

await runPinned('scripts/doctor.ts');
