import { createHash } from 'node:crypto';
import { mailAddress } from './mail-address.ts';

/**
 * Returns the same hash for every spelling of a mailbox: with capitals, quotes, a tag after a plus, a trailing dot, an
 * internationalized domain, or at Gmail dots between the letters. The hash hides nothing: the database also holds the
 * address, in the lead.
 */
export function recipientHash(address: string): string {
  return createHash('sha256').update(canonicalMailbox(address)).digest('hex').slice(0, 32);
}

function canonicalMailbox(typed: string): string {
  const address = (mailAddress(typed) ?? typed).normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const unquoted = address
    .slice(0, at)
    .replace(/^"(.*)"$/s, '$1')
    .replace(/\\(.)/gs, '$1');
  const local = unquoted.replace(/(?<=.)\+.*/s, '');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}
