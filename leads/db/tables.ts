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

/** Which appointments take time. Word for word the condition of the index, which the databases use only then. */
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

/** What is kept beside a lead of any table. Its primary key makes the lead's id unique over all tables. */
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

/** A message to send because of a lead. It holds the id of the lead, and nothing else about its visitor. */
interface DeliveryTable {
  /** Also the Message-ID of the mail, or the id of the webhook. */
  id: string;
  lead_table: LeadTable;
  lead_id: string;
  kind: DeliveryKind;
  created_at: Generated<string>;
  due_at: Generated<string>;
  attempts: Generated<number>;
  /** The worker that is sending it, and until when no other worker may. */
  lease: string | null;
  leased_until: string | null;
  delivered_at: string | null;
  /** Why it was left unsent, if so. Then `delivered_at` is the time of that decision. */
  left_out: string | null;
  /** When it was given up. */
  failed_at: string | null;
  /** Why the last attempt failed, or which recipients were refused while the others got it. */
  error: string | null;
  /** For mails to visitors that count against the limits: a hash of the mailbox, and the time of the count. */
  recipient: string | null;
  counted_at: string | null;
  /** For invitations: the start of the call that the invitation named. */
  told_start: string | null;
  /** The occasion of a follow-up, such as the call's time for a reminder. Unique for each lead and kind. */
  about: string | null;
}

/** A call time that is taken, or a decision about a call. Its generated `lead_id` carries the foreign key. */
interface AppointmentTable {
  /** The id of the booking, or of the block itself. A rename would break the release before. */
  booking_id: string;
  /** `taken`: somebody else has the time that was asked for. */
  status: 'confirmed' | 'declined' | 'cancelled' | 'held' | 'taken' | 'blocked';
  /** For declined calls the time that was confirmed or held before, if any; for `taken` the time that was lost. */
  starts_at: string | null;
  ends_at: string | null;
  /** When a hold ends. An expired hold stays, without effect, until somebody takes its time. */
  held_until: string | null;
  /** What the visitor heard about the time when the lead was stored. */
  first_answer: CallTime | null;
  /** The time that the visitor picked after that. */
  picked_start: string | null;
  link: string | null;
  /** A line from whoever decided to the other side; for a block, its purpose. */
  note: string | null;
  /** With CONFIRM=auto: the id of the acknowledgement that carries the invitation, sent or not. */
  invitation: string | null;
  /** Who decided last, and when. Null for a call that was confirmed on arrival. */
  decided_by: 'team' | 'visitor' | null;
  decided_at: string | null;
  /** When the team first confirmed or declined it. */
  answered_at: string | null;
  /** 1 if the call was confirmed before the last decision, so that calendars may show it. */
  was_confirmed: Generated<number>;
  /** Counts the changes, as calendars do (RFC 5545, SEQUENCE). */
  sequence: Generated<number>;
  created_at: Generated<string>;
}

type ActOnLead = 'confirm' | 'decline' | 'move' | 'cancel' | 'answered' | 'trust' | 'revoke' | 'erase';
type ActOnNotes = 'note' | 'outcome';
type ActOnTime = 'block' | 'unblock';
type ActOnStore = 'retry' | 'forget' | 'export' | 'import' | 'purge' | 'clock' | 'restore';

/** An act on leads. It holds the lead's id, and nothing else about the visitor. */
interface ActTable {
  id: string;
  created_at: Generated<string>;
  actor: 'operator' | 'team' | 'desk' | 'server' | 'visitor';
  /** The system user, for an operator. */
  user_name: string | null;
  act: ActOnLead | ActOnNotes | ActOnTime | ActOnStore;
  /** Set for acts on one lead, which may be erased since. */
  lead_id: ColumnType<string | null, string | undefined, never>;
  /** How many leads the act was about (deliveries for `retry` and `forget`). Null with `lead_id`, and until the act ends. */
  amount: ColumnType<number | null, number | undefined, number>;
  /** In our words. */
  detail: ColumnType<string | null, string | undefined, never>;
}

export type LeadRecord = Selectable<LeadRecordTable>;
export type Delivery = Selectable<DeliveryTable>;
export type Appointment = Selectable<AppointmentTable>;
export type NewAct = Insertable<ActTable>;
export type RecordedAct = Selectable<ActTable>;
