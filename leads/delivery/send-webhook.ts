import { Webhook } from 'standardwebhooks';
import { DeliveryFailure } from './delivery-failure.ts';

export interface WebhookSettings {
  /** A user and a password in it are sent as HTTP has them (RFC 7617). */
  url: string;
  /** `whsec_` and a key in base64. */
  secret: string;
  /** How long the receiver may take to answer, in ms. */
  answerMs?: number;
}

/**
 * Posts an event after the Standard Webhooks specification (https://www.standardwebhooks.com).
 * @param id the same over all tries, so that the receiver can tell a second copy
 * @param signal breaks it off
 * @throws DeliveryFailure where the receiver does not answer, or with anything but 2xx; a redirect is not followed
 */
export async function sendWebhook(
  { url, secret, answerMs = 15_000 }: WebhookSettings,
  id: string,
  event: { type: string; timestamp: string; data: object },
  signal?: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(event);
  const now = new Date();
  const { address, authorization } = withoutCredentials(url);
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.any([AbortSignal.timeout(answerMs), ...(signal ? [signal] : [])]),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Loomline',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
      ...(authorization && { authorization }),
    },
    body,
  }).catch((error: Error) => {
    throw new DeliveryFailure(reasonOf(error), { cause: error, trouble: codeOf(error) });
  });
  await response.body?.cancel();
  if (response.ok) return;
  const { status } = response;
  throw new DeliveryFailure(`the webhook answered ${status}`, {
    trouble: ABOUT_THE_LEAD.includes(status) ? null : String(status),
  });
}

/** Answers that may be about this one lead; with any other the receiver takes none. */
const ABOUT_THE_LEAD = [400, 409, 413, 415, 422, 500];

/** `fetch` takes no address with a password in it. */
function withoutCredentials(url: string): { address: URL; authorization: string | undefined } {
  const address = new URL(url);
  const credentials = [address.username, address.password].map(decodeURIComponent).join(':');
  address.username = '';
  address.password = '';
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  return { address, authorization: credentials === ':' ? undefined : authorization };
}

/** In what way nobody answered, in the same words each time. */
function codeOf({ name, cause }: Error): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : name;
}

/** `fetch` says why in the cause, and that of a host with several addresses has one reason for each. */
function reasonOf({ message, cause }: Error): string {
  if (cause instanceof AggregateError) return cause.errors.map(({ message }) => message).join('; ');
  return cause instanceof Error ? cause.message : message;
}
