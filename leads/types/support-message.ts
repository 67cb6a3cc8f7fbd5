import { type Lead, type LeadType, typed } from '../lead-type.ts';
import { mailtoUrl } from '../mail/mail-address.ts';
import { safeName } from '../mail/safe-name.ts';
import { formatHere } from '../time-zones.ts';
import {
  checkSupportMessage,
  type SupportMessageRow,
  supportMessageFromForm,
} from './support-message-form.ts';

type SupportMessage = Lead<SupportMessageRow>;

export const SUPPORT_MESSAGE = {
  name: 'message' as const,
  plural: 'messages',
  lists: {},
  contact: { name: 'name', email: 'email' },
  formPath: '/support#message',
  thanksPath: '/support/thanks',
  fastestSeconds: 0,
  check: checkSupportMessage,
  fromForm: supportMessageFromForm,
  headline: (lead) => ({ who: lead.name, what: lead.message.trim().split('\n', 1)[0] ?? '' }),
  facts: (lead) => [typed('Name', lead.name), typed('Email', lead.email), typed('Message', lead.message)],
  timeZone: () => undefined,
  acknowledgement: (lead: SupportMessage) => ({ name: safeName(lead.name) }),
  notification: (lead: SupportMessage) => ({
    name: lead.name,
    email: lead.email,
    mailto: mailtoUrl(lead.email),
    message: lead.message.split('\n'),
    reference: lead.id,
    received: formatHere(new Date(lead.created_at)),
  }),
} satisfies LeadType<SupportMessageRow>;
