import { sql } from 'kysely';
import { expect, type TestContext, test } from 'vitest';
import { SITE } from '#content/site.ts';
import type { CallAct, Side } from '#leads/call.ts';
import { answerCall, findCall } from '#leads/calls/answer-call.ts';
import { answerLinks, answerTokens, revokeLinks } from '#leads/calls/answer-links.ts';
import { decideCall, pickTime, problemOf, TimeTaken } from '#leads/calls/appointments.ts';
import { callAt } from '#leads/calls/call-hours.ts';
import { actsFor } from '#leads/calls/call-state.ts';
import { linkKey } from '#leads/db/keys.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { openStore } from '#leads/db/open-store.ts';
import { type DeliveryKind, sendableKinds } from '#leads/delivery-kinds.ts';
import { HOUR_MS } from '#leads/durations.ts';
import { createSenders } from '#leads/mail/create-senders.ts';
import { createMailer } from '#leads/mail/send-mail.ts';
import { type DeliveryFailure, failureFrom } from '#leads/outbox/delivery-failure.ts';
import { raiseFollowUps } from '#leads/outbox/follow-ups.ts';
import { claimDeliveries, saveResult } from '#leads/outbox/outbox.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { deleteLeads } from '#leads/removal/erase.ts';
import { mailRenderer } from '#site/mail/render-mail.tsx';
import { CallModel, type Status } from '../call-model.ts';
import { fullUnless } from '../full.ts';
import { pick, seeded } from '../generated-calendars.ts';
import { type DatabaseKind, newDatabase } from '../new-database.ts';
import { newBookingAt } from '../new-leads.ts';
import { calendarIn } from '../read-mails.ts';
import { smtpServer } from '../start-for-test.ts';
import type { AcceptedMail } from '../start-smtp.ts';

const TEAM = 'team@loomline.example';
const REMIND_HOURS = [24, 1];
const LEASE_MS = 180_000;
const STEPS = 40;
const DESKS = 10;
const CLAIM = { atMost: 100, takesOver: true };
const LIMITS = { perHour: 1000, perRecipient: 1000 };
const INVITING: DeliveryKind[] = ['acknowledgement', 'confirmation'];
const KINDS = sendableKinds({ mail: { team: TEAM }, webhook: undefined });

for (const [kind, seed, histories] of [
  ['sqlite', 21, 2],
  ['postgres', 23, 2],
  ['sqlite', 1000, 200],
  ['postgres', 2000, 100],
] as const)
  test(`${histories} random histories of calls over ${kind}, from seed ${seed}, match the model`, {
    ...fullUnless(histories === 2 && kind === 'sqlite'),
    timeout: 3_600_000,
  }, async (context) => {
    const liveAll = async (first: number) => {
      const desk = await deskOver(kind, context);
      for (let index = first; index < histories; index += DESKS) {
        const log: string[] = [];
        await desk.live(seed + index, log).catch((error) => {
          throw new Error(`seed ${seed + index}: ${error.message}\n${log.join('\n')}`, { cause: error });
        });
      }
    };
    // Run the histories on several stores in parallel, because sending emails is mostly waiting.
    await Promise.all(Array.from({ length: Math.min(DESKS, histories) }, (_, first) => liveAll(first)));
  });

/** Creates a store with a manual clock, and a delivery worker that a random history can kill. */
async function deskOver(kind: DatabaseKind, context: TestContext) {
  const smtp = await smtpServer(context);
  const opened = await openStore(await newDatabase(kind));
  context.onTestFinished(() => opened.close());
  let now = 0;
  const instant = (at: number) => {
    const text = new Date(at).toISOString();
    return kind === 'sqlite' ? sql<string>`${text}` : sql<string>`${text}::timestamptz`;
  };
  const store: LeadStore = Object.create(opened, {
    kinds: { value: KINDS },
    dialect: {
      value: Object.create(opened.dialect, {
        now: { get: () => instant(now) },
        in: { value: (ms: number) => instant(now + ms) },
      }),
    },
  });
  const { db } = opened;
  const outbox = { db, reader: db, dialect: store.dialect, kinds: KINDS };
  const from = 'Loomline <hello@loomline.example>';
  const links = answerLinks(db, answerTokens(await linkKey(db)), 'https://shop.example');
  const mailer = createMailer(smtp.url);
  const settings = { url: smtp.url, from, team: TEAM };
  const render = mailRenderer(SITE);
  const mailing = { settings, mailer, render, site: SITE, links, limits: LIMITS };
  const findProblems = async () => [];
  const sending = createSenders({ ...outbox, mailing, webhook: undefined, findProblems });
  const operator = { actor: 'team', user_name: null } as const;

  /** Sends the due deliveries. Returns false if the worker died, or if a delivery has to be retried. */
  async function send(dieAfter: number, onInvited: (id: string) => void): Promise<boolean> {
    const lease = crypto.randomUUID();
    let sent = 0;
    let isComplete = true;
    for (const delivery of await claimDeliveries(outbox, KINDS, lease, CLAIM)) {
      let failure: DeliveryFailure | undefined;
      try {
        await sending[delivery.kind]?.(delivery);
      } catch (error) {
        failure = failureFrom(error);
      }
      if (failure?.outcome === 'again') isComplete = false;
      else if (++sent === dieAfter) return false;
      await saveResult(outbox, delivery, failure);
      if (!failure && INVITING.includes(delivery.kind)) onInvited(delivery.lead_id);
    }
    return isComplete;
  }

  async function live(seed: number, log: string[]): Promise<void> {
    const random = seeded(seed);
    // New deliveries are due at the actual time, so start the simulated clock later.
    now = Math.ceil(Date.now() / HOUR_MS + 1) * HOUR_MS;
    const latest = now + 100 * HOUR_MS;
    const model = new CallModel(now, REMIND_HOURS);
    const confirms = random() < 0.5;
    const status = confirms ? 'confirmed' : 'held';
    const ids = Array.from({ length: 3 }, () => uuid(random));
    /** Maps each email to the delivery that first sent it. A repeated email has that delivery's id in its Message-ID. */
    const first = new Map<string, string>();
    const calendars: ({ to: string[] } & Calendar)[] = [];
    let leasedUntil = 0;
    const revoked = new Map<string, number>();
    const stale = new Map<string, { state: CallState; version: number }>();
    const some = () => pick(random, ids);
    const mailsOf = (id: string) => (id === NO_LEAD ? model.lists : model.at(id).mails);
    const say = (text: string) => log.push(`${((now - latest) / HOUR_MS + 100).toFixed(2)}h ${text}`);
    const soon = () => Math.ceil(now / 300_000 + random() * 40 * 12) * 300_000;

    async function tick(how: 'well' | 'kill' | 'cut before the answer'): Promise<void> {
      say(how);
      const before = smtp.accepted.length;
      model.raise();
      // Simulate two servers that queue follow-ups at the same time.
      await Promise.all([1, 2].map(() => raiseFollowUps(outbox, REMIND_HOURS)));
      const isReached = how !== 'cut before the answer';
      if (!isReached) await smtp.behave(how);
      else await db.updateTable('deliveries').set({ due_at: '2000-01-01T00:00:00.000Z' }).execute();
      const dieAfter = how === 'kill' ? 1 + Math.floor(random() * 3) : Number.POSITIVE_INFINITY;
      const isComplete = await send(dieAfter, (id) => {
        model.at(id).heardAt = now;
      });
      await smtp.behave('normal');
      for (const mail of smtp.accepted.slice(before)) await check(mail);
      // A killed worker's deliveries stay claimed until its lease ends.
      if (how === 'kill' && !isComplete) leasedUntil = Math.max(leasedUntil, now + LEASE_MS);
      if (!isComplete || !isReached || now <= leasedUntil) return;
      for (const id of [...model.calls.keys(), NO_LEAD]) {
        for (const [about, isWaiting] of mailsOf(id)) {
          if (isWaiting && model.isTrue(id, about)) expect([...first.keys()]).toContain(`${id} ${about}`);
          mailsOf(id).set(about, false);
        }
      }
      for (const [id, call] of model.calls) {
        const wanted = call.status === 'confirmed' ? new Date(call.startsAt).toISOString() : undefined;
        for (const to of [TEAM, `${id}@visitor.example`]) {
          const entries = calendars.filter(({ event }) => event.uid.startsWith(id));
          const received = entries.filter((entry) => entry.to.includes(to));
          // Emails don't always arrive in the order in which they were sent.
          for (const order of [received, received.toReversed()])
            expect(calendarAfter(order), `the calendar of ${ids.indexOf(id)} for ${to}`).toBe(wanted);
        }
      }
    }

    async function check(mail: AcceptedMail): Promise<void> {
      const isInvitation = mail.mail.attachments.length > 0;
      if (isInvitation) calendars.push({ to: mail.to, ...calendarIn(mail) });
      const [id = ''] = mail.mail.messageId?.slice(1).split('@') ?? [];
      const found = db.selectFrom('deliveries').selectAll().where('id', '=', id);
      const delivery = await found.executeTakeFirstOrThrow();
      const { lead_id, kind } = delivery;
      const text = mail.mail.text ?? '';
      const about = kind !== 'acknowledgement' ? delivery.about : isInvitation ? 'invitation' : kind;
      if (about === null) return;
      say(`${about === 'invitation' ? about : kind} ${ids.indexOf(lead_id)} ${about}`);
      expect(model.isTrue(lead_id, about), `${kind} is true`).toBe(true);
      expect([...mailsOf(lead_id).keys()]).toContain(about);
      if (about === 'acknowledgement') {
        expect(text.includes('is kept for you')).toBe(model.at(lead_id).takesTimeUntil > now);
      }
      if (kind === 'agenda') {
        const calls = model.callsOn(about);
        for (const id of ids) expect(text.includes(id), `${id} is listed`).toBe(calls.includes(id));
      }
      const key = `${lead_id} ${about}`;
      expect(first.get(key) ?? id, 'a repeated mail has the same Message-ID').toBe(id);
      first.set(key, id);
    }

    async function answer(id: string, side: Side): Promise<void> {
      const revocations = revoked.get(id) ?? 0;
      const link = { leadId: id, side, endsAt: new Date(latest), revocations };
      const current = await findCall(db, link, new Date(now));
      if (!current) throw new Error('The page has ended');
      expect(current.status).toBe(model.at(id).status);
      const known = { state: current, version: model.at(id).version };
      const { state, version } = random() < 0.2 ? (stale.get(id) ?? known) : known;
      stale.set(id, known);
      const act = pick(random, [...actsFor(side, state, new Date(now)).filter(isModelled), undefined]);
      const startsAt = act === 'move' ? soon() : state.startsAt.getTime();
      if (!act || state.changes >= 20 || (startsAt <= now && (act === 'move' || act === 'confirm'))) return;
      const isHeld = act === 'move' && side === 'visitor' && state.status !== 'confirmed' && !confirms;
      const status = isHeld ? 'held' : STATUS_AFTER[act];
      const given = {
        status,
        seen: state.version,
        startsAt: new Date(startsAt),
        link: null,
        note: null,
      } as const;
      const by = { actor: side, user_name: null };
      const answering = answerCall(store, by, state, given, [given.startsAt]);
      const problem = await answering.then(() => undefined, problemOf);
      const what = `${act} ${ids.indexOf(id)} by ${side} for ${given.startsAt.toISOString()}`;
      say(`${what}: ${problem ?? 'done'}`);
      const isTimed = act === 'move' || act === 'confirm';
      const isTaken = isTimed && model.isTaken(id, startsAt);
      if (version !== model.at(id).version) return expect(['meanwhile', 'taken']).toContain(problem);
      expect(problem).toBe(isTaken ? 'taken' : undefined);
      if (isTaken) return;
      model.decide(id, isHeld ? 'asked' : STATUS_AFTER[act], isTimed ? startsAt : undefined);
      if (isHeld) model.at(id).pickedAt = startsAt;
    }

    async function decideAtDesk(id: string): Promise<void> {
      if (random() < 0.3) {
        await decideCall(store, id, { status: 'declined' }, operator);
        say(`decline ${ids.indexOf(id)} at the desk`);
        return model.decide(id, 'declined');
      }
      const startsAt = soon();
      const isTaken = model.isTaken(id, startsAt);
      say(`confirm ${ids.indexOf(id)} at the desk for ${new Date(startsAt).toISOString()}`);
      const done = decideCall(store, id, { status: 'confirmed', startsAt: new Date(startsAt) }, operator);
      if (isTaken) return await expect(done).rejects.toThrow(TimeTaken);
      await done;
      model.decide(id, 'confirmed', startsAt);
    }

    async function step(): Promise<void> {
      const id = some();
      if (!model.calls.has(id)) {
        if (revoked.has(id)) return;
        revoked.set(id, 0);
        const at = new Date(soon());
        const isSuspected = random() < 0.1;
        const row = newBookingAt(at, { id, name: id, email: `${id}@visitor.example` });
        const isOffered = !isSuspected && random() < 0.7;
        await insertLead(store, 'call_bookings', row, {
          ...(isSuspected && { suspicion: 'too fast' }),
          ...(isOffered && { time: { ...callAt(at), status } }),
        });
        // The rows were inserted with the real time. Replace it with the simulated time.
        const created_at = new Date(now).toISOString();
        await db.updateTable('call_bookings').set({ created_at }).where('id', '=', id).execute();
        await db.updateTable('appointments').set({ created_at }).where('booking_id', '=', id).execute();
        const wish = isOffered ? status : undefined;
        model.book(id, at.getTime(), isSuspected, wish);
        return void say(`book ${ids.indexOf(id)} for ${at.toISOString()}, ${wish ?? 'requested'}`);
      }
      const dice = random();
      if (dice < 0.35) await answer(id, random() < 0.5 ? 'team' : 'visitor');
      else if (dice < 0.42) {
        const startsAt = soon();
        const heard = await pickTime(store, id, { ...callAt(new Date(startsAt)), status });
        say(`pick ${ids.indexOf(id)} for ${new Date(startsAt).toISOString()}: ${heard}`);
        expect(heard).toBe(model.pick(id, startsAt, status));
      } else if (dice < 0.5) await decideAtDesk(id);
      else if (dice < 0.52) {
        const lead = { table: 'call_bookings', id } as const;
        await db.transaction().execute((transaction) => deleteLeads(transaction, [lead]));
        model.calls.delete(id);
        say(`erase ${ids.indexOf(id)}`);
      } else if (dice < 0.55) {
        const revocations = revoked.get(id) ?? 0;
        const old = { leadId: id, side: 'team', endsAt: new Date(latest), revocations } as const;
        await revokeLinks(db, { lead_table: 'call_bookings', id });
        revoked.set(id, revocations + 1);
        expect(await findCall(db, old, new Date(now))).toBeUndefined();
        say(`revoke ${ids.indexOf(id)}`);
      } else if (dice < 0.59) {
        now -= Math.floor(random() * 2 * HOUR_MS);
        now = Math.max(now, Math.ceil(latest - 99 * HOUR_MS));
      } else {
        now = Math.min(latest, now + Math.floor(random() ** 2 * 12 * HOUR_MS) + LEASE_MS + 1000);
      }
      model.now = now;
    }

    now += HOUR_MS;
    model.now = now;
    for (let count = 0; count < STEPS; count++) {
      await step();
      const dice = random();
      if (dice < 0.45) await tick('well');
      else if (dice < 0.6) await tick('kill');
      else if (dice < 0.7) await tick('cut before the answer');
    }
    now = Math.max(now, leasedUntil) + 1000;
    model.now = now;
    await tick('well');
    const leads = ids.map((id) => ({ table: 'call_bookings' as const, id }));
    await db.transaction().execute((transaction) => deleteLeads(transaction, leads));
    await db.deleteFrom('deliveries').execute();
  }

  return { live };
}

const STATUS_AFTER = {
  ...{ confirm: 'confirmed', move: 'confirmed', decline: 'declined', cancel: 'cancelled' },
} as const satisfies Record<Exclude<CallAct, 'propose'>, Status>;

function isModelled(act: CallAct): act is keyof typeof STATUS_AFTER {
  return act !== 'propose';
}

/** The lead id that stands for agendas, which belong to no lead. */
const NO_LEAD = '00000000-0000-0000-0000-000000000000';

function uuid(random: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

type Calendar = ReturnType<typeof calendarIn>;

type CallState = NonNullable<Awaited<ReturnType<typeof findCall>>>;

/** Returns the call's start in a calendar that has processed these entries; undefined if the call is not in it. */
function calendarAfter(entries: readonly Calendar[]): string | undefined {
  let sequence = -1;
  let start: string | undefined;
  for (const { method, event } of entries) {
    if (event.sequence < sequence) continue;
    sequence = event.sequence;
    start = method === 'CANCEL' ? undefined : event.startDate.toJSDate().toISOString();
  }
  return start;
}
