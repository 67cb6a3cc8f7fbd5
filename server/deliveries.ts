import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/config.ts';
import { type AcknowledgementLimits, acknowledgementsWaiting } from '#leads/delivery/acknowledgements.ts';
import type { DeliveryKind } from '#leads/delivery/channels.ts';
import { type DeliveryWorker, type Send, startDeliveryWorker } from '#leads/delivery/delivery-worker.ts';
import { type LeadStore, StoreUnavailable } from '#leads/store/lead-store.ts';

/** How often at most it is said that the outbox can't be reached. */
const OUTAGE_LOG_MS = 10_000;

/** How often at most it is said that acknowledgements wait. */
const HELD_LOG_MS = 60_000;

/** Sends what the outbox holds while the server runs, and logs what fails, with nobody's address in it. */
export function startDeliveries(
  store: LeadStore,
  send: Partial<Record<DeliveryKind, Send>>,
  limits: AcknowledgementLimits,
  log: FastifyBaseLogger,
): DeliveryWorker {
  let lastOutage = 0;
  let lastHeld = 0;
  return startDeliveryWorker({
    store,
    senders: send,
    limits,
    onFailure({ id, kind, attempts }, { outcome, brief }, next) {
      log.warn(
        { delivery: id, kind, attempts, next, reason: brief },
        outcome === 'sent'
          ? 'a delivery did not reach everybody'
          : next
            ? 'a delivery failed'
            : 'a delivery was given up',
      );
    },
    onChannel(channel, change, failure) {
      if (change === 'resumed') log.info({ channel }, 'a channel works again');
      else
        log.warn({ channel, reason: failure?.brief }, 'a channel is paused: its last tries all failed alike');
    },
    async onHeld() {
      if (Date.now() - lastHeld < HELD_LOG_MS) return;
      lastHeld = Date.now();
      const waiting = await acknowledgementsWaiting(store, limits).catch(() => undefined);
      log.warn(
        { waiting, ...limits },
        'acknowledgements wait: there are too many in an hour, or to one address',
      );
    },
    onOutage(error) {
      if (error instanceof StoreUnavailable && error.isAnnounced) return;
      if (Date.now() - lastOutage < OUTAGE_LOG_MS) return;
      lastOutage = Date.now();
      log.error(
        { reason: error instanceof Error ? error.message : String(error) },
        'the outbox is not reachable',
      );
    },
  });
}

/** One line for the start: what each lead has sent. */
export function describeDeliveries(
  { mail, webhook }: Pick<Config, 'mail' | 'webhook'>,
  kinds: readonly DeliveryKind[],
): string {
  if (kinds.length === 0) return 'No e-mail and no webhook: SMTP_URL and WEBHOOK_URL are not set';
  const parts = [
    mail
      ? `visitors get an e-mail${mail.team ? `, ${mail.team} is told` : ', nobody is told: LEADS_TO is not set'}`
      : 'no e-mail: SMTP_URL is not set',
    webhook && `each lead is posted to ${new URL(webhook.url).host}`,
  ];
  const text = parts.filter(Boolean).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
