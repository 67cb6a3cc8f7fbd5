import type { Service } from './service.ts';
import { CRM_INTEGRATION } from './services/crm-integration.ts';
import { EMAIL_OUTREACH } from './services/email-outreach.ts';
import { MOBILE_APP } from './services/mobile-app.ts';
import { PHONE_SUPPORT } from './services/phone-support.ts';
import { SCHEDULING } from './services/scheduling.ts';
import { WEBSITE_CHAT } from './services/website-chat.ts';
import { WEBSITE_CREATION } from './services/website-creation.ts';

/** The services in display order, starting with the core offer. Names and claims come from spec sections 1 and 2. */
export const SERVICES: Service[] = [
  WEBSITE_CHAT,
  PHONE_SUPPORT,
  EMAIL_OUTREACH,
  WEBSITE_CREATION,
  CRM_INTEGRATION,
  SCHEDULING,
  MOBILE_APP,
];
