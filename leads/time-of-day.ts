/** How the visitor writes a time, spec section 3. */
export type TimeFormat = '24h' | '12h';

const TWENTY_FOUR = /^(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const TWELVE = /^(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?$/i;

/**
 * Reads a time of day as the form lets it be written: `15:30`, `3:30 PM`, `3:30pm`, `03:30 PM`, `3 pm`.
 * PM hours below 12 add 12, and 12 AM is 00 (spec section 5). Returns `HH:MM`, or undefined for
 * what can't be read as a time.
 */
export function to24Hour(text: string): string | undefined {
  const trimmed = text.trim();
  const twentyFour = TWENTY_FOUR.exec(trimmed);
  if (twentyFour) return clock(Number(twentyFour[1]), Number(twentyFour[2]));
  const twelve = TWELVE.exec(trimmed);
  if (!twelve) return undefined;
  const hour = Number(twelve[1]);
  if (hour < 1 || hour > 12) return undefined;
  const isPm = twelve[3]?.toLowerCase() === 'p';
  return clock((hour % 12) + (isPm ? 12 : 0), Number(twelve[2] ?? 0));
}

/** Writes `HH:MM` the way a twelve-hour clock says it: `15:30` is `3:30 PM`. */
export function to12Hour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function clock(hour: number, minute: number): string | undefined {
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
