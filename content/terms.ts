/** Figures promised throughout the site (spec section 9). The server and the emails use them too. */
export const TERMS = {
  trialDays: 14,
  callMinutes: 15,
  confirmationHours: 24,
  /** How long to keep enquiries that led to no contract. */
  keptDays: 365,
} as const;
