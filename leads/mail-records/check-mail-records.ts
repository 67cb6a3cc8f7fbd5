import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { dmarc } from 'mailauth/lib/dmarc/index.js';
import { spf } from 'mailauth/lib/spf/index.js';
import { MINUTE_MS } from '../durations.ts';
import { errorMessage } from '../error-message.ts';
import type { Finding } from '../health/health.ts';
import { addressesIn, domainOf } from '../mail/mailboxes.ts';
import type { MailSettings } from '../mail/send-mail.ts';
import { withTimeout } from '../with-timeout.ts';

interface Options {
  /** The sender's mailbox. */
  from: string;
  /** `LEADS_TO`, if set. */
  team: string | undefined;
  smtpUrl: string;
  resolver?: Pick<Resolver, 'resolve'>;
  /** This machine's IP addresses. */
  addresses?: readonly string[];
}

type Outcome = Pick<Finding, 'found' | 'todo'>;

type Resolve = (name: string, type: string) => Promise<unknown[]>;

/** The time limit for each check. */
const CHECK_MS = 6000;

/** How long the desk shows the same findings. */
const KEPT_MS = 5 * MINUTE_MS;

/** An address that no SPF record names: class E was never assigned. */
const NOBODY = '240.0.0.1';

/** Well-known relays, and what their documentation says to include in the SPF record. */
const INCLUDES: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)gmail\.com$|^smtp-relay\.google/, '_spf.google.com'],
  [/\.office365\.com$|\.outlook\.com$/, 'spf.protection.outlook.com'],
  [/\.amazonaws\.com$/, 'amazonses.com'],
  [/\.sendgrid\.net$/, 'sendgrid.net'],
  [/\.mailgun\.org$/, 'mailgun.org'],
  [/\.postmarkapp\.com$/, 'spf.mtasv.net'],
  [/\.mailjet\.com$/, 'spf.mailjet.com'],
  [/\.brevo\.com$/, 'spf.brevo.com'],
  [/\.fastmail\.com$/, 'spf.messagingengine.com'],
];

/**
 * Checks the DNS records that decide whether our emails arrive. Gives a verdict only where the records allow one:
 * otherwise the finding says that something could not be checked. Each finding to fix names the record to create.
 */
export async function checkMailRecords({
  from,
  team,
  smtpUrl,
  addresses = ownAddresses(),
  resolver = new Resolver({ timeout: 1500, tries: 2 }),
}: Options): Promise<Finding[]> {
  const resolve: Resolve = async (name, type) => (await resolver.resolve(name, type)) as unknown[];
  const domain = domainOf(from);
  const host = new URL(smtpUrl).hostname.replace(/^\[|\]$/g, '');
  const own = addresses.filter(isPublic);
  const receiving = new Set([domain, ...addressesIn(team ?? '').map(domainOf)]);
  const checks: Record<string, Promise<Outcome>> = {
    SPF: checkSpf(domain, { host, own, resolve }),
    DMARC: checkDmarc(domain, resolve),
    ...Object.fromEntries([...receiving].map((name) => [`Mail to ${name}`, checkMx(name, resolve)])),
    'Reverse name': checkReverse(host, own, resolve),
  };
  return await Promise.all(
    Object.entries(checks).map(async ([check, outcome]): Promise<Finding> => {
      const said = withTimeout(CHECK_MS, outcome).catch((error) => unchecked(errorMessage(error)));
      return { check, ...(await said) };
    }),
  );
}

const recent = new WeakMap<MailSettings, { at: number; findings: Promise<Finding[]> }>();

/** Like `checkMailRecords`, but keeps the findings for five minutes. @param siteMailbox the sender if `MAIL_FROM` is unset */
export function recentMailRecords(mail: MailSettings, siteMailbox: string): Promise<Finding[]> {
  const last = recent.get(mail);
  if (last && performance.now() - last.at < KEPT_MS) return last.findings;
  const findings = checkMailRecords({ from: mail.from ?? siteMailbox, team: mail.team, smtpUrl: mail.url });
  recent.set(mail, { at: performance.now(), findings });
  return findings;
}

function unchecked(why: string): Outcome {
  return { found: `could not check: ${why}` };
}

interface SpfOptions {
  /** The relay's host name or IP address. */
  host: string;
  own: readonly string[];
  resolve: Resolve;
}

async function checkSpf(domain: string, { host, own, resolve }: SpfOptions): Promise<Outcome> {
  const { read, resolver } = recorder(resolve, /^v=spf1( |$)/i);
  const evaluate = async (ip: string) => {
    const sender = { sender: `postmaster@${domain}`, helo: domain, mta: domain };
    return (await spf({ ...sender, ip, resolver, strict: true })).status;
  };
  const { result, comment = '' } = await evaluate(NOBODY);
  const [, include] = INCLUDES.find(([relay]) => relay.test(host)) ?? [];
  const ofRelay = include ? `include:${include}` : isLocal(host) ? ownTerm(own) : termOf(host);
  const records = read.get(domain) ?? [];
  const terms = records.flatMap((record) => record.split(/\s+/).slice(1)).filter((term) => !isAll(term));
  const record = `"${['v=spf1', ...new Set([...terms, ofRelay]), '~all'].join(' ')}"`;
  const create = `${domain}. TXT ${record}${include ? '' : NAMES_TERM}`;
  const shown = records.map((text) => `"${text}"`).join(' and ');
  if (result === 'temperror') return unchecked(reasonOf(comment));
  if (result === 'none') return { found: `${domain} has no SPF record`, todo: `create ${create}` };
  if (result === 'permerror') {
    const dependsOnSender = [...read.values()].flat().some((text) => /%\{|[\s+?~-]ptr\b/i.test(text));
    if (/void/i.test(comment) && dependsOnSender) return unchecked(`${shown} depends on the sending address`);
    if (records.length > 1)
      return {
        found: `${domain} has several SPF records, so none counts: ${shown}`,
        todo: `keep only ${create}`,
      };
    return { found: `${shown} is invalid: ${reasonOf(comment)}`, todo: adviceOn(comment, domain) };
  }
  if (result === 'pass')
    return { found: `${shown} allows every server to send`, todo: `replace it: ${create}` };
  if (include !== undefined && read.has(include)) return { found: `${shown} covers ${host}` };
  const senders = isLocal(host) ? own : await addressesOf(host, resolve).catch(() => []);
  for (const ip of senders)
    if ((await evaluate(ip)).result === 'pass') return { found: `${shown} covers ${ip}` };
  const sending = isLocal(host) ? 'this server' : host;
  return {
    found: `${shown} is valid; could not check whether it covers the addresses ${sending} sends from`,
  };
}

const NAMES_TERM = ', or with the term that your mail provider names';

function isAll(term: string): boolean {
  return /^[+?~-]?all$/i.test(term);
}

function ownTerm([ip = 'THE-ADDRESS-OF-THIS-SERVER']: readonly string[]): string {
  return isIP(ip) === 6 ? `ip6:${ip}` : `ip4:${ip}`;
}

function termOf(host: string): string {
  return isIP(host) ? ownTerm([host]) : `a:${host}`;
}

function adviceOn(comment: string, domain: string): string {
  if (/too many dns/i.test(comment))
    return `shorten the TXT record of ${domain} to at most ten look-ups: remove each include that you don't use`;
  if (/void/i.test(comment)) return `remove the names that don't exist from the TXT record of ${domain}`;
  return `correct the TXT record of ${domain}`;
}

/** Shortens `HOST: permanent error in processing during lookup of ADDRESS: REASON`. */
function reasonOf(comment: string): string {
  const start = comment.indexOf(' lookup of ');
  return start < 0 ? comment : comment.slice(comment.indexOf(': ', start) + 2);
}

async function checkDmarc(domain: string, resolve: Resolve): Promise<Outcome> {
  const { read, resolver } = recorder(resolve, /^\s*v\s*=\s*dmarc1/i);
  const response = await dmarc({ headerFrom: `postmaster@${domain}`, spfDomains: [domain], resolver });
  if (!response || response.status.result === 'temperror')
    return unchecked(`the DMARC record of ${domain} can’t be read`);
  const record = `_dmarc.${domain}. TXT "v=DMARC1; p=none; rua=mailto:postmaster@${domain}"`;
  const { rr, policyDomain = domain, policy } = response;
  const records = read.get(`_dmarc.${policyDomain}`) ?? [];
  const shown = records.map((text) => `"${text}"`).join(' and ');
  if (records.length > 1)
    return {
      found: `several DMARC records, so none counts: ${shown}`,
      todo: `keep only one, such as ${record}`,
    };
  const isValid = /;\s*p\s*=\s*(none|quarantine|reject)\s*(;|$)/i.test(rr ?? '');
  if (shown && !isValid) return { found: `${shown} is invalid`, todo: `replace it: ${record}` };
  if (!rr) return { found: `${domain} has no DMARC record`, todo: `create ${record}` };
  const inherited = policyDomain === domain ? '' : `, inherited from ${policyDomain}`;
  return { found: `${shown}${inherited}: unproven emails ${MEANING[policy] ?? policy}` };
}

const MEANING: Record<string, string> = {
  none: 'are only reported',
  quarantine: 'go to spam',
  reject: 'are refused',
};

async function checkMx(domain: string, resolve: Resolve): Promise<Outcome> {
  const create = `create ${domain}. MX 10 THE-NAME-OF-ITS-MAIL-SERVER`;
  const hosts = (await orNone(resolve(domain, 'MX'))) as { exchange: string }[];
  if (hosts.length === 0) {
    const own = await addressesOf(domain, resolve);
    if (own.length > 0) return { found: `${domain} has no MX record, so mail goes to its own address` };
    return { found: `${domain} receives no mail: it has no MX record and no address`, todo: create };
  }
  const names = hosts.map(({ exchange }) => exchange.replace(/\.$/, ''));
  if (names.every((name) => name === ''))
    return {
      found: `${domain} says that it receives no mail (null MX)`,
      todo: `use another address, or ${create}`,
    };
  const asked = names.slice(0, 5).map(async (name) => (isIP(name) ? [] : await addressesOf(name, resolve)));
  const answers = await Promise.allSettled(asked);
  const isReachable = answers.some((answer) => answer.status === 'fulfilled' && answer.value.length > 0);
  if (isReachable) return { found: `goes to ${names.slice(0, 5).join(', ')}` };
  const isUnknown = answers.some(({ status }) => status === 'rejected') || names.length > asked.length;
  if (isUnknown) return unchecked(`the addresses of ${names.join(', ')} can’t be read`);
  return { found: `no mail server of ${domain} has an address: ${names.join(', ')}`, todo: create };
}

/** Checks the reverse name (PTR) of each public address if this machine's own mail server sends our emails. */
async function checkReverse(host: string, own: readonly string[], resolve: Resolve): Promise<Outcome> {
  if (!isLocal(host)) return { found: `not ours: ${host} sends our emails` };
  const [ip] = own;
  if (ip === undefined) return unchecked('the public address of this server is not known');
  const names = (await orNone(resolve(reverseOf(ip), 'PTR'))) as string[];
  for (const name of names.slice(0, 5)) {
    const addresses = await addressesOf(name, resolve);
    if (addresses.some((each) => isIP(each) && reverseOf(each) === reverseOf(ip)))
      return { found: `${ip} is ${name}` };
  }
  const found =
    names.length === 0 ? `${ip} has no reverse name` : `${ip} is ${names[0]}, which has another address`;
  const todo = `unless a relay sends its emails: ask the host of ${ip} for the reverse name (PTR) mail.YOUR-DOMAIN, and create mail.YOUR-DOMAIN. ${isIP(ip) === 6 ? 'AAAA' : 'A'} ${ip}`;
  return { found, todo };
}

/** Returns the IPv4 and IPv6 addresses of a host. @throws if the DNS doesn't answer */
async function addressesOf(host: string, resolve: Resolve): Promise<string[]> {
  if (isIP(host)) return [host];
  const answers = await Promise.all(['A', 'AAAA'].map((type) => orNone(resolve(host, type))));
  return answers.flat().map(String);
}

/** Treats an answer that says that there are no records as an empty list. */
async function orNone(answer: Promise<unknown[]>): Promise<unknown[]> {
  return await answer.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
    throw error;
  });
}

/** Returns a resolver for the library, and the TXT records of one kind that it has read, by name. */
function recorder(resolve: Resolve, kind: RegExp) {
  const read = new Map<string, string[]>();
  const resolver = async (name: string, type: string) => {
    const records = await resolve(name, type);
    const texts = records.map((record) => [record].flat().join(''));
    const ofKind = texts.filter((text) => kind.test(text));
    if (type === 'TXT') read.set(name, ofKind);
    return records as string[];
  };
  return { read, resolver };
}

/** Returns whether the relay is on this machine or in its network, so that our emails may leave from our own address. */
function isLocal(host: string): boolean {
  return isIP(host) ? !isPublic(host) : !host.includes('.');
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));
}

function isPublic(ip: string): boolean {
  return ipaddr.process(ip).range() === 'unicast';
}

/** Returns the name at which the reverse name of an address is published. */
function reverseOf(ip: string): string {
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return `${address.toByteArray().toReversed().join('.')}.in-addr.arpa`;
  const digits = Buffer.from(address.toByteArray()).toString('hex');
  return `${[...digits].toReversed().join('.')}.ip6.arpa`;
}
