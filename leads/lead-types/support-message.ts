import { rowFromForm } from '../validation.ts';
import { type LeadType, typed } from './lead-type.ts';
import { SUPPORT_MESSAGE_SCHEMA, type SupportMessageRow } from './support-message-form.ts';

export const SUPPORT_MESSAGE = {
  name: 'message' as const,
  plural: 'messages',
  filter: 'messages',
  contact: { name: 'name', email: 'email' },
  choices: [],
  formPath: '/support#message',
  thanksPath: '/support/thanks',
  fastestSeconds: 0,
  schema: () => SUPPORT_MESSAGE_SCHEMA,
  fromForm: (values) => rowFromForm(SUPPORT_MESSAGE_SCHEMA, values),
  headline: (lead) => ({ who: lead.name, what: lead.message.trim().split('\n', 1)[0] ?? '' }),
  facts: (lead) => [typed('Name', lead.name), typed('Email', lead.email), typed('Message', lead.message)],
  timeZone: () => undefined,
} satisfies LeadType<SupportMessageRow>;
