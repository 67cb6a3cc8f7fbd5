// Lists what is missing before going live: sample content, unset settings, services that do not answer.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import { type Config, readConfig } from '#config/config.ts';
import { SITE } from '#content/site.ts';
import { createMailer } from '#leads/delivery/send-mail.ts';
import { printable, printableJson } from '#leads/printable.ts';
import { openStore, sqlitePath } from '#leads/store/open-store.ts';
import { contentFindings, type Finding, finding } from './content-findings.ts';

const SITE_FACTS = fileURLToPath(new URL('../dist/templates/site.json', import.meta.url));
const ANSWER_MS = 8000;
const CLOCK_TOLERANCE_MS = 60_000;

const findings = [...contentFindings(builtPages()), ...(await settings())];
if (process.argv.includes('--json')) process.stdout.write(`${printableJson(findings, 2)}\n`);
else printTable(findings);
process.exit(findings.some(({ todo }) => todo !== undefined) ? 1 : 0);

/** The built pages with testimonials; none before the first build. */
function builtPages(): string[] {
  return ['index', 'results']
    .map((name) => fileURLToPath(new URL(`../dist/${name}.html`, import.meta.url)))
    .filter(existsSync)
    .map((path) => readFileSync(path, 'utf8'));
}

async function settings(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    return [{ check: 'Settings', found: messageOf(error), todo: 'fix it: the server does not start' }];
  }
  return [
    siteUrl(config),
    proxies(config),
    build(config),
    await database(config),
    await clock(config),
    await mail(config),
    finding(
      'Leads to the team',
      config.mail?.team ?? (config.webhook ? 'by webhook only' : 'nobody is told'),
      !config.mail?.team && !config.webhook,
      'set SMTP_URL and LEADS_TO, or WEBHOOK_URL',
    ),
    await webhook(config),
    liveChat(process.env),
  ];
}

function siteUrl({ siteUrl: url }: Config): Finding {
  if (url === undefined)
    return { check: 'SITE_URL', found: 'unset', todo: 'set it to the public origin, with https' };
  return finding('SITE_URL', url, !url.startsWith('https:'), 'serve the site over https');
}

/** The server speaks no https itself, so that a site over https has a proxy in front of it. */
function proxies({ siteUrl: url, trustProxy }: Config): Finding {
  const check = 'Proxies';
  if (trustProxy === undefined && url?.startsWith('https:')) {
    return {
      check,
      found: 'TRUST_PROXY is unset, and SITE_URL is https: all visitors share one address and its limit',
      todo: 'set TRUST_PROXY to how many proxies stand in front, or to 0 if none forwards addresses',
    };
  }
  if (trustProxy === undefined) return { check, found: 'TRUST_PROXY is unset: none' };
  const found =
    trustProxy === 0
      ? 'forwarded addresses are not believed'
      : `the address that the outermost of ${trustProxy} saw is believed`;
  return { check, found: `TRUST_PROXY=${trustProxy}: ${found}` };
}

function build({ siteUrl: url }: Config): Finding {
  if (!existsSync(SITE_FACTS)) return { check: 'Build', found: 'missing', todo: 'npm run build' };
  const { origin } = JSON.parse(readFileSync(SITE_FACTS, 'utf8'));
  const isOther = url !== undefined && origin !== url;
  return finding('Build', `for ${origin}`, isOther, 'npm run build with the same SITE_URL');
}

async function database({ databaseUrl }: Config): Promise<Finding> {
  const path = sqlitePath(databaseUrl);
  if (path !== undefined && !existsSync(path)) {
    const folder = nearestFolder(dirname(path));
    const isClosed = !isWritable(folder);
    return finding('Database', `${path}, made at the first start`, isClosed, `make ${folder} writable`);
  }
  try {
    const store = await openStore(databaseUrl);
    await store.ping();
    await store.close();
    return finding(
      'Database',
      `${store.description}, answers`,
      path !== undefined && !isWritable(path),
      'make it writable',
    );
  } catch (error) {
    return { check: 'Database', found: messageOf(error), todo: 'the server does not start without it' };
  }
}

/** Compares this clock with the `Date` header of the site, or else of the webhook. */
async function clock({ siteUrl: url, webhook: hook }: Config): Promise<Finding> {
  for (const address of [url, hook?.url]) {
    const date = address && (await ask(address, 'HEAD').catch(() => undefined))?.headers.get('date');
    if (!date) continue;
    const offset = Math.abs(Date.now() - Date.parse(date));
    const found = `differs by ${Math.round(offset / 1000)} s from ${new URL(address).host}`;
    return finding('Clock', found, offset > CLOCK_TOLERANCE_MS, 'set the clock, for example with NTP');
  }
  const found = `${new Date().toISOString()}, not compared: no server to ask`;
  return finding('Clock', found, new Date().getUTCFullYear() < 2025, 'set the clock, for example with NTP');
}

async function mail({ mail: settings }: Config): Promise<Finding> {
  if (!settings)
    return { check: 'E-mail', found: 'SMTP_URL is unset', todo: 'set SMTP_URL, MAIL_FROM and LEADS_TO' };
  try {
    await createMailer(settings.url).verify();
    const from = settings.from ?? `${SITE.brand} <${SITE.email}>`;
    return finding('E-mail', `the server answers; from ${from}`, from.includes('.example'), 'set MAIL_FROM');
  } catch (error) {
    return { check: 'E-mail', found: messageOf(error), todo: 'look at SMTP_URL' };
  }
}

async function webhook({ webhook: settings }: Config): Promise<Finding> {
  if (!settings) return { check: 'Webhook', found: 'unset, which is fine' };
  const { host } = new URL(settings.url);
  try {
    const { status } = await ask(settings.url, 'OPTIONS');
    return finding(
      'Webhook',
      `${host} answers ${status}`,
      status >= 500 || status === 404,
      'look at WEBHOOK_URL',
    );
  } catch (error) {
    return { check: 'Webhook', found: `${host}: ${messageOf(error)}`, todo: 'look at WEBHOOK_URL' };
  }
}

function liveChat({
  PUBLIC_CHAT_WIDGET_SRC: source,
  PUBLIC_CHAT_LAUNCHER: launcher,
}: NodeJS.ProcessEnv): Finding {
  const missing = Object.entries({ PUBLIC_CHAT_WIDGET_SRC: source, PUBLIC_CHAT_LAUNCHER: launcher })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  return finding(
    'Live chat',
    missing.length === 0 ? `${source}, opened by ${launcher}` : `${missing.join(' and ')} unset`,
    missing.length > 0,
    'set both and build: without them Support says that no chat is found, and leads to the mail',
  );
}

function ask(url: string, method: string): Promise<Response> {
  return fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
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

function messageOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  if (error instanceof TypeError && cause instanceof Error) return cause.message || error.message;
  return error instanceof Error ? error.message : String(error);
}
