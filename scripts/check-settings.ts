import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { checkBuildSettings } from '#config/build-settings.ts';
import { METRICS_HOST, readConfig } from '#config/config.ts';
import { listenProblem } from '#config/listen-problem.ts';
import { callHours } from '#leads/calls/call-hours.ts';

/** Names a setting or an entry of the content that is wrong before time goes into a build. With `serve`, those of the server as well. */
try {
  await checkBuildSettings(process.env);
  callHours();
  if (process.argv.includes('serve')) await checkServing();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function checkServing(): Promise<void> {
  const { host, port, metricsPort } = readConfig(process.env);
  const server = await checkPort('PORT', host, port);
  if (metricsPort !== undefined) (await checkPort('METRICS_PORT', METRICS_HOST, metricsPort)).close();
  server.close();
}

async function checkPort(variable: string, host: string, port: number): Promise<Server> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    server.close();
    throw listenProblem(error, { host, port }, variable) ?? error;
  }
}
