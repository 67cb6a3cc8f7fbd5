/** What is promised everywhere, spec section 9. The server and the mails keep to these figures too. */
export const TERMS = {
  trialDays: 14,
  callMinutes: 15,
  confirmationHours: 24,
  /** Of enquiries that led to nothing. */
  keptDays: 365,
} as const;
