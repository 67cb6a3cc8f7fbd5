import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { MAX_KEEP_DAYS } from '#leads/backup/backups.ts';
import { isLink } from '#leads/call.ts';
import { postgresName, sqlitePath } from '#leads/db/database-url.ts';
import { errorMessage } from '#leads/error-message.ts';
import { type Environment, readVariables, SITE_URL, text, url } from './environment.ts';

/** The validated settings from the environment. `docs/settings.md` has the table of variables. */
export type Config = ReturnType<typeof readConfig>;

const WEBHOOK_SECRET = /^(whsec_)?(?=.)([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const HOST = 'an address of this machine such as 127.0.0.1, 0.0.0.0 or localhost';
const HOURS = 'up to ten whole hours from 1 to 168, such as 24,1, or nothing';

/** The settings, under their names in the code. Each text completes the error `… is invalid: expected …`. */
const VARIABLES = v.object({
  host: v.optional(text(isHost, HOST), '127.0.0.1'),
  port: v.optional(wholeNumber(0, 65_535), '3000'),
  siteUrl: v.optional(SITE_URL),
  databaseUrl: v.optional(v.pipe(v.string(), v.rawCheck(checkDatabase)), 'sqlite:data/leads.db'),
  backupDir: v.optional(v.string()),
  backupKeep: v.optional(wholeNumber(1, MAX_KEEP_DAYS), '14'),
  smtpUrl: v.optional(url(['smtp:', 'smtps:'], 'smtp://… or smtps://…')),
  mailFrom: v.optional(mailboxes(1, 'one address')),
  leadsTo: v.optional(mailboxes(20, 'one or more addresses, separated by commas')),
  webhookUrl: v.optional(url(['http:', 'https:'], 'http://… or https://…')),
  webhookSecret: v.optional(text((secret) => WEBHOOK_SECRET.test(secret), 'whsec_ and a key in base64')),
  webhookFormat: v.optional(oneOf(['standard', 'slack']), 'standard'),
  callLink: v.optional(text(isLink, 'http://… or https://…, with {id} where the id of a booking goes')),
  /** The shell command that runs `leads`, as shown in emails to the team. */
  leadsCommand: v.optional(
    text((typed) => /^[\w./:@= -]{1,200}$/.test(typed), 'a plain command such as sudo leads'),
  ),
  confirm: v.optional(oneOf(['team', 'auto']), 'team'),
  calendarUrl: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replace(/^webcals?:/i, 'https:')),
      v.check(isPrivateUrl, 'https://…, the address of a calendar in iCal format'),
    ),
  ),
  /** The mailbox that `MAIL_FROM` receives. */
  inboxUrl: v.optional(text(isInbox, 'imaps://user:password@host/INBOX')),
  /** Hours before a call at which the visitor is reminded; empty for no reminders. */
  remind: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text.match(/[^\s,]+/g) ?? []).map(Number)),
      v.maxLength(10, HOURS),
      v.everyItem((hour) => Number.isInteger(hour) && hour >= 1 && hour <= 168, HOURS),
    ),
    '24,1',
  ),
  linkSecret: v.optional(
    text((key) => key.length >= 32, 'at least 32 characters, such as openssl rand -hex 32 prints'),
  ),
  trustProxy: v.optional(wholeNumber(0, 16)),
  /** How long an idle connection stays open, in seconds. */
  keepAlive: v.optional(wholeNumber(1, 3600), '10'),
  deskPort: v.optional(
    v.union([v.literal('off'), wholeNumber(0, 65_535)], 'off, or a whole number from 0 to 65535'),
    '3001',
  ),
  deskHost: v.optional(text(isHost, HOST), '127.0.0.1'),
  deskUrl: v.optional(SITE_URL),
  /** The model that answers in both chat windows: an OpenAI-compatible URL, an API key and the model's name. */
  agentUrl: v.optional(url(['http:', 'https:'], 'http://… or https://…, such as https://api.example/v1')),
  agentKey: v.optional(v.string()),
  agentModel: v.optional(v.string()),
  /** The maximum number of answers per day, across all servers. */
  agentPerDay: v.optional(wholeNumber(1, 1_000_000), '300'),
  rateLimit: v.optional(wholeNumber(1, 1_000_000), '20'),
  trustClients: v.optional(v.picklist(['yes', 'no'], 'yes or no'), 'no'),
  /** The maximum number of acknowledgements per clock hour, across all servers. */
  acknowledgementsPerHour: v.optional(wholeNumber(1, 1_000_000), '60'),
  tz: v.optional(text(isZone, 'the name of a time zone, such as Europe/Berlin')),
  logLevel: v.optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/** Reads and validates the settings. @throws an error that names the variable, its value and the expected values */
export function readConfig(env: Environment) {
  const { backupDir, backupKeep, smtpUrl, mailFrom, leadsTo, ...others } = readVariables(VARIABLES, env);
  const { webhookUrl, webhookSecret, webhookFormat, deskPort, deskHost, ...rest } = others;
  const { agentUrl, agentKey: key, agentModel: model, agentPerDay: perDay, ...settings } = rest;
  // Ignore the secret for Slack, where posts aren't signed.
  const secret = webhookFormat === 'standard' ? webhookSecret : undefined;
  if (webhookUrl && webhookFormat === 'standard' && !secret)
    throw new Error('WEBHOOK_SECRET is not set: WEBHOOK_URL needs it to sign each post');
  if (agentUrl && !model) throw new Error('AGENT_MODEL is not set: AGENT_URL needs the name of a model');
  const databaseFile = sqlitePath(settings.databaseUrl);
  const folder = backupDir ?? join(dirname(databaseFile ?? ''), 'backups');
  return {
    ...settings,
    trustClients: settings.trustClients === 'yes',
    /** Undefined for PostgreSQL. */
    databaseFile,
    backups: databaseFile && folder.toLowerCase() !== 'off' ? { folder, keep: backupKeep } : undefined,
    /** Our own mailboxes. A calendar event that they have declined doesn't make us busy. */
    owners: [mailFrom, leadsTo].filter(Boolean).join(', ') || undefined,
    mail: smtpUrl ? { url: smtpUrl, from: mailFrom, team: leadsTo } : undefined,
    desk: deskPort === 'off' ? undefined : { host: deskHost, port: deskPort },
    agent: agentUrl && model ? { url: agentUrl, key, model, perDay } : undefined,
    webhook: webhookUrl ? { url: webhookUrl, secret } : undefined,
  };
}

/** Rejects a name whose last label is a number, because it is a mistyped IP address rather than a host name. */
function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^(?!.*(^|\.)\d+$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);
}

/** Accepts what Node accepts in `TZ`: it takes unknown names, other spellings and POSIX rules for UTC, without an error. */
function isZone(tz: string): boolean {
  const name = tz.replace(/^:/, '');
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    const isOtherName = timeZone.toLowerCase() !== name.toLowerCase();
    return /^[A-Z][^/]*(\/[A-Z][^/]*)*$/.test(name) && (isOtherName || timeZone === name);
  } catch {
    return false;
  }
}

function checkDatabase({ dataset, addIssue }: v.RawCheckContext<string>): void {
  if (!dataset.typed || /^sqlite:./.test(dataset.value)) return;
  try {
    if (!/^postgres(ql)?:\/\//i.test(dataset.value)) throw new Error('sqlite:PATH or postgres://…');
    postgresName(dataset.value);
  } catch (error) {
    addIssue({ message: errorMessage(error) });
  }
}

/** Accepts https, and http only for this machine: over a network, others could read the calendar. */
function isPrivateUrl(text: string): boolean {
  const parsed = URL.parse(text);
  const isLocal = parsed?.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(parsed.hostname);
  return Boolean(parsed?.hostname) && (parsed?.protocol === 'https:' || isLocal);
}

/** Accepts an IMAP mailbox with a user and a password. */
function isInbox(text: string): boolean {
  const { protocol = '', hostname, username, password, search } = URL.parse(text) ?? {};
  const isDecodable = /^(?:[^%]|%[\da-f]{2})*$/i.test(text);
  return /^imaps?:$/.test(protocol) && isDecodable && Boolean(hostname && username && password && !search);
}

function oneOf<const Values extends string[]>(values: Values) {
  return v.picklist(values, `one of ${values.join(', ')}`);
}

function wholeNumber(min: number, max: number) {
  const isWithin = (digits: string) => /^\d+$/.test(digits) && Number(digits) >= min && Number(digits) <= max;
  return v.pipe(text(isWithin, `a whole number from ${min} to ${max}`), v.transform(Number));
}

/** Accepts mailboxes as in a mail header (`"Shop, Inc." <hello@shop.example>, team@shop.example`), but no groups. */
function mailboxes(max: number, expected: string) {
  const mailbox = /^([^<>@:;"\r\n]*<[^\s<>@:;"]+@[^\s<>@:;"]+>|[^\s<>@:;"]+@[^\s<>@:;"]+)$/;
  return text((list) => {
    // Replace quoted names first: they may contain any character, even a comma.
    const found = list.replace(/"(?:[^"\\\r\n]|\\.)*"/g, 'name').split(',');
    return found.length <= max && found.every((one) => mailbox.test(one.trim()));
  }, `${expected}, such as Shop <hello@shop.example>`);
}
