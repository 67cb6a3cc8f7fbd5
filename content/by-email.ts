import { QUIZ_QUESTIONS } from './quiz.ts';
import { SITE } from './site.ts';
import { MESSAGE_FORM } from './support-message.ts';
import { TERMS } from './terms.ts';

const REASON = 'Your browser has JavaScript switched off, and this form can’t be sent without it.';
const BOOKING = ['Name', 'Company name', 'Service', 'Preferred date, time and timezone', 'Problems to solve'];

/**
 * If leads go to a hosted database, no server can accept a form posted without JavaScript. So visitors without
 * JavaScript see this instead of a form: a link to a prefilled email with the form's questions.
 */
export const BY_EMAIL = {
  booking: byEmail(
    `Write to us about your store, a day and time that suit you, and what you would like solved. The founder reads it before you meet, and we confirm within ${TERMS.confirmationHours} hours.`,
    'Booking a call',
    [...BOOKING, 'Additional info'].map((name) => `${name}:`),
  ),
  quiz: byEmail(
    `Write to us what you run, what you hope for and what it has to work with, as briefly as you like. We write back within ${TERMS.confirmationHours} hours with what would fit.`,
    'Which AI solution fits our business',
    Object.values(QUIZ_QUESTIONS).map(({ question }) => question),
  ),
  message: byEmail(`An email does just as well. ${MESSAGE_FORM.text}`, 'A message', ['Name:', 'Message:']),
};

function byEmail(text: string, subject: string, questions: string[]) {
  // RFC 6068 requires CRLF line breaks. A blank line after each question leaves room for the answer.
  const body = encodeURIComponent(`${questions.join('\r\n\r\n')}\r\n`);
  return {
    heading: 'Write to us instead',
    text: `${REASON} ${text}`,
    action: 'Write an email',
    address: SITE.email,
    href: `mailto:${SITE.email}?subject=${encodeURIComponent(subject)}&body=${body}`,
  };
}
