/**
 * What can be booked, as the form offers it and the database keeps it (spec section 3). Each but the consultation is the
 * `name` or the `bookedAs` of a page in `services.ts`; the build stops where the two differ.
 */
export const SERVICE_NAMES = [
  'Automated Email & Phone Outreach',
  'Fast Website Creation',
  'Chat Agents',
  'Phone Support Agents',
  'CRM Integrations',
  'Appointment Scheduling',
  'Mobile App Building',
  'General Consultation',
] as const;

/** The call itself, which has no page of its own. */
export const CONSULTATION = 'General Consultation';
