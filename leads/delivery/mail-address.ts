import { domainToASCII } from 'node:url';

/**
 * An address in the form that SMTP takes (RFC 5321, section 4.1.2; RFC 6531 for other letters than ASCII). The
 * form's rule lets more through (spec section 5), and what is not a mailbox must not be made into somebody
 * else's.
 * @returns undefined where there is no such form
 */
export function mailAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const written = text.slice(at + 1).replace(/\.$/, '');
  if (INVISIBLE.test(text) || !LOCAL_PART.test(local) || !HOST_LETTERS.test(written)) return undefined;
  const domain = domainToASCII(written);
  const address = `${local}@${domain}`;
  return DOMAIN.test(domain) && Buffer.byteLength(address) <= MOST_BYTES ? address : undefined;
}

/**
 * What opens a mail to an address, and to nobody else: a `?` or `&` in it would name further recipients
 * (RFC 6068, section 2).
 * @returns undefined where `mailAddress` takes it for none
 */
export function mailtoUrl(text: string): string | undefined {
  const address = mailAddress(text);
  if (!address) return undefined;
  const at = address.lastIndexOf('@');
  return `mailto:${address.slice(0, at).replace(/[^\w.!$'*+~-]/gu, encodeURIComponent)}${address.slice(at)}`;
}

/** RFC 5321, section 4.5.3.1.3, without the angle brackets. */
const MOST_BYTES = 254;

/** Control characters, those that have no width or turn the text round, and spaces. */
const INVISIBLE = /[\p{C}\p{Z}]/u;

/** A dot-string, with dots in any place since some providers gave such addresses out, or a quoted string. */
const LOCAL_PART =
  /^(?:[\w.!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+|"(?:[\x21\x23-\x5b\x5d-\x7e]|\\[\x21-\x7e])+")$/u;

/** `domainToASCII` reads a host as a URL has it, where some marks mean something else. */
const HOST_LETTERS = /^[\w.\u0080-\u{10ffff}-]+$/u;

/** Names with dots between them, the last of which is no number: that would be an IP address. */
const DOMAIN = /^(?:[\w-]+\.)+[a-z][\w-]*$/i;
