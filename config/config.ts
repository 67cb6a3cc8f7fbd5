import type { MailSettings } from '#leads/delivery/send-mail.ts';
import type { WebhookSettings } from '#leads/delivery/send-webhook.ts';

/** What the environment sets, checked. The table of variables is in `docs/operations.md`. */
export interface Config {
  host: string;
  port: number;
  /** Public origin such as `https://loomline.example`, where it is set. */
  siteUrl: string | undefined;
  /** `sqlite:PATH` or `postgres://…`. */
  databaseUrl: string;
  /** How e-mails are sent, where they are. */
  mail: MailSettings | undefined;
  /** Where each lead is posted, where it is. */
  webhook: WebhookSettings | undefined;
  /** Proxies in front whose forwarded address is believed, where that is set. */
  trustProxy: number | undefined;
  /** How long a connection is kept for its client's next request, in seconds. */
  keepAlive: number;
  /** Whether browsers are told to ask all subdomains over https as well. */
  hstsSubdomains: boolean;
  /** Inserts a minute for one address. */
  rateLimit: number;
  /** Whether programs may send leads as well as browsers. */
  trustClients: boolean;
  /** How many acknowledgements all servers send in an hour. */
  acknowledgementsPerHour: number;
  logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Reads the server's settings. This is the only place of the server that looks at the environment.
 * An empty variable counts as one that is not set.
 * @throws BadSetting naming the variable, its value and what it takes
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  return {
    host: text(env, 'HOST') ?? '127.0.0.1',
    port: wholeNumber(env, 'PORT', { from: 0, to: 65_535 }) ?? 3000,
    siteUrl: origin(env, 'SITE_URL'),
    databaseUrl: databaseUrl(env, 'DATABASE_URL') ?? 'sqlite:data/leads.db',
    mail: mail(env),
    webhook: webhook(env),
    trustProxy: wholeNumber(env, 'TRUST_PROXY', { from: 0, to: 16 }),
    keepAlive: wholeNumber(env, 'KEEP_ALIVE', { from: 1, to: 3600 }) ?? 10,
    hstsSubdomains: yesOrNo(env, 'HSTS_SUBDOMAINS') ?? false,
    rateLimit: wholeNumber(env, 'RATE_LIMIT', { from: 1, to: 1_000_000 }) ?? 20,
    trustClients: yesOrNo(env, 'TRUST_CLIENTS') ?? false,
    acknowledgementsPerHour: wholeNumber(env, 'ACKNOWLEDGEMENTS_PER_HOUR', { from: 1, to: 1_000_000 }) ?? 60,
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
  };
}

function mail(env: Environment): MailSettings | undefined {
  const url = address(env, 'SMTP_URL', /^smtps?:$/, 'smtp://… or smtps://…');
  const from = mailboxes(env, 'MAIL_FROM', { atMost: 1 });
  const team = mailboxes(env, 'LEADS_TO', { atMost: 20 });
  return url ? { url, from, team } : undefined;
}

function webhook(env: Environment): WebhookSettings | undefined {
  const url = address(env, 'WEBHOOK_URL', /^https?:$/, 'http://… or https://…');
  const secret = text(env, 'WEBHOOK_SECRET');
  if (!url) return undefined;
  if (!secret) throw new MissingSetting('WEBHOOK_SECRET', 'WEBHOOK_URL', 'the secret that signs each post');
  if (!/^(whsec_)?(?=.)([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(secret)) {
    throw new BadSetting('WEBHOOK_SECRET', '…', 'whsec_ and a key in base64');
  }
  return { url, secret };
}

class MissingSetting extends Error {
  override name = 'MissingSetting';

  constructor(variable: string, because: string, takes: string) {
    super(`${variable} is not set: with ${because} set it takes ${takes}`);
  }
}

class BadSetting extends Error {
  override name = 'BadSetting';

  constructor(variable: string, value: string, takes: string) {
    super(`${variable}=${JSON.stringify(value)} can't be used: it takes ${takes}`);
  }
}

type Environment = Record<string, string | undefined>;

function text(env: Environment, variable: string): string | undefined {
  return env[variable]?.trim() || undefined;
}

function wholeNumber(
  env: Environment,
  variable: string,
  { from, to }: { from: number; to: number },
): number | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < from || number > to) {
    throw new BadSetting(variable, value, `a whole number from ${from} to ${to}`);
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
  if (known === undefined) throw new BadSetting(variable, value, `one of ${values.join(', ')}`);
  return known;
}

function yesOrNo(env: Environment, variable: string): boolean | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  if (/^(1|true|yes|on)$/i.test(value)) return true;
  if (/^(0|false|no|off)$/i.test(value)) return false;
  throw new BadSetting(variable, value, 'yes or no (also 1 or 0, true or false, on or off)');
}

function origin(env: Environment, variable: string): string | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new BadSetting(variable, value, 'an origin such as https://shop.example, with no path');
  }
  return url.origin;
}

function databaseUrl(env: Environment, variable: string): string | undefined {
  const value = text(env, variable);
  if (value === undefined || /^sqlite:.+/.test(value)) return value;
  return address(env, variable, /^postgres(ql)?:$/, 'sqlite:PATH or postgres://…');
}

/** A URL of one of these schemes, with a host. A refused value is not shown: it may hold a password. */
function address(env: Environment, variable: string, scheme: RegExp, takes: string): string | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url?.hostname || !scheme.test(url.protocol)) {
    throw new BadSetting(variable, `${/^[a-z]+:(?=\/\/)/i.exec(value)?.[0] ?? ''}…`, takes);
  }
  return value;
}

/** Mailboxes as a mail's header has them, such as `Loomline <hello@loomline.example>, team@loomline.example`. */
function mailboxes(env: Environment, variable: string, { atMost }: { atMost: number }): string | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  const found = value.split(',').map((mailbox) => mailbox.trim());
  const isMailbox = (mailbox: string) =>
    /^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(mailbox);
  if (found.length > atMost || !found.every(isMailbox)) {
    const takes = atMost === 1 ? 'one address' : 'one address or several, with commas between them';
    throw new BadSetting(variable, value, `${takes}, such as Loomline <hello@loomline.example>`);
  }
  return value;
}
