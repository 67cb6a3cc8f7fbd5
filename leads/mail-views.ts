import type { TeamFacts, TeamLinks, VisitorLinks } from './types/booking.ts';
import type { LEAD_TYPES, LeadTable } from './types.ts';

/** What fills each mail's template. The mails in `site/mail/` are typed by it, and so is what fills them. */
export type MailViews = LeadMailViews<'acknowledgement'> &
  LeadMailViews<'notification'> &
  CallMailViews & { alert: { problems: { what: string; todo: string }[] } };

export type MailKind = keyof MailViews;

type Types = typeof LEAD_TYPES;

/** What the types of leads make. */
type LeadMailViews<Mail extends 'acknowledgement' | 'notification'> = {
  [Table in LeadTable as `${Mail}-${Types[Table]['name']}`]: ReturnType<Types[Table][Mail]>;
};

interface CallMailViews {
  /** `isChanged`: the call had another time or link before. */
  confirmation: Reminder & NoteView & { isChanged: boolean };
  decline: Call & NoteView;
  cancellation: Call & { wasConfirmed: boolean };
  reminder: Reminder;
  'team-confirmation': TeamFacts &
    Link &
    NoteView &
    Pick<TeamLinks, 'moveUrl' | 'declineUrl'> & { isMoved: boolean; byVisitor: boolean };
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

/** What a mail to the visitor says of a call. */
interface Call {
  name: string;
  service: string;
  /** With its zone. */
  when: string;
}

interface Reminder extends Call, Link, VisitorLinks {
  /** `when` by the clock of the device that booked; undefined if that is not known. */
  deviceTime: string | undefined;
  minutes: number;
}

interface Link {
  /** Where the call is held, if that is known. */
  link: string | null;
}

/** What the other side wrote with its decision, by its lines. */
export interface NoteView {
  hasNote: boolean;
  note: string[];
}
