import { describe, expect, type TestContext, test } from 'vitest';
import { CALL_HOURS } from '#content/call-hours.ts';
import { decideCall, pickTime } from '#leads/calls/appointments.ts';
import { callAt } from '#leads/calls/call-hours.ts';
import { openStore } from '#leads/db/open-store.ts';
import { insertLead } from '#leads/manage/insert-lead.ts';
import { raiseFollowUps } from '#leads/outbox/follow-ups.ts';
import type { DeliveryKind } from '#leads/outbox/kinds.ts';
import { placeOf } from '#leads/time-zones.ts';
import { fullUnless } from '../full.ts';
import { ask, type DatabaseKind, newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';
import { startOutbox, TEAM } from '../start-outbox.ts';
import { startSmtp } from '../start-smtp.ts';

const HOUR_MS = 60 * 60 * 1000;
/** All but the mail with the day's calls: whether that is due depends on the time of day. */
const KINDS: DeliveryKind[] = ['confirmation', 'decline', 'reminder', 'nudge'];

/** A desk whose clock is turned by moving everything that is stored. */
async function deskOver(kind: DatabaseKind, { onTestFinished }: TestContext, kinds = KINDS) {
  const smtp = await startSmtp({ refused: ['unknown@visitor.example'] });
  const url = await newDatabase(kind);
  const outbox = await startOutbox({ databaseUrl: url, smtpUrl: smtp.url, team: TEAM });
  onTestFinished(async () => {
    await outbox.stop();
    await smtp.stop();
  });
  const { store } = outbox;
  const decision = { by: { actor: 'team', user_name: null }, kinds } as const;
  return {
    url,
    store,
    smtp,
    book: (name: string = crypto.randomUUID()) => outbox.book({ email: `${name}@visitor.example` }),
    async confirm(id: string, startsAt: Date, link: string | null = null) {
      await decideCall(store, id, { status: 'confirmed', startsAt, link }, decision);
    },
    decline: async (id: string) => decideCall(store, id, { status: 'declined' }, decision),
    /** As if so many hours had passed. */
    async pass(hours: number) {
      const at = (column: string) =>
        kind === 'sqlite'
          ? `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${hours} hours')`
          : `${column} - interval '${hours} hours'`;
      const columns = {
        call_bookings: ['created_at'],
        appointments: ['created_at', 'decided_at', 'answered_at', 'held_until'],
        deliveries: ['delivered_at'],
      };
      for (const [table, names] of Object.entries(columns)) {
        await ask(url, `update ${table} set ${names.map((name) => `${name} = ${at(name)}`)}`);
      }
    },
    /** What is raised, and then sent: who gets which subjects. */
    async run(remindHours = [24, 1]): Promise<string[]> {
      const before = smtp.accepted.length;
      await raiseFollowUps(store, kinds, remindHours);
      await raiseFollowUps(store, kinds, remindHours);
      outbox.worker.wake();
      await expect.poll(outbox.pending).toBe(0);
      return smtp.accepted.slice(before).map(({ mail }) => mail.subject ?? '');
    },
    about: async (wanted: DeliveryKind) =>
      (await outbox.deliveries()).filter((row) => row.kind === wanted).map((row) => row.about),
    outbox,
  };
}

const inHours = (hours: number) => new Date(Math.floor((Date.now() + hours * HOUR_MS) / 1000) * 1000);

describe.each(['sqlite', 'postgres'] as const)('over %s', (kind) => {
  test('a visitor is reminded a day and an hour before, once each, and of nothing that has just been said', async (context) => {
    const desk = await deskOver(kind, context);
    const [tomorrow, soon, later] = [await desk.book(), await desk.book(), await desk.book()];
    await desk.confirm(tomorrow, inHours(23.5), 'https://meet.example/a');
    await desk.confirm(soon, inHours(0.75));
    await desk.confirm(later, inHours(100));
    await desk.run();
    expect(await desk.about('reminder')).toEqual([]);
    // They had been confirmed for two hours.
    await desk.pass(2);
    expect(await desk.run()).toEqual([
      expect.stringMatching(/^Our call: /),
      expect.stringMatching(/^Our call: /),
    ]);
    expect((await desk.about('reminder')).map((about) => about?.split(' ')[0]).sort()).toEqual(['1h', '24h']);
    expect(await desk.run()).toEqual([]);
    const text = desk.smtp.accepted.findLast(({ mail }) => mail.text?.includes('meet.example'))?.mail.text;
    expect(text).toContain('Our call is coming up');
  });

  test('nobody is reminded of a call whose invitation did not go out, or not before the reminder was due', async (context) => {
    const desk = await deskOver(kind, context);
    const [refused, waiting] = [await desk.book('unknown'), await desk.book()];
    await desk.confirm(refused, inHours(23.5));
    await desk.run();
    await desk.smtp.behave('closed');
    await desk.confirm(waiting, inHours(23));
    await desk.pass(2);
    await raiseFollowUps(desk.store, KINDS, [24, 1]);
    await desk.smtp.behave('normal');
    await desk.outbox.tryNow();
    await expect.poll(desk.outbox.pending).toBe(0);
    expect(desk.smtp.accepted.at(-1)?.mail.subject).toMatch(/^Your call is confirmed/);
    expect(await desk.run()).toEqual([]);
    expect(await desk.about('reminder')).toEqual([]);
    await desk.pass(2);
    expect(await desk.run()).toEqual([expect.stringMatching(/^Our call: /)]);
  });

  describe('by rules that know no database', fullUnless(kind === 'sqlite'), () => {
    test('who has just picked another time is not reminded of it', async (context) => {
      const { store, pass, run, about } = await deskOver(kind, context);
      const { id, ...row } = newBooking();
      await insertLead(
        store,
        'call_bookings',
        { id, ...row },
        { time: { ...callAt(inHours(50)), status: 'taken' } },
      );
      await pass(0.75);
      const picked = { ...callAt(inHours(23.5)), status: 'confirmed' } as const;
      expect(await pickTime(store, id, picked, [])).toBe('confirmed');
      await run();
      expect(await about('reminder')).toEqual([]);
    });

    test('the team is nudged of a booking at 20 and at 24 hours, unless it was answered or is a bot’s', async (context) => {
      const desk = await deskOver(kind, context);
      const [waiting, answered, bot] = [await desk.book(), await desk.book(), await desk.book()];
      await desk.store.db.updateTable('leads').set({ suspicion: 'too fast' }).where('id', '=', bot).execute();
      await desk.run();
      await desk.decline(answered);
      await desk.run();
      await desk.pass(19.9);
      expect(await desk.run()).toEqual([]);
      await desk.pass(0.2);
      expect(await desk.run()).toEqual(['Unanswered for 20 hours: Studio Norte']);
      expect(desk.smtp.accepted.at(-1)?.to).toEqual([TEAM]);
      expect(desk.smtp.accepted.at(-1)?.mail.text).toContain(waiting);
      await desk.pass(4);
      expect(await desk.run()).toEqual(['Unanswered for 24 hours: Studio Norte']);
      await desk.pass(1);
      expect(await desk.run()).toEqual([]);
      // Nobody is told of what has waited for days, such as before an update.
      await desk.book();
      await desk.run();
      await desk.pass(50);
      expect(await desk.run()).toEqual([]);
    });
  });

  test('a hold ends as its call comes near; the team hears before and then, and the booking still waits', async (context) => {
    const { url, store, smtp, pass, run } = await deskOver(kind, context);
    const hold = async (hours: number) => {
      const [preferred_date = '', time = ''] = inHours(hours).toISOString().split('T');
      const asked = { preferred_date, preferred_time: time.slice(0, 5), timezone: 'GMT' };
      const row = newBooking({ ...asked, company_name: `In ${hours} hours` });
      await insertLead(store, 'call_bookings', row, { time: { ...callAt(inHours(hours)), status: 'held' } });
      const [held] = await ask(url, `select held_until from appointments where booking_id = '${row.id}'`);
      return Math.round((new Date(`${held?.held_until}`).getTime() - Date.now()) / HOUR_MS);
    };
    // At the notice of 24 hours, or half way to the call if that is later.
    expect([await hold(30), await hold(200)]).toEqual([15, 176]);
    await pass(7.4);
    expect(await run()).toEqual([]);
    await pass(0.2);
    expect(await run()).toEqual(['Unanswered for 7 hours: In 30 hours']);
    expect(smtp.accepted.at(-1)?.mail.text).toMatch(/held for them until.*--at asked/s);
    await pass(7.3);
    expect(await run()).toEqual([]);
    await pass(0.2);
    expect(await run()).toEqual(['Unanswered for 15 hours: In 30 hours']);
    expect(smtp.accepted.at(-1)?.mail.text).toMatch(/no longer held.*still confirm.*--at asked/s);
    expect((await callCommand(url, ['list', '--waiting'])).stdout).toContain('waits 15 h');
    await pass(5);
    expect(await run()).toEqual(['Unanswered for 20 hours: In 200 hours']);
  });
});

test('the team has the day’s calls in the morning, once, and not those that were confirmed since', async (context) => {
  // It is about noon for the team.
  const offset = 12 - new Date().getUTCHours();
  const hours = CALL_HOURS ?? expect.unreachable();
  context.onTestFinished(() => void Object.assign(hours, { zone: 'GMT' }));
  hours.zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  const desk = await deskOver('sqlite', context, [...KINDS, 'agenda']);
  const [today, tomorrow] = [await desk.book(), await desk.book()];
  await desk.run();
  await desk.confirm(today, inHours(4));
  await desk.confirm(tomorrow, inHours(28));
  await desk.run([]);
  expect(await desk.about('agenda')).toEqual([]);
  await desk.pass(20);
  expect(await desk.run([])).toEqual([expect.stringMatching(/^1 call today, /)]);
  expect(desk.smtp.accepted.at(-1)).toMatchObject({ to: [TEAM] });
  const { text } = desk.smtp.accepted.at(-1)?.mail ?? {};
  for (const part of [
    'Ines Duarte, Studio Norte',
    `by our clock (${placeOf(hours.zone)})`,
    'No link: nobody can join',
  ])
    expect(text).toContain(part);
  expect(await desk.run([])).toEqual([]);
});

test.each(['sqlite', 'postgres'] as const)(
  'stats shows how often the promise was kept, over %s',
  async (kind) => {
    const url = await newDatabase(kind);
    const store = await openStore(url);
    const decision = { by: { actor: 'team', user_name: null }, kinds: [] } as const;
    const age = async (id: string, hours: number) => {
      const created_at = new Date(Date.now() - hours * HOUR_MS).toISOString();
      await store.db.updateTable('call_bookings').set({ created_at }).where('id', '=', id).execute();
    };
    const ids = [];
    for (let index = 0; index < 6; index++) {
      const row = newBooking();
      await insertLead(store, 'call_bookings', row, index === 5 ? { suspicion: 'too fast' } : {});
      ids.push(row.id);
      // In time; late; never; withdrawn before; not due yet; a bot's.
      if (index < 2) await decideCall(store, row.id, { status: 'declined' }, decision);
      if (index === 3)
        await decideCall(
          store,
          row.id,
          { status: 'cancelled' },
          {
            ...decision,
            by: { actor: 'visitor', user_name: null },
          },
        );
      await age(row.id, [23, 25, 25, 25, 1, 25][index] ?? 0);
    }
    await store.close();
    const { stdout } = await callCommand(url, ['stats']);
    expect(stdout).toContain('1 of 3 leads were answered within 24 hours (33 %).');
  },
);

test('a call that is declined again before the mails went out is still taken out of the team’s calendar', async (context) => {
  const store = await openStore(await newDatabase('sqlite'));
  context.onTestFinished(() => store.close());
  const kinds: DeliveryKind[] = ['team_confirmation', 'decline', 'team_cancellation'];
  const decision = { by: { actor: 'team', user_name: null }, kinds } as const;
  const row = newBooking();
  await insertLead(store, 'call_bookings', row);
  await decideCall(store, row.id, { status: 'confirmed', startsAt: inHours(50) }, decision);
  await decideCall(store, row.id, { status: 'declined' }, decision);
  await decideCall(store, row.id, { status: 'declined', note: 'We are ill.' }, decision);
  const waiting = await store.db.selectFrom('deliveries').select('kind').orderBy('kind').execute();
  expect(waiting.map(({ kind }) => kind)).toEqual(['decline', 'team_cancellation', 'team_confirmation']);
});
