import type { ColumnType, Generated } from 'kysely';
import type { BookingRow } from '../booking.ts';
import type { LeadTableName } from '../lead-tables.ts';
import type { QuizRow } from '../quiz.ts';

/** The database as Kysely sees it. Points in time are UTC, ISO 8601; ids are UUIDs in lower case. */
export interface Tables {
  call_bookings: Omit<BookingRow, 'id'> & Stored;
  quiz_submissions: Omit<QuizRow, 'id' | 'automation_goals'> & { automation_goals: StoredList } & Stored;
  suspicions: Suspicion;
  deliveries: Delivery;
  appointments: Appointment;
}

/** SQLite has no lists and keeps them as JSON; `listOf` reads either. */
type StoredList = ColumnType<string | string[], string, string>;

export function listOf(stored: string | string[]): string[] {
  return typeof stored === 'string' ? JSON.parse(stored) : stored;
}

/** A stored lead as it was sent, with its lists as lists. */
export function asSent<Row extends object>(row: Row): Row {
  return 'automation_goals' in row
    ? { ...row, automation_goals: listOf(row.automation_goals as string | string[]) }
    : row;
}

interface Stored {
  id: string;
  created_at: Generated<string>;
}

/** Why a lead is taken for a bot's. */
interface Suspicion {
  lead_id: string;
  lead_table: LeadTableName;
  reason: string;
  created_at: Generated<string>;
}

/** What has to be sent because of a lead. It holds nothing of who sent it, only which lead it is. */
interface Delivery {
  /** Also the Message-ID of the mail, or the id of the webhook. */
  id: string;
  lead_table: LeadTableName;
  lead_id: string;
  kind: DeliveryKind;
  created_at: Generated<string>;
  /** When it is to be tried next. */
  due_at: Generated<string>;
  attempts: Generated<number>;
  /** Who is sending it just now, and until when nobody else may. */
  lease: string | null;
  leased_until: string | null;
  delivered_at: string | null;
  /** When it was given up. */
  failed_at: string | null;
  /** What the last try met. */
  error: string | null;
  /** Of an acknowledgement: a hash of who it goes to, once a server has looked at it. */
  recipient: string | null;
  /** Of an acknowledgement: since when it waits because its recipient has had enough of them for now. */
  held_at: string | null;
}

export type DeliveryKind = 'acknowledgement' | 'notification' | 'webhook' | 'confirmation' | 'decline';

/** What became of a booking. */
interface Appointment {
  booking_id: string;
  status: 'confirmed' | 'declined';
  /** Of a declined call: when it was to be, where it had been confirmed before. */
  starts_at: string | null;
  /** When it is over. */
  ends_at: string | null;
  /** 1 where it was confirmed over another call before the database forbade that. */
  overlapping: Generated<number>;
  /** Where the call is held. */
  link: string | null;
  /** What the visitor is told with a decline. */
  note: string | null;
  /** Counts the changes, as calendars do (RFC 5545, SEQUENCE). */
  sequence: Generated<number>;
  created_at: Generated<string>;
}
