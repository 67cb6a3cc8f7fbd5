import { Resolver } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { dmarc } from 'mailauth/lib/dmarc/index.js';
import { errorMessage } from '../error-message.ts';
import type { Finding } from '../health/health.ts';
import { domainOf } from '../mail/mailboxes.ts';
import { createMailer } from '../mail/send-mail.ts';
import { fetchMail, findUids, openMailbox } from '../received/open-mailbox.ts';

interface Options {
  /** The sender's mailbox, which is also the receiver's. */
  from: string;
  smtpUrl: string;
  inboxUrl: string;
  resolver?: Pick<Resolver, 'resolve'>;
  /** How long to wait for the email. */
  waitMs?: number;
}

const MAX_BYTES = 256 * 1024;
const POLL_MS = 2000;

/** Sends an email to ourselves through the real relay, and checks the DKIM signature with which it arrives. */
export async function checkArrival({ from, smtpUrl, inboxUrl, resolver, waitMs = 60_000 }: Options) {
  const check = 'Test email';
  const code = crypto.randomUUID();
  const started = performance.now();
  try {
    const client = await openMailbox(inboxUrl, MAX_BYTES);
    try {
      const { uidNext = 1 } = client.mailbox || {};
      const text = `Loomline's doctor sent this email to see how it arrives. You can delete it. ${code}`;
      const mail = { subject: check, html: `<p>${text}</p>`, text };
      await createMailer(smtpUrl, { from }).send({ ...mail, id: code, from, to: { team: from } });
      const raw = await waitFor(client, uidNext, code, started + waitMs);
      if (!raw) {
        const found = `could not check DKIM: no email arrived at INBOX_URL within ${waitMs / 1000} s`;
        const todo = 'check that INBOX_URL is the mailbox of MAIL_FROM, and look in its spam folder';
        return [{ check, found, todo }];
      }
      const seconds = Math.ceil((performance.now() - started) / 1000);
      const dkim = await judgeDkim(raw, domainOf(from), resolver);
      return [{ check, found: `arrived within ${seconds} s` }, dkim];
    } finally {
      client.close();
    }
  } catch (error) {
    return [{ check, found: `could not check DKIM: ${errorMessage(error)}` }];
  }
}

/** Waits for the email that contains a code. @param until the deadline, on the clock of `performance.now()` */
async function waitFor(
  client: Awaited<ReturnType<typeof openMailbox>>,
  firstUid: number,
  code: string,
  until: number,
): Promise<Buffer | undefined> {
  const seen = new Set<number>();
  while (performance.now() < until) {
    await client.noop();
    const uids = await findUids(client, { uid: `${firstUid}:*` });
    for (const uid of uids.slice(-50).filter((each) => each >= firstUid && !seen.has(each))) {
      seen.add(uid);
      const { source } = (await fetchMail(client, uid, MAX_BYTES)) ?? {};
      if (source?.includes(code)) return source;
    }
    await sleep(POLL_MS);
  }
  return undefined;
}

/** Checks the DKIM signatures of an email of ours. @param domain the domain of its sender */
export async function judgeDkim(
  raw: Buffer,
  domain: string,
  dns: Pick<Resolver, 'resolve'> = new Resolver({ timeout: 1500, tries: 2 }),
): Promise<Finding> {
  const check = 'DKIM';
  const resolver = async (name: string, type: string) => (await dns.resolve(name, type)) as string[];
  const { results } = await dkimVerify(raw, { resolver });
  const signed = results.filter(({ signingDomain }) => signingDomain);
  const nameOf = ({ selector, signingDomain }: (typeof results)[0]) =>
    `${selector}._domainkey.${signingDomain}`;
  if (signed.length === 0) {
    const found = 'the email arrived without a DKIM signature';
    const todo = `let your mail server sign for ${domain}, and create the record SELECTOR._domainkey.${domain}. TXT that it names. If it only signs emails to others, send one to another mailbox and look at its headers`;
    return { check, found, todo };
  }
  const passed = signed.filter(({ status }) => status.result === 'pass');
  const dkimDomains = passed.map(({ signingDomain = '' }) => ({ domain: signingDomain }));
  const verdict = await dmarc({ headerFrom: `postmaster@${domain}`, dkimDomains, resolver });
  // Without a DMARC record, nothing says which domains belong together.
  const isAligned =
    dkimDomains.some((each) => each.domain === domain) || (verdict && verdict.status.result === 'pass');
  if (isAligned) return { check, found: `${passed.map(nameOf).join(', ')}: the signature is valid` };
  const others = signed.filter(({ status }) => status.result !== 'pass');
  const unclear = others.find(({ status }) => status.result === 'temperror');
  if (unclear || (verdict && verdict.status.result === 'temperror'))
    return { check, found: `could not check: the DNS doesn't answer for ${signed.map(nameOf).join(', ')}` };
  const [wrong] = others;
  if (passed.length > 0 && !wrong) {
    const found = `signed only by ${dkimDomains.map((each) => each.domain).join(', ')}, which isn't ${domain}`;
    return { check, found, todo: `let your mail server sign for ${domain}; it names the record to create` };
  }
  const name = wrong ? nameOf(wrong) : domain;
  const reason = wrong?.status.comment || wrong?.status.result;
  const todo = `create ${name}. TXT "v=DKIM1; k=rsa; p=PUBLIC-KEY" with the key that your mail server names`;
  return { check, found: `${name}: the signature is not valid (${reason})`, todo };
}
