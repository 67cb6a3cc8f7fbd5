import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { decideCall } from '#leads/calls/appointments.ts';
import { openStore } from '#leads/db/open-store.ts';
import { insertLead } from '#leads/manage/insert-lead.ts';
import { ask, newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';

async function book(url: string): Promise<string> {
  const store = await openStore(url);
  const row = newBooking();
  await insertLead(store, 'call_bookings', row);
  await store.close();
  return row.id;
}

function insertInto(table: string, row: object): string {
  const values = Object.values(row).map((value) => `'${value}'`);
  return `insert into ${table} (${Object.keys(row)}) values (${values})`;
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  test('the database itself forbids it, whoever writes', async () => {
    const url = await newDatabase(kind);
    const [first, second] = [await book(url), await book(url)];
    const heldUntil = { held_until: '2099-11-01T00:00:00.000Z' };
    const put = (id: string, status: string, from: string, to: string) =>
      ask(
        url,
        insertInto('appointments', {
          ...{ booking_id: id, status, starts_at: `2099-12-01T${from}:00.000Z` },
          ...(to !== '' && { ends_at: `2099-12-01T${to}:00.000Z` }),
          ...(status === 'held' && heldUntil),
        }),
      );
    await put(first, 'confirmed', '10:00', '10:15');
    for (const status of ['confirmed', 'held', 'blocked']) {
      await expect(put(second, status, '10:10', '10:25')).rejects.toThrow(/appointments_overlap/);
      await expect(put(second, status, '11:00', '')).rejects.toThrow(/ends_at_check/);
    }
    await put(second, 'declined', '10:10', '10:25');
    for (const status of ['confirmed', 'blocked']) {
      const update = `update appointments set status = '${status}' where booking_id = '${second}'`;
      await expect(ask(url, update)).rejects.toThrow(/appointments_overlap/);
    }
    await expect(
      ask(url, `update appointments set status = 'held' where booking_id = '${second}'`),
    ).rejects.toThrow(/held_until_check|appointments_overlap/);
  });
});

test('a call that is declined just as it is confirmed is taken back from whoever has the invitation', async () => {
  const url = await newDatabase('postgres');
  const [store, other] = await Promise.all([openStore(url), openStore(url)]);
  const decision = { by: { actor: 'team', user_name: null }, kinds: [] } as const;
  const booking = newBooking();
  const { id } = booking;
  await insertLead(store, 'call_bookings', booking);
  const waiting = async () => (await ask(url, 'select from pg_locks where not granted')).length;
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query('begin; lock table audit in exclusive mode');

  // It has saved the appointment by then, and not committed.
  const confirming = decideCall(
    store,
    id,
    { status: 'confirmed', startsAt: new Date('2099-12-01') },
    decision,
  );
  await expect.poll(waiting).toBe(1);
  const declining = decideCall(other, id, { status: 'declined' }, decision);
  await expect.poll(waiting).toBe(2);
  await holder.query('commit');
  await Promise.all([confirming, declining, holder.end()]);
  expect(await ask(url, 'select status, was_confirmed from appointments')).toEqual([
    { status: 'declined', was_confirmed: 1 },
  ]);
  await Promise.all([store.close(), other.close()]);
});
