import { sql } from 'kysely';
import addressparser from 'nodemailer/lib/addressparser';
import type { Side } from '../call.ts';
import type { answerLinks } from '../calls/answer-links.ts';
import { isDecided } from '../calls/call-state.ts';
import { type Connection, databaseTime } from '../db/connection.ts';
import { findAppointment, findLead, findRecord } from '../db/find-leads.ts';
import { type Appointment, CALLS } from '../db/tables.ts';
import type { DeliveryKind } from '../delivery-kinds.ts';
import { DAY_MS, formatDuration, HOUR_MS } from '../durations.ts';
import { type Booking, isBooking, requestedStart } from '../lead-types/booking.ts';
import { type BookedTime, type Lead, summaryOf, typed } from '../lead-types/lead-type.ts';
import { contactOf, type LeadTable, leadType } from '../lead-types/lead-types.ts';
import { recipientHash } from '../mail-address.ts';
import { DeliveryFailure, leaveOut } from '../outbox/delivery-failure.ts';
import type { Senders } from '../outbox/delivery-worker.ts';
import { type FindProblems, findCallsOn } from '../outbox/follow-ups.ts';
import { type Delivery, GIVE_UP_AFTER_MS } from '../outbox/outbox.ts';
import { printable } from '../printable.ts';
import { formatHere } from '../time-zones.ts';
import { type CallEvent, callEvent, type SiteFacts } from './invitation.ts';
import type { LeadFacts, MailFacts, MailKind, News, RenderedMail, RenderMail } from './mail-facts.ts';
import { safeName } from './safe-name.ts';
import type { Mailer, MailSettings, OutgoingMail } from './send-mail.ts';
import { sendWebhook, type WebhookSettings } from './send-webhook.ts';

// A mail to a visitor may reach a stranger, so the only typed text in it is the sanitized name.

/** Limits on acknowledgements across all servers, since anybody can type a stranger's address into a form. */
export interface AcknowledgementLimits {
  /** Per clock hour. A single network gets at most a quarter of this limit. */
  perHour: number;
  /** Per 24 hours. */
  perRecipient: number;
}

interface Mailing {
  settings: MailSettings;
  mailer: Mailer;
  render: RenderMail;
  site: SiteFacts & { email: string };
  limits: AcknowledgementLimits;
  /** The default link to a call; `{id}` is replaced with the booking's id. */
  callLink?: string | undefined;
  /** Creates answer links; undefined if `SITE_URL` is not set. */
  links?: ReturnType<typeof answerLinks> | undefined;
  /** Whether mails to the team link to the desk instead of carrying answer links. */
  hasDesk?: boolean;
}

interface Receivers extends Connection {
  mailing: Mailing | undefined;
  webhook: WebhookSettings | undefined;
  findProblems: FindProblems;
}

/** Creates a sender for each configured kind of delivery. The senders skip deliveries whose lead has been erased. */
export function createSenders({ mailing, webhook, findProblems, ...connection }: Receivers): Senders {
  return {
    ...(mailing && mailSenders(connection, mailing, findProblems)),
    ...(webhook && webhookSenders(connection, webhook, findProblems)),
  };
}

function mailSenders(connection: Connection, mailing: Mailing, findProblems: FindProblems): Senders {
  const { mailer, settings, site } = mailing;
  const from = settings.from ?? `${site.brand} <${site.email}>`;
  const senders: Senders = {};
  for (const [kind, compose] of Object.entries(mailComposers(connection, mailing, from, findProblems)))
    senders[kind as DeliveryKind] = async (delivery, signal) => {
      const mail = await compose(delivery);
      if ('visitor' in mail.to) await countMail(mailing.limits, connection, delivery, mail.to.visitor);
      await mailer.send({ id: delivery.id, from, ...mail }, signal);
    };
  return senders;
}

function webhookSenders({ db }: Connection, settings: WebhookSettings, findProblems: FindProblems): Senders {
  return {
    async webhook({ id, lead_table, lead_id }, signal) {
      const lead: Lead = (await findLead(db, lead_table, lead_id)) ?? leaveOut(ERASED);
      const { device_zone, source = null } = (await findRecord(db, lead_id)) ?? {};
      const { name, headline, facts } = leadType(lead_table);
      const said = summaryOf([...facts(lead, device_zone ?? undefined), typed('Came from', source)]);
      const lines = said.map(({ label, lines }) => `${label}: ${lines.join('\n')}`);
      if (isBooking(lead)) lines.push(`Our time: ${formatHere(requestedStart(lead))}`);
      const text = [`New ${name}: ${headline(lead).who}`, ...lines, `Reference: ${lead_id}`].join('\n');
      const event = { type: `${lead_table}.created`, timestamp: lead.created_at, data: { ...lead, source } };
      await sendWebhook(settings, id, event, printable(text), signal);
    },
    async webhook_alert({ id, created_at }, signal) {
      const problems = await problemsNow(findProblems);
      const text = ['Your lead server needs a look:', ...problems.map(({ what }) => what)].join('\n');
      const event = { type: 'server.alert', timestamp: created_at, data: { problems } };
      await sendWebhook(settings, id, event, text, signal);
    },
  };
}

type ComposedMail = Omit<OutgoingMail, 'id' | 'from'>;

/** Functions that compose mails from the current data. @throws DeliveryFailure if the mail no longer applies */
type Composers = Partial<Record<DeliveryKind, (delivery: Delivery) => Promise<ComposedMail>>>;

type Status = Appointment['status'];

// Reasons for skipping a delivery, as `leads show` prints them.
const ERASED = 'the lead was erased';
const ANSWERED = 'the booking was answered first';
const CHANGED = 'the call changed first';

function mailComposers(connection: Connection, mailing: Mailing, from: string, findProblems: FindProblems) {
  const { db } = connection;
  const { settings, render, site, links, callLink, hasDesk } = mailing;
  const toTeam = { to: { team: settings.team ?? '' } };
  const teamLinks = hasDesk ? undefined : links;

  const visitorComposers: Composers = {
    async acknowledgement(delivery) {
      const found = await findNow(delivery);
      if (found.appointment?.invitation === delivery.id) return await composeInvitation('visitor', delivery);
      // An acknowledgement promises an answer, but the visitor already has an answer.
      if (isDecided(found.appointment?.status)) return leaveOut(ANSWERED);
      return await composeAboutLead('visitor', found);
    },
    confirmation: (delivery) => composeInvitation('visitor', delivery),
    async reminder(delivery) {
      const call = await findCallNow('visitor', delivery, 'confirmed');
      // Skip the reminder if the call was moved: the new time gets its own reminder.
      if (!delivery.about?.endsWith(call.startsAt.toISOString())) return leaveOut(CHANGED);
      if (call.startsAt <= (await databaseTime(connection))) return leaveOut('the call had begun');
      return composeAboutCall('visitor', 'reminder', call);
    },
    decline: composeEnd('decline', 'declined'),
    cancellation: composeEnd('cancellation', 'cancelled'),
  };

  const teamComposers: Composers = {
    async mail_alert() {
      return { ...render('alert', { problems: await problemsNow(findProblems) }), ...toTeam };
    },
    notification: async (delivery) => composeAboutLead('team', await findNow(delivery)),
    async nudge(delivery) {
      const found = await findNow(delivery);
      const { lead, appointment, startsAt, deviceZone, record } = found;
      if (record?.suspicion) return leaveOut('a bot seems to have sent the lead');
      if (isDecided(appointment?.status) || record?.replied_at) return leaveOut(ANSWERED);
      const waited = formatDuration(Date.parse(delivery.created_at) - Date.parse(lead.created_at));
      if (!isBooking(lead)) return await composeAboutLead('team', found, waited);
      const linkTo = await linksFor('team', found);
      const isHeld = appointment?.status === 'held';
      return composeAboutCall('team', 'nudge', {
        ...{ booking: lead, deviceZone, linkTo, waited },
        startsAt: (isHeld && startsAt) || requestedStart(lead),
        isTaken: appointment?.status === 'taken',
        heldUntil: isHeld ? new Date(appointment.held_until ?? 0) : undefined,
      });
    },
    async agenda({ about }) {
      const day = about ?? '';
      const calls: MailFacts['agenda']['calls'] = [];
      for (const { id, startsAt, link } of await findCallsOn(db, day, await databaseTime(connection))) {
        const booking = await findLead(db, CALLS, id);
        const linkTo = booking && (await teamLinks?.('team', booking, startsAt));
        if (booking) calls.push({ booking, startsAt, link: linkOf(id, link), linkTo });
      }
      if (calls.length === 0) return leaveOut('no call was left that day');
      return { ...render('agenda', { day, calls }), ...toTeam };
    },
    team_confirmation: (delivery) => composeInvitation('team', delivery),
    team_cancellation: composeEnd('team cancellation', 'declined', 'cancelled'),
  };
  return settings.team === undefined ? visitorComposers : { ...visitorComposers, ...teamComposers };

  /** Returns a delivery's lead with its record and appointment. @throws DeliveryFailure if the lead was erased */
  async function findNow({ lead_table: table, lead_id: id }: Delivery) {
    const lead: Lead = (await findLead(db, table, id)) ?? leaveOut(ERASED);
    const appointment = await findAppointment(db, id);
    const record = await findRecord(db, id);
    const startsAt = appointment?.starts_at ? new Date(appointment.starts_at) : undefined;
    return { table, lead, appointment, startsAt, record, deviceZone: record?.device_zone ?? undefined };
  }

  type Found = Awaited<ReturnType<typeof findNow>>;
  type CallNow = Awaited<ReturnType<typeof findCallNow>>;

  /** Returns the answer links for a reader. Visitors get links only for calls. */
  async function linksFor(reader: Side, { table, lead, startsAt }: Found) {
    if (reader === 'team') return await teamLinks?.(reader, lead, startsAt);
    return table === CALLS ? await links?.(reader, lead, startsAt) : undefined;
  }

  async function composeAboutLead(reader: Side, found: Found, waited?: string): Promise<ComposedMail> {
    const { table, lead, deviceZone, appointment } = found;
    const facts = leadType(table).facts(lead, deviceZone);
    const known: LeadFacts<object> = {
      ...{ lead, deviceZone, waited },
      name: safeName(contactOf(table, lead).name),
      summary: reader === 'team' ? facts : facts.filter(({ isChosen }) => isChosen),
      time: bookedTime(appointment, await databaseTime(connection)),
      linkTo: await linksFor(reader, found),
    };
    const kind = reader === 'team' ? 'notification' : 'acknowledgement';
    // The compiler can't know that the lead is from this table.
    const mail = render(`${kind} ${table}`, known as MailFacts[`${typeof kind} ${LeadTable}`]);
    return addressed(reader, mail, found);
  }

  /** Returns a call with links for its reader. @throws DeliveryFailure unless the call has one of these statuses */
  async function findCallNow(reader: Side, delivery: Delivery, ...statuses: Status[]) {
    const found = await findNow(delivery);
    const { lead: booking, appointment, startsAt, deviceZone } = found;
    if (!isBooking(booking) || !appointment || !statuses.includes(appointment.status))
      return leaveOut(CHANGED);
    const { link, decided_by, note, was_confirmed } = appointment;
    const writer: Side = reader === 'team' ? 'visitor' : 'team';
    return {
      ...{ booking, appointment, deviceZone },
      name: safeName(booking.name),
      startsAt: startsAt ?? requestedStart(booking),
      linkTo: await linksFor(reader, found),
      link: linkOf(booking.id, link),
      note: decided_by === writer ? note : null,
      byVisitor: decided_by === 'visitor',
      wasConfirmed: was_confirmed === 1,
    };
  }

  function composeAboutCall<Kind extends MailKind>(
    reader: Side,
    kind: Kind,
    facts: MailFacts[Kind] & { booking: Booking },
  ): ComposedMail {
    return addressed(reader, render(kind, facts), { table: CALLS, lead: facts.booking });
  }

  function addressed(reader: Side, mail: RenderedMail, { table, lead }: Pick<Found, 'table' | 'lead'>) {
    const visitor = contactOf(table, lead);
    if (reader === 'visitor') return { ...mail, to: { visitor: visitor.address } };
    // Replies to mails with answer links don't go to the visitor, who could use the quoted links.
    const hasLinks = teamLinks !== undefined && table === CALLS;
    return { ...mail, ...toTeam, ...(!hasLinks && { replyTo: visitor }) };
  }

  async function composeInvitation(reader: Side, delivery: Delivery): Promise<ComposedMail> {
    const call = await findCallNow(reader, delivery, 'confirmed');
    const facts = { ...call, news: await newsOf(delivery, call) };
    const mail = composeAboutCall(reader, reader === 'team' ? 'team confirmation' : 'confirmation', facts);
    return { ...mail, icalEvent: eventOf('invitation', reader, call) };
  }

  /** Composes the mail about a declined or cancelled call, with an iCalendar cancellation if the call was confirmed. */
  function composeEnd(kind: 'decline' | 'cancellation' | 'team cancellation', ...statuses: Status[]) {
    const reader = kind === 'team cancellation' ? 'team' : 'visitor';
    return async (delivery: Delivery) => {
      const call = await findCallNow(reader, delivery, ...statuses);
      const mail = composeAboutCall(reader, kind, call);
      return call.wasConfirmed ? { ...mail, icalEvent: eventOf('cancellation', reader, call) } : mail;
    };
  }

  function linkOf(id: string, decided: string | null): string | null {
    return decided ?? callLink?.replaceAll('{id}', id) ?? null;
  }

  function eventOf(kind: 'invitation' | 'cancellation', reader: Side, call: CallNow): CallEvent {
    const [email = ''] = addressesIn(from);
    const organizer = { name: site.brand, email };
    const team = reader === 'team' ? { team: addressesIn(toTeam.to.team) } : {};
    return callEvent(kind, { ...call, sequence: call.appointment.sequence, organizer, ...team }, site);
  }

  /** Returns what changed since the last mail about the call. Stores the call's start, which the next mail compares. */
  async function newsOf({ id, kind }: Delivery, { appointment, link, startsAt }: CallNow): Promise<News> {
    const isTeams = kind === 'team_confirmation';
    const told = isTeams ? [kind, 'team_cancellation'] : ['confirmation', 'decline', 'cancellation'];
    const first = isTeams ? null : appointment.invitation;
    const { rows } = await sql<{ kind: DeliveryKind; told_start: string | null }>`
      select kind, told_start from deliveries where lead_id = ${appointment.booking_id}
      and (kind in (${sql.join(told)}) or id = ${first}) and delivered_at is not null and left_out is null
      order by delivered_at desc limit 1`.execute(db);
    const told_start = startsAt.toISOString();
    await db.updateTable('deliveries').set({ told_start }).where('id', '=', id).execute();
    const [last] = rows;
    if (!last || /decline|cancellation/.test(last.kind)) return 'confirmed';
    if (last.told_start !== told_start) return 'moved';
    return link === null ? 'confirmed' : 'link';
  }
}

/**
 * Counts a mail to a visitor once, even if it is retried, under a lock shared by all servers.
 * @throws DeliveryFailure if a limit is reached. The mailbox's limit skips acknowledgements and reminders, and delays
 * decisions. The hourly limit delays acknowledgements.
 */
async function countMail(
  { perHour, perRecipient }: AcknowledgementLimits,
  { db, dialect }: Connection,
  { id, kind, lead_id, recipient: counted, created_at }: Delivery,
  address: string,
): Promise<void> {
  if (counted !== null) return;
  const recipient = recipientHash(address);
  await db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction);
    const now = (await databaseTime({ db: transaction, dialect })).getTime();
    const hour = new Date(now - (now % HOUR_MS)).toISOString();
    const sent = await transaction
      .selectFrom('deliveries')
      .leftJoin('leads', 'leads.id', 'lead_id')
      .select(['kind', 'recipient', 'network', 'counted_at'])
      .where('left_out', 'is', null)
      .where('counted_at', '>', dialect.in(-DAY_MS))
      .where(sql<boolean>`(recipient = ${recipient} or counted_at >= ${hour})`)
      .execute();
    const isFirst = kind === 'acknowledgement';
    const ofMailbox = sent.filter((mail) => mail.recipient === recipient);
    if (isFirst && ofMailbox.filter((mail) => mail.kind === kind).length >= perRecipient)
      leaveOut(`that address had ${perRecipient} within a day`);
    // A lead takes up to six mails: acknowledgement, confirmation, two moves and two reminders (decision 6). Decisions
    // may reach twice that limit.
    const isAutomatic = isFirst || kind === 'reminder';
    const isFull = ofMailbox.length >= perRecipient * (isAutomatic ? 6 : 12);
    if (isFull && isAutomatic) leaveOut('that address had too many mails within a day');
    const ofHour = sent.filter((mail) => mail.kind === kind && (mail.counted_at ?? '') >= hour);
    const { network } = (await findRecord(transaction, lead_id)) ?? {};
    const ofNetwork = ofHour.filter((mail) => mail.network !== null && mail.network === network);
    if (isFull || (isFirst && (ofHour.length >= perHour || ofNetwork.length >= Math.ceil(perHour / 4)))) {
      if (Date.parse(created_at) <= now - GIVE_UP_AFTER_MS)
        leaveOut('the mail limit delayed it for five days');
      const due = new Date(Date.parse(hour) + HOUR_MS).toISOString();
      throw Object.assign(new DeliveryFailure('the mail limit is reached until the next hour'), { due });
    }
    const counting = transaction.updateTable('deliveries').set({ recipient, counted_at: dialect.now });
    await counting.where('id', '=', id).execute();
  });
}

/** Returns the current problems for an alert. @throws DeliveryFailure if no problem is left */
async function problemsNow(findProblems: FindProblems): Promise<{ what: string; todo: string }[]> {
  const problems = await findProblems();
  if (problems.length === 0) leaveOut('nothing was wrong any more');
  return problems.map((what) => ({ what, todo: 'npm run leads -- check' }));
}

/** Returns the time to mention in a mail about a new booking; undefined if there is none. */
function bookedTime(appointment: Appointment | undefined, now: Date): BookedTime | undefined {
  const { status, starts_at, held_until } = appointment ?? {};
  if (!starts_at || (status !== 'held' && status !== 'confirmed' && status !== 'taken')) return undefined;
  const heldUntil = held_until ? new Date(held_until) : undefined;
  if (status === 'held' && heldUntil && heldUntil <= now) return undefined;
  return { status, startsAt: new Date(starts_at), heldUntil };
}

function addressesIn(mailboxes: string): string[] {
  return addressparser(mailboxes, { flatten: true }).map(({ address }) => address);
}
