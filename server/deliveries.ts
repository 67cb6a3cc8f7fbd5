import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/config.ts';
import type { AcknowledgementLimits } from '#leads/delivery/acknowledgements.ts';
import { type Health, raiseAlerts } from '#leads/delivery/alerts.ts';
import type { DeliveryKind } from '#leads/delivery/channels.ts';
import { type DeliveryWorker, type Senders, startDeliveryWorker } from '#leads/delivery/delivery-worker.ts';
import { raiseFollowUps } from '#leads/delivery/follow-ups.ts';
import { errorMessage } from '#leads/error-message.ts';
import type { LeadStore } from '#leads/store/lead-store.ts';
import { throttle } from './throttle.ts';

const OUTAGE_LOG_INTERVAL_MS = 10_000;

interface Options {
  store: LeadStore;
  senders: Senders;
  limits: AcknowledgementLimits;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  health: Health;
  /** How long before a call its visitor is reminded. */
  remindHours?: readonly number[];
  /** How often to look whether the team has to be told of something. */
  alertEveryMs?: number;
  /** How often to look which reminders and nudges are due. */
  followUpEveryMs?: number;
}

/** Sends what is in the outbox while the server runs, and logs failures, without anybody's address. */
export function startDeliveries({
  store,
  senders,
  limits,
  log,
  health,
  remindHours = [],
  alertEveryMs = 15 * 60_000,
  followUpEveryMs = 20_000,
}: Options): DeliveryWorker {
  const logOutage = throttle(OUTAGE_LOG_INTERVAL_MS, (error: unknown) =>
    log.error({ reason: errorMessage(error) }, 'the outbox is not reachable'),
  );
  const worker = startDeliveryWorker({
    store,
    senders,
    limits,
    onFailure({ id, kind, attempts }, { outcome, logMessage }, next) {
      const fact = { delivery: id, kind, attempts, next, reason: logMessage };
      if (outcome === 'sent') log.warn(fact, 'a delivery reached only some of its recipients');
      else log.warn(fact, next ? 'a delivery failed' : 'a delivery failed for good');
    },
    onLeftOut: (amount) =>
      log.warn({ amount, ...limits }, 'acknowledgements were left out: a limit is reached'),
    onOutage(error) {
      logOutage(error);
    },
  });
  const kinds = Object.keys(senders) as DeliveryKind[];
  const raise = async (raised: Promise<boolean>) => {
    // The worker reports an outage.
    if (await raised.catch(() => false)) worker.wake();
  };
  const followUp = () => raise(raiseFollowUps(store, kinds, remindHours));
  const timers = [
    setInterval(() => raise(raiseAlerts(store, kinds, health)), alertEveryMs).unref(),
    setInterval(followUp, followUpEveryMs).unref(),
  ];
  void followUp();
  return {
    wake: worker.wake,
    stop(graceMs) {
      for (const timer of timers) clearInterval(timer);
      return worker.stop(graceMs);
    },
  };
}

/** Returns one line for the start that says what each lead triggers. */
export function describeDeliveries({ mail, webhook }: Pick<Config, 'mail' | 'webhook'>): string {
  if (!mail && !webhook) return 'No e-mail and no webhook: SMTP_URL and WEBHOOK_URL are not set';
  const notified = mail?.team ? `${mail.team} is notified` : 'the team is not notified: LEADS_TO is not set';
  const parts = [
    mail ? `Visitors get an e-mail, ${notified}` : 'No e-mail: SMTP_URL is not set',
    webhook && `each lead is posted to ${new URL(webhook.url).host}`,
  ];
  return parts.filter(Boolean).join('; ');
}
