import { domainToASCII } from 'node:url';
import addressparser from 'nodemailer/lib/addressparser';

/** Returns the addresses in a list of mailboxes, such as `Shop <hello@shop.example>, team@shop.example`. */
export function addressesIn(mailboxes: string): string[] {
  return addressparser(mailboxes, { flatten: true }).map(({ address }) => address);
}

/** Returns the ASCII domain of a mailbox; '' if it has none. */
export function domainOf(mailbox: string): string {
  return domainToASCII(/@([^\s>@]+)>?\s*$/.exec(mailbox)?.[1] ?? '');
}
