import type { Generated } from 'kysely';
import type { BookingRow } from '../booking.ts';
import type { QuizRow } from '../quiz.ts';

/** The database as Kysely sees it: each table of spec section 3 with `id` and `created_at`. */
export interface Tables {
  call_bookings: Omit<BookingRow, 'id'> & Stored;
  /** SQLite keeps the list of goals as JSON. */
  quiz_submissions: Omit<QuizRow, 'id' | 'automation_goals'> & { automation_goals: string } & Stored;
}

interface Stored {
  /** UUID, lower case. */
  id: string;
  /** UTC, ISO 8601. */
  created_at: Generated<string>;
}
