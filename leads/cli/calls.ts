import type { Command } from 'commander';
import { operator } from '../audit.ts';
import { callOff, confirmBooking } from '../calls/decide.ts';
import { readStart } from '../calls/read-start.ts';
import { CALLS } from '../calls/take-time.ts';
import type { DeliveryKind } from '../delivery/channels.ts';
import type { DeliveryFailure } from '../delivery/delivery-failure.ts';
import type { Senders } from '../delivery/delivery-worker.ts';
import { sendNow } from '../delivery/send-now.ts';
import { onOneLine } from '../printable.ts';
import { findAppointment, findLead } from '../store/find-lead.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { formatHere, formatInZone } from '../time-zones.ts';
import type { Booking } from '../types/booking.ts';
import { leadType } from '../types.ts';
import { id, link } from './arguments.ts';
import { type CliContext, requireLead } from './context.ts';
import { print, printJson } from './terminal.ts';

export function addCallCommands(program: Command, context: CliContext): void {
  program
    .command('confirm')
    .description('Confirms a call, and mails the visitor an invitation. Confirming again moves the call.')
    .argument('<id>', 'the booking’s id', id)
    .option(
      '--at <time>',
      'asked for the time they asked for, a time in their zone (2026-12-01 15:30), or one with its offset',
      'asked',
    )
    .option('--link <url>', 'where the call is held', link)
    .option('--json', 'as JSON')
    .action((bookingId: string, options: ConfirmOptions) => confirm(bookingId, options, context));

  program
    .command('decline')
    .description('Declines a call, and tells the visitor.')
    .argument('<id>', 'the booking’s id', id)
    .option('--note <text>', 'a line to the visitor that says why')
    .option('--json', 'as JSON')
    .action((bookingId: string, options: DeclineOptions) => decline(bookingId, options, context));
}

interface ConfirmOptions {
  at: string;
  link?: string;
  json?: true;
}

interface DeclineOptions {
  note?: string;
  json?: true;
}

async function confirm(bookingId: string, options: ConfirmOptions, context: CliContext): Promise<void> {
  const store = await context.open();
  const booking = await findBooking(store, bookingId);
  const appointment = await findAppointment(store.db, bookingId);
  const startsAt = readStart(options.at, booking, appointment?.picked_start);
  if (startsAt <= new Date()) throw new Error(`${formatHere(startsAt)} is over`);
  const senders = await context.senders(store);
  const call = { startsAt, link: options.link ?? null };
  const delivery = await confirmBooking(store, booking, call, makingOf(senders));
  const times = `${formatInZone(booking.timezone, startsAt)}, which is ${formatHere(startsAt)}`;
  const mail = await mailVisitor(store, senders, delivery);
  if (options.json) printJson({ id: bookingId, starts_at: startsAt.toISOString(), mail });
  else print(`Confirmed: ${onOneLine(booking.name)}, ${times}.\n${MAIL_OUTCOMES[mail]}`);
}

async function decline(bookingId: string, options: DeclineOptions, context: CliContext): Promise<void> {
  const store = await context.open();
  const booking = await findBooking(store, bookingId);
  const senders = await context.senders(store);
  const delivery = await callOff(store, 'declined', booking, options.note ?? null, makingOf(senders));
  const mail = await mailVisitor(store, senders, delivery);
  if (options.json) printJson({ id: bookingId, mail });
  else print(`Declined: ${onOneLine(booking.name)}.\n${MAIL_OUTCOMES[mail]}`);
}

function makingOf(senders: Senders) {
  return { by: operator(), kinds: Object.keys(senders) as DeliveryKind[] };
}

async function findBooking(store: LeadStore, bookingId: string): Promise<Booking> {
  const booking = await findLead(store.db, CALLS, bookingId);
  if (booking) return booking;
  const { table } = await requireLead(store, bookingId);
  throw new Error(
    `That lead is a ${leadType(table).name} submission; only bookings can be confirmed or declined`,
  );
}

type MailOutcome = 'sent' | 'queued' | 'undeliverable' | 'changed' | 'off';

const OUTCOMES = {
  sent: 'sent',
  again: 'queued',
  refused: 'undeliverable',
  'left out': 'changed',
} as const satisfies Record<DeliveryFailure['outcome'], MailOutcome>;

const MAIL_OUTCOMES: Record<MailOutcome, string> = {
  sent: 'The visitor has been mailed.',
  queued: 'The mail server did not take the mail now: the server tries again while it runs.',
  undeliverable: 'No mail can reach that address: look at it with show, and tell the visitor yourself.',
  changed: 'No mail was sent: somebody else changed the call just now. Look at it with show.',
  off: 'No mail was sent: SMTP_URL is not set. Tell the visitor yourself.',
};

async function mailVisitor(
  store: LeadStore,
  senders: Senders,
  deliveryId: string | undefined,
): Promise<MailOutcome> {
  return deliveryId === undefined ? 'off' : OUTCOMES[await sendNow(store, senders, deliveryId)];
}
