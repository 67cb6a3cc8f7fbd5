import { expect, type TestContext, test } from 'vitest';
import { CALL_HOURS } from '#content/call-hours.ts';
import { decideCall } from '#leads/calls/appointments.ts';
import { callAt } from '#leads/calls/call-hours.ts';
import type { DeliveryKind } from '#leads/delivery-kinds.ts';
import { HOUR_MS } from '#leads/durations.ts';
import { raiseFollowUps } from '#leads/outbox/follow-ups.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { placeOf } from '#leads/time-zones.ts';
import { fullUnless } from '../full.ts';
import { ask, DATABASES, type DatabaseKind, newDatabase } from '../new-database.ts';
import { newBookingAt } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';
import { outboxFor, smtpServer } from '../start-for-test.ts';
import { TEAM } from '../start-outbox.ts';

/** All follow-up kinds except `agenda`, whose due time depends on the time of day. */
const KINDS: DeliveryKind[] = ['confirmation', 'decline', 'reminder', 'nudge'];

/** Starts a store and a delivery worker. To let time pass, tests move all stored times into the past. */
async function deskOver(kind: DatabaseKind, context: TestContext, kinds = KINDS) {
  const smtp = await smtpServer(context, { refused: ['unknown@visitor.example'] });
  const url = await newDatabase(kind);
  const outbox = await outboxFor(context, { databaseUrl: url, smtpUrl: smtp.url });
  const store = { ...outbox.store, kinds };
  const by = { actor: 'team', user_name: null } as const;
  return {
    url,
    store,
    smtp,
    book: (name: string = crypto.randomUUID()) => outbox.book({ email: `${name}@visitor.example` }),
    async confirm(id: string, startsAt: Date, link: string | null = null) {
      await decideCall(store, id, { status: 'confirmed', startsAt, link }, by);
    },
    decline: async (id: string) => decideCall(store, id, { status: 'declined' }, by),
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
    /** Queues and sends the due follow-ups, and returns their subjects. */
    async run(remindHours = [24, 1]): Promise<string[]> {
      const before = smtp.accepted.length;
      await raiseFollowUps(store, remindHours);
      await raiseFollowUps(store, remindHours);
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

for (const kind of DATABASES)
  test(`over ${kind} two reminders are sent`, fullUnless(kind === 'sqlite'), async (context) => {
    const desk = await deskOver(kind, context);
    const [tomorrow, soon, later] = [await desk.book(), await desk.book(), await desk.book()];
    await desk.confirm(tomorrow, inHours(23.5), 'https://meet.example/a');
    await desk.confirm(soon, inHours(0.75));
    await desk.confirm(later, inHours(100));
    await desk.run();
    expect(await desk.about('reminder')).toEqual([]);
    // Let two hours pass since the calls were confirmed.
    await desk.pass(2);
    expect(await desk.run()).toEqual(Array(2).fill(expect.stringMatching(/^Our call: /)));
    expect((await desk.about('reminder')).map((about) => about?.split(' ')[0]).sort()).toEqual(['1h', '24h']);
    expect(await desk.run()).toEqual([]);
    const text = desk.smtp.accepted.findLast(({ mail }) => mail.text?.includes('meet.example'))?.mail.text;
    expect(text).toContain('Our call is coming up');
  });

test('no reminder is sent for a call whose invitation failed, or was sent after the reminder was due', async (context) => {
  const desk = await deskOver('sqlite', context);
  const [refused, waiting] = [await desk.book('unknown'), await desk.book()];
  await desk.confirm(refused, inHours(23.5));
  await desk.run();
  await desk.smtp.behave('closed');
  await desk.confirm(waiting, inHours(23));
  await desk.pass(2);
  await raiseFollowUps(desk.store, [24, 1]);
  await desk.smtp.behave('normal');
  await desk.outbox.tryNow();
  await expect.poll(desk.outbox.pending).toBe(0);
  expect(desk.smtp.accepted.at(-1)?.mail.subject).toMatch(/^Your call is confirmed/);
  expect(await desk.run()).toEqual([]);
  expect(await desk.about('reminder')).toEqual([]);
  await desk.pass(2);
  expect(await desk.run()).toEqual([expect.stringMatching(/^Our call: /)]);
});

test('the team is nudged about a booking at 20 and at 24 hours, unless it was answered or is suspected', async (context) => {
  const desk = await deskOver('sqlite', context);
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
  // The team isn't reminded of a booking that has been waiting for days, such as one from before a software update.
  await desk.book();
  await desk.run();
  await desk.pass(50);
  expect(await desk.run()).toEqual([]);
});

test('a hold ends before its call; the team is nudged before and at the end, and the booking still waits', async (context) => {
  const { url, store, smtp, pass, run } = await deskOver('sqlite', context);
  const hold = async (hours: number) => {
    const row = newBookingAt(inHours(hours), { company_name: `In ${hours} hours` });
    await insertLead(store, 'call_bookings', row, { time: { ...callAt(inHours(hours)), status: 'held' } });
    const [held] = await ask(url, `select held_until from appointments where booking_id = '${row.id}'`);
    return Math.round((new Date(`${held?.held_until}`).getTime() - Date.now()) / HOUR_MS);
  };
  // A hold for a call in 30 hours ends halfway to it; for a call in 200 hours, when the notice period starts.
  expect([await hold(30), await hold(200)]).toEqual([15, 200 - Number(CALL_HOURS?.noticeHours)]);
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

test('each morning, the team gets one list of the day’s calls; calls that are confirmed later cause no list', async (context) => {
  // Choose a zone in which it is about noon.
  const offset = 12 - new Date().getUTCHours();
  const hours = CALL_HOURS ?? expect.unreachable();
  const { zone: original } = hours;
  context.onTestFinished(() => void Object.assign(hours, { zone: original }));
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
  const zone = `by our clock (${placeOf(hours.zone)})`;
  for (const part of ['Ines Duarte, Studio Norte', zone, 'No link: nobody can join'])
    expect(text).toContain(part);
  expect(await desk.run([])).toEqual([]);
});
