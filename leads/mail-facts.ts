import type { Booking } from './lead-types/booking.ts';
import type { BookedTime, Fact, Lead, LinkTo } from './lead-types/lead-type.ts';
import type { LeadRows, LeadTable } from './lead-types/lead-types.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Renders a mail, in `site/mail/`: what a visitor typed is inert in it. */
export type RenderMail = <Kind extends MailKind>(kind: Kind, facts: MailFacts[Kind]) => RenderedMail;

export type MailKind = keyof MailFacts;

/** What each kind of mail is about. */
export type MailFacts = {
  [Table in LeadTable as `${'acknowledgement' | 'notification'} ${Table}`]: LeadFacts<LeadRows[Table]>;
} & {
  confirmation: VisitorCall & { news: News };
  decline: VisitorCall;
  cancellation: VisitorCall;
  reminder: VisitorCall;
  'team confirmation': DecidedCall & { news: News };
  'team cancellation': DecidedCall;
  agenda: { day: string; calls: Pick<DecidedCall, 'booking' | 'startsAt' | 'link' | 'linkTo'>[] };
  nudge: CallFacts & { isTaken: boolean; heldUntil: Date | undefined; waited: string };
  alert: { problems: { what: string; todo: string }[] };
};

/** What an invitation tells its reader: the call is confirmed, it has moved, or it now has a link. */
export type News = 'confirmed' | 'moved' | 'link';

/**
 * A lead. The address of an acknowledgement may be a stranger's: `summary` then is what was chosen, and of what was
 * typed only `name` is for it.
 */
export interface LeadFacts<Row extends object> {
  lead: Lead<Row>;
  /** Cleaned. */
  name: string;
  summary: readonly Fact[];
  /** What became of the time that a booking asks for. */
  time: BookedTime | undefined;
  deviceZone: string | undefined;
  /** Undefined where nothing can be answered by a link. */
  linkTo: LinkTo | undefined;
  /** How long nobody has answered a quiz or a message, where the mail reminds of that. */
  waited?: string | undefined;
}

export interface CallFacts {
  booking: Booking;
  /** The time that it has, or was asked for. */
  startsAt: Date;
  /** The IANA zone of the device that booked, if known. */
  deviceZone: string | undefined;
  linkTo: LinkTo | undefined;
}

export interface DecidedCall extends CallFacts {
  /** Where the call is held, if that is known. */
  link: string | null;
  /** What the other side wrote with its decision. */
  note: string | null;
  byVisitor: boolean;
  /** Whether it was confirmed before the last decision. */
  wasConfirmed: boolean;
}

/** A call as its visitor may read it, whose address may be a stranger's: with the name cleaned, and nothing else typed. */
export interface VisitorCall extends Omit<DecidedCall, 'booking' | 'byVisitor'> {
  name: string;
  booking: Pick<Booking, 'selected_service' | 'timezone'>;
}
