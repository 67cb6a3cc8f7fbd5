import {
  type ColumnType,
  type Generated,
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
} from 'kysely';
import type { CallTime } from '../call.ts';
import type { LeadRows, LeadTable } from '../lead-types/lead-types.ts';
import type { DeliveryKind } from '../outbox/kinds.ts';

/** The database as Kysely sees it. Points in time are UTC, ISO 8601; ids are UUIDs in lower case. */
export type Tables = { [Table in LeadTable]: LeadColumns<LeadRows[Table]> } & {
  leads: LeadRecordTable;
  deliveries: DeliveryTable;
  appointments: AppointmentTable;
  keys: KeyTable;
  audit: ActTable;
};

/** The database, or a transaction in it. */
export type Db = Kysely<Tables>;

type LeadColumns<Row> = Omit<Row, 'id'> & { id: string; created_at: Generated<string> };

export const CALLS = 'call_bookings';

/** What takes time off the calendar. Word for word the condition of its index, which is used only then. */
export const TAKES_TIME = "status in ('confirmed', 'held', 'blocked')";

/**
 * Whether a lead of a table, which the query names `lead`, waits for an answer: it isn't suspected, and neither answered
 * nor taken back by its visitor. Each lead that doesn't wait costs one look at an index.
 */
export function waits(table: LeadTable): RawBuilder<boolean> {
  const isOpen = sql<boolean>`not exists (
    select 1 from leads where id = lead.id and (suspicion is not null or replied_at is not null))`;
  if (table !== CALLS) return isOpen;
  return sql`not exists (select 1 from appointments
    where booking_id = lead.id and status in ('confirmed', 'declined', 'cancelled')) and ${isOpen}`;
}

/** What became of a lead in the end. */
export const OUTCOMES = ['open', 'won', 'lost', 'no-show'] as const;

type Outcome = (typeof OUTCOMES)[number];

/** What is kept beside a lead of any table, and what makes its id its own. */
interface LeadRecordTable {
  id: string;
  lead_table: LeadTable;
  suspicion: string | null;
  /** The IANA time zone of the device that it came from. */
  device_zone: string | null;
  /** Where its visitor came from: a path of ours with its `utm_*`, or another site's host. */
  source: string | null;
  /** When the team said that it has answered a quiz or a message. */
  replied_at: string | null;
  /** What the team noted about it, for itself. */
  team_note: string | null;
  outcome: Outcome | null;
  /** How often the links in the mails about it were revoked. */
  revocations: Generated<number>;
  /** A keyed hash of the IPv4 address or the IPv6 /64 network that sent it, while a limit needs it. */
  network: string | null;
}

/**
 * What this installation keeps for itself: the key of its links and hashes, when a server last looked at the clock, on
 * PostgreSQL the key of the desk, and how often the model was asked today.
 */
interface KeyTable {
  name: 'answer links' | 'last look' | 'desk' | 'asked';
  key: string;
}

/** A message to send because of a lead. It names the lead, and holds nothing of who sent it. */
interface DeliveryTable {
  /** Also the Message-ID of the mail, or the id of the webhook. */
  id: string;
  lead_table: LeadTable;
  lead_id: string;
  kind: DeliveryKind;
  created_at: Generated<string>;
  due_at: Generated<string>;
  attempts: Generated<number>;
  /** Who is sending it now, and until when nobody else may. */
  lease: string | null;
  leased_until: string | null;
  delivered_at: string | null;
  /** Why it was not sent after all, if so. Then `delivered_at` says when that was decided. */
  left_out: string | null;
  /** When it was given up. */
  failed_at: string | null;
  /** Why the last try failed, or of whom it was refused while others have it. */
  error: string | null;
  /** Of a mail to a visitor that was counted against the limits: a hash of its mailbox, and when. */
  recipient: string | null;
  counted_at: string | null;
  /** Of an invitation: the start of the call that it named. */
  told_start: string | null;
  /** What it was made for, such as a reminder for its call's time. There is one for each. */
  about: string | null;
}

/** Who has a time, or what the provider decided about a call. */
interface AppointmentTable {
  /** Of a block: its own id. */
  booking_id: string;
  /** `taken`: somebody else has the time that was asked for. */
  status: 'confirmed' | 'declined' | 'cancelled' | 'held' | 'taken' | 'blocked';
  /** Of a declined call: the time it had been confirmed or held for, if any. Of a taken one: the time that was lost. */
  starts_at: string | null;
  ends_at: string | null;
  /** When a hold ends. Until somebody takes its time it stays, and counts for nothing. */
  held_until: string | null;
  /** What the visitor heard about the time when the lead was stored. */
  first_answer: CallTime | null;
  /** The time that the visitor picked after that. */
  picked_start: string | null;
  link: string | null;
  /** A line from whoever decided to the other side; of a block, what it is for. */
  note: string | null;
  /** Of a call that was confirmed by itself: the id of the acknowledgement that brings the invitation, sent or not. */
  invitation: string | null;
  /** Who decided last, and when. Null for a call that was confirmed as it came in. */
  decided_by: 'team' | 'visitor' | null;
  decided_at: string | null;
  /** When the team first confirmed or declined it. */
  answered_at: string | null;
  /** 1 for a call that was confirmed before the last decision, so that calendars may have it. */
  was_confirmed: Generated<number>;
  /** Counts the changes, as calendars do (RFC 5545, SEQUENCE). */
  sequence: Generated<number>;
  created_at: Generated<string>;
}

type ActOnLead = 'confirm' | 'decline' | 'move' | 'cancel' | 'answered' | 'trust' | 'revoke' | 'erase';
type ActOnNotes = 'note' | 'outcome';
type ActOnTime = 'block' | 'unblock';
type ActOnStore = 'retry' | 'forget' | 'export' | 'import' | 'purge' | 'clock' | 'restore';

/** What somebody did to leads. It holds nothing of a visitor but the lead's id. */
interface ActTable {
  id: string;
  created_at: Generated<string>;
  actor: 'operator' | 'team' | 'desk' | 'server' | 'visitor';
  /** Of an operator: the system user. */
  user_name: string | null;
  act: ActOnLead | ActOnNotes | ActOnTime | ActOnStore;
  /** Of an act on one lead, which may be gone. */
  lead_id: ColumnType<string | null, string | undefined, never>;
  /** Leads that the act was about; deliveries for `retry` and `forget`. Null where `lead_id` says it, and until the end. */
  amount: ColumnType<number | null, number | undefined, number>;
  /** In our words. */
  detail: ColumnType<string | null, string | undefined, never>;
}

export type LeadRecord = Selectable<LeadRecordTable>;
export type Delivery = Selectable<DeliveryTable>;
export type Appointment = Selectable<AppointmentTable>;
export type NewAct = Insertable<ActTable>;
export type RecordedAct = Selectable<ActTable>;
