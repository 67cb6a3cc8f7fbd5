import { cleanLine } from './clean-line.ts';

/** The visitor's choice of time format (spec section 3). */
export type TimeFormat = '24h' | '12h';

export const TIME_24 = /^([01]\d|2[0-3]):[0-5]\d$/;

const TIME = /^(\d{1,2})(?:\s*(?:[:.h\u2236]\s*)?([0-5]\d))?\s*(?:h|([ap])\.?\s*m\.?)?$/i;
const SECONDS = /^(\d{2}:\d{2}):\d{2}(\.\d+)?$/;

/**
 * Parses a time of day (spec section 5) such as `15:30`, `1530`, `3:30 PM` or `3 pm`, in digits of any script.
 * @param format with `12h`, `3:30` is ambiguous and counts as invalid, but `15:30` is accepted
 * @returns `HH:MM`, or undefined if the text isn't a time
 */
export function to24Hour(text: string, format: TimeFormat = '24h'): string | undefined {
  const ascii = cleanLine(text.normalize('NFKC')).replace(/\p{Nd}/gu, digit);
  const trimmed = ascii.replace(SECONDS, '$1');
  const [, hours, minute, half] = TIME.exec(trimmed) ?? [];
  if (hours === undefined) return undefined;
  const hour = Number(hours);
  const isOn12HourClock = hour >= 1 && hour <= 12;
  if (half === undefined) return format === '12h' && isOn12HourClock ? undefined : written(hour, minute);
  return isOn12HourClock ? written((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute) : undefined;
}

/** Returns whether only AM or PM is missing from a time in 12-hour format. */
export function lacksAmOrPm(text: string): boolean {
  return to24Hour(text, '12h') === undefined && to24Hour(`${text}am`) !== undefined;
}

/** Formats `HH:MM` in the visitor's format: `15:30` or `3:30 PM`. */
export function formatTime(time: string, format: TimeFormat): string {
  if (format === '24h') return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns the ASCII form of a decimal digit. The ten digits of a script are consecutive in Unicode. */
function digit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

function written(hour: number, minute = '00'): string | undefined {
  return hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${minute}`;
}
