import { once } from 'node:events';
import { createServer } from 'node:net';
import { checkBuildSettings } from '#config/build-settings.ts';
import { readConfig } from '#config/config.ts';
import { listenProblem } from '#config/listen-problem.ts';
import { callHours } from '#leads/calls/call-hours.ts';

// Checks the build's settings and the call hours. With the argument `serve`, checks the server's settings too.
try {
  await checkBuildSettings(process.env);
  callHours();
  if (process.argv.includes('serve')) await checkServing();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function checkServing(): Promise<void> {
  const config = readConfig(process.env);
  const server = createServer().listen(config.port, config.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenProblem(error, config) ?? error;
  } finally {
    server.close();
  }
}
