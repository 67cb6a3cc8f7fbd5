import type { ColumnType, Generated, Insertable, Kysely, RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { CallTimeStatus } from '../call.ts';
import type { DeliveryKind } from '../delivery-kinds.ts';
import type { LeadRows, LeadTable } from '../lead-types/lead-types.ts';

/** The database schema for Kysely. Instants are ISO 8601 in UTC; ids are lowercase UUIDs. */
export type Tables = { [Table in LeadTable]: LeadColumns<LeadRows[Table]> } & {
  leads: LeadRecordTable;
  deliveries: DeliveryTable;
  appointments: AppointmentTable;
  keys: KeyTable;
  audit: ActTable;
  entries: EntryTable;
};

/** The database, or a transaction in it. */
export type Db = Kysely<Tables>;

type LeadColumns<Row> = Omit<Row, 'id'> & { id: string; created_at: Generated<string> };

export const CALLS = 'call_bookings';

/** The condition for appointments that occupy time. A query must repeat this text to use the partial index. */
export const TAKES_TIME = "status in ('confirmed', 'held', 'blocked')";

/**
 * Returns the condition that a lead is waiting for an answer: it isn't spam, archived, answered or cancelled, or the
 * visitor replied since. The query must alias the lead's table as `lead`. Each lead costs a few index lookups.
 */
export function waits(table: LeadTable): RawBuilder<boolean> {
  const isOpen = sql<boolean>`not exists (select 1 from leads where id = lead.id and (suspicion is not null
    or archived_at is not null or replied_at is not null and heard_at is null))`;
  if (table !== CALLS) return isOpen;
  return sql`(not exists (select 1 from appointments
      where booking_id = lead.id and status in ('confirmed', 'declined', 'cancelled'))
    or exists (select 1 from leads where id = lead.id and heard_at is not null)) and ${isOpen}`;
}

export const OUTCOMES = ['open', 'won', 'lost', 'no-show'] as const;

/**
 * A record of the team's and the server's data about a lead of any type. The primary key makes lead ids unique across
 * all lead tables. The previous release needs the table's name, `leads`.
 */
interface LeadRecordTable {
  id: string;
  lead_table: LeadTable;
  suspicion: string | null;
  /** The IANA time zone of the visitor's device. */
  device_zone: string | null;
  /** Where the visitor came from: a path on our site with its `utm_*` parameters, or another site's host. */
  source: string | null;
  /** When the team marked the quiz or message as answered. */
  replied_at: string | null;
  outcome: (typeof OUTCOMES)[number] | null;
  /** When the visitor replied or declined, until the team has answered. */
  heard_at: string | null;
  /** When the team put the lead away: it no longer waits, and the inbox doesn't list it. */
  archived_at: string | null;
  /** The day on which the team wants to be reminded of the lead, `YYYY-MM-DD`. */
  remind_on: string | null;
  /** How often the links in emails about the lead were revoked. */
  revocations: Generated<number>;
  /** A keyed hash of the sender's IPv4 address or IPv6 /64 network. Cleared when no quota needs it. */
  network: string | null;
}

/**
 * State of the installation: secret keys, the last clock check, and how many questions the model got today, in total
 * and from each network's hash.
 */
interface KeyTable {
  name: 'answer links' | 'last look' | 'desk' | 'inbox' | 'asked' | `asked ${string}`;
  key: string;
}

/** An email or webhook to send about a lead. The lead's id and a hash are the only visitor data in it. */
interface DeliveryTable {
  /** Also serves as the email's Message-ID or the webhook's id. */
  id: string;
  lead_table: LeadTable;
  lead_id: string;
  kind: DeliveryKind;
  created_at: Generated<string>;
  due_at: Generated<string>;
  attempts: Generated<number>;
  /** The worker that is sending the delivery, and the time until which no other worker may send it. */
  lease: string | null;
  leased_until: string | null;
  delivered_at: string | null;
  /** Why the delivery was deliberately not sent. `delivered_at` is then the time of that decision. */
  left_out: string | null;
  /** When the delivery failed permanently. */
  failed_at: string | null;
  /** Why the last attempt failed. If the delivery reached only some recipients: which others were rejected. */
  error: string | null;
  /** For emails to visitors that count against the limits: a hash of the mailbox, and when the email was counted. */
  recipient: string | null;
  counted_at: string | null;
  /** For invitations: the start time that the invitation stated. */
  told_start: string | null;
  /** The occasion of a follow-up, such as the call's start for a reminder. Unique per lead and kind. */
  about: string | null;
}

/** An occupied time in the calendar, or a decision about a call. Omits the generated foreign key column `lead_id`. */
interface AppointmentTable {
  /** The id of the booking, or of the block. Renaming this column would break the previous release. */
  booking_id: string;
  /** `taken`: somebody else got the requested time. */
  status: 'confirmed' | 'declined' | 'cancelled' | 'held' | 'taken' | 'blocked';
  /** For declined calls: the time confirmed or held before, if any. For `taken`: the time that somebody else got. */
  starts_at: string | null;
  ends_at: string | null;
  /** When a hold expires. The row of an expired hold stays, without effect, until somebody else gets the time. */
  held_until: string | null;
  /** What the visitor was told about the requested time when the lead was stored. */
  first_answer: CallTimeStatus | null;
  /** The time that the visitor picked afterwards, if any. */
  picked_start: string | null;
  link: string | null;
  /** A message to the other side from whoever made the decision. For a block: its purpose. */
  note: string | null;
  /** With CONFIRM=auto: the id of the acknowledgement that carries the invitation, whether or not it was sent. */
  invitation: string | null;
  /** Who made the last decision, and when. Null for a call that was confirmed automatically when booked. */
  decided_by: 'team' | 'visitor' | null;
  decided_at: string | null;
  /** The times that the team proposed when it declined the requested one, as a JSON list of instants. */
  proposed: string | null;
  /** How to undo the last decision, if that is still possible: see `undoDecision`. */
  undo: string | null;
  /** When the team first confirmed or declined the call. */
  answered_at: string | null;
  /** 1 if the call had been confirmed before the last decision. Calendars may then still show the call. */
  was_confirmed: Generated<number>;
  /** The revision number for calendars (SEQUENCE, RFC 5545). */
  sequence: Generated<number>;
  created_at: Generated<string>;
}

/** What an entry about a lead is: a note of the team's, an email from the visitor, or a reply to an invitation. */
export const ENTRY_KINDS = ['note', 'reply', 'bounce', 'accepted', 'declined', 'tentative'] as const;

/** What is kept about a lead over time. Entries are added, and never changed. */
interface EntryTable {
  id: string;
  lead_id: string;
  created_at: Generated<string>;
  kind: (typeof ENTRY_KINDS)[number];
  body: string;
  /** For emails: the Message-ID. Unique per lead and kind. */
  about: string | null;
}

type ActOnLead =
  | 'confirm'
  | 'decline'
  | 'move'
  | 'cancel'
  | 'answered'
  | 'trust'
  | 'revoke'
  | 'erase'
  | 'propose'
  | 'undo';
type ActOnNotes =
  | 'heard'
  | 'note'
  | 'outcome'
  | 'add'
  | 'correct'
  | 'spam'
  | 'archive'
  | 'remind'
  | 'hand-over';
type ActOnTime = 'block' | 'unblock';
type ActOnStore = 'retry' | 'forget' | 'export' | 'import' | 'purge' | 'clock' | 'restore';

/** An audit entry: an act on leads. The lead's id is the only visitor data in the entry. */
interface ActTable {
  id: string;
  created_at: Generated<string>;
  actor: 'operator' | 'team' | 'desk' | 'server' | 'visitor';
  /** For operators: the system user's name. */
  user_name: string | null;
  act: ActOnLead | ActOnNotes | ActOnTime | ActOnStore;
  /** Set for acts on a single lead, which may have been erased since. */
  lead_id: ColumnType<string | null, string | undefined, never>;
  /** How many leads the act affected; for `retry` and `forget`, how many deliveries. Null while an export runs. Grows in batches. */
  amount: ColumnType<number | null, number | undefined, number>;
  /** Free text written by our code, never by visitors. */
  detail: ColumnType<string | null, string | undefined, never>;
}

export type LeadRecord = Selectable<LeadRecordTable>;
export type Delivery = Selectable<DeliveryTable>;
export type Appointment = Selectable<AppointmentTable>;
export type NewAct = Insertable<ActTable>;
export type Entry = Selectable<EntryTable>;
export type RecordedAct = Selectable<ActTable>;
