/**
 * Who runs this site. Change the brand here and every page, title, feed and mail follows.
 * All of it is sample data until you have replaced it.
 */
export const SITE = {
  brand: 'Loomline',
  /** Public origin, used where `SITE_URL` is not set. */
  origin: 'https://loomline.example',
  description:
    'Custom AI chat agents for apparel and fashion stores. They answer sizing, stock and order questions from your own data. Two-week trial, no setup fee, no retainer.',
  language: 'en',
  email: 'hello@loomline.example',
  copyrightYear: 2024,
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/your-page' },
    { name: 'Instagram', url: 'https://www.instagram.com/your-page' },
    { name: 'YouTube', url: 'https://www.youtube.com/@your-page' },
  ],
} as const;

/** Spec section 9. */
export const TERMS = {
  trialDays: 14,
  callMinutes: 15,
  confirmationHours: 24,
} as const;
