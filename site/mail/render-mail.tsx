import { renderToStaticMarkup } from 'react-dom/server';
import type { MailFacts, MailKind, RenderedMail, RenderMail } from '#leads/mail-facts.ts';
import { onOneLine, printable } from '#leads/printable.ts';
import { type Mail, MailFrame } from './MailFrame.tsx';
import { plainText } from './plain-text.ts';
import * as team from './team-mails.tsx';
import * as visitor from './visitor-mails.tsx';

/**
 * Returns what renders each mail when it is due, as HTML and as text.
 * @param origin the site's, for links to its pages
 */
export function mailRenderer(origin: string): RenderMail {
  return (kind, facts) => render(MAILS[kind](facts, origin), origin);
}

/** Every mail that the product sends. */
const MAILS: { [Kind in MailKind]: (facts: MailFacts[Kind], origin: string) => Mail } = {
  'acknowledgement call_bookings': visitor.acknowledgementBooking,
  'acknowledgement quiz_submissions': visitor.acknowledgementQuiz,
  'acknowledgement support_messages': visitor.acknowledgementMessage,
  'notification call_bookings': team.notificationBooking,
  'notification quiz_submissions': team.notificationQuiz,
  'notification support_messages': team.notificationMessage,
  confirmation: visitor.confirmation,
  decline: visitor.decline,
  cancellation: visitor.cancellation,
  reminder: visitor.reminder,
  'team confirmation': team.teamConfirmation,
  'team cancellation': team.teamCancellation,
  agenda: team.agenda,
  nudge: team.nudge,
  alert: team.alert,
};

/** What was typed may reverse or hide what stands beside it, so the whole mail is made `printable`. */
function render(mail: Mail, origin: string): RenderedMail {
  const page = <MailFrame {...mail} home={`${origin}/`} />;
  return {
    subject: onOneLine(mail.subject),
    html: DOCTYPE + printable(renderToStaticMarkup(page)),
    text: plainText(page),
  };
}

/** Of XHTML, by which Outlook and older programs lay tables out as they are meant. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
