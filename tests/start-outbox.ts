import { Webhook } from 'standardwebhooks';
import { SITE } from '#content/site.ts';
import { linkKey } from '#leads/db/keys.ts';
import { openStore } from '#leads/db/open-store.ts';
import { sendableKinds } from '#leads/delivery-kinds.ts';
import type { BookingRow } from '#leads/lead-types/booking-form.ts';
import type { AcknowledgementLimits } from '#leads/mail/count-mail.ts';
import { createSenders } from '#leads/mail/create-senders.ts';
import { messageTokens } from '#leads/mail/message-tokens.ts';
import { createMailer } from '#leads/mail/send-mail.ts';
import { startDeliveryWorker } from '#leads/outbox/delivery-worker.ts';
import type { Delivery } from '#leads/outbox/outbox.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { mailRenderer } from '#site/mail/render-mail.tsx';
import { newDatabase } from './new-database.ts';
import { newBooking } from './new-leads.ts';
import type { ReceivedPost } from './start-receiver.ts';

export const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
export const TEAM = 'team@loomline.example';

interface Options extends Partial<Parameters<typeof startDeliveryWorker>[0]> {
  databaseUrl?: string;
  smtpUrl?: string | undefined;
  team?: string;
  webhookUrl?: string | undefined;
  /** How long to wait for the mail server or the webhook. */
  patienceMs?: number;
  findProblems?: () => Promise<string[]>;
  /** Whether emails carry tokens, as with `INBOX_URL`. */
  hasInbox?: boolean;
  limits?: AcknowledgementLimits;
}

/** Opens a store, and starts a delivery worker for its outbox in this process. */
export async function startOutbox({
  databaseUrl,
  smtpUrl,
  team = TEAM,
  webhookUrl,
  patienceMs = 5000,
  findProblems = async () => [],
  hasInbox = false,
  // By default, no limit is reached. Tests of the limits override this.
  limits = { perHour: 1_000_000, perRecipient: 1_000_000 },
  ...options
}: Options) {
  const url = databaseUrl ?? (await newDatabase('sqlite'));
  const mail = smtpUrl ? { url: smtpUrl, from: 'Loomline <hello@loomline.example>', team } : undefined;
  const webhook = webhookUrl ? { url: webhookUrl, secret: SECRET, answerMs: patienceMs } : undefined;
  const store = await openStore(url, { kinds: sendableKinds({ mail, webhook }) });
  const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const failures: string[] = [];
  const worker = startDeliveryWorker({
    store,
    senders: createSenders({
      ...store,
      ...{ webhook, findProblems },
      mailing: mail && {
        ...{ settings: mail, limits },
        mailer: createMailer(mail.url, timeouts),
        tokens: hasInbox ? messageTokens(await linkKey(store.db)) : undefined,
        ...{ site: SITE, render: mailRenderer(SITE) },
      },
    }),
    onFailure: (_delivery, { message }) => failures.push(message),
    onOutage: () => {},
    // Tests call `tryNow` instead of waiting for a retry.
    pollMs: 60_000,
    ...options,
  });
  const unsent = () => store.db.selectFrom('deliveries').selectAll().where('delivered_at', 'is', null);
  return {
    url,
    store,
    worker,
    /** The error message of each failed attempt. */
    failures,
    /** Stores a booking, queues its deliveries, and returns its id. */
    async book(change: Partial<BookingRow> = {}): Promise<string> {
      const row = newBooking(change);
      await insertLead(store, 'call_bookings', row);
      worker.wake();
      return row.id;
    },
    deliveries: (): Promise<Delivery[]> =>
      store.db.selectFrom('deliveries').selectAll().orderBy('created_at').execute(),
    /** Counts the deliveries that are neither sent nor failed permanently. */
    pending: async (): Promise<number> => (await unsent().where('failed_at', 'is', null).execute()).length,
    /** Makes every retry due now. */
    async tryNow(): Promise<void> {
      await store.db.updateTable('deliveries').set({ due_at: '2000-01-01T00:00:00.000Z' }).execute();
      worker.wake();
    },
    async stop(): Promise<void> {
      await worker.stop(1000);
      await store.close();
    },
  };
}

/** Verifies the signature of a received post, and returns its event. */
export function verified({ body, headers }: ReceivedPost) {
  return new Webhook(SECRET).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
}
