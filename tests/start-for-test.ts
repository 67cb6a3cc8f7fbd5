import { expect, type TestContext } from 'vitest';
import { postRow } from './post-row.ts';
import { type RunningOutbox, startOutbox } from './start-outbox.ts';
import { type RunningReceiver, startReceiver } from './start-receiver.ts';
import { BOOKING, type RunningServer, startServer } from './start-server.ts';
import { type RunningSmtp, startSmtp } from './start-smtp.ts';

// Servers, workers and mail servers that stop when their test ends.

type Ending = Pick<TestContext, 'onTestFinished'>;

export async function smtpServer(
  { onTestFinished }: Ending,
  options?: Parameters<typeof startSmtp>[0],
): Promise<RunningSmtp> {
  const smtp = await startSmtp(options);
  onTestFinished(smtp.stop);
  return smtp;
}

export async function receiverFor({ onTestFinished }: Ending): Promise<RunningReceiver> {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  return receiver;
}

/** Starts a store with a delivery worker in this process. */
export async function outboxFor(
  { onTestFinished }: Ending,
  options: Parameters<typeof startOutbox>[0],
): Promise<RunningOutbox> {
  const outbox = await startOutbox(options);
  onTestFinished(outbox.stop);
  return outbox;
}

/** @param databaseUrl without it, the server has a new SQLite file */
export async function server(
  { onTestFinished }: Ending,
  databaseUrl?: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const started = await startServer({ ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env });
  onTestFinished(async () => void (await started.stop()));
  return started;
}

/** Sends a booking of a visitor of its own, since one address has few acknowledgements, and returns its id. */
export async function book({ url }: RunningServer, change: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const { status } = await postRow(url, { ...BOOKING, email: `${id}@visitor.example`, ...change, id });
  expect(status).toBe(201);
  return id;
}
