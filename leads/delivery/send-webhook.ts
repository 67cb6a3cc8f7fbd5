import { Webhook } from 'standardwebhooks';

export interface WebhookSettings {
  url: string;
  /** `whsec_` and a key in base64. */
  secret: string;
}

const ANSWER_MS = 15_000;

/**
 * Posts an event after the Standard Webhooks specification (https://www.standardwebhooks.com).
 * @param id the same over all tries, so that the receiver can tell a second copy
 * @throws where the receiver does not answer, or with anything but 2xx; a redirect is not followed
 */
export async function sendWebhook(
  { url, secret }: WebhookSettings,
  id: string,
  event: { type: string; timestamp: string; data: object },
): Promise<void> {
  const body = JSON.stringify(event);
  const now = new Date();
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Loomline',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
    body,
  }).catch((error: Error) => {
    const { cause } = error;
    throw new Error(cause instanceof Error ? cause.message || error.message : error.message, {
      cause: error,
    });
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}
