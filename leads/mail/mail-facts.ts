import type { Booking } from '../lead-types/booking.ts';
import type { BookedTime, Fact, LinkTo, Stored } from '../lead-types/lead-type.ts';
import type { LeadRows, LeadTable } from '../lead-types/lead-types.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Renders an email, and escapes everything that a visitor typed. Implemented in `site/mail/`. */
export type RenderMail = <Kind extends MailKind>(kind: Kind, facts: MailFacts[Kind]) => RenderedMail;

export type MailKind = keyof MailFacts;

export type MailFacts = {
  [Table in LeadTable as `${'acknowledgement' | 'notification'} ${Table}`]: LeadFacts<LeadRows[Table]>;
} & {
  confirmation: VisitorCall & { news: News };
  decline: VisitorCall;
  cancellation: VisitorCall;
  proposal: VisitorCall & { proposed: readonly Date[] };
  reminder: VisitorCall;
  'team confirmation': DecidedCall & { news: News };
  'team cancellation': DecidedCall;
  agenda: { day: string; calls: Pick<DecidedCall, 'booking' | 'startsAt' | 'link' | 'linkTo'>[] };
  nudge: CallFacts & { isTaken: boolean; heldUntil: Date | undefined; waited: string };
  /** `text`: what the visitor wrote. */
  reply: { lead: { id: string }; name: string; address: string; text: string };
  /** `words`: from the team to the colleague. */
  'hand over': { name: string; address: string; words: string; summary: readonly Fact[] };
  'sign in': { link: string };
  alert: { problems: { what: string; todo: string }[] };
};

/** What an invitation announces: the call is confirmed, the call has moved, or the call now has a link. */
export type News = 'confirmed' | 'moved' | 'link';

/**
 * The data for an email about a new lead. An acknowledgement may go to a stranger whose address a bot typed, so it may
 * show no typed text except `name`, and its `summary` contains only values chosen from lists.
 */
export interface LeadFacts<Row extends object> {
  lead: Stored<Row>;
  name: string;
  summary: readonly Fact[];
  time: BookedTime | undefined;
  deviceZone: string | undefined;
  /** Undefined if the email contains no answer links. */
  linkTo: LinkTo | undefined;
  /** For nudges, which remind the team of an unanswered lead: how long the quiz or message has been waiting. */
  waited?: string | undefined;
}

export interface CallFacts {
  booking: Booking;
  /** The agreed time of the call, or else the requested time. */
  startsAt: Date;
  deviceZone: string | undefined;
  linkTo: LinkTo | undefined;
}

interface DecidedCall extends CallFacts {
  link: string | null;
  /** The other side's message to the recipient, written with the decision. */
  note: string | null;
  byVisitor: boolean;
  /** Whether the call was confirmed before the last decision. */
  wasConfirmed: boolean;
}

/** The recipient may be a stranger, so the email contains no text by the visitor except a sanitized name. */
export interface VisitorCall extends Omit<DecidedCall, 'booking'> {
  name: string;
  booking: Pick<Booking, 'selected_service' | 'timezone'>;
}
