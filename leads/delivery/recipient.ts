import { createHash } from 'node:crypto';
import { mailAddress } from './mail-address.ts';

/**
 * One hash for all the ways to write the address of one mailbox: in capitals, quoted, with a tag after a plus,
 * with a dot at the end or a domain in other letters than ASCII; at Gmail also with dots between the letters.
 * It hides nothing from whoever has the database, where the address stands in the lead.
 */
export function recipientHash(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('hex').slice(0, 32);
}

function mailboxOf(written: string): string {
  const address = (mailAddress(written) ?? written).normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const unquoted = address
    .slice(0, at)
    .replace(/^"(.*)"$/s, '$1')
    .replace(/\\(.)/gs, '$1');
  const local = unquoted.replace(/(?<=.)\+.*$/s, '');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}
