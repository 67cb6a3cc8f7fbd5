import { expect, test } from 'vitest';
import { answerCall } from '#leads/calls/answer-call.ts';
import { AnsweredMeanwhile, decideCall } from '#leads/calls/appointments.ts';
import { findCallState } from '#leads/calls/call-state.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { openStore } from '#leads/db/open-store.ts';
import { countLeads } from '#leads/manage/count-leads.ts';
import { erase } from '#leads/manage/erase.ts';
import { insertLead } from '#leads/manage/insert-lead.ts';
import { ask, newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';

const LINK = 'https://meet.example/loomline';
const BY = { actor: 'operator', user_name: null } as const;

for (const kind of ['sqlite', 'postgres'] as const) {
  test(`over ${kind} a decision keeps what it leaves out, and is made once`, async () => {
    const { url, store, id, cli } = await withBooking(kind);
    const call = async () => (await findCallState(store.db, id)) ?? expect.fail('no call');
    await cli(0, 'confirm', id, '--link', LINK);
    await cli(0, 'confirm', id, '--at', '2099-12-02 10:00');
    expect(await call()).toMatchObject({ status: 'confirmed', link: LINK });
    const moved = (await call()).startsAt;
    await cli(0, 'confirm', id, '--link', `${LINK}/other`);
    expect(await call()).toMatchObject({ startsAt: moved, link: `${LINK}/other` });
    expect(await cli(1, 'confirm', id)).toContain('confirmed like that already');

    await cli(0, 'decline', id.slice(0, 6), '--note', 'We are closed.');
    expect(await cli(1, 'decline', id)).toMatch(/^the team declined the call on .*--force overrides/);
    expect(await ask(url, "select act from audit where act = 'decline'")).toHaveLength(1);
    await cli(0, 'decline', id, '--force');

    await decideCall(
      store,
      id,
      { status: 'cancelled' },
      { by: { actor: 'visitor', user_name: null }, kinds: [] },
    );
    expect(await cli(1, 'confirm', id)).toMatch(/^Ines Duarte cancelled the call/);
    await store.close();
  });

  test(`over ${kind} nobody decides about a call as it was, or one that is erased`, async () => {
    const { url, store, id } = await withBooking(kind);
    const before = (await findCallState(store.db, id)) ?? expect.fail('no call');
    const terms = { kinds: [], free: [], confirms: false };
    const decline = () => answerCall(store, BY, before, { act: 'decline', seen: before.version }, terms);
    await decline();
    await expect(decline()).rejects.toThrow(AnsweredMeanwhile);
    await erase(store, before.booking.email, BY, undefined);
    await expect(answerCall(store, BY, before, { act: 'confirm', seen: undefined }, terms)).rejects.toThrow(
      AnsweredMeanwhile,
    );
    expect(await ask(url, 'select status from appointments')).toEqual([]);
    await store.close();
  });

  test(`over ${kind} every spelling of a mailbox is erased, and asks for --yes where nobody answers`, async () => {
    const { store, cli } = await withBooking(kind);
    for (const email of ['ines@xn--gre-6ka8i.example', 'ines@größe.example', 'élodié@shop.example'])
      await insertLead(store, 'call_bookings', newBooking({ email }));
    expect(await cli(1, 'erase', '--email', 'ines@größe.example')).toContain('--yes');
    await cli(0, 'erase', '--email', 'INES@GRÖSSE.example'.replace('SS', 'ß'), '--yes');
    await cli(0, 'erase', '--email', 'Élodié@shop.example', '--yes');
    expect(await cli(1, 'purge', '--older-than', '0d')).toContain('--yes');
    const left = await store.db.selectFrom('call_bookings').select('email').execute();
    expect(left).toHaveLength(1);
    await store.close();
  });

  test(`over ${kind} a call that the server confirmed kept its promise`, async () => {
    const { url, store, id } = await withBooking(kind);
    const startsAt = new Date('2099-12-01T10:00Z');
    await decideCall(store, id, { status: 'confirmed', startsAt }, { by: BY, kinds: [] });
    // As a pick leaves it where CONFIRM=auto.
    await ask(url, 'update appointments set answered_at = null');
    const later = new Date(Date.now() + 48 * 3_600_000);
    expect(await countLeads(store, 1, later)).toMatchObject({ due: 1, kept: 1 });
    await store.close();
  });
}

test('an id that several leads begin with is told, with these', async () => {
  const { store, cli } = await withBooking('sqlite');
  const ids = ['abcd0000', 'abcd1111'].map((start) => `${start}-0000-4000-8000-000000000000`);
  for (const id of ids) await insertLead(store, 'call_bookings', newBooking({ id }));
  const said = await cli(1, 'show', 'abcd');
  for (const id of ids) expect(said).toContain(id);
  expect(await cli(0, 'show', 'abcd0')).toContain(ids[0]);
  await store.close();
});

test('PostgreSQL ends a transaction that nobody goes on with', async () => {
  const { store } = await withBooking('postgres');
  const limit = await store.db
    .transaction()
    .execute((transaction) => settingOf({ db: transaction }, 'idle_in_transaction_session_timeout'));
  expect(limit).toBe('15s');
  await store.close();
});

async function settingOf({ db }: Pick<LeadStore, 'db'>, name: string): Promise<unknown> {
  const { sql } = await import('kysely');
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
  return rows[0]?.value;
}

async function withBooking(kind: 'sqlite' | 'postgres') {
  const url = await newDatabase(kind);
  const store = await openStore(url);
  const booking = newBooking();
  await insertLead(store, 'call_bookings', booking);
  /** Runs a command that ends with a status, and returns what it said. */
  const cli = async (status: number, ...args: string[]) => {
    const run = await callCommand(url, args);
    expect(run.status, `${args}: ${run.stderr}`).toBe(status);
    return run.stderr + run.stdout;
  };
  return { url, store, id: booking.id, cli };
}
