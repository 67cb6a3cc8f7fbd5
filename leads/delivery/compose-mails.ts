import { TERMS } from '#content/terms.ts';
import type { AnswerLinks } from '../calls/answer-links.ts';
import type { Side } from '../calls/answer-token.ts';
import { CALLS } from '../calls/take-time.ts';
import type { BookedTime, Lead, SiteFacts } from '../lead-type.ts';
import type { MailKind, MailViews, NoteView } from '../mail-views.ts';
import { type Appointment, findAppointment, findDeviceZone, findLead } from '../store/find-lead.ts';
import { formatDay, formatInZone, formatOnDevice, wallTimeHere } from '../time-zones.ts';
import { type Booking, requestedStart, teamFacts, teamLinks, visitorLinks } from '../types/booking.ts';
import { contactOf, leadType } from '../types.ts';
import type { Health } from './alerts.ts';
import type { DeliveryKind } from './channels.ts';
import { leaveOut } from './delivery-failure.ts';
import { type ConfirmedCall, databaseTime, findCallsOn } from './follow-ups.ts';
import { cancellation, invitation } from './invitation.ts';
import type { Delivery, Outbox } from './outbox.ts';
import { safeName } from './safe-name.ts';
import type { OutgoingMail } from './send-mail.ts';

// A mail to a visitor may reach a stranger: of what was typed only the name is in it, cleaned.

interface Sources extends Outbox {
  site: SiteFacts;
  /** The sender's mailbox. */
  from: string;
  /** The mailboxes to notify, separated by commas; undefined if nobody is. */
  team: string | undefined;
  /** Makes the links that take answers; undefined where the site's address is not known. */
  links: AnswerLinks | undefined;
  health: Health;
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
export function mailComposers({
  site,
  from,
  team,
  links,
  health,
  ...outbox
}: Sources): Partial<Record<DeliveryKind, Compose>> {
  const { db } = outbox;
  const toTeam = { to: { team: team ?? '' } };

  const toVisitors: Partial<Record<DeliveryKind, Compose>> = {
    async acknowledgement(delivery) {
      const { lead_table: table } = delivery;
      const { lead, appointment, deviceZone, time, linksFor } = await readLead(delivery);
      if (appointment?.invitation === delivery.id) return await composeInvitation(delivery);
      // It promises an answer that the visitor has by now.
      if (!isOpen(appointment)) return leaveOut(ANSWERED);
      const view = leadType(table).acknowledgement(lead, site, deviceZone, time, await linksFor('visitor'));
      const to = { visitor: contactOf(table, lead).address };
      return { template: `acknowledgement-${leadType(table).name}`, view, to };
    },
    confirmation: composeInvitation,
    async reminder(delivery) {
      const call = await readCall(delivery, 'confirmed');
      // A call that moved has a reminder of its own.
      if (!delivery.about?.endsWith(call.startsAt.toISOString())) return leaveOut(CHANGED);
      if (call.startsAt <= (await databaseTime(outbox))) return leaveOut('the call had begun');
      return compose('reminder', await reminderView(call), toVisitor(call));
    },
    async decline(delivery) {
      const call = await readCall(delivery, 'declined');
      const asked = { ...call, startsAt: requestedStart(call.booking) };
      const view = { ...visitorView(asked), ...noteView(call.appointment.note) };
      return compose('decline', view, { ...toVisitor(call), ...takenBack(call) });
    },
    async cancellation(delivery) {
      const call = await readCall(delivery, 'cancelled');
      const view = { ...visitorView(call), wasConfirmed: wasConfirmed(call) };
      return compose('cancellation', view, { ...toVisitor(call), ...takenBack(call) });
    },
  };

  const toOurs: Partial<Record<DeliveryKind, Compose>> = {
    mail_alert: async () => compose('alert', { problems: await readProblems(health) }, toTeam),
    async notification(delivery) {
      const { lead_table: table } = delivery;
      const { lead, deviceZone, time, linksFor } = await readLead(delivery);
      const view = leadType(table).notification(lead, deviceZone, time, await linksFor('team'));
      const replyTo = contactOf(table, lead);
      return { template: `notification-${leadType(table).name}`, view, ...toTeam, replyTo };
    },
    async nudge(delivery) {
      const { lead, appointment, deviceZone, linksFor } = await readLead(delivery);
      const booking = lead as Booking;
      if (await isSuspected(booking.id)) return leaveOut('the booking looks like a bot’s');
      if (!isOpen(appointment)) return leaveOut(ANSWERED);
      const isHeld = appointment?.status === 'held';
      const startsAt = isHeld ? startOf(appointment, booking) : requestedStart(booking);
      const view = {
        ...teamFacts(booking, startsAt, deviceZone),
        ...teamLinks(appointment?.status === 'taken' ? undefined : startsAt, await linksFor('team')),
        hours: Number.parseInt(delivery.about ?? '', 10),
        reference: booking.id,
      };
      return compose('nudge', view, { ...toTeam, replyTo: contactOf(CALLS, booking) });
    },
    async agenda({ about }) {
      const date = about ?? '';
      const found = await findCallsOn(db, date, await databaseTime(outbox));
      const calls = await Promise.all(found.map(agendaLine));
      const [first] = calls;
      if (!first) return leaveOut('no call was left that day');
      const count = calls.length === 1 ? '1 call' : `${calls.length} calls`;
      return compose('agenda', { day: formatDay(date), count, first: first.time, calls }, toTeam);
    },
    async team_confirmation(delivery) {
      const call = await readCall(delivery, 'confirmed');
      const linkTo = await links?.linksFor('team', call.booking, call.startsAt);
      const view = {
        ...teamView(call),
        ...meetingView(call),
        isMoved: wasConfirmed(call),
        moveUrl: linkTo?.('move'),
        declineUrl: linkTo?.('decline'),
      };
      const replyTo = contactOf(CALLS, call.booking);
      return compose('team-confirmation', view, {
        ...toTeam,
        replyTo,
        invitation: invitation(teamEvent(call), site),
      });
    },
    async team_cancellation(delivery) {
      const call = await readCall(delivery, 'declined', 'cancelled');
      const view = { ...teamView(call), wasConfirmed: wasConfirmed(call) };
      const replyTo = contactOf(CALLS, call.booking);
      return compose('team-cancellation', view, { ...toTeam, replyTo, ...takenBack(call, teamEvent(call)) });
    },
  };
  return team === undefined ? toVisitors : { ...toVisitors, ...toOurs };

  async function composeInvitation(delivery: Delivery): Promise<ComposedMail> {
    const call = await readCall(delivery, 'confirmed');
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

  /** Reads a lead, and what became of the call that it asks for, if any. */
  async function readLead({ lead_table: table, lead_id: id }: Delivery) {
    const lead: Lead = (await findLead(db, table, id)) ?? leaveOut(ERASED);
    const appointment = await findAppointment(db, id);
    const startsAt = appointment?.starts_at ? new Date(appointment.starts_at) : undefined;
    return {
      lead,
      appointment,
      deviceZone: await findDeviceZone(db, table, id),
      time: bookedTime(appointment, await databaseTime(outbox)),
      /** There are links about a booking only. */
      linksFor: async (side: Side) =>
        table === CALLS ? await links?.linksFor(side, lead as Booking, startsAt) : undefined,
    };
  }

  async function readCall({ lead_id }: Delivery, ...statuses: Appointment['status'][]): Promise<Call> {
    const booking = await findLead(db, CALLS, lead_id);
    const appointment = await findAppointment(db, lead_id);
    if (!booking || !appointment || !statuses.includes(appointment.status)) return leaveOut(CHANGED);
    const deviceZone = await findDeviceZone(db, CALLS, lead_id);
    return { booking, appointment, startsAt: startOf(appointment, booking), deviceZone };
  }

  async function reminderView(call: Call): Promise<MailViews['reminder']> {
    const { booking, startsAt, deviceZone } = call;
    return {
      ...visitorView(call),
      ...meetingView(call),
      ...visitorLinks(await links?.linksFor('visitor', booking, startsAt)),
      deviceTime: deviceZone && formatOnDevice(deviceZone, booking.timezone, startsAt),
      minutes: TERMS.callMinutes,
    };
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

  /** Whether the visitor already has an invitation to this call. */
  async function wasInvited({ booking_id, invitation }: Appointment): Promise<boolean> {
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

  async function isSuspected(id: string): Promise<boolean> {
    const found = db.selectFrom('suspicions').select('lead_id').where('lead_id', '=', id);
    return (await found.executeTakeFirst()) !== undefined;
  }
}

/** Reads what is wrong now, for an alert. */
export async function readProblems(health: Health): Promise<{ what: string; todo: string }[]> {
  const problems = await health();
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

function meetingView({ appointment: { link } }: Call) {
  return { hasLink: link !== null, link };
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
