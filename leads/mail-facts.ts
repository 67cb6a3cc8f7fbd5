import type { BookedTime, Fact, Lead, LinkTo } from './lead-type.ts';
import type { Booking } from './types/booking.ts';
import type { LeadRows, LeadTable } from './types.ts';

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
  [Table in LeadTable as `acknowledgement ${Table}`]: Acknowledgement<LeadRows[Table]>;
} & {
  [Table in LeadTable as `notification ${Table}`]: Notification<LeadRows[Table]>;
} & {
  confirmation: VisitorCall & { isChanged: boolean };
  decline: VisitorCall;
  cancellation: VisitorCall;
  reminder: VisitorCall;
  'team confirmation': DecidedCall;
  'team cancellation': DecidedCall;
  agenda: { day: string; calls: Pick<DecidedCall, 'booking' | 'startsAt' | 'link' | 'linkTo'>[] };
  nudge: CallFacts & { isTaken: boolean; hours: number };
  alert: { problems: { what: string; todo: string }[] };
};

interface LeadFacts {
  /** What became of the time that a booking asks for. */
  time: BookedTime | undefined;
  /** Undefined where nothing can be answered by a link. */
  linkTo: LinkTo | undefined;
  /** The lead in words. */
  summary: readonly Fact[];
}

/** The address may be a stranger's: of what was typed it has the name only, cleaned, and `summary` is what was chosen. */
export interface Acknowledgement<Row extends object> extends LeadFacts {
  name: string;
  lead: Lead<Row>;
}

export interface Notification<Row extends object> extends LeadFacts {
  lead: Lead<Row>;
  deviceZone: string | undefined;
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
