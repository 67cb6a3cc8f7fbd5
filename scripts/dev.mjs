import { spawn } from 'node:child_process';
import { watchServer } from './bundle-server.mjs';
import { checkSettings, ROOT, TOOL_ENV } from './setup.mjs';

checkSettings();

const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
const insertPort = String(Number(PORT) + 1);
const { DESK_PORT: deskPort = String(Number(PORT) + 2) } = process.env;
await watchServer();

// With `--watch`, Node posts the modules that a worker thread loads to the thread's parent, which would take these messages
// for answers. Threads copy the environment when they start; by then this process has read the variable.
const QUIET = 'data:text/javascript,setImmediate(() => delete process.env.WATCH_REPORT_DEPENDENCIES)';

// Astro proxies `/rest` and `/call-times` to the server, so pages use a single origin, as in production.
const children = [
  spawn(process.execPath, ['--watch', '--import', QUIET, 'build/main.mjs'], {
    cwd: ROOT,
    env: { ...TOOL_ENV, HOST: '127.0.0.1', PORT: insertPort, DESK_PORT: deskPort },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
  spawn('astro', ['dev', '--host', HOST, '--port', PORT], {
    cwd: ROOT,
    env: { ...TOOL_ENV, DEV_INSERT_PORT: insertPort },
    stdio: 'inherit',
  }),
];

for (const child of children) child.on('exit', (code) => stop(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => stop(0));

/** @param {number} code */
function stop(code) {
  for (const child of children) child.kill();
  process.exit(code);
}
