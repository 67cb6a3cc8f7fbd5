import { cloneElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MAIL_FRAME } from '#content/mails.ts';
import type { MailFacts, MailKind, RenderMail } from '#leads/mail-facts.ts';
import { onOneLine, printable } from '#leads/printable.ts';
import type { Mails } from './MailFrame.tsx';
import { Action } from './mail-parts.tsx';
import { plainText } from './plain-text.ts';
import { TEAM_MAILS } from './team-mails.tsx';
import { VISITOR_MAILS } from './visitor-mails.tsx';

const MAILS: Mails = { ...VISITOR_MAILS, ...TEAM_MAILS };

export interface MailPlaces {
  /** The site's origin, for links to its pages. */
  origin: string;
  /** The desk's origin. The mails to the team lead there, where it is set, and have no links that act. */
  desk?: string | undefined;
  /** What the team types to run a command, in place of `npm run leads --`. */
  command?: string | undefined;
}

/**
 * Returns what renders each mail when it is due, as HTML and as text. What was typed may reverse or hide what stands beside
 * it, so the whole mail is made `printable`.
 */
export function mailRenderer({ origin, desk, command = COMMAND }: MailPlaces): RenderMail {
  return (kind, facts) => {
    const path = desk !== undefined && kind in TEAM_MAILS ? deskPath(kind, facts) : undefined;
    const bare = MAILS[kind](facts);
    const open = <Action href={`${desk}${path}`}>{MAIL_FRAME.desk}</Action>;
    const mail = path === undefined ? bare : cloneElement(bare, {}, open, bare.props.children);
    // No text has it: in one, quotes are escaped.
    const html = renderToStaticMarkup(mail).replaceAll('href="/', `href="${origin}/`);
    const subject = onOneLine(mail.props.subject);
    const withCommand = (text: string) => text.replaceAll(COMMAND, command);
    return {
      subject,
      html: DOCTYPE + printable(withCommand(html)),
      text: withCommand(plainText(mail, origin)),
    };
  };
}

/** How the words of the mails run a command. */
const COMMAND = 'npm run leads --';

/** The page of the desk that a mail is about. */
function deskPath(kind: MailKind, facts: MailFacts[MailKind]): string {
  if (kind === 'agenda') return '/calendar';
  const { id } = { ...('booking' in facts && facts.booking), ...('lead' in facts && facts.lead) } as {
    id?: string;
  };
  return id === undefined ? '/health' : `/leads/${id}`;
}

/** Of XHTML, by which Outlook and older programs lay tables out as they are meant. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
