import { createTransport } from 'nodemailer';
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
  /** An invitation as iCalendar. */
  invitation?: string;
}

export interface Mailer {
  /** Hands a mail to the mail server. @throws where it did not take it */
  send(mail: OutgoingMail): Promise<void>;
  /** Greets the mail server and logs in. @throws where that fails */
  verify(): Promise<void>;
}

/** Sends mails over SMTP, one connection each: they are few, and none waits behind one that stalls. */
export function createMailer(url: string): Mailer {
  const transport = createTransport(
    {
      url,
      dnsTimeout: 10_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // A vacation notice in answer to these helps nobody (RFC 3834).
    { headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    async send({ id, from, to, replyTo, invitation, subject, html, text }) {
      const recipient = 'team' in to ? to.team : { name: '', address: to.visitor };
      const { rejected } = await transport.sendMail({
        messageId: `<${id}@${domainOf(from)}>`,
        from,
        to: recipient,
        ...(replyTo && { replyTo }),
        subject,
        html,
        text,
        ...(invitation && {
          icalEvent: { method: 'REQUEST', filename: 'invitation.ics', content: invitation },
        }),
      });
      if (rejected.length > 0)
        throw new Error(`the mail server refused ${rejected.length} of the recipients`);
    },
    async verify() {
      await transport.verify();
    },
  };
}

function domainOf(mailbox: string): string {
  return /@([^\s>@]+)>?\s*$/.exec(mailbox)?.[1] ?? 'localhost';
}
