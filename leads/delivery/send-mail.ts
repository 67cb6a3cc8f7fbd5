import { createTransport, type NodemailerError } from 'nodemailer';
import { DeliveryFailure } from './delivery-failure.ts';
import { mailAddress } from './mail-address.ts';
import type { FilledMail } from './templates.ts';

export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`; further options as Nodemailer takes them. */
  url: string;
  /** The mailbox that mails come from and are answered to; undefined for the site's own. */
  from: string | undefined;
  /** Who is told of each lead: mailboxes with commas between them. */
  team: string | undefined;
}

export interface OutgoingMail extends FilledMail {
  /** The same over all tries, so that a second copy is known as one. */
  id: string;
  from: string;
  /** A visitor's bare address, or the team's mailboxes. */
  to: { visitor: string } | { team: string };
  /** A visitor, where an answer goes to somebody else than the sender. */
  replyTo?: { name: string; address: string };
  /** An invitation as iCalendar, or what takes one back. */
  invitation?: string;
  cancellation?: string;
}

export interface Mailer {
  /**
   * Hands a mail to the mail server.
   * @param signal breaks it off
   * @throws DeliveryFailure where not everybody gets it
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  /** Greets the mail server and logs in. @throws where that fails */
  verify(): Promise<void>;
}

/** How long each step may take without a word from the mail server, in ms; what the URL says goes before it. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  /** How long a mail may take altogether, however much the mail server says. */
  sendTimeout: 120_000,
};

/** How many bytes an answer of the mail server may have before the connection is closed. */
const LONGEST_ANSWER = 64 * 1024;

/** Sends mails over SMTP, one connection each: they are few, and none waits behind one that stalls. */
export function createMailer(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): Mailer {
  const { sendTimeout, ...steps } = { ...TIMEOUTS, ...timeouts };
  const transport = createTransport(
    {
      url,
      ...steps,
      requireTLS: insistsOnTls(url),
      maxResponseSize: LONGEST_ANSWER,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // A vacation notice in answer to these helps nobody (RFC 3834).
    { headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    async send({ id, from, to, replyTo, invitation, cancellation, subject, html, text }, signal) {
      const mail = {
        messageId: `<${id}@${domainOf(from)}>`,
        from,
        to: 'team' in to ? to.team : { name: '', address: visitorsAddress(to.visitor) },
        ...(replyTo && answersTo(replyTo)),
        subject: headerText(subject, 200),
        html,
        text,
        ...(invitation && {
          icalEvent: { method: 'REQUEST', filename: 'invitation.ics', content: invitation },
        }),
        ...(cancellation && {
          icalEvent: { method: 'CANCEL', filename: 'cancellation.ics', content: cancellation },
        }),
        signal: AbortSignal.any([AbortSignal.timeout(sendTimeout), ...(signal ? [signal] : [])]),
      };
      const { accepted, rejected, rejectedErrors } = await transport.sendMail(mail).catch((error) => {
        throw new DeliveryFailure(...wordsOf(error));
      });
      if (rejected.length === 0) return;
      // The others have it. Were it sent again, they would have it again.
      const refused = `${rejected.length} of ${accepted.length + rejected.length} recipients were refused`;
      const [message, { brief }] = wordsOf(rejectedErrors?.[0] ?? new Error());
      throw new DeliveryFailure(`${refused}: ${message}`, { outcome: 'sent', brief: `${refused}: ${brief}` });
    },
    async verify() {
      await transport.verify();
    },
  };
}

/** A password goes over an encrypted connection only, unless the URL says that it need not. */
function insistsOnTls(url: string): boolean {
  const { protocol, password, searchParams } = new URL(url);
  return protocol === 'smtp:' && password !== '' && searchParams.get('ignoreTLS') !== 'true';
}

function visitorsAddress(text: string): string {
  const address = mailAddress(text);
  if (!address) {
    throw new DeliveryFailure('The visitor’s address is none that mail can be sent to', { outcome: 'never' });
  }
  return address;
}

/** Nothing where an answer would reach somebody else. */
function answersTo({ name, address }: { name: string; address: string }) {
  const usable = mailAddress(address);
  return usable && { replyTo: { name: headerText(name, 100), address: usable } };
}

/** One line that every mail server passes on, without what turns round the letters that come after it. */
function headerText(text: string, longest: number): string {
  const line = text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  const letters = Array.from(line);
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}

/**
 * What an error says: for the desk with the mail server's own words, for the log with nothing of them but the
 * codes.
 */
function wordsOf(error: Partial<NodemailerError>): [string, { brief: string; trouble: string | null }] {
  const { message = '', response = '' } = error;
  const trouble = troubleOf(error);
  if (!response) return [message, { brief: message, trouble }];
  const codes = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}(?!\S))?/.exec(response)?.[0] ?? '';
  return [message, { brief: message.replaceAll(response, '') + codes, trouble }];
}

/** Nothing where the mail server talks with us, and refuses this recipient or this mail. */
function troubleOf({ code, command = '', responseCode }: Partial<NodemailerError>): string | null {
  if (['RCPT TO', 'DATA'].includes(command) && responseCode !== 421) return null;
  return [code, command, responseCode].filter(Boolean).join(' ');
}

function domainOf(mailbox: string): string {
  return /@([^\s>@]+)>?\s*$/.exec(mailbox)?.[1] ?? 'localhost';
}
