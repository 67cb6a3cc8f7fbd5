import type { Problem } from './delivery/alerts.ts';
import type { LEAD_TYPES, LeadTable } from './types.ts';

/** What fills each mail's template. The mails in `site/mail/` are typed by it, and so is what fills them. */
export type MailViews = LeadMailViews<'acknowledgement'> &
  LeadMailViews<'notification'> &
  CallMailViews & { alert: { problems: Problem[] } };

export type MailKind = keyof MailViews;

type Types = typeof LEAD_TYPES;

type LeadMailViews<Mail extends 'acknowledgement' | 'notification'> = {
  [Table in LeadTable as `${Mail}-${Types[Table]['name']}`]: ReturnType<Types[Table][Mail]>;
};

export interface CallMailViews {
  confirmation: {
    name: string;
    service: string;
    /** With its zone. */
    when: string;
    /** The same by the clock of the device that booked; undefined if that is not known. */
    deviceTime: string | undefined;
    minutes: number;
    hasLink: boolean;
    link: string | null;
    /** Whether the call had another time or link before. */
    isChanged: boolean;
  } & NoteView &
    VisitorLinks;
  decline: { name: string; service: string; when: string } & NoteView;
  cancellation: { name: string; service: string; when: string; wasConfirmed: boolean };
  reminder: {
    name: string;
    service: string;
    when: string;
    deviceTime: string | undefined;
    minutes: number;
    hasLink: boolean;
    link: string | null;
  } & VisitorLinks;
  'team-confirmation': TeamFacts &
    NoteView & {
      isMoved: boolean;
      byVisitor: boolean;
      hasLink: boolean;
      link: string | null;
      moveUrl: string | undefined;
      declineUrl: string | undefined;
    };
  'team-cancellation': TeamFacts & NoteView & { byVisitor: boolean; wasConfirmed: boolean };
  agenda: {
    day: string;
    /** Such as `2 calls`. */
    count: string;
    first: string;
    calls: { time: string; who: string; service: string; link: string | null; moveUrl: string | undefined }[];
  };
  nudge: TeamFacts & { hours: number; reference: string } & TeamLinks;
}

/** What the other side wrote with its decision, by its lines. */
export interface NoteView {
  hasNote: boolean;
  note: string[];
}

/** The links of a mail to the visitor; undefined where the site's address is not known, or nothing can be done. */
export interface VisitorLinks {
  moveUrl: string | undefined;
  cancelUrl: string | undefined;
}

/** The links of a mail to the team that asks for an answer. */
export interface TeamLinks {
  confirmUrl: string | undefined;
  moveUrl: string | undefined;
  declineUrl: string | undefined;
  /** The time that is asked for, by the team's clock: `15:30`. */
  providerClock: string | undefined;
}

/** Who a call is with, and when by both clocks. */
export interface TeamFacts {
  name: string;
  email: string;
  /** Undefined where the address is none that mail can be sent to. */
  mailto: string | undefined;
  company: string;
  service: string;
  visitorTime: string;
  providerTime: string;
  deviceTime: string | undefined;
}
