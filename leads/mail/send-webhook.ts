import { Webhook } from 'standardwebhooks';
import { errorMessage } from '../error-message.ts';
import { DeliveryFailure } from '../outbox/delivery-failure.ts';
import { withoutCredentials } from '../without-credentials.ts';

export interface WebhookSettings {
  /** Credentials in the URL are sent as Basic authentication (RFC 7617). */
  url: string;
  /** `whsec_` and a base64 key; undefined for Slack, where posts aren't signed. */
  secret: string | undefined;
  /** Response timeout in ms. */
  answerMs?: number;
}

/**
 * Posts a signed event as defined by the Standard Webhooks specification (https://www.standardwebhooks.com), or posts
 * `text` to Slack. Does not follow redirects. @throws DeliveryFailure unless the receiver answers 2xx
 * @param id the same in every attempt, so that the receiver recognizes duplicates
 */
export async function sendWebhook(
  { url, secret, answerMs = 15_000 }: WebhookSettings,
  id: string,
  event: { type: string; timestamp: string; data: object },
  text: string,
  signal?: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(secret === undefined ? { text: slackText(text) } : event);
  const now = new Date();
  const { address, headers } = withoutCredentials(url);
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.any([AbortSignal.timeout(answerMs), ...(signal ? [signal] : [])]),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Loomline',
      ...(secret !== undefined && {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, now, body),
      }),
      ...headers,
    },
    body,
  }).catch((error: unknown) => {
    throw new DeliveryFailure(errorMessage(error));
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryFailure(`the webhook answered ${response.status}`);
}

/**
 * Escapes text for Slack (https://docs.slack.dev/messaging/formatting-message-text), so that it can't contain mentions
 * or links. A word joiner breaks up `@channel` and bare URLs for other programs that accept Slack's format.
 */
function slackText(text: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return text
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? '')
    .replace(/(?<![\w.+-])@|:(?=\/\/)/g, '$&\u2060');
}
