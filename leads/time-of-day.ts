/** How the visitor writes a time (spec section 3). */
export type TimeFormat = '24h' | '12h';

const CLOCK_24 = /^(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const CLOCK_12 = /^(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?$/i;

/**
 * Parses a time of day in any form that the field accepts: `15:30`, `3:30 PM`, `3:30pm`, `03:30 PM`, `3 pm`
 * (spec section 5).
 * @returns `HH:MM`, or undefined if the text is not a time
 */
export function to24Hour(text: string): string | undefined {
  const trimmed = text.trim();
  const match24 = CLOCK_24.exec(trimmed);
  if (match24) return format(Number(match24[1]), Number(match24[2]));
  const match12 = CLOCK_12.exec(trimmed);
  if (!match12) return undefined;
  const hour = Number(match12[1]);
  if (hour < 1 || hour > 12) return undefined;
  const isPm = match12[3]?.toLowerCase() === 'p';
  return format((hour % 12) + (isPm ? 12 : 0), Number(match12[2] ?? 0));
}

/** Formats `HH:MM` for a 12-hour clock: `15:30` becomes `3:30 PM`. */
export function to12Hour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function format(hour: number, minute: number): string | undefined {
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
