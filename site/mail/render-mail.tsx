import { cloneElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MAIL_FRAME } from '#content/mails.ts';
import type { MailFacts, MailKind, RenderMail } from '#leads/mail/mail-facts.ts';
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
  /** The desk's origin. If set, mails to the team link to the desk and contain no action links. */
  desk?: string | undefined;
  /** How the team runs commands, if not with `npm run leads --`. */
  command?: string | undefined;
}

/**
 * Returns a function that renders a mail as HTML and as plain text. `printable` is applied to the whole mail, because
 * typed text may contain characters that reverse or hide the text around them.
 */
export function mailRenderer({ origin, desk, command = COMMAND }: MailPlaces): RenderMail {
  return (kind, facts) => {
    const hasDesk = desk !== undefined && kind in TEAM_MAILS && kind !== 'sign in' && kind !== 'hand over';
    const path = hasDesk ? deskPath(kind, facts) : undefined;
    const bare = MAILS[kind](facts, hasDesk);
    const open = <Action href={`${desk}${path}`}>{MAIL_FRAME.desk}</Action>;
    const mail = path === undefined ? bare : cloneElement(bare, {}, open, bare.props.children);
    // Matches attributes only: quotes in text are escaped.
    const html = renderToStaticMarkup(mail).replaceAll('href="/', `href="${origin}/`);
    const subject = onOneLine(mail.props.subject);
    const withCommand = (text: string) => text.replaceAll(COMMAND, command);
    return {
      subject,
      html: DOCTYPE + forOutlook(printable(withCommand(html))),
      text: withCommand(plainText(mail, origin)),
    };
  };
}

/** The beginning of each command in the text of mails, which `LEADS_COMMAND` replaces. */
const COMMAND = 'npm run leads --';

/** Returns the path of the desk's page about the subject of a mail. */
function deskPath(kind: MailKind, facts: MailFacts[MailKind]): string {
  if (kind === 'agenda') return '/calendar';
  const about = { ...('booking' in facts && facts.booking), ...('lead' in facts && facts.lead) };
  const { id } = about as { id?: string };
  return id === undefined ? '/health' : `/leads/${id}`;
}

/** Adds a width and fonts for Outlook for Windows, which ignores `max-width` and most lists of fonts. */
function forOutlook(html: string): string {
  return html
    .replace('</head>', `<!--[if mso]><style>${OUTLOOK_FONTS}</style><![endif]--></head>`)
    .replace(/<body[^>]*>/, (body) => `${body}<!--[if mso]>${OUTLOOK_TABLE}<tr><td><![endif]-->`)
    .replace('</body>', '<!--[if mso]></td></tr></table><![endif]--></body>');
}

const OUTLOOK_FONTS =
  'body, table, td, h1, h2, p, li, a, span { font-family: Segoe UI, Arial, sans-serif !important; } ' +
  'code { font-family: Consolas, monospace !important; }';
const OUTLOOK_TABLE =
  '<table role="presentation" align="center" width="600" border="0" cellpadding="0" cellspacing="0">';

/** XHTML, which Outlook and older mail programs need to lay out tables correctly. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
