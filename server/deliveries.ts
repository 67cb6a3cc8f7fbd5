import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/config.ts';
import { type AcknowledgementLimits, acknowledgementsWaiting } from '#leads/delivery/acknowledgements.ts';
import { type BackupProblem, raiseAlerts } from '#leads/delivery/alerts.ts';
import type { DeliveryKind } from '#leads/delivery/channels.ts';
import { type DeliveryWorker, type Send, startDeliveryWorker } from '#leads/delivery/delivery-worker.ts';
import { raiseFollowUps } from '#leads/delivery/follow-ups.ts';
import { errorMessage } from '#leads/error-message.ts';
import { type LeadStore, StoreUnavailable } from '#leads/store/lead-store.ts';
import { throttle } from './throttle.ts';

const OUTAGE_LOG_INTERVAL_MS = 10_000;
const HELD_LOG_INTERVAL_MS = 60_000;

/** How often to look whether the team has to be told of something. */
const ALERT_INTERVAL_MS = 60_000;

/** How often to look which reminders and nudges are due. */
const FOLLOW_UP_INTERVAL_MS = 20_000;

interface Timing {
  /** How long before a call its visitor is reminded. */
  remindHours?: readonly number[];
  alertEveryMs?: number;
  followUpEveryMs?: number;
}

/** Sends what is in the outbox while the server runs, and logs failures, without anybody's address. */
export function startDeliveries(
  store: LeadStore,
  senders: Partial<Record<DeliveryKind, Send>>,
  limits: AcknowledgementLimits,
  log: FastifyBaseLogger,
  backupProblem: BackupProblem | undefined,
  {
    remindHours = [],
    alertEveryMs = ALERT_INTERVAL_MS,
    followUpEveryMs = FOLLOW_UP_INTERVAL_MS,
  }: Timing = {},
): DeliveryWorker {
  const logOutage = throttle(OUTAGE_LOG_INTERVAL_MS, (error: unknown) =>
    log.error({ reason: errorMessage(error) }, 'the outbox is not reachable'),
  );
  const logHeld = throttle(HELD_LOG_INTERVAL_MS, async () => {
    const waiting = await acknowledgementsWaiting(store, limits).catch(() => undefined);
    log.warn(
      { waiting, ...limits },
      'acknowledgements wait: the hourly limit, or the daily limit of a recipient, is reached',
    );
  });
  const worker = startDeliveryWorker({
    store,
    senders,
    limits,
    onFailure({ id, kind, attempts }, { outcome, logMessage }, next) {
      log.warn(
        { delivery: id, kind, attempts, next, reason: logMessage },
        outcome === 'sent'
          ? 'a delivery reached only some of its recipients'
          : next
            ? 'a delivery failed'
            : 'a delivery failed for good',
      );
    },
    onChannel(channel, change, failure) {
      if (change === 'resumed') log.info({ channel }, 'a channel works again');
      else
        log.warn(
          { channel, reason: failure?.logMessage },
          'a channel is paused: its last attempts all failed the same way',
        );
    },
    onHeld: logHeld,
    onOutage(error) {
      if (error instanceof StoreUnavailable && error.isAnnounced) return;
      logOutage(error);
    },
  });
  const kinds = Object.keys(senders) as DeliveryKind[];
  const wakeIf = async (hasRaised: Promise<boolean>) => {
    // The worker reports an outage.
    if (await hasRaised.catch(() => false)) worker.wake();
  };
  const followUp = () => wakeIf(raiseFollowUps(store, kinds, remindHours));
  const timers = [
    setInterval(() => wakeIf(raiseAlerts(store, kinds, backupProblem)), alertEveryMs),
    setInterval(followUp, followUpEveryMs),
  ];
  for (const timer of timers) timer.unref();
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
export function describeDeliveries(
  { mail, webhook }: Pick<Config, 'mail' | 'webhook'>,
  kinds: readonly DeliveryKind[],
): string {
  if (kinds.length === 0) return 'No e-mail and no webhook: SMTP_URL and WEBHOOK_URL are not set';
  const parts = [
    mail
      ? `visitors get an e-mail, ${mail.team ? `${mail.team} is notified` : 'the team is not notified: LEADS_TO is not set'}`
      : 'no e-mail: SMTP_URL is not set',
    webhook && `each lead is posted to ${new URL(webhook.url).host}`,
  ];
  const text = parts.filter(Boolean).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
