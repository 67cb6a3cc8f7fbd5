import { expect, type TestContext } from 'vitest';
import { postRow } from './post-row.ts';
import { BOOKING, type RunningServer, startServer } from './start-server.ts';
import { type RunningSmtp, startSmtp } from './start-smtp.ts';

/** A test, or what ends with several. */
type Ending = Pick<TestContext, 'onTestFinished'>;

/** A mail server that ends with the test. */
export async function smtpServer(
  { onTestFinished }: Ending,
  options?: Parameters<typeof startSmtp>[0],
): Promise<RunningSmtp> {
  const smtp = await startSmtp(options);
  onTestFinished(smtp.stop);
  return smtp;
}

/** A server over this database that ends with the test, with nothing else set than what is given. */
export async function server(
  { onTestFinished }: Ending,
  databaseUrl: string,
  env: Record<string, string>,
): Promise<RunningServer> {
  const started = await startServer({ DATABASE_URL: databaseUrl, ...env });
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
