import { expect, type TestContext, test } from 'vitest';
import { fullUnless } from '../full.ts';
import { ask, newDatabase } from '../new-database.ts';
import { spawnCommand } from '../run-command.ts';
import { SECRET } from '../start-outbox.ts';
import { startReceiver } from '../start-receiver.ts';
import { BOOKING, startServer } from '../start-server.ts';

const HOUR = 3_600_000;

/** Starts Node with a clock that is so far ahead of the machine's, and of the database's. */
function ahead(ms: number): { NODE_OPTIONS: string } {
  const code = `
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...args) { super(...(args.length === 0 ? [Real.now() + ${ms}] : args)); }
      static now() { return Real.now() + ${ms}; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

/** A lead whose webhook fails on a server whose clock is off, and what is then noted of it. */
async function failOnce(context: TestContext, databaseUrl: string, ms: number) {
  const receiver = await startReceiver();
  await receiver.behave(500);
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: SECRET,
    ...ahead(ms),
  });
  context.onTestFinished(async () => {
    await server.stop();
    await receiver.stop();
  });
  await fetch(`${server.url}/rest/v1/call_bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BOOKING),
  });
  const deliveries = () => ask(databaseUrl, 'select * from deliveries');
  await expect.poll(async () => (await deliveries())[0]?.error).toBeTruthy();
  return { receiver, server, deliveries };
}

function at(value: unknown): number {
  return new Date(String(value)).getTime();
}

for (const [kind, ms, isExample] of [
  ['sqlite', HOUR, false],
  ['sqlite', -HOUR, false],
  ['sqlite', 6 * 24 * HOUR, true],
  ['postgres', HOUR, false],
  ['postgres', -HOUR, true],
  ['postgres', 6 * 24 * HOUR, false],
] as const) {
  test(
    `over ${kind}: a server whose clock is off by ${ms} ms tries again when it should, gives nothing up, and notes true times`,
    fullUnless(isExample),
    async (context) => {
      const databaseUrl = await newDatabase(kind);
      const started = Date.now();
      const { receiver, server, deliveries } = await failOnce(context, databaseUrl, ms);
      await expect.poll(() => receiver.posts.length).toBeGreaterThanOrEqual(2);
      // Waits of 2 s, 4 s and so on, each up to a quarter shorter: the least time that this many tries take.
      const tries = receiver.posts.length;
      expect(Date.now() - started).toBeGreaterThanOrEqual(1500 * (2 ** (tries - 1) - 1));
      const [waiting] = await deliveries();
      expect(waiting?.failed_at).toBeNull();
      expect(Math.abs(at(waiting?.due_at) - Date.now())).toBeLessThan(HOUR / 2);
      for (const [, next = ''] of server.output().matchAll(/"next":"([^"]+)"/g)) {
        expect(Math.abs(at(next) - started)).toBeLessThan(HOUR / 2);
      }

      await receiver.behave(204);
      expect(spawnCommand(databaseUrl, ['retry'], ahead(ms)).stdout).toContain('1 to be sent');
      const [retried] = await deliveries();
      expect(Math.abs(at(retried?.created_at) - Date.now())).toBeLessThan(HOUR / 2);
      await expect.poll(async () => (await deliveries())[0]?.delivered_at).toBeTruthy();
      expect(Math.abs(at((await deliveries())[0]?.delivered_at) - Date.now())).toBeLessThan(HOUR / 2);
    },
  );
}

for (const kind of ['sqlite', 'postgres'] as const) {
  test(
    `over ${kind}: what is five days old by the database’s clock is given up, also by a server whose own is behind`,
    fullUnless(kind === 'postgres'),
    async (context) => {
      const databaseUrl = await newDatabase(kind);
      const { deliveries } = await failOnce(context, databaseUrl, -6 * 24 * HOUR);
      const old = new Date(Date.now() - 5 * 24 * HOUR - 1000).toISOString();
      await ask(databaseUrl, `update deliveries set created_at = '${old}', due_at = '${old}'`);
      await expect.poll(async () => (await deliveries())[0]?.failed_at).toBeTruthy();
      expect(Math.abs(at((await deliveries())[0]?.failed_at) - Date.now())).toBeLessThan(HOUR / 2);
    },
  );
}
