import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { claimDeliveries, type Delivery } from '#leads/delivery/outbox.ts';
import { openStore } from '#leads/store/open-store.ts';
import { newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { type RunningOutbox, startOutbox } from '../start-outbox.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  test('what a dead process had taken is sent by another once its lease is over, and not before', async () => {
    const databaseUrl = await newDatabase(kind);
    await deadProcessTakes(databaseUrl, 600_000);
    const { sent, outbox } = await startSending(databaseUrl, { pollMs: 50 });
    const id = await outbox.book();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.lead_id).toBe(id);
    await outbox.store.db
      .updateTable('deliveries')
      .set({ leased_until: '2000-01-01T00:00:00.000Z' })
      .execute();
    await expect.poll(() => sent.length).toBe(2);
    await outbox.stop();
  });

  test('what is still being sent is nobody else’s, however long that takes', async () => {
    const databaseUrl = await newDatabase(kind);
    const slow = await startSending(databaseUrl, { leaseMs: 1000, takesMs: 3000 });
    const other = await startSending(databaseUrl, { leaseMs: 1000, pollMs: 50, takesMs: 3000 });
    await slow.outbox.book();
    await expect.poll(slow.outbox.pending).toBe(0);
    expect([...slow.sent, ...other.sent]).toHaveLength(1);
    await Promise.all([slow.outbox.stop(), other.outbox.stop()]);
  });

  test('a lease is measured by the database’s clock: a machine whose own is fast takes nothing early', async () => {
    const databaseUrl = await newDatabase(kind);
    await deadProcessTakes(databaseUrl, 30_000);
    const store = await openStore(databaseUrl);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const options = { atMost: 5, leaseMs: 30_000 };
    expect(await claimDeliveries(store, 'acknowledgement', 'ahead', options)).toEqual([]);
    await store.close();
  });

  test('a machine whose own clock is slow neither waits for it nor lets its leases run out at once', async () => {
    const databaseUrl = await newDatabase(kind);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    await deadProcessTakes(databaseUrl, 30_000);
    vi.useRealTimers();
    const store = await openStore(databaseUrl);
    const options = { atMost: 5, leaseMs: 30_000 };
    expect(await claimDeliveries(store, 'acknowledgement', 'punctual', options)).toEqual([]);
    await store.close();
  });

  test('what a worker took without ever hearing so is free again after the lease, though it is busy with others', async () => {
    const databaseUrl = await newDatabase(kind);
    const { sent, outbox } = await startSending(databaseUrl, { leaseMs: 400, pollMs: 50, takesMs: 2500 });
    await outbox.book();
    await expect.poll(() => sent.length).toBe(1);
    const lost = await addTaken(outbox);
    await expect.poll(() => sent.map(({ lead_id }) => lead_id)).toContain(lost);
    await outbox.stop();
  });
});

/** A worker whose sending takes a while. */
async function startSending(
  databaseUrl: string,
  { takesMs = 0, ...options }: { takesMs?: number; leaseMs?: number; pollMs?: number },
): Promise<{ sent: Delivery[]; outbox: RunningOutbox }> {
  const sent: Delivery[] = [];
  const outbox = await startOutbox({
    databaseUrl,
    smtpUrl: 'smtp://mail.example',
    team: '',
    senders: {
      async acknowledgement(delivery) {
        sent.push(delivery);
        await sleep(takesMs);
      },
    },
    ...options,
  });
  return { sent, outbox };
}

/** Stores a booking whose mail somebody takes who then is no more. */
async function deadProcessTakes(databaseUrl: string, leaseMs: number): Promise<void> {
  const store = await openStore(databaseUrl);
  await store.insert('call_bookings', newBooking(), { deliveries: ['acknowledgement'] });
  const taken = await claimDeliveries(store, 'acknowledgement', 'dead', { atMost: 5, leaseMs });
  expect(taken).toHaveLength(1);
  await store.close();
}

/** Stores a booking whose mail the worker has taken as far as the database knows, and returns its id. */
async function addTaken({ store }: RunningOutbox): Promise<string> {
  const { lease, leased_until } = await store.db
    .selectFrom('deliveries')
    .select(['lease', 'leased_until'])
    .where('lease', 'is not', null)
    .executeTakeFirstOrThrow();
  const id = crypto.randomUUID();
  await store.db
    .insertInto('deliveries')
    .values({
      id: crypto.randomUUID(),
      kind: 'acknowledgement',
      lead_table: 'call_bookings',
      lead_id: id,
      lease,
      leased_until,
    })
    .execute();
  return id;
}
