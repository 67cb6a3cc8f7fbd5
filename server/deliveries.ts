import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/config.ts';
import { SITE } from '#content/site.ts';
import { type Connection, inTransaction } from '#leads/db/connection.ts';
import { linkKey } from '#leads/db/keys.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { VISITOR_KINDS } from '#leads/delivery-kinds.ts';
import { MINUTE_MS } from '#leads/durations.ts';
import { errorMessage } from '#leads/error-message.ts';
import { formatProblems, health } from '#leads/health/health.ts';
import type { Mailing } from '#leads/mail/compose-mails.ts';
import { type Senders, startDeliveryWorker } from '#leads/outbox/delivery-worker.ts';
import { type FindProblems, raiseAlerts, raiseFollowUps } from '#leads/outbox/follow-ups.ts';
import type { Services } from './services.ts';

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

/** Creates the senders for the configured kinds. Imports on demand: code for emails takes more memory than all pages. */
async function sendersFor(config: Config, store: LeadStore, findProblems: FindProblems): Promise<Senders> {
  const { mail, webhook } = config;
  if (!mail && !webhook) return {};
  const { createSenders } = await import('#leads/mail/create-senders.ts');
  const mailing = await mailingFor(config, store);
  if (!mail || !mailing) return createSenders({ ...store, mailing: undefined, webhook, findProblems });
  const { messageTokens } = await import('#leads/mail/message-tokens.ts');
  const { createMailer } = await import('#leads/mail/send-mail.ts');
  const sending = {
    ...mailing,
    // Recognizes what comes back, which only an inbox can show.
    tokens: config.inboxUrl ? messageTokens(await linkKey(store.db, config.linkSecret)) : undefined,
    mailer: createMailer(mail.url, { from: mail.from ?? SITE.email }),
    // Two emails per recipient are enough for a booking and a quiz, but too few to flood a mailbox.
    limits: { perHour: config.acknowledgementsPerHour, perRecipient: 2 },
  };
  return createSenders({ ...store, mailing: sending, webhook, findProblems });
}

/** Returns what emails are composed with; undefined if none are sent. */
async function mailingFor(config: Config, { db }: Pick<Connection, 'db'>): Promise<Mailing | undefined> {
  const { mail, siteUrl, callLink, deskUrl, leadsCommand } = config;
  if (!mail) return undefined;
  const { answerLinks, answerTokens } = await import('#leads/calls/answer-links.ts');
  const { mailRenderer } = await import('#site/mail/render-mail.tsx');
  const { brand, email, origin } = { ...SITE, ...(siteUrl && { origin: siteUrl }) };
  return {
    settings: mail,
    render: mailRenderer({ origin, desk: deskUrl, command: leadsCommand }),
    hasDesk: deskUrl !== undefined,
    site: { brand, email, origin },
    callLink,
    // The links need the server's public origin.
    links: siteUrl ? answerLinks(db, answerTokens(await linkKey(db, config.linkSecret)), siteUrl) : undefined,
  };
}

/** Carries a preview out of a transaction, which is thereby rolled back. */
class Previewed extends Error {
  readonly mail: string | undefined;

  constructor(mail: string | undefined) {
    super();
    this.mail = mail;
  }
}

/**
 * Returns the text of the email that a decision about a call would send to the visitor; undefined if it would send none.
 * The decision is made in a transaction that is rolled back. @throws what the decision throws
 */
export async function previewMail(
  { config, store }: Pick<Services, 'config' | 'store'>,
  leadId: string,
  decide: (store: LeadStore) => Promise<unknown>,
): Promise<string | undefined> {
  // Load what composes emails first: the transaction keeps others from writing.
  const { mailComposers } = await import('#leads/mail/compose-mails.ts');
  await mailingFor(config, store);
  const trying = inTransaction(store, async (transaction) => {
    const added = await decide({ ...store, ...transaction });
    const unsent = transaction.db.selectFrom('deliveries').selectAll();
    const ofLead = unsent.where('lead_id', '=', typeof added === 'string' ? added : leadId);
    const queued = ofLead.where('delivered_at', 'is', null).where('kind', 'in', VISITOR_KINDS);
    const delivery = await queued.orderBy('created_at', 'desc').limit(1).executeTakeFirst();
    const mailing = delivery && (await mailingFor(config, transaction));
    if (!mailing) throw new Previewed(undefined);
    const composers = mailComposers(transaction, mailing, mailing.site.email, async () => []);
    const mail = await composers[delivery.kind]?.(delivery);
    throw new Previewed(mail && `${mail.subject}\n\n${mail.text}`);
  });
  return await trying.catch((error: unknown) => {
    if (error instanceof Previewed) return error.mail;
    throw error;
  });
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
