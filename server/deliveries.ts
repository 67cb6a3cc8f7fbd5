import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/config.ts';
import { SITE } from '#content/site.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { MINUTE_MS } from '#leads/durations.ts';
import { errorMessage } from '#leads/error-message.ts';
import { formatProblems, health } from '#leads/health/health.ts';
import { type Senders, startDeliveryWorker } from '#leads/outbox/delivery-worker.ts';
import { type FindProblems, raiseAlerts, raiseFollowUps } from '#leads/outbox/follow-ups.ts';

const OUTAGE_LOG_INTERVAL_MS = 10_000;

/** How often to check for due follow-ups, such as reminders. */
const FOLLOW_UP_MS = 20_000;

interface Options {
  store: LeadStore;
  config: Config;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How often to check for problems to report to the team. */
  alertEveryMs?: number;
}

/** Starts sending the deliveries in the outbox. Logs failures, but no addresses. */
export async function startDeliveries({ store, config, log, alertEveryMs = 15 * MINUTE_MS }: Options) {
  const findProblems = async () => formatProblems(await health({ ...config, open: async () => store }));
  const senders = await sendersFor(config, store, findProblems);
  let outageLoggedAt = Number.NEGATIVE_INFINITY;
  const worker = startDeliveryWorker({
    store,
    senders,
    onFailure({ id, kind, attempts }, { outcome, logMessage }, next) {
      const fact = { delivery: id, kind, attempts, next, reason: logMessage };
      if (outcome === 'sent') log.warn(fact, 'a delivery reached only some of its recipients');
      else log.warn(fact, next ? 'a delivery failed' : 'a delivery failed permanently');
    },
    onOutage(error) {
      if (performance.now() - outageLoggedAt < OUTAGE_LOG_INTERVAL_MS) return;
      outageLoggedAt = performance.now();
      log.error({ reason: errorMessage(error) }, 'the outbox is not reachable');
    },
  });
  const raise = async (raised: Promise<boolean>) => {
    // Ignore errors: the worker reports outages.
    if (await raised.catch(() => false)) worker.wake();
  };
  const followUp = () => raise(raiseFollowUps(store, config.remind));
  const timers = [
    setInterval(() => raise(raiseAlerts(store, findProblems)), alertEveryMs).unref(),
    setInterval(followUp, FOLLOW_UP_MS).unref(),
  ];
  void followUp();
  return {
    wake: worker.wake,
    stop(graceMs: number): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      return worker.stop(graceMs);
    },
  };
}

/** Creates the senders for the configured kinds. Imports on demand: code for mails takes more memory than all pages. */
async function sendersFor(config: Config, store: LeadStore, findProblems: FindProblems): Promise<Senders> {
  const { mail, webhook, siteUrl, callLink, deskUrl, leadsCommand } = config;
  if (!mail && !webhook) return {};
  const { createSenders } = await import('#leads/mail/create-senders.ts');
  if (!mail) return createSenders({ ...store, mailing: undefined, webhook, findProblems });
  const { answerLinks, ownTokens } = await import('#leads/calls/answer-links.ts');
  const { createMailer } = await import('#leads/mail/send-mail.ts');
  const { mailRenderer } = await import('#site/mail/render-mail.tsx');
  const { brand, email, origin } = { ...SITE, ...(siteUrl && { origin: siteUrl }) };
  const mailing = {
    settings: mail,
    mailer: createMailer(mail.url, { from: mail.from ?? email }),
    render: mailRenderer({ origin, desk: deskUrl, command: leadsCommand }),
    hasDesk: deskUrl !== undefined,
    site: { brand, email, origin },
    // Two mails per recipient are enough for a booking and a quiz, but too few to flood a mailbox.
    limits: { perHour: config.acknowledgementsPerHour, perRecipient: 2 },
    callLink,
    // The links need the server's public origin.
    links: siteUrl ? answerLinks(store.db, await ownTokens(store.db, config.linkSecret), siteUrl) : undefined,
  };
  return createSenders({ ...store, mailing, webhook, findProblems });
}

/** Returns a line for the startup output that says what each lead triggers. */
export function describeDeliveries({ mail, webhook }: Pick<Config, 'mail' | 'webhook'>): string {
  if (!mail && !webhook) return 'No e-mail and no webhook: SMTP_URL and WEBHOOK_URL are not set';
  const notified = mail?.team ? `${mail.team} is notified` : 'the team is not notified: LEADS_TO is not set';
  const parts = [
    mail ? `Visitors get an e-mail, ${notified}` : 'No e-mail: SMTP_URL is not set',
    mail && /^smtp:.*:465(\D|$)/.test(mail.url) && 'SMTP_URL names port 465, which usually needs smtps://',
    webhook && `each lead is posted to ${new URL(webhook.url).host}`,
  ];
  return parts.filter(Boolean).join('; ');
}
