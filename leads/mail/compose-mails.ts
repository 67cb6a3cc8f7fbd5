import type { Side } from '../call.ts';
import type { answerLinks } from '../calls/answer-links.ts';
import { isDecided, proposedTimes } from '../calls/call-state.ts';
import { type Connection, databaseTime } from '../db/connection.ts';
import { findAppointment, findLead, findLeadByPrefix, findRecord } from '../db/find-leads.ts';
import { type Appointment, CALLS } from '../db/tables.ts';
import type { DeliveryKind } from '../delivery-kinds.ts';
import { formatDuration } from '../durations.ts';
import { requestedStart } from '../lead-types/booking.ts';
import type { BookedTime } from '../lead-types/lead-type.ts';
import { contactOf, type Lead, type LeadTable, leadType } from '../lead-types/lead-types.ts';
import { ERASED, leaveOut } from '../outbox/delivery-failure.ts';
import { type FindProblems, findCallsOn } from '../outbox/follow-ups.ts';
import type { Delivery } from '../outbox/outbox.ts';
import { SIGN_IN_MS, signInLink } from '../outbox/sign-in.ts';
import { answersOf, factOfEntry, recordOf } from '../record/describe-lead.ts';
import { findEntries } from '../record/entries.ts';
import { wallTimeIn } from '../time-zones.ts';
import { type CallEvent, callEvent, type SiteFacts } from './invitation.ts';
import type { LeadFacts, MailFacts, MailKind, RenderedMail, RenderMail } from './mail-facts.ts';
import { addressesIn } from './mailboxes.ts';
import { problemsNow } from './problems-now.ts';
import { safeName } from './safe-name.ts';
import { saveTold } from './save-told.ts';
import type { MailSettings, OutgoingMail } from './send-mail.ts';

// An email to a visitor may reach a stranger, so the only typed text in it is the sanitized name.

export interface Mailing {
  settings: MailSettings;
  render: RenderMail;
  site: SiteFacts & { email: string };
  /** The default link to a call; `{id}` is replaced with the booking's id. */
  callLink?: string | undefined;
  /** Creates answer links; undefined if `SITE_URL` is not set. */
  links?: ReturnType<typeof answerLinks> | undefined;
  /** Whether emails to the team link to the desk instead of carrying answer links. */
  hasDesk?: boolean;
}

type ComposedMail = Omit<OutgoingMail, 'id' | 'from'>;

/** Functions that compose emails from the current data. @throws DeliveryFailure if the email no longer applies */
type Composers = Partial<Record<DeliveryKind, (delivery: Delivery) => Promise<ComposedMail>>>;

type Status = Appointment['status'];

// Reasons for skipping a delivery, as `leads show` prints them.
const ANSWERED = 'the booking was answered first';
const CHANGED = 'the call changed first';

export function mailComposers(
  connection: Connection,
  mailing: Mailing,
  from: string,
  findProblems: FindProblems,
) {
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
    async proposal(delivery) {
      const call = await findCallNow('visitor', delivery, 'declined');
      const proposed = proposedTimes(call.appointment);
      if (proposed.length === 0) return leaveOut(CHANGED);
      return composeAboutCall('visitor', 'proposal', { ...call, proposed });
    },
    async hand_over({ about, ...delivery }) {
      const lead = (await findLeadByPrefix(connection, delivery.lead_id)) ?? leaveOut(ERASED);
      const [note, to = ''] = about?.split(' ') ?? [];
      const entries = await findEntries(db, lead.id);
      const words =
        entries
          .find(({ id }) => id === note)
          ?.body.split('\n')
          .slice(1)
          .join('\n') ?? '';
      const notes = entries.filter(({ id, kind }) => kind === 'note' && id !== note).map(factOfEntry);
      const contact = contactOf(lead.table, lead);
      const summary = [...answersOf(lead), ...recordOf(lead, new Date()), ...notes];
      return { ...render('hand over', { ...contact, words, summary }), to: { team: to }, replyTo: contact };
    },
  };

  const teamComposers: Composers = {
    async mail_alert() {
      return { ...render('alert', { problems: await problemsNow(findProblems) }), ...toTeam };
    },
    async sign_in({ id, about, created_at }) {
      const isOver = Date.parse(created_at) < (await databaseTime(connection)).getTime() - SIGN_IN_MS;
      if (isOver || !about) return leaveOut('the link had expired');
      return { ...render('sign in', { link: await signInLink(db, id, about) }), ...toTeam };
    },
    notification: async (delivery) => composeAboutLead('team', await findNow(delivery)),
    async nudge(delivery) {
      const found = await findNow(delivery);
      const { lead, appointment, startsAt, deviceZone, record } = found;
      if (record?.suspicion) return leaveOut('a bot seems to have sent the lead');
      if (isDecided(appointment?.status) || record?.replied_at) return leaveOut(ANSWERED);
      const waited = formatDuration(Date.parse(delivery.created_at) - Date.parse(lead.created_at));
      if (lead.table !== CALLS) return await composeAboutLead('team', found, waited);
      const linkTo = await linksFor('team', found);
      const isHeld = appointment?.status === 'held';
      return composeAboutCall('team', 'nudge', {
        ...{ booking: lead, deviceZone, linkTo, waited },
        startsAt: (isHeld && startsAt) || requestedStart(lead),
        isTaken: appointment?.status === 'taken',
        heldUntil: isHeld ? new Date(appointment.held_until ?? 0) : undefined,
      });
    },
    async reply(delivery) {
      const { lead } = await findNow(delivery);
      const entries = await findEntries(db, lead.id);
      const contact = contactOf(lead.table, lead);
      const text = entries.findLast(({ kind }) => kind === 'reply')?.body ?? '';
      return { ...render('reply', { lead, ...contact, text }), ...toTeam, replyTo: contact };
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
  async function findNow({ lead_table, lead_id: id }: Delivery) {
    const lead = (await findLead(db, lead_table, id)) ?? leaveOut(ERASED);
    const appointment = await findAppointment(db, id);
    const record = await findRecord(db, id);
    const startsAt = appointment?.starts_at ? new Date(appointment.starts_at) : undefined;
    return { lead, appointment, startsAt, record, deviceZone: record?.device_zone ?? undefined };
  }

  type Found = Awaited<ReturnType<typeof findNow>>;
  type CallNow = Awaited<ReturnType<typeof findCallNow>>;

  /** Returns the answer links for a reader. Visitors get links only for calls. */
  async function linksFor(reader: Side, { lead, startsAt, appointment }: Found) {
    if (reader === 'team') return await teamLinks?.(reader, lead, startsAt);
    const proposed = proposedTimes(appointment);
    return lead.table === CALLS ? await links?.(reader, lead, startsAt, proposed) : undefined;
  }

  async function composeAboutLead(reader: Side, found: Found, waited?: string): Promise<ComposedMail> {
    const { deviceZone, appointment } = found;
    const { picked_start } = appointment ?? {};
    const lead = reader === 'visitor' ? withPick(found.lead, picked_start) : found.lead;
    const facts = leadType(lead.table).facts(lead, deviceZone);
    const known: LeadFacts<object> = {
      ...{ lead, deviceZone, waited },
      name: safeName(contactOf(lead.table, lead).name),
      summary: reader === 'team' ? facts : facts.filter(({ isChosen }) => isChosen),
      time: bookedTime(appointment, await databaseTime(connection)),
      linkTo: await linksFor(reader, found),
    };
    const kind = reader === 'team' ? 'notification' : 'acknowledgement';
    // The compiler can't know that these facts are about a lead from this table.
    const mail = render(`${kind} ${lead.table}`, known as MailFacts[`${typeof kind} ${LeadTable}`]);
    return addressed(reader, mail, lead);
  }

  /** Returns a call with links for its reader. @throws DeliveryFailure unless the call has one of these statuses */
  async function findCallNow(reader: Side, delivery: Delivery, ...statuses: Status[]) {
    const found = await findNow(delivery);
    const { lead: booking, appointment, startsAt, deviceZone } = found;
    if (booking.table !== CALLS || !appointment || !statuses.includes(appointment.status))
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
    facts: MailFacts[Kind] & { booking: Lead<typeof CALLS> },
  ): ComposedMail {
    return addressed(reader, render(kind, facts), facts.booking);
  }

  function addressed(reader: Side, mail: RenderedMail, lead: Lead) {
    const visitor = contactOf(lead.table, lead);
    if (reader === 'visitor') return { ...mail, to: { visitor: visitor.address } };
    // Replies to emails with answer links don't go to the visitor, who could use the quoted links.
    const hasLinks = teamLinks !== undefined && lead.table === CALLS;
    return { ...mail, ...toTeam, ...(!hasLinks && { replyTo: visitor }) };
  }

  async function composeInvitation(reader: Side, delivery: Delivery): Promise<ComposedMail> {
    const call = await findCallNow(reader, delivery, 'confirmed');
    const facts = { ...call, news: await saveTold(db, delivery, call) };
    const mail = composeAboutCall(reader, reader === 'team' ? 'team confirmation' : 'confirmation', facts);
    return { ...mail, icalEvent: eventOf('invitation', reader, call) };
  }

  /** Composes the email about a declined or cancelled call, with an iCalendar cancellation if the call was confirmed. */
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
}

/** Returns a booking as if the visitor had asked for the time that they picked afterwards, if any. */
function withPick(lead: Lead, picked: string | null | undefined): Lead {
  if (!picked || lead.table !== CALLS) return lead;
  const { date, time } = wallTimeIn(lead.timezone, new Date(picked));
  return { ...lead, preferred_date: date, preferred_time: time };
}

/** Returns the time to mention in an email about a new booking; undefined if there is none. */
function bookedTime(appointment: Appointment | undefined, now: Date): BookedTime | undefined {
  const { status, starts_at, held_until } = appointment ?? {};
  if (!starts_at || (status !== 'held' && status !== 'confirmed' && status !== 'taken')) return undefined;
  const heldUntil = held_until ? new Date(held_until) : undefined;
  if (status === 'held' && heldUntil && heldUntil <= now) return undefined;
  return { status, startsAt: new Date(starts_at), heldUntil };
}
