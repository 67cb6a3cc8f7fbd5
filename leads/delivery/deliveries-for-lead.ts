import type { DeliveryKind } from './channels.ts';
import type { MailSettings } from './send-mail.ts';
import type { WebhookSettings } from './send-webhook.ts';

/** What each new lead has sent: nothing that nobody set up. */
export function deliveriesForLead({
  mail,
  webhook,
}: {
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
}): DeliveryKind[] {
  return [
    ...(mail ? (['acknowledgement'] as const) : []),
    ...(mail?.team ? (['notification'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ];
}
