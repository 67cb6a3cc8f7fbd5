import type { Kysely, Selectable } from 'kysely';
import type { DeliveryKind, Tables } from '../store/tables.ts';
import { asSent } from '../store/tables.ts';
import type { Send } from './delivery-worker.ts';
import { cancellation, invitation } from './invitation.ts';
import {
  bookingAcknowledgement,
  bookingNotification,
  confirmation,
  decline,
  quizAcknowledgement,
  quizNotification,
  type StoredBooking,
  type StoredQuiz,
} from './lead-mail.ts';
import type { Delivery } from './outbox.ts';
import type { Mailer, MailSettings, OutgoingMail } from './send-mail.ts';
import { sendWebhook, type WebhookSettings } from './send-webhook.ts';
import type { MailTemplates, SiteFacts } from './templates.ts';

interface Mailing {
  settings: MailSettings;
  mailer: Mailer;
  templates: MailTemplates;
}

interface Channels {
  db: Kysely<Tables>;
  mailing: Mailing | undefined;
  webhook: WebhookSettings | undefined;
}

/** How each kind of delivery is sent. A lead that was erased meanwhile has nothing sent. */
export function senders({ db, mailing, webhook }: Channels): Partial<Record<DeliveryKind, Send>> {
  return {
    ...(mailing && mailSenders(db, mailing)),
    ...(webhook && { webhook: webhookSender(db, webhook) }),
  };
}

function mailSenders(
  db: Kysely<Tables>,
  { settings, mailer, templates }: Mailing,
): Partial<Record<DeliveryKind, Send>> {
  const { site } = templates;
  const from = settings.from ?? `${site.brand} <${site.email}>`;
  const send = (
    { id }: Delivery,
    { kind, view }: ReturnType<typeof decline>,
    addressing: Addressing,
    signal?: AbortSignal,
  ) => mailer.send({ id, from, ...templates.fill(kind, view), ...addressing }, signal);

  return {
    async acknowledgement(delivery, signal) {
      const lead = await leadOf(db, delivery);
      if (!lead) return;
      const mail = lead.booking ? bookingAcknowledgement(lead.booking) : quizAcknowledgement(lead.quiz, site);
      await send(delivery, mail, { to: { visitor: visitorOf(lead).address } }, signal);
    },
    ...(settings.team !== undefined && {
      notification: async (delivery, signal) => {
        const lead = await leadOf(db, delivery);
        if (!lead) return;
        const mail = lead.booking ? bookingNotification(lead.booking) : quizNotification(lead.quiz);
        await send(delivery, mail, { to: { team: settings.team ?? '' }, replyTo: visitorOf(lead) }, signal);
      },
    }),
    async confirmation(delivery, signal) {
      const { booking, appointment } = (await appointmentOf(db, delivery)) ?? {};
      if (!booking || !appointment?.starts_at) return;
      const { link, sequence } = appointment;
      const startsAt = new Date(appointment.starts_at);
      const call = { booking, startsAt, link, sequence, organizer: organizerOf(from, site) };
      const isChanged = await wasConfirmed(db, delivery);
      await send(
        delivery,
        confirmation(booking, { startsAt, link, isChanged }),
        { to: { visitor: booking.email }, invitation: invitation(call, site) },
        signal,
      );
    },
    async decline(delivery, signal) {
      const { booking, appointment } = (await appointmentOf(db, delivery)) ?? {};
      if (!booking || !appointment) return;
      const { starts_at, link, sequence, note } = appointment;
      const call = starts_at !== null &&
        (await wasConfirmed(db, delivery)) && {
          ...{ booking, startsAt: new Date(starts_at), link, sequence },
          organizer: organizerOf(from, site),
        };
      await send(
        delivery,
        decline(booking, note),
        { to: { visitor: booking.email }, ...(call && { cancellation: cancellation(call, site) }) },
        signal,
      );
    },
  };
}

type Addressing = Pick<OutgoingMail, 'to' | 'replyTo' | 'invitation' | 'cancellation'>;

function webhookSender(db: Kysely<Tables>, settings: WebhookSettings): Send {
  return async (delivery, signal) => {
    const lead = await leadOf(db, delivery);
    if (!lead) return;
    const data = asSent(lead.booking ?? lead.quiz);
    const event = { type: `${delivery.lead_table}.created`, timestamp: data.created_at, data };
    await sendWebhook(settings, delivery.id, event, signal);
  };
}

type Lead = { booking: StoredBooking; quiz?: never } | { booking?: never; quiz: StoredQuiz };

async function leadOf(db: Kysely<Tables>, { lead_table, lead_id }: Delivery): Promise<Lead | undefined> {
  if (lead_table === 'call_bookings') {
    const booking = await bookingWith(db, lead_id);
    return booking && { booking };
  }
  const quiz = await db
    .selectFrom('quiz_submissions')
    .selectAll()
    .where('id', '=', lead_id)
    .executeTakeFirst();
  return quiz && { quiz };
}

function bookingWith(db: Kysely<Tables>, id: string): Promise<StoredBooking | undefined> {
  return db.selectFrom('call_bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

async function appointmentOf(
  db: Kysely<Tables>,
  { lead_id }: Delivery,
): Promise<{ booking: StoredBooking; appointment: Selectable<Tables['appointments']> } | undefined> {
  const booking = await bookingWith(db, lead_id);
  const appointment = await db
    .selectFrom('appointments')
    .selectAll()
    .where('booking_id', '=', lead_id)
    .executeTakeFirst();
  return booking && appointment && { booking, appointment };
}

/** Whether the visitor has an invitation to this call already. */
async function wasConfirmed(db: Kysely<Tables>, { lead_id }: Delivery): Promise<boolean> {
  const earlier = await db
    .selectFrom('deliveries')
    .select('id')
    .where('lead_id', '=', lead_id)
    .where('kind', '=', 'confirmation')
    .where('delivered_at', 'is not', null)
    .executeTakeFirst();
  return earlier !== undefined;
}

function visitorOf({ booking, quiz }: Lead): { name: string; address: string } {
  return booking
    ? { name: booking.name, address: booking.email }
    : { name: quiz.contact_name, address: quiz.contact_email };
}

/** Calendars want the organizer's bare address, and answer to it. */
function organizerOf(from: string, { brand }: SiteFacts): { name: string; email: string } {
  return { name: brand, email: /<([^>]+)>/.exec(from)?.[1] ?? from };
}
