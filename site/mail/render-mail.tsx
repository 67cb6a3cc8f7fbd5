import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderMail } from '#leads/mail-facts.ts';
import { onOneLine, printable } from '#leads/printable.ts';
import type { Mails } from './MailFrame.tsx';
import { plainText } from './plain-text.ts';
import { TEAM_MAILS } from './team-mails.tsx';
import { VISITOR_MAILS } from './visitor-mails.tsx';

const MAILS: Mails = { ...VISITOR_MAILS, ...TEAM_MAILS };

/**
 * Returns what renders each mail when it is due, as HTML and as text. What was typed may reverse or hide what stands beside
 * it, so the whole mail is made `printable`.
 * @param origin the site's, for links to its pages
 */
export function mailRenderer(origin: string): RenderMail {
  return (kind, facts) => {
    const mail = MAILS[kind](facts);
    // No text has it: in one, quotes are escaped.
    const html = renderToStaticMarkup(mail).replaceAll('href="/', `href="${origin}/`);
    const subject = onOneLine(mail.props.subject);
    return { subject, html: DOCTYPE + printable(html), text: plainText(mail, origin) };
  };
}

/** Of XHTML, by which Outlook and older programs lay tables out as they are meant. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
