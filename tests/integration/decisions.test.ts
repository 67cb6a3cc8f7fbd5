import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { answerCall } from '#leads/calls/answer-call.ts';
import { blockTime, decideCall } from '#leads/calls/appointments.ts';
import { findCallState } from '#leads/calls/call-state.ts';
import { openStore } from '#leads/db/open-store.ts';
import { queueDeliveries } from '#leads/outbox/outbox.ts';
import { countLeads } from '#leads/record/count-leads.ts';
import { erase, purge } from '#leads/removal/erase.ts';
import { ask, DATABASES, type DatabaseKind } from '../new-database.ts';
import { newSite } from '../new-site.ts';
import { callCommand } from '../run-command.ts';

const LINK = 'https://meet.example/loomline';
const BY = { actor: 'operator', user_name: null } as const;

for (const kind of DATABASES) {
  test(`over ${kind} a decision keeps the values that it doesn’t name, and is made once`, async () => {
    const { url, store, id, cli } = await withBooking(kind);
    const call = async () => (await findCallState(store.db, id)) ?? expect.fail('no call');
    await cli(0, 'confirm', id, '--link', LINK);
    await cli(0, 'confirm', id, '--at', '2099-12-02 10:00');
    expect(await call()).toMatchObject({ status: 'confirmed', link: LINK });
    const moved = (await call()).startsAt;
    await cli(0, 'confirm', id, '--link', `${LINK}/other`);
    expect(await call()).toMatchObject({ startsAt: moved, link: `${LINK}/other` });
    expect(await cli(1, 'confirm', id)).toContain('already has this time and link');

    await cli(0, 'decline', id.slice(0, 6), '--note', 'We are closed.');
    expect(await cli(1, 'decline', id)).toMatch(/^the team cancelled the call on .*--force overrides/);
    expect(await cli(1, 'confirm', id)).toMatch(/^the team cancelled the call on .*--force overrides/);
    expect(await ask(url, "select act from audit where act in ('cancel', 'confirm')")).toHaveLength(4);
    await cli(0, 'decline', id, '--force');

    const visitor = { actor: 'visitor', user_name: null } as const;
    await decideCall(store, id, { status: 'cancelled' }, visitor);
    expect(await cli(1, 'confirm', id)).toMatch(/^Ines Duarte cancelled the call/);
  });

  test(`over ${kind} a decision about an outdated or erased call is refused`, async () => {
    const { url, store, id } = await withBooking(kind);
    const before = (await findCallState(store.db, id)) ?? expect.fail('no call');
    const decline = () => answerCall(store, BY, before, { status: 'declined', seen: before.version });
    await decline();
    await expect(decline()).rejects.toMatchObject({ problem: 'meanwhile' });
    await erase(store, before.booking.email, BY, undefined);
    const late = answerCall(store, BY, before, { status: 'confirmed' });
    await expect(late).rejects.toMatchObject({ problem: 'meanwhile' });
    expect(await ask(url, 'select status from appointments')).toEqual([]);
  });

  test(`over ${kind} the database keeps no appointment without its booking, except blocks`, async () => {
    const { url, store, id } = await withBooking(kind);
    const appoint = (of: string) =>
      ask(url, `insert into appointments (booking_id, status) values ('${of}', 'declined')`);
    await expect(appoint(crypto.randomUUID())).rejects.toThrow(/foreign key/i);
    await appoint(id);
    const span = { start: new Date('2099-12-03T10:00Z'), end: new Date('2099-12-03T11:00Z') };
    const block = await blockTime(store, BY, span, null);
    const rows = await ask(url, 'select booking_id, lead_id from appointments order by starts_at nulls last');
    expect(rows).toEqual([
      { booking_id: block, lead_id: null },
      { booking_id: id, lead_id: id },
    ]);
    await ask(url, `delete from call_bookings where id = '${id}'`);
    expect(await ask(url, 'select booking_id from appointments')).toEqual([{ booking_id: block }]);
  });

  test(`over ${kind} every spelling of a mailbox is erased, and without a terminal only with --yes`, async () => {
    const { store, book, cli } = await withBooking(kind);
    for (const email of ['ines@xn--gre-6ka8i.example', 'ines@größe.example', 'élodié@shop.example'])
      await book({ email });
    expect(await cli(1, 'erase', '--email', 'ines@größe.example')).toContain('--yes');
    await cli(0, 'erase', '--email', 'INES@GRÖSSE.example'.replace('SS', 'ß'), '--yes');
    await cli(0, 'erase', '--email', 'Élodié@shop.example', '--yes');
    expect(await cli(1, 'purge', '--older-than', '0d')).toContain('--yes');
    const left = await store.db.selectFrom('call_bookings').select('email').execute();
    expect(left).toHaveLength(1);
  });

  test(`over ${kind} a call that the server confirmed counts as answered in time`, async () => {
    const { url, store, id } = await withBooking(kind);
    const startsAt = new Date('2099-12-01T10:00Z');
    await decideCall(store, id, { status: 'confirmed', startsAt }, BY);
    // Simulate a time picked with CONFIRM=auto, which leaves `answered_at` empty.
    await ask(url, 'update appointments set answered_at = null');
    const later = new Date(Date.now() + 48 * 3_600_000);
    const counts = await countLeads(store, 1, later);
    expect(counts).toMatchObject({ due: 1, kept: 1 });
    expect([...(counts.choices.get('answered') ?? [])]).toEqual([['within an hour', 1]]);
    // Two days later, the team adds a link.
    const ago = new Date(Date.now() - 48 * 3_600_000).toISOString();
    for (const table of ['appointments', 'call_bookings'])
      await ask(url, `update ${table} set created_at = '${ago}'`);
    await decideCall(store, id, { status: 'confirmed', startsAt, link: LINK }, BY);
    expect(await countLeads(store, 1, new Date())).toMatchObject({ due: 1, kept: 1 });
  });

  test(`over ${kind} the beginning of an id shows a lead with its history, even erased, and removes a block`, async () => {
    const { url, store, id, cli } = await withBooking(kind);
    const lead = { lead_table: 'call_bookings', lead_id: id } as const;
    await queueDeliveries({ ...store, kinds: ['notification'] }, lead, ['notification']);
    await cli(0, 'note', id, 'A tailor');
    const show = async (prefix: string) =>
      JSON.parse((await callCommand(url, ['show', prefix, '--json'])).stdout);
    const short = id.slice(0, 8);
    expect(await show(short)).toMatchObject({
      id,
      deliveries: [{ kind: 'notification' }],
      acts: [{ act: 'note' }],
    });
    await cli(0, 'erase', '--email', 'ines@studionorte.example', '--yes');
    expect(await show(short)).toMatchObject({ id, acts: [{ act: 'note' }, { act: 'erase' }] });
    expect(await cli(1, 'show', '00000000')).toContain('There is no lead 00000000');
    const span = { start: new Date('2099-12-05T09:00Z'), end: new Date('2099-12-05T10:00Z') };
    const block = await blockTime(store, BY, span, null);
    expect(await cli(1, 'unblock', '00000000')).toContain('There is no such block');
    await cli(0, 'unblock', block.slice(0, 8));
  });

  test(`over ${kind} two purges at once record each lead once`, async () => {
    const { url, store, book } = await withBooking(kind);
    for (let index = 0; index < 30; index++) await book();
    const other = await openStore(url);
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
    await ask(url, `update call_bookings set created_at = '${ago(7_200_000)}'`);
    const before = ago(3_600_000);
    const removed = await Promise.all([store, other, store].map((each) => purge(each, before, BY)));
    await other.close();
    expect(removed.reduce((sum, each) => sum + each)).toBe(31);
    const [total] = await ask(url, "select sum(amount) as n from audit where act = 'purge'");
    expect(Number(total?.n)).toBe(31);
  });

  test(`over ${kind} constraints of the database keep two calls from overlapping`, async () => {
    const { url, book, id: first } = await withBooking(kind);
    const second = await book();
    const heldUntil = { held_until: '2099-11-01T00:00:00.000Z' };
    const put = (id: string, status: string, from: string, to: string) => {
      const row = {
        ...{ booking_id: id, status, starts_at: `2099-12-01T${from}:00.000Z` },
        ...(to !== '' && { ends_at: `2099-12-01T${to}:00.000Z` }),
        ...(status === 'held' && heldUntil),
      };
      const values = Object.values(row).map((value) => `'${value}'`);
      return ask(url, `insert into appointments (${Object.keys(row)}) values (${values})`);
    };
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
  });
}

test('an ambiguous prefix of an id lists the matching leads', async () => {
  const { book, cli } = await withBooking('sqlite');
  const ids = ['abcd0000', 'abcd1111'].map((start) => `${start}-0000-4000-8000-000000000000`);
  for (const id of ids) await book({ id });
  const listed = await cli(1, 'show', 'abcd');
  for (const id of ids) expect(listed).toContain(id);
  expect(await cli(0, 'show', 'abcd0')).toContain(ids[0]);
});

test('a decline that races with a confirmation records that the call was confirmed', async () => {
  const { url, store, id } = await withBooking('postgres');
  const other = await openStore(url);
  const waiting = async () => (await ask(url, 'select from pg_locks where not granted')).length;
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query('begin; lock table audit in exclusive mode');

  // The confirmation saves the appointment, and then waits for the audit table with its transaction still open.
  const startsAt = new Date('2099-12-01');
  const confirming = decideCall(store, id, { status: 'confirmed', startsAt }, BY);
  await expect.poll(waiting).toBe(1);
  const declining = decideCall(other, id, { status: 'declined' }, BY);
  await expect.poll(waiting).toBe(2);
  await holder.query('commit');
  await Promise.all([confirming, declining, holder.end()]);
  expect(await ask(url, 'select status, was_confirmed from appointments')).toEqual([
    { status: 'declined', was_confirmed: 1 },
  ]);
  await other.close();
});

test('PostgreSQL ends idle transactions after 15 seconds', async () => {
  const { store } = await withBooking('postgres');
  const setting = sql<{ value: string }>`
    select current_setting('idle_in_transaction_session_timeout') as value`;
  const { rows } = await store.db.transaction().execute((transaction) => setting.execute(transaction));
  expect(rows).toEqual([{ value: '15s' }]);
});

async function withBooking(kind: DatabaseKind) {
  const site = await newSite(kind);
  /** Runs a command, checks its exit status, and returns its output. */
  const cli = async (status: number, ...args: string[]) => {
    const run = await site.cli(...args);
    expect(run.status, `${args}: ${run.stderr}`).toBe(status);
    return run.stderr + run.stdout;
  };
  return { ...site, cli, id: await site.book() };
}
