import { domainToASCII } from 'node:url';

/**
 * Returns an address in the form that SMTP takes (RFC 5321 section 4.1.2, RFC 6531). The form accepts more (spec
 * section 5). That is rejected rather than repaired: the result could be another person's mailbox.
 * @returns undefined if the text has no such form
 */
export function mailAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const host = text.slice(at + 1).replace(/\.$/, '');
  if (at < 0 || INVISIBLE.test(text) || !LOCAL_PART.test(local) || !HOST.test(host)) return undefined;
  const domain = domainToASCII(host);
  const address = `${local}@${domain}`;
  return DOMAIN.test(domain) && Buffer.byteLength(address) <= MAX_BYTES ? address : undefined;
}

/**
 * Returns a `mailto:` URL. Escapes the address, since a `?` or `&` in it would add recipients (RFC 6068 section 2).
 * @returns undefined if `mailAddress` does
 */
export function mailtoUrl(text: string): string | undefined {
  const address = mailAddress(text);
  if (!address) return undefined;
  const at = address.lastIndexOf('@');
  return `mailto:${address.slice(0, at).replace(/[^\w.!$'*+~-]/gu, encodeURIComponent)}${address.slice(at)}`;
}

/** RFC 5321 section 4.5.3.1.3, without the angle brackets. */
const MAX_BYTES = 254;

/** Control and format characters, and spaces. */
const INVISIBLE = /[\p{C}\p{Z}]/u;

/** A quoted string, or a dot-string; some providers gave out addresses with dots in a row or at an end. */
const LOCAL_PART =
  /^(?:[\w.!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+|"(?:[\x21\x23-\x5b\x5d-\x7e]|\\[\x21-\x7e])+")$/u;

/** Checked first, since `domainToASCII` parses a URL's host, in which other characters have a meaning. */
const HOST = /^[\w.\u0080-\u{10ffff}-]+$/u;

/** At least two labels. The last starts with a letter, which rules out IP addresses. */
const DOMAIN = /^(?:[\w-]+\.)+[a-z][\w-]*$/i;
