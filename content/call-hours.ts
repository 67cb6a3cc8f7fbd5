type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

export interface CallHours {
  /** IANA time zone, such as `Europe/London`. */
  zone: string;
  /** Hours for each weekday, as `HH:MM` in `zone`. If `to` is not after `from`, `to` is on the next day. */
  week: Record<Weekday, readonly { from: string; to: string }[]>;
  /** Minutes between offered start times, counted from `from`. */
  stepMinutes: number;
  /** Minimum notice for a call, in hours. */
  noticeHours: number;
  /** How many days after today can be booked. */
  daysAhead: number;
  /** Days without calls, as `YYYY-MM-DD` in `zone`. */
  closedDays: readonly string[];
  /** Set to false after replacing the sample hours with your own. */
  sample: boolean;
}

/** When calls take place. If null, the booking form offers no available times and mentions no hours. */
export const CALL_HOURS: CallHours | null = {
  zone: 'GMT',
  week: {
    monday: [{ from: '09:00', to: '17:00' }],
    tuesday: [{ from: '09:00', to: '17:00' }],
    wednesday: [{ from: '09:00', to: '17:00' }],
    thursday: [{ from: '09:00', to: '17:00' }],
    friday: [{ from: '09:00', to: '17:00' }],
    saturday: [],
    sunday: [],
  },
  stepMinutes: 30,
  noticeHours: 24,
  daysAhead: 14,
  closedDays: [],
  sample: true,
};
