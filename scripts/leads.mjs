import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installIfStale, PINNED_NODE, ROOT, TOOL_ENV } from './setup.mjs';

await installIfStale();
const desk = spawn(PINNED_NODE, [join(ROOT, 'server', 'desk.ts'), ...process.argv.slice(2)], {
  env: TOOL_ENV,
  stdio: 'inherit',
});
desk.on('close', (code) => process.exit(code ?? 1));
