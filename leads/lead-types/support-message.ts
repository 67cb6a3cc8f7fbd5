import { type LeadType, typed } from './lead-type.ts';
import * as form from './support-message-form.ts';

export const SUPPORT_MESSAGE = {
  name: 'message' as const,
  plural: 'messages',
  lists: {},
  contact: { name: 'name', email: 'email' },
  choices: [],
  formPath: '/support#message',
  thanksPath: '/support/thanks',
  fastestSeconds: 0,
  check: form.checkSupportMessage,
  fromForm: form.supportMessageFromForm,
  headline: (lead) => ({ who: lead.name, what: lead.message.trim().split('\n', 1)[0] ?? '' }),
  facts: (lead) => [typed('Name', lead.name), typed('Email', lead.email), typed('Message', lead.message)],
  timeZone: () => undefined,
} satisfies LeadType<form.SupportMessageRow>;
