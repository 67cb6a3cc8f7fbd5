const DAY = 86_400_000;

/** Days since 1 January 1970. */
export type Day = number;

/** Returns the day and the minute of the day in an IANA time zone. */
export function clockIn(zone: string, now: Date): { today: Day; minutes: number } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now);
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return {
    today: Date.UTC(number('year'), number('month') - 1, number('day')) / DAY,
    minutes: number('hour') * 60 + number('minute'),
  };
}

export function isWorkingDay(day: Day): boolean {
  return ![0, 6].includes(dateOf(day).getUTCDay());
}

/** Returns the day `count` working days after `day`. A weekend day counts as the next working day. */
export function workingDaysAfter(day: Day, count: number): Day {
  let at = day;
  while (!isWorkingDay(at)) at += 1;
  for (let left = count; left > 0; left -= 1) {
    at += 1;
    while (!isWorkingDay(at)) at += 1;
  }
  return at;
}

/** Returns a phrase such as 'on Wednesday', or 'on Friday, 4 December' for a day in a later week. */
export function dayName(day: Day, today: Day): string {
  const named = (options: Intl.DateTimeFormatOptions) =>
    dateOf(day).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });
  const name = named({ weekday: 'long' });
  const away = day - today;
  if (away === 0) return 'today';
  if (away === 1) return `tomorrow, ${name}`;
  // Weeks begin on Monday.
  const isThisWeek = Math.floor((day + 3) / 7) === Math.floor((today + 3) / 7);
  return isThisWeek ? `on ${name}` : `on ${name}, ${named({ day: 'numeric', month: 'long' })}`;
}

function dateOf(day: Day): Date {
  return new Date(day * DAY);
}
