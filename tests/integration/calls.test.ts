import { execFile } from 'node:child_process';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { callOff, confirmBooking } from '#leads/calls/decide.ts';
import { findTakenTimes } from '#leads/calls/find-taken-times.ts';
import { openStore } from '#leads/store/open-store.ts';
import type { BookingRow } from '#leads/types/booking-form.ts';
import { CLI } from '../../scripts/spawn-server.ts';
import { fullUnless } from '../full.ts';
import { ask, newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';
import { BOOKING } from '../start-server.ts';

async function book(url: string, change: Partial<BookingRow> = {}): Promise<string> {
  const store = await openStore(url);
  const id = crypto.randomUUID();
  await store.insert('call_bookings', { ...(BOOKING as BookingRow), ...change, id });
  await store.close();
  return id;
}

/** Runs a command without waiting for it, so that two can run at once. */
async function commandAtOnce(
  url: string,
  ...args: string[]
): Promise<{ status: number | null; stderr: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = execFile(process.execPath, [CLI, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url },
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stderr = child.stderr ? await text(child.stderr) : '';
  return { status: await closed, stderr };
}

function insertInto(table: string, row: object): string {
  const values = Object.values(row).map((value) => `'${value}'`);
  return `insert into ${table} (${Object.keys(row)}) values (${values})`;
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  const confirmed = (url: string) =>
    ask<{ booking_id: string }>(url, `select booking_id from appointments where status = 'confirmed'`);

  test(
    'a call that takes some of another one’s time is refused, and who is in the way is named',
    fullUnless(kind === 'sqlite'),
    async () => {
      const url = await newDatabase(kind);
      const first = await book(url, { name: 'Ana \u001b]0;title\u0007\nfake line', company_name: 'Norte' });
      const second = await book(url);
      expect((await callCommand(url, ['confirm', first, '--at', '2099-12-01 15:30'])).status).toBe(0);
      for (const at of ['2099-12-01 15:30', '2099-12-01 15:16', '2099-12-01 15:44']) {
        const { status, stdout, stderr } = await callCommand(url, ['confirm', second, '--at', at]);
        expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
        expect(stderr).toMatch(
          new RegExp(
            `^That time is taken: the call with Ana \\]0;title fake line, Norte is on .*2099.*14:30.* \\(${first}\\)\n$`,
          ),
        );
      }
      expect(await confirmed(url)).toEqual([{ booking_id: first }]);
      for (const at of ['2099-12-01 15:15', '2099-12-01 15:45']) {
        expect((await callCommand(url, ['confirm', second, '--at', at])).status, at).toBe(0);
      }
    },
  );

  test(
    'a call may be confirmed again at its own time and moved by less than its length; a decline frees it',
    fullUnless(kind === 'sqlite'),
    async () => {
      const url = await newDatabase(kind);
      const [first, second] = [await book(url), await book(url)];
      for (const at of ['asked', 'asked', '2099-12-01 15:35', 'asked']) {
        expect((await callCommand(url, ['confirm', first, '--at', at])).status).toBe(0);
      }
      expect((await callCommand(url, ['confirm', second])).status).toBe(1);
      expect((await callCommand(url, ['decline', first])).status).toBe(0);
      expect((await callCommand(url, ['confirm', second])).status).toBe(0);
      expect((await callCommand(url, ['confirm', first])).status).toBe(1);
      await callCommand(url, ['confirm', second, '--at', '2099-12-02 09:00']);
      expect((await callCommand(url, ['confirm', first])).status).toBe(0);
    },
  );

  test('of several confirmed at once for one time exactly one wins, and the others are told who', async () => {
    const url = await newDatabase(kind);
    const ids = [];
    for (let index = 0; index < 6; index++) ids.push(await book(url, { name: `Visitor ${index}` }));
    const runs = await Promise.all(ids.map((id) => commandAtOnce(url, 'confirm', id)));
    expect(runs.map(({ status }) => status).sort()).toEqual([0, 1, 1, 1, 1, 1]);
    expect(await confirmed(url)).toHaveLength(1);
    const [winner] = await confirmed(url);
    const taken = `That time is taken: the call with Visitor ${ids.indexOf(winner?.booking_id ?? '')}`;
    for (const { status, stderr } of runs) if (status === 1) expect(stderr).toContain(taken);
  });

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

  test(
    'a hold and a block stand in the way as a call does; a hold that has ended does not',
    fullUnless(kind === 'sqlite'),
    async () => {
      const url = await newDatabase(kind);
      const [asks, holder, late] = [
        await book(url),
        await book(url, { name: 'Ana' }),
        await book(url, { name: 'Late' }),
      ];
      const block = crypto.randomUUID();
      const put = (booking_id: string, status: string, from: string, to: string, held_until?: string) =>
        ask(
          url,
          insertInto('appointments', {
            ...{
              booking_id,
              status,
              starts_at: `2099-12-01T${from}:00.000Z`,
              ends_at: `2099-12-01T${to}:00.000Z`,
            },
            ...(held_until && { held_until }),
          }),
        );
      await put(holder, 'held', '14:30', '14:45', '2099-11-01T00:00:00.000Z');
      await put(late, 'held', '15:00', '15:15', '2026-01-01T00:00:00.000Z');
      await put(block, 'blocked', '16:00', '18:00');
      for (const [at, inTheWay, id] of [
        ['15:20', '.*14:30.* is held for Ana, Studio Norte until .*November 2099.*', holder],
        ['17:30', 'it is blocked from .*16:00.* to .*18:00.*', block],
      ]) {
        const { status, stderr } = await callCommand(url, ['confirm', asks, '--at', `2099-12-01 ${at}`]);
        expect(status).toBe(1);
        expect(stderr).toMatch(new RegExp(`^That time is taken: ${inTheWay} \\(${id}\\)\n$`));
      }
      expect((await callCommand(url, ['confirm', asks, '--at', '2099-12-01 16:10'])).status).toBe(0);
      expect((await callCommand(url, ['confirm', holder])).status).toBe(0);
      const states = await ask(url, 'select booking_id, status, held_until from appointments');
      expect(Object.fromEntries(states.map(({ booking_id, ...state }) => [booking_id, state]))).toEqual({
        [asks]: { status: 'confirmed', held_until: null },
        [holder]: { status: 'confirmed', held_until: null },
        [late]: { status: 'taken', held_until: expect.anything() },
        [block]: { status: 'blocked', held_until: null },
      });
      expect((await callCommand(url, ['confirm', late, '--at', '2099-12-01 16:10'])).status).toBe(1);
    },
  );

  test('taken is what is confirmed, blocked, or held and not yet over', async () => {
    const url = await newDatabase(kind);
    const now = new Date('2099-12-01T10:00:00Z');
    const at = (minute: number) => new Date(now.getTime() + minute * 60_000);
    const { db, close } = await openStore(url);
    const put = (status: 'confirmed' | 'declined' | 'held' | 'taken' | 'blocked', from: number, until = 0) =>
      db
        .insertInto('appointments')
        .values({
          ...{ booking_id: crypto.randomUUID(), status },
          ...{ starts_at: at(from).toISOString(), ends_at: at(from + 15).toISOString() },
          held_until: status === 'held' ? at(until).toISOString() : null,
        })
        .execute();
    await put('confirmed', -25);
    await put('confirmed', -10);
    await put('blocked', 10);
    await put('held', 30, 1);
    await put('held', 60, 0);
    await put('taken', 60);
    await put('declined', 90);
    expect(await findTakenTimes(db, { start: now, end: at(100) }, now)).toMatchObject(
      [-10, 10, 30].map((start) => ({ start: at(start), end: at(start + 15) })),
    );
    await close();
  });
});

test('a call that is declined just as it is confirmed is taken back from whoever has the invitation', async () => {
  const url = await newDatabase('postgres');
  const [store, other] = await Promise.all([openStore(url), openStore(url)]);
  const making = { by: { actor: 'team', user_name: null }, kinds: [] } as const;
  const booking = { ...newBooking(), created_at: '' };
  const waiting = async () => (await ask(url, 'select from pg_locks where not granted')).length;
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query('begin; lock table audit in exclusive mode');

  // It has saved the appointment by then, and not committed.
  const confirming = confirmBooking(store, booking, { startsAt: new Date('2099-12-01'), link: null }, making);
  await expect.poll(waiting).toBe(1);
  const declining = callOff(other, 'declined', booking, null, making);
  await expect.poll(waiting).toBe(2);
  await holder.query('commit');
  await Promise.all([confirming, declining, holder.end()]);
  expect(await ask(url, 'select status, was_confirmed from appointments')).toEqual([
    { status: 'declined', was_confirmed: 1 },
  ]);
  await Promise.all([store.close(), other.close()]);
});
