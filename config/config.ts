import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import type { BackupSettings } from '#leads/backup/copies.ts';
import type { MailSettings } from '#leads/delivery/send-mail.ts';
import type { WebhookSettings } from '#leads/delivery/send-webhook.ts';
import { errorMessage } from '#leads/error-message.ts';
import { postgresName } from '#leads/store/postgres-url.ts';
import { sqlitePath } from '#leads/store/sqlite-path.ts';
import { type Environment, invalid, origin, text } from './environment.ts';

/** The validated settings from the environment. `docs/operations.md` has the table of variables. */
export type Config = ReturnType<typeof readConfig>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Reads and validates the settings. No other code of the server or the command line reads settings from the environment.
 * An empty variable counts as unset.
 * @throws an error that names the variable, its value and what it expects
 */
export function readConfig(env: Environment) {
  const database = databaseUrl(env, 'DATABASE_URL') ?? 'sqlite:data/leads.db';
  return {
    host: host(env, 'HOST') ?? '127.0.0.1',
    port: wholeNumber(env, 'PORT', { min: 0, max: 65_535 }) ?? 3000,
    /** The site's public origin, such as `https://shop.example`. */
    siteUrl: origin(env, 'SITE_URL'),
    /** `sqlite:PATH` or `postgres://…`. */
    databaseUrl: database,
    /** Where copies of the database go; undefined if they are off, and for PostgreSQL. */
    backups: backups(env, database),
    /** Undefined if e-mail is off. */
    mail: mail(env),
    /** Undefined if the webhook is off. */
    webhook: webhook(env),
    /** Who confirms a call at a free time: the team, or the server at once. */
    confirm: oneOf(env, 'CONFIRM', ['team', 'auto']) ?? 'team',
    /** The address of the provider's calendar, a secret; undefined if there is none. */
    calendarUrl: calendarUrl(env, 'CALENDAR_URL'),
    /** How many hours before a call its visitor is reminded; none at all if empty. */
    remind: remind(env, 'REMIND') ?? [24, 1],
    /** The key that signs the links in mails; undefined for the one that the database made. */
    linkSecret: linkSecret(env),
    /** Number of trusted proxies in front of the server; undefined if unset. */
    trustProxy: wholeNumber(env, 'TRUST_PROXY', { min: 0, max: 16 }),
    /** How long an idle connection stays open, in seconds. */
    keepAlive: wholeNumber(env, 'KEEP_ALIVE', { min: 1, max: 3600 }) ?? 10,
    /** Inserts per minute and address. */
    rateLimit: wholeNumber(env, 'RATE_LIMIT', { min: 1, max: 1_000_000 }) ?? 20,
    /** Whether leads sent by programs count as genuine, not only those from browsers. */
    trustClients: yesOrNo(env, 'TRUST_CLIENTS') ?? false,
    /** Acknowledgements per hour, over all servers. */
    acknowledgementsPerHour: wholeNumber(env, 'ACKNOWLEDGEMENTS_PER_HOUR', { min: 1, max: 1_000_000 }) ?? 60,
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
  };
}

/** A name's last part is no number, or a mistyped address would be looked up as a name. */
function host(env: Environment, variable: string): string | undefined {
  const value = text(env, variable);
  const isName = /^(?!.*(^|\.)\d+$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
  if (value !== undefined && !isIP(value) && !isName.test(value))
    throw invalid(variable, value, 'an address of this machine such as 127.0.0.1, 0.0.0.0 or localhost');
  return value;
}

/** Nights that copies are kept at most: the privacy policy promises that erased data is gone from them in 35 days. */
const MAX_KEPT_NIGHTS = 35;

/** The folder is beside the database unless it is set; a relative one is relative to the working folder. */
function backups(env: Environment, database: string): BackupSettings | undefined {
  const keep = wholeNumber(env, 'BACKUP_KEEP', { min: 1, max: MAX_KEPT_NIGHTS }) ?? 14;
  const folder = text(env, 'BACKUP_DIR');
  const file = sqlitePath(database);
  if (file === undefined || folder?.toLowerCase() === 'off') return undefined;
  return { folder: folder ?? join(dirname(file), 'backups'), keep };
}

function mail(env: Environment): MailSettings | undefined {
  const url = serviceUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtp://… or smtps://…');
  const from = mailboxes(env, 'MAIL_FROM', { max: 1 });
  const team = mailboxes(env, 'LEADS_TO', { max: 20 });
  return url ? { url, from, team } : undefined;
}

function webhook(env: Environment): WebhookSettings | undefined {
  const url = serviceUrl(env, 'WEBHOOK_URL', ['http:', 'https:'], 'http://… or https://…');
  const secret = text(env, 'WEBHOOK_SECRET');
  if (!url) return undefined;
  if (!secret) throw new Error('WEBHOOK_SECRET is not set: WEBHOOK_URL needs it to sign each post');
  if (!/^(whsec_)?(?=.)([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(secret)) {
    throw invalid('WEBHOOK_SECRET', '…', 'whsec_ and a key in base64');
  }
  return { url, secret };
}

/** Whoever reads the calendar in between reads all of it, so it comes over https, or from this machine. */
function calendarUrl(env: Environment, variable: string): string | undefined {
  const value = text(env, variable)?.replace(/^webcals?:/i, 'https:');
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const isLocal = url?.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (!url?.hostname || !(url.protocol === 'https:' || isLocal)) {
    throw invalid(variable, hidden(value), 'https://…, the address of a calendar in iCal format');
  }
  return value;
}

/** Set and empty, unlike any other variable, means none: nothing else would say so. */
function remind(env: Environment, variable: string): number[] | undefined {
  const value = env[variable]?.trim();
  if (value === undefined) return undefined;
  const hours = value.split(/[\s,]+/).filter((part) => part !== '');
  if (hours.length > 10 || !hours.every((part) => /^[1-9]\d{0,2}$/.test(part) && Number(part) <= 168)) {
    throw invalid(variable, value, 'up to ten whole hours from 1 to 168, such as 24,1, or nothing');
  }
  return hours.map(Number);
}

/** The error hides the value. */
function linkSecret(env: Environment): string | undefined {
  const value = text(env, 'LINK_SECRET');
  if (value !== undefined && value.length < 32)
    throw invalid('LINK_SECRET', '…', 'at least 32 characters, such as openssl rand -hex 32 prints');
  return value;
}

function wholeNumber(
  env: Environment,
  variable: string,
  { min, max }: { min: number; max: number },
): number | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw invalid(variable, value, `a whole number from ${min} to ${max}`);
  }
  return number;
}

function oneOf<const Values extends readonly string[]>(
  env: Environment,
  variable: string,
  values: Values,
): Values[number] | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  const known = values.find((candidate) => candidate === value);
  if (known === undefined) throw invalid(variable, value, `one of ${values.join(', ')}`);
  return known;
}

function yesOrNo(env: Environment, variable: string): boolean | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  if (/^(1|true|yes|on)$/i.test(value)) return true;
  if (/^(0|false|no|off)$/i.test(value)) return false;
  throw invalid(variable, value, 'yes or no (also 1 or 0, true or false, on or off)');
}

function databaseUrl(env: Environment, variable: string): string | undefined {
  const value = text(env, variable);
  if (value === undefined || /^sqlite:./.test(value)) return value;
  const scheme = /^postgres(ql)?:\/\//i.exec(value)?.[0];
  if (!scheme) throw invalid(variable, hidden(value), 'sqlite:PATH or postgres://…');
  try {
    postgresName(value);
    return value;
  } catch (error) {
    throw invalid(variable, hidden(value), errorMessage(error));
  }
}

/** A URL with a host and one of these schemes. The error hides the value, which may hold a password. */
function serviceUrl(
  env: Environment,
  variable: string,
  schemes: readonly string[],
  expected: string,
): string | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url?.hostname || !schemes.includes(url.protocol)) {
    throw invalid(variable, hidden(value), expected);
  }
  return value;
}

/** The scheme of a URL whose rest may hold a password. */
function hidden(url: string): string {
  return `${/^[a-z]+:(?=\/\/)/i.exec(url)?.[0] ?? ''}…`;
}

/** Mailboxes as in a mail header: `Shop <hello@shop.example>, team@shop.example`. */
function mailboxes(env: Environment, variable: string, { max }: { max: number }): string | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  const found = value.split(',').map((mailbox) => mailbox.trim());
  const isMailbox = (mailbox: string) =>
    /^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(mailbox);
  if (found.length > max || !found.every(isMailbox)) {
    const expected = max === 1 ? 'one address' : 'one or more addresses, separated by commas';
    throw invalid(variable, value, `${expected}, such as Shop <hello@shop.example>`);
  }
  return value;
}
