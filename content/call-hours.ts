type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

export interface CallHours {
  /** An IANA time zone, such as `Europe/London`. */
  zone: string;
  /** The hours of each weekday, as `HH:MM` in `zone`. `to` is on the next day unless it is after `from`. */
  week: Record<Weekday, readonly { from: string; to: string }[]>;
  /** Minutes from one offered start to the next, counted from the start of the hours. */
  stepMinutes: number;
  /** Hours between now and the first start that is offered. */
  noticeHours: number;
  /** How many days after today are offered. */
  daysAhead: number;
  /** Days without calls, as `YYYY-MM-DD` in `zone`. */
  closedDays: readonly string[];
  /** Set to false once the hours are yours. */
  sample: boolean;
}

/** When calls are held. With null, the booking form offers no free times and names no hours. */
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
