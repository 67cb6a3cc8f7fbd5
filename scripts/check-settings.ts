import { once } from 'node:events';
import { createServer } from 'node:net';
import { checkBuildSettings } from '#config/build-settings.ts';
import { readConfig } from '#config/config.ts';
import { listenProblem } from '#config/listen-problem.ts';

/** Names a setting that is wrong before time goes into a build. With `serve`, those of the server as well. */
try {
  await checkBuildSettings(process.env);
  if (process.argv.includes('serve')) await checkServing();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function checkServing(): Promise<void> {
  const { host, port } = readConfig(process.env);
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenProblem(error, { host, port }) ?? error;
  } finally {
    server.close();
  }
}
