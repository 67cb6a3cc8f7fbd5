// Lists what to fix before going live: sample content, missing settings, services that do not respond.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import { type Config, readConfig } from '#config/config.ts';
import { SITE } from '#content/site.ts';
import { openStore } from '#leads/db/open-store.ts';
import { errorMessage, withoutLogins } from '#leads/error-message.ts';
import { type Finding, health, nearest } from '#leads/health/health.ts';
import { checkArrival } from '#leads/mail-records/check-arrival.ts';
import { checkMailRecords } from '#leads/mail-records/check-mail-records.ts';
import { printable, printableJson } from '#leads/printable.ts';
import { withoutCredentials } from '#leads/without-credentials.ts';
import { contentFindings } from './content-findings.ts';

/** A built file that contains the site's origin. */
const ROBOTS = fileURLToPath(new URL('../dist/robots.txt', import.meta.url));
const ANSWER_MS = 8000;

const findings = [...contentFindings(), ...(await settings())];
if (process.argv.includes('--json')) process.stdout.write(`${printableJson(findings, 2)}\n`);
else printTable(findings);
process.exit(findings.some(({ todo }) => todo !== undefined) ? 1 : 0);

async function settings(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    return [finding('Settings', errorMessage(error), 'fix it: the server does not start')];
  }
  const { mail, webhook, siteUrl, callLink, confirm, agent, inboxUrl } = config;
  const from = mail?.from ?? `${SITE.brand} <${SITE.email}>`;
  const isAuto = confirm === 'auto';
  return [
    siteUrl === undefined
      ? finding('SITE_URL', 'unset', 'set it to the public origin, with https')
      : finding('SITE_URL', siteUrl, !siteUrl.startsWith('https:') && 'serve the site over https'),
    proxies(config),
    build(siteUrl ?? SITE.origin),
    ...(await watched(config)),
    ...(mail ? [finding('Sender', from, from.includes('.example') && 'set MAIL_FROM')] : []),
    ...(mail ? await checkMailRecords({ from, team: mail.team, smtpUrl: mail.url }) : []),
    ...(mail ? await checkDkim(from, mail.url, inboxUrl) : []),
    finding(
      'Leads to the team',
      mail?.team ?? (webhook ? 'by webhook only' : 'nobody is told'),
      !mail?.team && !webhook && 'set SMTP_URL and LEADS_TO, or WEBHOOK_URL',
    ),
    await checkWebhook(webhook?.url),
    finding(
      'Calls',
      isAuto ? 'a free time is confirmed at once (CONFIRM=auto)' : 'the team confirms them',
      isAuto && !mail && 'set SMTP_URL, or nobody is mailed the invitation; or remove CONFIRM=auto',
    ),
    finding(
      'Call link',
      callLink?.replace(/[?#].*/, '?…') ?? 'unset',
      !callLink && 'set CALL_LINK to your meeting room, or give each call a link when you confirm it',
    ),
    liveChat(process.env),
    ...(agent ? [model(agent)] : []),
  ];
}

/** @param todo how to fix the problem; false if there is none */
function finding(check: string, found: string, todo: string | false = false): Finding {
  return { check, found: withoutLogins(found), todo: todo || undefined };
}

/** The server doesn't support HTTPS itself, so an HTTPS site needs a proxy in front of the server. */
function proxies({ siteUrl, trustProxy }: Config): Finding {
  if (trustProxy === undefined && siteUrl?.startsWith('https:'))
    return finding(
      'Proxies',
      'TRUST_PROXY is unset, and SITE_URL is https: all visitors share one address and its limit',
      'set TRUST_PROXY to how many proxies stand in front, or to 0 if none forwards addresses',
    );
  if (!trustProxy)
    return finding(
      'Proxies',
      `TRUST_PROXY${trustProxy === 0 ? '=0: forwarded addresses are ignored' : ' is unset: none'}`,
    );
  return finding(
    'Proxies',
    `TRUST_PROXY=${trustProxy}: the visitor's address comes from the outermost of these proxies`,
  );
}

/** @param wanted the origin for which the site should be built */
function build(wanted: string): Finding {
  if (!existsSync(ROBOTS)) return finding('Build', 'missing', 'npm run build');
  const [, origin] = /^Sitemap: (https?:\/\/[^/]+)/m.exec(readFileSync(ROBOTS, 'utf8')) ?? [];
  return finding('Build', `for ${origin}`, origin !== wanted && `build it again for ${wanted}`);
}

/**
 * Runs the same checks as `leads check`. Before the first start, checks the database's folder instead of the database.
 */
async function watched(config: Config): Promise<Finding[]> {
  const { databaseFile, mail } = config;
  const findings: Finding[] = [];
  if (databaseFile === undefined || existsSync(databaseFile)) {
    findings.push(
      ...(await health({ ...config, open: () => openStore(config.databaseUrl, { mayCreate: false }) })),
    );
  } else {
    const folder = nearest(dirname(databaseFile));
    let todo: string | undefined;
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      todo = `make ${folder} writable`;
    }
    findings.push({ check: 'Database', found: `${databaseFile}, which the first start creates`, todo });
    findings.push(...(await health({ ...config, databaseFile: folder, open: undefined })));
  }
  const unset = { todo: 'set SMTP_URL, MAIL_FROM and LEADS_TO' };
  return findings.map((found) => (found.check === 'E-mail' && !mail ? { ...found, ...unset } : found));
}

/** DKIM selectors can't be looked up, so only an email that arrives shows whether its signature is right. */
async function checkDkim(from: string, smtpUrl: string, inboxUrl: string | undefined): Promise<Finding[]> {
  if (inboxUrl) return await checkArrival({ from, smtpUrl, inboxUrl });
  return [finding('DKIM', 'could not check: with INBOX_URL, the doctor sends itself an email and looks')];
}

async function checkWebhook(url: string | undefined): Promise<Finding> {
  if (url === undefined) return finding('Webhook', 'unset, which is fine');
  const { address, headers } = withoutCredentials(url);
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { status } = await fetch(address, { method: 'OPTIONS', redirect: 'manual', signal, headers });
    const isWrong = status >= 500 || status === 404;
    return finding('Webhook', `${address.host} answers ${status}`, isWrong && 'check WEBHOOK_URL');
  } catch (error) {
    return finding('Webhook', `${address.host}: ${errorMessage(error)}`, 'check WEBHOOK_URL');
  }
}

function liveChat(env: NodeJS.ProcessEnv): Finding {
  const names = ['PUBLIC_CHAT_WIDGET_SRC', 'PUBLIC_CHAT_LAUNCHER'];
  const [missing, ...others] = names.filter((name) => !env[name]);
  if (others.length > 0) return finding('Live chat', 'no widget is set: our own agent answers on Support');
  if (!missing) return finding('Live chat', names.map((name) => env[name]).join(', opened by '));
  const todo = 'set both and build, or neither: then our own agent answers on Support';
  return finding('Live chat', `${missing} unset`, todo);
}

function model({ model, url }: NonNullable<Config['agent']>): Finding {
  const found = `${model} at ${new URL(url).host}, run by ${SITE.modelProcessor || 'nobody that is named'}`;
  const todo = 'name who runs it in content/site.ts: the privacy policy must name them';
  return finding('Model', found, SITE.modelProcessor === '' && todo);
}

function printTable(rows: Finding[]): void {
  const width = Math.max(...rows.map(({ check }) => check.length));
  for (const { check, found, todo } of rows) {
    const mark = todo === undefined ? styleText('green', 'ok  ') : styleText(['bold', 'red'], 'todo');
    process.stdout.write(`${mark}  ${check.padEnd(width)}  ${printable(found)}\n`);
    if (todo !== undefined) process.stdout.write(`${' '.repeat(width + 8)}${styleText('bold', todo)}\n`);
  }
  const open = rows.filter(({ todo }) => todo !== undefined).length;
  process.stdout.write(open === 0 ? '\nReady to go live.\n' : `\n${open} to do before going live.\n`);
}
