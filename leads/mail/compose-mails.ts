import { TERMS } from '#content/terms.ts';
import type { AnswerLinks } from '../calls/answer-links.ts';
import type { Side } from '../calls/call.ts';
import { type Appointment, findAppointment, findLead, findRecord } from '../db/find-lead.ts';
import { CALLS } from '../db/tables.ts';
import type { BookedTime, Lead } from '../lead-type.ts';
import type { MailKind, MailViews, NoteView } from '../mail-views.ts';
import { leaveOut } from '../outbox/delivery-failure.ts';
import type { Senders } from '../outbox/delivery-worker.ts';
import { databaseTime, type FindProblems, findCallsOn } from '../outbox/follow-ups.ts';
import type { DeliveryKind } from '../outbox/kinds.ts';
import type { Delivery, Outbox } from '../outbox/outbox.ts';
import { formatDay, formatInZone, formatOnDevice, wallTimeHere } from '../time-zones.ts';
import { type Booking, requestedStart, teamFacts, teamLinks, visitorLinks } from '../types/booking.ts';
import { contactOf, leadType } from '../types.ts';
import { cancellation, invitation } from './invitation.ts';
import { recipientHash } from './mail-address.ts';
import { safeName } from './safe-name.ts';
import type { Mailer, MailSettings, OutgoingMail } from './send-mail.ts';
import { sendWebhook, type WebhookSettings } from './send-webhook.ts';
import type { MailTemplates } from './templates.ts';

// A mail to a visitor may reach a stranger: of what was typed only the name is in it, cleaned.

/** Limits on acknowledgements, over all servers: anybody can type a stranger's address into a form. */
export interface AcknowledgementLimits {
  perHour: number;
  /** Per 24 hours. */
  perRecipient: number;
}

interface Mailing {
  settings: MailSettings;
  mailer: Mailer;
  templates: MailTemplates;
  limits: AcknowledgementLimits;
  /** Makes the links that take answers; undefined where the site's address is not known. */
  links?: AnswerLinks | undefined;
}

interface Receivers extends Outbox {
  mailing: Mailing | undefined;
  webhook: WebhookSettings | undefined;
  findProblems: FindProblems;
}

/** Creates a sender for each kind of delivery that is set up. It sends nothing for a lead that was erased meanwhile. */
export function createSenders({ mailing, webhook, findProblems, ...outbox }: Receivers): Senders {
  return {
    ...(mailing && mailSenders(outbox, mailing, findProblems)),
    ...(webhook && webhookSenders(outbox, webhook, findProblems)),
  };
}

function mailSenders(outbox: Outbox, mailing: Mailing, findProblems: FindProblems): Senders {
  const { mailer, templates, settings } = mailing;
  const from = settings.from ?? `${templates.site.brand} <${templates.site.email}>`;
  const composers = mailComposers(outbox, mailing, from, findProblems);
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

function webhookSenders({ db }: Outbox, settings: WebhookSettings, findProblems: FindProblems): Senders {
  return {
    async webhook({ id, lead_table, lead_id }, signal) {
      const data = (await findLead(db, lead_table, lead_id)) ?? leaveOut(ERASED);
      const event = { type: `${lead_table}.created`, timestamp: data.created_at, data };
      await sendWebhook(settings, id, event, signal);
    },
    async webhook_alert({ id, created_at }, signal) {
      const data = { problems: await problemsNow(findProblems) };
      await sendWebhook(settings, id, { type: 'server.alert', timestamp: created_at, data }, signal);
    },
  };
}

type ComposedMail = Pick<OutgoingMail, 'to' | 'replyTo' | 'invitation' | 'cancellation'> & {
  template: string;
  view: object;
};

/**
 * Composes a mail from what is stored now.
 * @throws DeliveryFailure if what it says is no longer true
 */
type Compose = (delivery: Delivery) => Promise<ComposedMail>;

/** A call as it is now. */
interface Call {
  booking: Booking;
  appointment: Appointment;
  /** The time that it has, or was asked for. */
  startsAt: Date;
  /** The IANA zone of the device that booked, if known. */
  deviceZone: string | undefined;
}

// Why nothing is sent, as `leads show` says it.
const ERASED = 'the lead was erased';
const ANSWERED = 'the booking was answered first';
const CHANGED = 'the call changed first';

/** Returns what composes each kind of mail. */
function mailComposers(
  outbox: Outbox,
  { settings: { team }, templates: { site }, limits, links }: Mailing,
  from: string,
  findProblems: FindProblems,
): Partial<Record<DeliveryKind, Compose>> {
  const { db } = outbox;
  const toTeam = { to: { team: team ?? '' } };

  const toVisitors: Partial<Record<DeliveryKind, Compose>> = {
    async acknowledgement(delivery) {
      const { lead_table: table } = delivery;
      const { lead, appointment, deviceZone, time, linksFor } = await findNow(delivery);
      const { address } = contactOf(table, lead);
      await leaveOutBeyond(limits, outbox, delivery, address);
      if (appointment?.invitation === delivery.id) return await composeInvitation(delivery);
      // It promises an answer that the visitor has by now.
      if (!isOpen(appointment)) return leaveOut(ANSWERED);
      const view = leadType(table).acknowledgement(lead, site, deviceZone, time, await linksFor('visitor'));
      const to = { visitor: address };
      return { template: `acknowledgement-${leadType(table).name}`, view, to };
    },
    confirmation: composeInvitation,
    async reminder(delivery) {
      const call = await findCallNow(delivery, 'confirmed');
      // A call that moved has a reminder of its own.
      if (!delivery.about?.endsWith(call.startsAt.toISOString())) return leaveOut(CHANGED);
      if (call.startsAt <= (await databaseTime(outbox))) return leaveOut('the call had begun');
      return compose('reminder', await reminderView(call), toVisitor(call));
    },
    async decline(delivery) {
      const call = await findCallNow(delivery, 'declined');
      const asked = { ...call, startsAt: requestedStart(call.booking) };
      const view = { ...visitorView(asked), ...noteView(call.appointment.note) };
      return compose('decline', view, { ...toVisitor(call), ...takenBack(call) });
    },
    async cancellation(delivery) {
      const call = await findCallNow(delivery, 'cancelled');
      const view = { ...visitorView(call), wasConfirmed: wasConfirmed(call) };
      return compose('cancellation', view, { ...toVisitor(call), ...takenBack(call) });
    },
  };

  const toOurs: Partial<Record<DeliveryKind, Compose>> = {
    async mail_alert() {
      const problems = await problemsNow(findProblems);
      return compose('alert', { problems }, toTeam);
    },
    async notification(delivery) {
      const { lead_table: table } = delivery;
      const { lead, deviceZone, time, linksFor } = await findNow(delivery);
      const view = leadType(table).notification(lead, deviceZone, time, await linksFor('team'));
      const replyTo = contactOf(table, lead);
      return { template: `notification-${leadType(table).name}`, view, ...toTeam, replyTo };
    },
    async nudge(delivery) {
      const { lead, appointment, deviceZone, isSuspected, linksFor } = await findNow(delivery);
      const booking = lead as Booking;
      if (isSuspected) return leaveOut('the booking looks like a bot’s');
      if (!isOpen(appointment)) return leaveOut(ANSWERED);
      const startsAt =
        appointment?.status === 'held' ? startOf(appointment, booking) : requestedStart(booking);
      const view = {
        ...teamFacts(booking, startsAt, deviceZone),
        ...teamLinks(appointment?.status === 'taken' ? undefined : startsAt, await linksFor('team')),
        hours: Number.parseInt(delivery.about ?? '', 10),
        reference: booking.id,
      };
      return compose('nudge', view, aboutVisitor(booking));
    },
    async agenda({ about }) {
      const date = about ?? '';
      const found = await findCallsOn(db, date, await databaseTime(outbox));
      const calls = await Promise.all(
        found.map(async ({ id, startsAt, link }) => {
          const booking = await findLead(db, CALLS, id);
          return {
            time: wallTimeHere(startsAt).time,
            who: booking ? `${booking.name}, ${booking.company_name}` : '',
            service: booking?.selected_service ?? '',
            link,
            moveUrl: booking && (await links?.linksFor('team', booking, startsAt))?.('move'),
          };
        }),
      );
      const [first] = calls;
      if (!first) return leaveOut('no call was left that day');
      const count = calls.length === 1 ? '1 call' : `${calls.length} calls`;
      return compose('agenda', { day: formatDay(date), count, first: first.time, calls }, toTeam);
    },
    async team_confirmation(delivery) {
      const call = await findCallNow(delivery, 'confirmed');
      const { moveUrl, declineUrl } = teamLinks(
        undefined,
        await links?.linksFor('team', call.booking, call.startsAt),
      );
      const { link } = call.appointment;
      const view = { ...teamView(call), link, isMoved: wasConfirmed(call), moveUrl, declineUrl };
      const mail = { ...aboutVisitor(call.booking), invitation: invitation(teamEvent(call), site) };
      return compose('team-confirmation', view, mail);
    },
    async team_cancellation(delivery) {
      const call = await findCallNow(delivery, 'declined', 'cancelled');
      const view = { ...teamView(call), wasConfirmed: wasConfirmed(call) };
      const mail = { ...aboutVisitor(call.booking), ...takenBack(call, teamEvent(call)) };
      return compose('team-cancellation', view, mail);
    },
  };
  return team === undefined ? toVisitors : { ...toVisitors, ...toOurs };

  async function composeInvitation(delivery: Delivery): Promise<ComposedMail> {
    const call = await findCallNow(delivery, 'confirmed');
    const view = {
      ...(await reminderView(call)),
      isChanged: await wasInvited(call.appointment),
      ...noteView(noteFrom('team', call.appointment)),
    };
    return compose('confirmation', view, {
      ...toVisitor(call),
      invitation: invitation(eventOf(call), site),
    });
  }

  /** A lead, and what became of the call that it asks for, if any. */
  async function findNow({ lead_table: table, lead_id: id }: Delivery) {
    const lead: Lead = (await findLead(db, table, id)) ?? leaveOut(ERASED);
    const appointment = await findAppointment(db, id);
    const { device_zone, suspicion } = (await findRecord(db, id)) ?? {};
    const startsAt = appointment?.starts_at ? new Date(appointment.starts_at) : undefined;
    return {
      lead,
      appointment,
      deviceZone: device_zone ?? undefined,
      isSuspected: Boolean(suspicion),
      time: bookedTime(appointment, await databaseTime(outbox)),
      /** There are links about a booking only. */
      linksFor: async (side: Side) =>
        table === CALLS ? await links?.linksFor(side, lead as Booking, startsAt) : undefined,
    };
  }

  async function findCallNow(delivery: Delivery, ...statuses: Appointment['status'][]): Promise<Call> {
    const { lead, appointment, deviceZone } = await findNow(delivery);
    if (!appointment || !statuses.includes(appointment.status)) return leaveOut(CHANGED);
    const booking = lead as Booking;
    return { booking, appointment, startsAt: startOf(appointment, booking), deviceZone };
  }

  async function reminderView(call: Call): Promise<MailViews['reminder']> {
    const { booking, startsAt, deviceZone, appointment } = call;
    return {
      ...visitorView(call),
      link: appointment.link,
      ...visitorLinks(await links?.linksFor('visitor', booking, startsAt)),
      deviceTime: deviceZone && formatOnDevice(deviceZone, booking.timezone, startsAt),
      minutes: TERMS.callMinutes,
    };
  }

  function aboutVisitor(booking: Booking) {
    return { ...toTeam, replyTo: contactOf(CALLS, booking) };
  }

  function eventOf({ booking, appointment, startsAt }: Call) {
    const { link, sequence } = appointment;
    const organizer = { name: site.brand, email: bareAddress(from) };
    return { booking, startsAt, link, sequence, organizer };
  }

  function teamEvent(call: Call) {
    return { ...eventOf(call), team: toTeam.to.team.split(',').map(bareAddress) };
  }

  /** Takes the call out of a calendar, if it may be in there. */
  function takenBack(call: Call, event = eventOf(call)): { cancellation?: string } {
    return wasConfirmed(call) ? { cancellation: cancellation(event, site) } : {};
  }

  /** Whether the visitor already has an invitation to this call. */
  async function wasInvited({ booking_id, invitation }: Appointment): Promise<boolean> {
    const earlier = await db
      .selectFrom('deliveries')
      .select('id')
      .where('lead_id', '=', booking_id)
      .where((eb) => eb.or([eb('kind', '=', 'confirmation'), eb('id', '=', invitation ?? booking_id)]))
      .where('delivered_at', 'is not', null)
      .where('left_out', 'is', null)
      .executeTakeFirst();
    return earlier !== undefined;
  }
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Leaves out an acknowledgement if as many were sent as the limits allow. All servers share the limits, so one counts at
 * a time. What was counted has its `recipient`, so that another try is not counted again.
 */
async function leaveOutBeyond(
  { perHour, perRecipient }: AcknowledgementLimits,
  { db, dialect }: Outbox,
  { id, recipient: counted }: Delivery,
  address: string,
): Promise<void> {
  if (counted !== null) return;
  const recipient = recipientHash(address);
  await db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction);
    const since = (ms: number) =>
      transaction
        .selectFrom('deliveries')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('kind', '=', 'acknowledgement')
        .where('recipient', 'is not', null)
        .where('left_out', 'is', null)
        .where('created_at', '>', dialect.in(-ms));
    const { ofDay, ofHour } = await transaction
      .selectNoFrom([
        since(24 * HOUR_MS)
          .where('recipient', '=', recipient)
          .as('ofDay'),
        since(HOUR_MS).as('ofHour'),
      ])
      .executeTakeFirstOrThrow();
    if (Number(ofDay) >= perRecipient) leaveOut(`that address had ${perRecipient} within a day`);
    if (Number(ofHour) >= perHour) leaveOut(`${perHour} acknowledgements came before it within the hour`);
    await transaction.updateTable('deliveries').set({ recipient }).where('id', '=', id).execute();
  });
}

/** What is wrong now, for an alert. */
async function problemsNow(findProblems: FindProblems): Promise<{ what: string; todo: string }[]> {
  const problems = await findProblems();
  if (problems.length === 0) leaveOut('nothing was wrong any more');
  return problems.map((what) => ({ what, todo: 'npm run leads -- check' }));
}

/** What a mail about a new booking says of its time. */
function bookedTime(appointment: Appointment | undefined, now: Date): BookedTime | undefined {
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

/** A mail whose view is the one of its template. */
function compose<Kind extends MailKind>(
  template: Kind,
  view: MailViews[Kind],
  mail: Omit<ComposedMail, 'template' | 'view'>,
): ComposedMail {
  return { template, view, ...mail };
}

function toVisitor({ booking }: Call) {
  return { to: { visitor: booking.email } };
}

function wasConfirmed({ appointment }: Call): boolean {
  return appointment.was_confirmed === 1;
}

function startOf({ starts_at }: Appointment, booking: Booking): Date {
  return starts_at ? new Date(starts_at) : requestedStart(booking);
}

function visitorView({ booking, startsAt }: Pick<Call, 'booking' | 'startsAt'>) {
  return {
    name: safeName(booking.name),
    service: booking.selected_service,
    when: formatInZone(booking.timezone, startsAt),
  };
}

function teamView({ booking, appointment, startsAt, deviceZone }: Call) {
  return {
    ...teamFacts(booking, startsAt, deviceZone),
    ...noteView(noteFrom('visitor', appointment)),
    byVisitor: appointment.decided_by === 'visitor',
  };
}

/** The line that a side wrote with its decision, for the other. */
function noteFrom(side: Side, { decided_by, note }: Appointment): string | null {
  return decided_by === side ? note : null;
}

function noteView(note: string | null): NoteView {
  return { hasNote: note !== null, note: note?.split(/\r?\n/) ?? [] };
}

/** The address in a mailbox such as `Shop <hello@shop.example>`. */
function bareAddress(mailbox: string): string {
  return /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox.trim();
}
