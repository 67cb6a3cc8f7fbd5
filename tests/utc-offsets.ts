/** How far each choice of the form is ahead of UTC in January and in July, by hand from the zones' own laws. */
export const UTC_OFFSETS = [
  ['GMT', '+00:00', '+00:00'],
  ['UTC', '+00:00', '+00:00'],
  ['EST', '-05:00', '-04:00'],
  ['CST', '-06:00', '-05:00'],
  ['MST', '-07:00', '-06:00'],
  ['PST', '-08:00', '-07:00'],
  ['CET', '+01:00', '+02:00'],
  ['EET', '+02:00', '+03:00'],
  ['IST', '+05:30', '+05:30'],
  ['JST', '+09:00', '+09:00'],
  ['AEST', '+11:00', '+10:00'],
] as const;
