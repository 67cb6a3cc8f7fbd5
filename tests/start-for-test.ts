import { expect, type TestContext } from 'vitest';
import { postRow } from './post-row.ts';
import { startOutbox } from './start-outbox.ts';
import { startReceiver } from './start-receiver.ts';
import { BOOKING, type RunningServer, startServer } from './start-server.ts';
import { startSmtp } from './start-smtp.ts';

// Starts servers, delivery workers and mail servers that are stopped when their test ends.

type Context = Pick<TestContext, 'onTestFinished'>;

export async function stopAfterTest<Started extends { stop(): unknown }>(
  { onTestFinished }: Context,
  starting: Promise<Started>,
): Promise<Started> {
  const started = await starting;
  onTestFinished(async () => void (await started.stop()));
  return started;
}

export function smtpServer(context: Context, options?: Parameters<typeof startSmtp>[0]) {
  return stopAfterTest(context, startSmtp(options));
}

export function receiverFor(context: Context) {
  return stopAfterTest(context, startReceiver());
}

/** Starts a delivery worker in this process, with its own database unless the options name one. */
export function outboxFor(context: Context, options: Parameters<typeof startOutbox>[0]) {
  return stopAfterTest(context, startOutbox(options));
}

/** Starts the server as a process. @param databaseUrl a new SQLite file by default */
export function server(context: Context, databaseUrl?: string, env: Record<string, string> = {}) {
  return stopAfterTest(context, startServer({ ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env }));
}

/** Books a call with a unique email address, because acknowledgements to each address are limited. Returns the id. */
export async function book({ url }: RunningServer, change: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const { status } = await postRow(url, { ...BOOKING, email: `${id}@visitor.example`, ...change, id });
  expect(status).toBe(201);
  return id;
}
