/**
 * The services that can be booked, as shown in the form and stored in the database (spec section 3). Each entry
 * except the consultation must equal the `name` or `bookedAs` of a service in `services.ts`; otherwise the build
 * fails.
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

/** A call without a particular service. It has no service page. */
export const CONSULTATION = 'General Consultation';
