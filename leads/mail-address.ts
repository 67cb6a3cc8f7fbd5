import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { EMAIL, MAX_EMAIL } from './validation.ts';

/** At least two labels. The last starts with a letter, which rules out IP addresses. */
const DOMAIN = /^(?:[\w-]+\.)+[a-z][\w-]*$/i;

/**
 * Returns an address in the form that SMTP accepts, with an ASCII domain (RFC 6531); undefined if it is invalid. Does
 * not repair an invalid address, since the result could be another person's mailbox.
 */
export function mailAddress(text: string): string | undefined {
  const host = text.lastIndexOf('@') + 1;
  const domain = domainToASCII(text.slice(host));
  const address = `${text.slice(0, host)}${domain}`;
  const isValid = EMAIL.test(text) && DOMAIN.test(domain) && Buffer.byteLength(address) <= MAX_EMAIL;
  return isValid ? address : undefined;
}

/** Returns a `mailto:` URL with the address escaped: a `?` or `&` in it could add recipients (RFC 6068 section 2). */
export function mailtoUrl(text: string): string | undefined {
  const [local, domain] = mailAddress(text)?.split('@') ?? [];
  return local && `mailto:${local.replace(/[^\w.!$'*+~-]/gu, encodeURIComponent)}@${domain}`;
}

/**
 * Returns a mailbox's local part and domain. They are the same for all its spellings: with capitals, a tag after a
 * plus, an internationalized domain, or dots in a Gmail address.
 */
export function mailboxOf(typed: string): { local: string; domain: string } {
  const address = (mailAddress(typed) ?? typed).normalize('NFKC').toLowerCase();
  const [, name = '', host = ''] = /^([^@]+)@(.*)/s.exec(address) ?? [];
  const local = name.replace(/(?<=.)\+.*/s, '');
  const domain = host.replace(/^googlemail\.com$/, 'gmail.com');
  return { local: domain === 'gmail.com' ? local.replaceAll('.', '') : local, domain };
}

/**
 * Returns the same hash for all spellings of a mailbox. The hash doesn't protect the address, which the lead contains
 * in plain text.
 */
export function recipientHash(typed: string): string {
  const { local, domain } = mailboxOf(typed);
  return createHash('sha256').update(`${local}@${domain}`).digest('hex').slice(0, 32);
}

export function isOneMailbox(one: string, other: string): boolean {
  return recipientHash(one) === recipientHash(other);
}
