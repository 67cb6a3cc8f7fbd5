import { fileURLToPath } from 'node:url';
import type { AnswerLinks } from '#leads/calls/answer-links.ts';
import type { AcknowledgementLimits } from '#leads/delivery/acknowledgements.ts';
import type { Health } from '#leads/delivery/alerts.ts';
import type { DeliveryKind } from '#leads/delivery/channels.ts';
import type { Senders } from '#leads/delivery/delivery-worker.ts';
import type { MailSettings } from '#leads/delivery/send-mail.ts';
import { formatProblems, health, type Watched } from '#leads/health.ts';
import type { LeadStore } from '#leads/store/lead-store.ts';
import { sqlitePath } from '#leads/store/sqlite-path.ts';
import type { Config } from './config.ts';

/** Where the build leaves the templates of mails. */
const TEMPLATES = fileURLToPath(new URL('../dist/templates', import.meta.url));

/** Acknowledgements per recipient and day: enough for a booking, a quiz and a correction, too few for a flood. */
const ACKNOWLEDGEMENTS_PER_RECIPIENT = 2;

/** The deliveries that each new lead gets: only those that are configured. */
export function deliveryKinds({ mail, webhook }: Pick<Config, 'mail' | 'webhook'>): DeliveryKind[] {
  return [
    ...(mail ? (['acknowledgement'] as const) : []),
    ...(mail?.team ? (['notification'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ];
}

export function acknowledgementLimits({
  acknowledgementsPerHour,
}: Pick<Config, 'acknowledgementsPerHour'>): AcknowledgementLimits {
  return { perHour: acknowledgementsPerHour, perRecipient: ACKNOWLEDGEMENTS_PER_RECIPIENT };
}

/**
 * Creates a sender for each configured kind of delivery. Loads their code only if there is one: it takes more
 * memory than all the pages.
 * @throws if e-mail is configured and the site, which holds the templates, is not built
 */
export async function createSenders(
  config: Pick<Config, 'linkSecret' | 'siteUrl' | 'webhook'> & Parameters<typeof watchedIn>[0],
  store: LeadStore,
): Promise<Senders> {
  const { mail, webhook } = config;
  if (!mail && !webhook) return {};
  const { senders } = await import('#leads/delivery/senders.ts');
  return senders({
    db: store.db,
    dialect: store.dialect,
    mailing: mail && { ...(await mailing(mail)), links: await links(config, store.db) },
    webhook,
    health: watchHealth(config, store),
  });
}

/** What a configuration has to be looked at. */
export function watchedIn({
  backups,
  calendarUrl,
  databaseUrl,
  mail,
}: Pick<Config, 'backups' | 'calendarUrl' | 'databaseUrl' | 'mail'>): Omit<Watched, 'open'> {
  return { backups, calendarUrl, databaseFile: sqlitePath(databaseUrl), smtpUrl: mail?.url };
}

/** Returns what tells the daily alert what is wrong. */
export function watchHealth(config: Parameters<typeof watchedIn>[0], store: LeadStore): Health {
  const watched = { ...watchedIn(config), open: async () => store };
  return async () => formatProblems(await health(watched));
}

/** The links in mails lead to our server, so there are none where nobody said where it is. */
async function links(
  { siteUrl, linkSecret }: Pick<Config, 'linkSecret' | 'siteUrl'>,
  db: LeadStore['db'],
): Promise<AnswerLinks | undefined> {
  if (siteUrl === undefined) return undefined;
  const { answerLinks, ownTokens } = await import('#leads/calls/answer-links.ts');
  return answerLinks(db, await ownTokens(db, linkSecret), siteUrl);
}

async function mailing(settings: MailSettings) {
  const { createMailer } = await import('#leads/delivery/send-mail.ts');
  const { readMailTemplates } = await import('#leads/delivery/templates.ts');
  return { settings, mailer: createMailer(settings.url), templates: await readMailTemplates(TEMPLATES) };
}
