import type { SERVICES } from '#leads/types/booking-form.ts';

/** The path of each service's page. A consultation has none: it is the call itself. */
export const SERVICE_PAGES: { [Service in (typeof SERVICES)[number]]?: string } = {
  'Automated Email & Phone Outreach': '/services/email-outreach',
  'Fast Website Creation': '/services/website-creation',
  'Chat Agents': '/services/website-chat',
  'Phone Support Agents': '/services/phone-support',
  'CRM Integrations': '/services/crm-integration',
  'Appointment Scheduling': '/services/scheduling',
  'Mobile App Building': '/services/mobile-app',
};
