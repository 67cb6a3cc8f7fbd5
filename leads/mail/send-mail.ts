import { createTransport, type NodemailerError } from 'nodemailer';
import { mailAddress } from '../mail-address.ts';
import { DeliveryFailure } from '../outbox/delivery-failure.ts';
import { onOneLine } from '../printable.ts';
import type { CallEvent } from './invitation.ts';
import type { RenderedMail } from './mail-facts.ts';
import { domainOf } from './mailboxes.ts';

export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`, with Nodemailer's options as parameters. */
  url: string;
  /** The sender's mailbox; undefined for the site's mailbox. */
  from: string | undefined;
  /** The mailboxes to notify of each lead, separated by commas. */
  team: string | undefined;
}

export interface OutgoingMail extends RenderedMail {
  /** The same in every attempt, so that mail programs recognize duplicates. */
  id: string;
  /** Takes the id's place, also where a relay keeps its own Message-ID: in the thread and in the envelope (RFC 3461). */
  token?: string | undefined;
  from: string;
  /** A visitor's bare address, or the team's mailboxes. */
  to: { visitor: string } | { team: string };
  /** The visitor, if replies go to them instead of the sender. */
  replyTo?: { name: string; address: string };
  icalEvent?: CallEvent;
}

export type Mailer = ReturnType<typeof createMailer>;

/** Timeouts in ms. The URL's parameters override all but `sendTimeout`. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  /** The limit for sending a whole email, even if the server keeps responding. */
  sendTimeout: 120_000,
};

/** Limits the size of server responses, and keeps Nodemailer from reading mail content from files or URLs. */
const LIMITS = { maxResponseSize: 64 * 1024, disableFileAccess: true, disableUrlAccess: true };

/**
 * Creates a mailer. Each email gets its own SMTP connection, so a stalled connection doesn't hold up the others.
 * @param options `from` is the sender's mailbox, whose domain greets the mail server unless the URL has a `name`
 */
export function createMailer(
  url: string,
  options: Partial<typeof TIMEOUTS> & { from?: string | undefined } = {},
) {
  const { from = '', ...timeouts } = options;
  const { sendTimeout, ...steps } = { ...TIMEOUTS, ...timeouts };
  const transport = createTransport(
    { url, ...greetingOf(from), ...steps, ...LIMITS, requireTLS: requiresTls(url) },
    // Suppress vacation notices: RFC 3834, and Exchange.
    { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } },
  );
  return {
    /** @throws DeliveryFailure unless the mail server accepts every recipient */
    async send(outgoing: OutgoingMail, signal?: AbortSignal): Promise<void> {
      const { id, token, from, to, replyTo, icalEvent, subject, html, text } = outgoing;
      const address = 'team' in to ? '' : mailAddress(to.visitor);
      if (address === undefined)
        throw new DeliveryFailure('The visitor’s address can’t receive mail', 'refused');
      const domain = domainOf(from) || 'localhost';
      // Ignore an invalid address: a reply could reach somebody else.
      const replyAddress = replyTo && mailAddress(replyTo.address);
      const mail = {
        messageId: `<${token ?? id}@${domain}>`,
        ...(token && {
          references: `<about.${token}@${domain}>`,
          dsn: { id: token, return: 'headers' as const },
        }),
        from,
        to: 'team' in to ? to.team : { name: '', address },
        replyTo: replyAddress && { name: headerText(replyTo.name, 100), address: replyAddress },
        subject: headerText(subject, 200),
        html,
        text,
        icalEvent,
        signal: AbortSignal.any([AbortSignal.timeout(sendTimeout), ...(signal ? [signal] : [])]),
      };
      const { accepted, rejected, rejectedErrors } = await transport.sendMail(mail).catch((error) => {
        throw failureOf(advised(error), 'visitor' in to && isAddressAtFault(error) ? 'refused' : 'again');
      });
      if (rejected.length === 0) return;
      // Don't retry: the accepted recipients would get the email twice.
      const refused = `${rejected.length} of ${accepted.length + rejected.length} recipients were refused`;
      throw failureOf(rejectedErrors?.[0] ?? new Error(), 'sent', `${refused}: `);
    },
    /** Connects to the mail server and logs in. @throws if either fails */
    verify: () => transport.verify().catch((error) => Promise.reject(advised(error))),
  };

  /** Adds to a connection's error if the URL has the wrong scheme. */
  function advised(error: Partial<NodemailerError>): Error {
    const { message = '', response } = error;
    const { protocol, port } = new URL(url);
    const isSecure =
      protocol === 'smtps:' && /wrong version number|packet length too long|record layer/i.test(message);
    const isPlain =
      protocol === 'smtp:' && !response && (port === '465' || message === 'Greeting never received');
    const scheme = isSecure ? 'smtp://' : isPlain && 'smtps://';
    return scheme
      ? new Error(`${message}; SMTP_URL may need ${scheme} instead of ${protocol}//`)
      : (error as Error);
  }
}

/** Returns the name for EHLO: many machines' own names have no dot, and some mail servers refuse such names. */
function greetingOf(from: string): { name?: string } {
  const name = domainOf(from);
  return name.includes('.') ? { name } : {};
}

/** Whether to require TLS: only if the URL contains a password and does not turn TLS off. */
function requiresTls(url: string): boolean {
  const { protocol, password, searchParams } = new URL(url);
  return protocol === 'smtp:' && password !== '' && searchParams.get('ignoreTLS') !== 'true';
}

function headerText(text: string, maxLength: number): string {
  const characters = Array.from(onOneLine(text).trim());
  if (characters.length <= maxLength) return characters.join('');
  return `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** Creates a failure that quotes the mail server's reply. The log message has only the reply's status codes. */
function failureOf(
  { message = '', response = '' }: Partial<NodemailerError>,
  outcome: DeliveryFailure['outcome'],
  before = '',
): DeliveryFailure {
  const codes = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}(?!\S))?/.exec(response)?.[0] ?? '';
  const logMessage = before + (response ? message.replaceAll(response, '') + codes : message);
  return new DeliveryFailure(before + message, outcome, logMessage);
}

/**
 * Whether the mail server refused a recipient because of the address, so that a retry can't help: a permanent failure
 * of `RCPT TO` with or without an enhanced code, an unknown domain (`4.1.x`, RFC 3463 section 3.2), or unsupported
 * characters (`5.6.7`, RFC 6531). `530` and a denied relay don't count: they mean that we are not logged in.
 */
function isAddressAtFault({ command, response = '' }: Partial<NodemailerError>): boolean {
  if (/^5\d\d.5\.6\.7\b/.test(response)) return true;
  const isAboutAddress = /^(?:5(?!30)\d\d|4\d\d[ -]4\.1\.)/.test(response) && !/\brelay/i.test(response);
  return command === 'RCPT TO' && isAboutAddress;
}
