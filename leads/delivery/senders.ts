import type { Kysely } from 'kysely';
import type { AnswerLinks } from '../calls/answer-links.ts';
import type { Side } from '../calls/answer-token.ts';
import { CALLS } from '../calls/take-time.ts';
import type { BookedTime, Lead, LinkTo, SiteFacts } from '../lead-type.ts';
import { type Appointment, findAppointment, findDeviceZone, findLead } from '../store/find-lead.ts';
import type { Tables } from '../store/tables.ts';
import { wallTimeHere } from '../time-zones.ts';
import { type Booking, requestedStart, teamFacts, teamLinks } from '../types/booking.ts';
import { contactOf, type LeadTable, leadType } from '../types.ts';
import { type BackupProblem, problemsFor } from './alerts.ts';
import {
  agenda,
  confirmation,
  decline,
  reminder,
  teamCancellation,
  teamConfirmation,
  visitorCancellation,
} from './call-mail.ts';
import type { DeliveryKind } from './channels.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import type { Send } from './delivery-worker.ts';
import { type ConfirmedCall, callsOn, databaseTime } from './follow-ups.ts';
import { cancellation, invitation } from './invitation.ts';
import type { Delivery, Outbox } from './outbox.ts';
import type { Mailer, MailSettings, OutgoingMail } from './send-mail.ts';
import { sendWebhook, type WebhookSettings } from './send-webhook.ts';
import type { MailTemplates } from './templates.ts';

interface Mailing {
  settings: MailSettings;
  mailer: Mailer;
  templates: MailTemplates;
  /** Makes the links that take answers; undefined where the site's address is not known. */
  links?: AnswerLinks | undefined;
}

// Why nothing is sent, as `leads show` says it.
const ERASED = 'the lead was erased';
const ANSWERED = 'the booking was answered first';
const CHANGED = 'the call changed first';
const SOLVED = 'nothing was wrong any more';

interface Channels extends Outbox {
  mailing: Mailing | undefined;
  webhook: WebhookSettings | undefined;
  backupProblem?: BackupProblem | undefined;
}

/** Creates a sender for each configured kind of delivery. It sends nothing for a lead that was erased meanwhile. */
export function senders({
  db,
  dialect,
  mailing,
  webhook,
  backupProblem,
}: Channels): Partial<Record<DeliveryKind, Send>> {
  return {
    ...(mailing && mailSenders({ db, dialect }, mailing, backupProblem)),
    ...(webhook && {
      webhook: webhookSender(db, webhook),
      webhook_alert: webhookAlertSender(db, webhook, backupProblem),
    }),
  };
}

function mailSenders(
  outbox: Outbox,
  { settings, mailer, templates, links }: Mailing,
  backupProblem: BackupProblem | undefined,
): Partial<Record<DeliveryKind, Send>> {
  const { db } = outbox;
  const { site } = templates;
  const { team } = settings;
  const from = settings.from ?? `${site.brand} <${site.email}>`;
  const send = ({ id }: Delivery, kind: string, view: object, addressing: Addressing, signal?: AbortSignal) =>
    mailer.send({ id, from, ...templates.fill(kind, view), ...addressing }, signal);

  return {
    async acknowledgement(delivery, signal) {
      const { lead_table: table, lead_id: id } = delivery;
      const lead = await findLead(db, table, id);
      if (!lead) return leaveOut(ERASED);
      const appointment = await findAppointment(db, id);
      if (appointment?.invitation === delivery.id) return await sendInvitation(delivery, signal);
      // It promises an answer that the visitor has by now.
      if (!isOpen(appointment)) return leaveOut(ANSWERED);
      const { name, acknowledgement } = leadType(table);
      const to = { visitor: contactOf(table, lead).address };
      const deviceZone = await findDeviceZone(db, table, id);
      const linkTo = await linksOf(table, lead, 'visitor', appointment);
      const time = callTimeOf(appointment, await databaseTime(outbox));
      const view = acknowledgement(lead, site, deviceZone, time, linkTo);
      await send(delivery, `acknowledgement-${name}`, view, { to }, signal);
    },
    ...(team !== undefined && {
      ...teamSenders(team),
      mail_alert: async (delivery, signal) => {
        const problems = await problemsFor(db, 'mail', backupProblem);
        if (problems.length === 0) return leaveOut(SOLVED);
        await send(delivery, 'alert', { problems }, { to: { team } }, signal);
      },
      notification: async (delivery, signal) => {
        const { lead_table: table, lead_id: id } = delivery;
        const lead = await findLead(db, table, id);
        if (!lead) return leaveOut(ERASED);
        const appointment = await findAppointment(db, id);
        const { name, notification } = leadType(table);
        const addressing = { to: { team }, replyTo: contactOf(table, lead) };
        const deviceZone = await findDeviceZone(db, table, id);
        const linkTo = await linksOf(table, lead, 'team', appointment);
        const time = callTimeOf(appointment, await databaseTime(outbox));
        const view = notification(lead, deviceZone, time, linkTo);
        await send(delivery, `notification-${name}`, view, addressing, signal);
      },
    }),
    confirmation: sendInvitation,
    async reminder(delivery, signal) {
      const call = await readStored(db, delivery.lead_id);
      if (call?.appointment.status !== 'confirmed') return leaveOut(CHANGED);
      // A call that moved has a reminder of its own.
      if (!delivery.about?.endsWith(call.startsAt.toISOString())) return leaveOut(CHANGED);
      if (call.startsAt <= (await databaseTime(outbox))) return leaveOut('the call had begun');
      const view = reminder(call.booking, await visitorDetails(call));
      await send(delivery, 'reminder', view, { to: { visitor: call.booking.email } }, signal);
    },
    async decline(delivery, signal) {
      const call = await readStored(db, delivery.lead_id);
      if (call?.appointment.status !== 'declined') return leaveOut(CHANGED);
      const { booking, appointment } = call;
      const addressing = { to: { visitor: booking.email }, ...takenBack(call) };
      await send(delivery, 'decline', decline(booking, appointment.note), addressing, signal);
    },
    async cancellation(delivery, signal) {
      const call = await readStored(db, delivery.lead_id);
      if (call?.appointment.status !== 'cancelled') return leaveOut(CHANGED);
      const { booking, appointment } = call;
      const view = visitorCancellation(booking, call.startsAt, appointment.was_confirmed === 1);
      await send(
        delivery,
        'cancellation',
        view,
        { to: { visitor: booking.email }, ...takenBack(call) },
        signal,
      );
    },
  };

  async function sendInvitation(delivery: Delivery, signal?: AbortSignal): Promise<void> {
    const call = await readStored(db, delivery.lead_id);
    if (call?.appointment.status !== 'confirmed') return leaveOut(CHANGED);
    const { booking, appointment } = call;
    const isChanged = await wasInvited(db, appointment);
    const details = await visitorDetails(call);
    const view = confirmation(booking, { ...details, note: noteFrom('team', appointment) }, isChanged);
    const addressing = { to: { visitor: booking.email }, invitation: invitation(eventOf(call), site) };
    await send(delivery, 'confirmation', view, addressing, signal);
  }

  /** The mails to the team about calls. */
  function teamSenders(team: string): Partial<Record<DeliveryKind, Send>> {
    const to = { team };
    return {
      team_confirmation: async (delivery, signal) => {
        const call = await readStored(db, delivery.lead_id);
        if (call?.appointment.status !== 'confirmed') return leaveOut(CHANGED);
        const { booking, appointment } = call;
        const details = {
          ...(await detailsOf(call)),
          linkTo: await links?.linksFor('team', booking, call.startsAt),
          note: noteFrom('visitor', appointment),
        };
        const change = {
          isMoved: appointment.was_confirmed === 1,
          byVisitor: appointment.decided_by === 'visitor',
        };
        const file = invitation({ ...eventOf(call), team: addressesIn(team) }, site);
        const addressing = { to, replyTo: contactOf(CALLS, booking), invitation: file };
        await send(
          delivery,
          'team-confirmation',
          teamConfirmation(booking, details, change),
          addressing,
          signal,
        );
      },
      nudge: async (delivery, signal) => {
        const booking = await findLead(db, CALLS, delivery.lead_id);
        if (!booking) return leaveOut(ERASED);
        if (await isSuspected(db, booking.id)) return leaveOut('the booking looks like a bot’s');
        const appointment = await findAppointment(db, booking.id);
        if (!isOpen(appointment)) return leaveOut(ANSWERED);
        const isHeld = appointment?.status === 'held' && appointment.starts_at !== null;
        const startsAt = isHeld ? new Date(appointment.starts_at ?? 0) : requestedStart(booking);
        const linkTo = await linksOf(CALLS, booking, 'team', appointment);
        const view = {
          ...teamFacts(booking, startsAt, await findDeviceZone(db, CALLS, booking.id)),
          ...teamLinks(appointment?.status === 'taken' ? undefined : startsAt, linkTo),
          hours: Number.parseInt(delivery.about ?? '', 10),
          reference: booking.id,
        };
        await send(delivery, 'nudge', view, { to, replyTo: contactOf(CALLS, booking) }, signal);
      },
      agenda: async (delivery, signal) => {
        const date = delivery.about ?? '';
        const calls = await callsOn(db, date, await databaseTime(outbox));
        if (calls.length === 0) return leaveOut('no call was left that day');
        await send(
          delivery,
          'agenda',
          agenda(date, await Promise.all(calls.map(agendaLine))),
          { to },
          signal,
        );
      },
      team_cancellation: async (delivery, signal) => {
        const call = await readStored(db, delivery.lead_id);
        if (!call || !['declined', 'cancelled'].includes(call.appointment.status)) return leaveOut(CHANGED);
        const { booking, appointment } = call;
        const details = { ...(await detailsOf(call)), note: noteFrom('visitor', appointment) };
        const change = {
          wasConfirmed: appointment.was_confirmed === 1,
          byVisitor: appointment.decided_by === 'visitor',
        };
        const file = cancellation({ ...eventOf(call), team: addressesIn(team) }, site);
        const addressing = {
          ...{ to, replyTo: contactOf(CALLS, booking) },
          ...(change.wasConfirmed && { cancellation: file }),
        };
        await send(
          delivery,
          'team-cancellation',
          teamCancellation(booking, details, change),
          addressing,
          signal,
        );
      },
    };
  }

  async function agendaLine({ id, startsAt, link }: ConfirmedCall) {
    const booking = await findLead(db, CALLS, id);
    const linkTo = booking && (await links?.linksFor('team', booking, startsAt));
    return {
      time: wallTimeHere(startsAt).time,
      who: booking ? `${booking.name}, ${booking.company_name}` : '',
      service: booking?.selected_service ?? '',
      link,
      moveUrl: linkTo?.('move'),
    };
  }

  /** The links about a new booking; none about any other lead. */
  async function linksOf(
    table: LeadTable,
    lead: Lead,
    side: Side,
    appointment: Appointment | undefined,
  ): Promise<LinkTo | undefined> {
    if (table !== CALLS) return undefined;
    const startsAt = appointment?.starts_at ? new Date(appointment.starts_at) : undefined;
    return await links?.linksFor(side, lead as Booking, startsAt);
  }

  async function detailsOf({ booking, appointment, startsAt }: StoredCall) {
    const deviceZone = await findDeviceZone(db, CALLS, booking.id);
    return { startsAt, link: appointment.link, deviceZone };
  }

  async function visitorDetails(call: StoredCall) {
    const linkTo = await links?.linksFor('visitor', call.booking, call.startsAt);
    return { ...(await detailsOf(call)), linkTo };
  }

  function eventOf({ booking, appointment, startsAt }: StoredCall) {
    const { link, sequence } = appointment;
    return { booking, startsAt, link, sequence, organizer: organizerOf(from, site) };
  }

  /** Takes the call out of the visitor's calendar, if it may be in there. */
  function takenBack(call: StoredCall): { cancellation?: string } {
    return call.appointment.was_confirmed === 1 ? { cancellation: cancellation(eventOf(call), site) } : {};
  }
}

type Addressing = Pick<OutgoingMail, 'to' | 'replyTo' | 'invitation' | 'cancellation'>;

function webhookSender(db: Kysely<Tables>, settings: WebhookSettings): Send {
  return async (delivery, signal) => {
    const { lead_table: table, lead_id: leadId } = delivery;
    const data = await findLead(db, table, leadId);
    if (!data) return leaveOut(ERASED);
    const event = { type: `${table}.created`, timestamp: data.created_at, data };
    await sendWebhook(settings, delivery.id, event, signal);
  };
}

function webhookAlertSender(
  db: Kysely<Tables>,
  settings: WebhookSettings,
  backupProblem: BackupProblem | undefined,
): Send {
  return async ({ id, created_at }, signal) => {
    const problems = await problemsFor(db, 'webhook', backupProblem);
    if (problems.length === 0) return leaveOut(SOLVED);
    const event = { type: 'server.alert', timestamp: created_at, data: { problems } };
    await sendWebhook(settings, id, event, signal);
  };
}

function leaveOut(reason: string): never {
  throw new DeliveryFailure(reason, { outcome: 'left out' });
}

/** What a mail about a new booking says of its time. */
function callTimeOf(appointment: Appointment | undefined, now: Date): BookedTime | undefined {
  if (!appointment?.starts_at) return undefined;
  const { status, starts_at, held_until } = appointment;
  if (status !== 'held' && status !== 'confirmed' && status !== 'taken') return undefined;
  const heldUntil = held_until === null ? undefined : new Date(held_until);
  if (status === 'held' && heldUntil && heldUntil <= now) return undefined;
  return { status, startsAt: new Date(starts_at), heldUntil };
}

/** Whether nobody decided yet. */
function isOpen(appointment: Appointment | undefined): boolean {
  return !appointment || ['held', 'taken'].includes(appointment.status);
}

interface StoredCall {
  booking: Booking;
  appointment: Appointment;
  /** The time that it has, or was asked for. */
  startsAt: Date;
}

/** Reads a call as it is now; undefined where the booking was erased, or nobody decided. */
async function readStored(db: Kysely<Tables>, bookingId: string): Promise<StoredCall | undefined> {
  const booking = await findLead(db, CALLS, bookingId);
  const appointment = await findAppointment(db, bookingId);
  if (!booking || !appointment) return undefined;
  const startsAt = appointment.starts_at ? new Date(appointment.starts_at) : requestedStart(booking);
  return { booking, appointment, startsAt };
}

/** The line that a side wrote with its decision, for the other. */
function noteFrom(side: Side, { decided_by, note }: Appointment): string | null {
  return decided_by === side ? note : null;
}

/** Whether the visitor already has an invitation to this call. */
async function wasInvited(db: Kysely<Tables>, { booking_id, invitation }: Appointment): Promise<boolean> {
  const earlier = await db
    .selectFrom('deliveries')
    .select('id')
    .where('lead_id', '=', booking_id)
    .where((eb) =>
      eb.or([eb('kind', '=', 'confirmation'), ...(invitation ? [eb('id', '=', invitation)] : [])]),
    )
    .where('delivered_at', 'is not', null)
    .where('left_out', 'is', null)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** The bare addresses of mailboxes such as `Shop <hello@shop.example>, team@shop.example`. */
function addressesIn(mailboxes: string): string[] {
  return mailboxes.split(',').map(addressIn);
}

function addressIn(mailbox: string): string {
  return /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox.trim();
}

/** Calendars reply to the organizer, and need the bare address. */
function organizerOf(from: string, { brand }: SiteFacts): { name: string; email: string } {
  return { name: brand, email: addressIn(from) };
}

async function isSuspected(db: Kysely<Tables>, leadId: string): Promise<boolean> {
  const found = await db
    .selectFrom('suspicions')
    .select('lead_id')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return found !== undefined;
}
