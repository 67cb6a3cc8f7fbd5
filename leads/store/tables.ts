import type { Generated } from 'kysely';
import type { BookingRow } from '../booking.ts';

/** The database as Kysely sees it: each table of spec section 3 with `id` and `created_at`. */
export interface Tables {
  call_bookings: Omit<BookingRow, 'id'> & Stored;
}

interface Stored {
  /** UUID, lower case. */
  id: string;
  /** UTC, ISO 8601. */
  created_at: Generated<string>;
}
