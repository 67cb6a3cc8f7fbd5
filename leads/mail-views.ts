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

interface CallMailViews {
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
  };
  decline: { name: string; service: string; when: string; hasNote: boolean; note: string | null };
}
