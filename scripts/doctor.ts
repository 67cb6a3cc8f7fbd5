// Lists what is missing before going live: sample content, unset settings, services that do not answer.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import { type Config, readConfig } from '#config/config.ts';
import { SITE } from '#content/site.ts';
import { openStore } from '#leads/db/open-store.ts';
import { type Finding, health } from '#leads/manage/health.ts';
import { printable, printableJson } from '#leads/printable.ts';
import { contentFindings, finding } from './content-findings.ts';

/** Names the origin that the site was built for. */
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
    return [{ check: 'Settings', found: messageOf(error), todo: 'fix it: the server does not start' }];
  }
  return [
    siteUrl(config),
    proxies(config),
    build(config),
    ...(await watched(config)).map((found) =>
      found.check === 'E-mail' && !config.mail
        ? { ...found, todo: 'set SMTP_URL, MAIL_FROM and LEADS_TO' }
        : found,
    ),
    ...sender(config),
    finding(
      'Leads to the team',
      config.mail?.team ?? (config.webhook ? 'by webhook only' : 'nobody is told'),
      !config.mail?.team && !config.webhook,
      'set SMTP_URL and LEADS_TO, or WEBHOOK_URL',
    ),
    await webhook(config),
    callConfirmation(config),
    finding(
      'Call link',
      config.callLink ?? 'unset',
      config.callLink === undefined,
      'set CALL_LINK to your meeting room, or give each call a link when you confirm it',
    ),
    liveChat(process.env),
    ...(config.agent
      ? [
          finding(
            'Model',
            `${config.agent.model} at ${new URL(config.agent.url).host}, run by ${SITE.modelProcessor || 'nobody that is named'}`,
            SITE.modelProcessor === '',
            'name who runs it in content/site.ts: the privacy policy says so',
          ),
        ]
      : []),
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
  if (!existsSync(ROBOTS)) return { check: 'Build', found: 'missing', todo: 'npm run build' };
  const [, origin] = /^Sitemap: (https?:\/\/[^/]+)/m.exec(readFileSync(ROBOTS, 'utf8')) ?? [];
  const wanted = url ?? SITE.origin;
  return finding('Build', `for ${origin}`, origin !== wanted, `build it again for ${wanted}`);
}

/** The checks of `leads check`. Before the first start there is no database to look at. */
async function watched(config: Config): Promise<Finding[]> {
  const { databaseFile, ...others } = config;
  if (databaseFile === undefined || existsSync(databaseFile))
    return await health({ ...others, databaseFile, open: () => openStore(config.databaseUrl) });
  const folder = nearestFolder(dirname(databaseFile));
  const found = `${databaseFile}, made at the first start`;
  return [
    finding('Database', found, !isWritable(folder), `make ${folder} writable`),
    ...(await health({ ...others, databaseFile: folder, open: undefined })),
  ];
}

function sender({ mail: settings }: Config): Finding[] {
  if (!settings) return [];
  const from = settings.from ?? `${SITE.brand} <${SITE.email}>`;
  return [finding('Sender', from, from.includes('.example'), 'set MAIL_FROM')];
}

async function webhook({ webhook: settings }: Config): Promise<Finding> {
  if (!settings) return { check: 'Webhook', found: 'unset, which is fine' };
  const { host } = new URL(settings.url);
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { status } = await fetch(settings.url, { method: 'OPTIONS', redirect: 'manual', signal });
    const isWrong = status >= 500 || status === 404;
    return finding('Webhook', `${host} answers ${status}`, isWrong, 'look at WEBHOOK_URL');
  } catch (error) {
    return { check: 'Webhook', found: `${host}: ${messageOf(error)}`, todo: 'look at WEBHOOK_URL' };
  }
}

function callConfirmation({ confirm, mail: settings }: Config): Finding {
  return finding(
    'Calls',
    confirm === 'auto' ? 'a free time is confirmed at once (CONFIRM=auto)' : 'the team confirms them',
    confirm === 'auto' && !settings,
    'set SMTP_URL, or nobody is mailed the invitation; or take CONFIRM=auto back',
  );
}

function liveChat(env: NodeJS.ProcessEnv): Finding {
  const names = ['PUBLIC_CHAT_WIDGET_SRC', 'PUBLIC_CHAT_LAUNCHER'];
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 2)
    return { check: 'Live chat', found: 'no widget is set: our own agent answers on Support' };
  return finding(
    'Live chat',
    missing.length === 0 ? names.map((name) => env[name]).join(', opened by ') : `${missing[0]} unset`,
    missing.length > 0,
    'set both and build, or neither: then our own agent answers on Support',
  );
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
