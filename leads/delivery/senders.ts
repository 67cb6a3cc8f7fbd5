import type { AnswerLinks } from '../calls/answer-links.ts';
import { findLead } from '../store/find-lead.ts';
import type { Health } from './alerts.ts';
import { mailComposers, readProblems } from './compose-mails.ts';
import { leaveOut } from './delivery-failure.ts';
import type { Senders } from './delivery-worker.ts';
import type { Outbox } from './outbox.ts';
import type { Mailer, MailSettings } from './send-mail.ts';
import { sendWebhook, type WebhookSettings } from './send-webhook.ts';
import type { MailTemplates } from './templates.ts';

interface Mailing {
  settings: MailSettings;
  mailer: Mailer;
  templates: MailTemplates;
  /** Undefined where the site's address is not known. */
  links?: AnswerLinks | undefined;
}

interface Receivers extends Outbox {
  mailing: Mailing | undefined;
  webhook: WebhookSettings | undefined;
  health?: Health;
}

/** Creates a sender for each kind of delivery that is set up. It sends nothing for a lead that was erased meanwhile. */
export function senders({ mailing, webhook, health = async () => [], ...outbox }: Receivers): Senders {
  return {
    ...(mailing && mailSenders(outbox, mailing, health)),
    ...(webhook && webhookSenders(outbox, webhook, health)),
  };
}

function mailSenders(
  outbox: Outbox,
  { settings, mailer, templates, links }: Mailing,
  health: Health,
): Senders {
  const { site } = templates;
  const from = settings.from ?? `${site.brand} <${site.email}>`;
  const composers = mailComposers({ ...outbox, site, from, team: settings.team, links, health });
  return Object.fromEntries(
    Object.entries(composers).map(([kind, compose]): [string, Senders['acknowledgement']] => [
      kind,
      async (delivery, signal) => {
        const { template, view, ...mail } = await compose(delivery);
        await mailer.send({ id: delivery.id, from, ...templates.fill(template, view), ...mail }, signal);
      },
    ]),
  );
}

function webhookSenders({ db }: Outbox, settings: WebhookSettings, health: Health): Senders {
  return {
    async webhook({ id, lead_table, lead_id }, signal) {
      const data = (await findLead(db, lead_table, lead_id)) ?? leaveOut('the lead was erased');
      const event = { type: `${lead_table}.created`, timestamp: data.created_at, data };
      await sendWebhook(settings, id, event, signal);
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
      const call = await findStoredCall(db, delivery.lead_id);
      if (call?.appointment.status !== 'confirmed') return leaveOut(CHANGED);
      // A call that moved has a reminder of its own.
      if (!delivery.about?.endsWith(call.startsAt.toISOString())) return leaveOut(CHANGED);
      if (call.startsAt <= (await databaseTime(outbox))) return leaveOut('the call had begun');
      const view = reminder(call.booking, await visitorDetails(call));
      await send(delivery, 'reminder', view, { to: { visitor: call.booking.email } }, signal);
    },
    async decline(delivery, signal) {
      const call = await findStoredCall(db, delivery.lead_id);
      if (call?.appointment.status !== 'declined') return leaveOut(CHANGED);
      const { booking, appointment } = call;
      const addressing = { to: { visitor: booking.email }, ...takenBack(call) };
      await send(delivery, 'decline', decline(booking, appointment.note), addressing, signal);
    },
    async cancellation(delivery, signal) {
      const call = await findStoredCall(db, delivery.lead_id);
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
    const call = await findStoredCall(db, delivery.lead_id);
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
        const call = await findStoredCall(db, delivery.lead_id);
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
        const call = await findStoredCall(db, delivery.lead_id);
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
async function findStoredCall(db: Kysely<Tables>, bookingId: string): Promise<StoredCall | undefined> {
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
