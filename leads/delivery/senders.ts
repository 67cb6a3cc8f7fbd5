import type { Kysely, Selectable } from 'kysely';
import type { BookedTime, SiteFacts } from '../lead-type.ts';
import { findDeviceZone, findLead } from '../store/find-lead.ts';
import type { Tables } from '../store/tables.ts';
import type { Booking } from '../types/booking.ts';
import { contactOf, leadType } from '../types.ts';
import { type BackupProblem, problemsFor } from './alerts.ts';
import { confirmation, decline } from './call-mail.ts';
import type { DeliveryKind } from './channels.ts';
import type { Send } from './delivery-worker.ts';
import { cancellation, invitation } from './invitation.ts';
import type { Delivery } from './outbox.ts';
import type { Mailer, MailSettings, OutgoingMail } from './send-mail.ts';
import { sendWebhook, type WebhookSettings } from './send-webhook.ts';
import type { MailTemplates } from './templates.ts';

type Appointment = Selectable<Tables['appointments']>;

interface Mailing {
  settings: MailSettings;
  mailer: Mailer;
  templates: MailTemplates;
}

interface Channels {
  db: Kysely<Tables>;
  mailing: Mailing | undefined;
  webhook: WebhookSettings | undefined;
  backupProblem?: BackupProblem | undefined;
}

/** Creates a sender for each configured kind of delivery. It sends nothing for a lead that was erased meanwhile. */
export function senders({
  db,
  mailing,
  webhook,
  backupProblem,
}: Channels): Partial<Record<DeliveryKind, Send>> {
  return {
    ...(mailing && mailSenders(db, mailing, backupProblem)),
    ...(webhook && {
      webhook: webhookSender(db, webhook),
      webhook_alert: webhookAlertSender(db, webhook, backupProblem),
    }),
  };
}

function mailSenders(
  db: Kysely<Tables>,
  { settings, mailer, templates }: Mailing,
  backupProblem: BackupProblem | undefined,
): Partial<Record<DeliveryKind, Send>> {
  const { site } = templates;
  const from = settings.from ?? `${site.brand} <${site.email}>`;
  const send = ({ id }: Delivery, kind: string, view: object, addressing: Addressing, signal?: AbortSignal) =>
    mailer.send({ id, from, ...templates.fill(kind, view), ...addressing }, signal);

  return {
    async acknowledgement(delivery, signal) {
      const { lead_table: table, lead_id: id } = delivery;
      const lead = await findLead(db, table, id);
      if (!lead) return;
      const appointment = await findAppointment(db, id);
      if (appointment?.invitation === delivery.id) return await sendInvitation(delivery, signal);
      const { name, acknowledgement } = leadType(table);
      const to = { visitor: contactOf(table, lead).address };
      const deviceZone = await findDeviceZone(db, table, id);
      const view = acknowledgement(lead, site, deviceZone, callTimeOf(appointment));
      await send(delivery, `acknowledgement-${name}`, view, { to }, signal);
    },
    ...(settings.team !== undefined && {
      mail_alert: async (delivery, signal) => {
        const problems = await problemsFor(db, 'mail', backupProblem);
        if (problems.length === 0) return;
        await send(delivery, 'alert', { problems }, { to: { team: settings.team ?? '' } }, signal);
      },
      notification: async (delivery, signal) => {
        const { lead_table: table, lead_id: id } = delivery;
        const lead = await findLead(db, table, id);
        if (!lead) return;
        const { name, notification } = leadType(table);
        const addressing = { to: { team: settings.team ?? '' }, replyTo: contactOf(table, lead) };
        const deviceZone = await findDeviceZone(db, table, id);
        const view = notification(lead, deviceZone, callTimeOf(await findAppointment(db, id)));
        await send(delivery, `notification-${name}`, view, addressing, signal);
      },
    }),
    confirmation: sendInvitation,
    async decline(delivery, signal) {
      const { booking, appointment } = (await appointmentOf(db, delivery)) ?? {};
      if (!booking || !appointment) return;
      const { starts_at, link, sequence, note } = appointment;
      const call = starts_at !== null &&
        (await wasInvited(db, appointment)) && {
          ...{ booking, startsAt: new Date(starts_at), link, sequence },
          organizer: organizerOf(from, site),
        };
      await send(
        delivery,
        'decline',
        decline(booking, note),
        { to: { visitor: booking.email }, ...(call && { cancellation: cancellation(call, site) }) },
        signal,
      );
    },
  };

  async function sendInvitation(delivery: Delivery, signal?: AbortSignal): Promise<void> {
    const { booking, appointment } = (await appointmentOf(db, delivery)) ?? {};
    if (!booking || appointment?.status !== 'confirmed' || !appointment.starts_at) return;
    const { link, sequence } = appointment;
    const startsAt = new Date(appointment.starts_at);
    const call = { booking, startsAt, link, sequence, organizer: organizerOf(from, site) };
    const isChanged = await wasInvited(db, appointment);
    const deviceZone = await findDeviceZone(db, delivery.lead_table, booking.id);
    await send(
      delivery,
      'confirmation',
      confirmation(booking, { startsAt, link, isChanged, deviceZone }),
      { to: { visitor: booking.email }, invitation: invitation(call, site) },
      signal,
    );
  }
}

type Addressing = Pick<OutgoingMail, 'to' | 'replyTo' | 'invitation' | 'cancellation'>;

function webhookSender(db: Kysely<Tables>, settings: WebhookSettings): Send {
  return async (delivery, signal) => {
    const { lead_table: table, lead_id: leadId } = delivery;
    const data = await findLead(db, table, leadId);
    if (!data) return;
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
    if (problems.length === 0) return;
    const event = { type: 'server.alert', timestamp: created_at, data: { problems } };
    await sendWebhook(settings, id, event, signal);
  };
}

async function appointmentOf(
  db: Kysely<Tables>,
  { lead_id }: Delivery,
): Promise<{ booking: Booking; appointment: Appointment } | undefined> {
  const booking = await findLead(db, 'call_bookings', lead_id);
  const appointment = await findAppointment(db, lead_id);
  return booking && appointment && { booking, appointment };
}

function findAppointment(db: Kysely<Tables>, id: string): Promise<Appointment | undefined> {
  return db.selectFrom('appointments').selectAll().where('booking_id', '=', id).executeTakeFirst();
}

/** What a mail about a new booking says of its time. */
function callTimeOf(appointment: Appointment | undefined): BookedTime | undefined {
  if (!appointment?.starts_at) return undefined;
  const { status, starts_at, held_until } = appointment;
  if (status !== 'held' && status !== 'confirmed' && status !== 'taken') return undefined;
  const heldUntil = held_until === null ? undefined : new Date(held_until);
  if (status === 'held' && heldUntil && heldUntil <= new Date()) return undefined;
  return { status, startsAt: new Date(starts_at), heldUntil };
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
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Calendars reply to the organizer, and need the bare address. */
function organizerOf(from: string, { brand }: SiteFacts): { name: string; email: string } {
  return { name: brand, email: /<([^>]+)>/.exec(from)?.[1] ?? from };
}
