import { QUIZ_QUESTIONS } from './quiz.ts';
import { SITE } from './site.ts';
import { SUPPORT_MESSAGE } from './support-message.ts';
import { TERMS } from './terms.ts';

/**
 * Replaces a form for visitors without JavaScript when leads go to a hosted database, because no server is
 * there to accept a plain form post. The prepared e-mail asks the form's questions.
 */
export const BY_EMAIL = {
  booking: {
    heading: 'Write to us instead',
    text: `Your browser has JavaScript switched off, and this form can’t send without it. An email does just as well: tell us about your store, a day and time that suit you, and what you would like solved. The founder reads it before you meet, and we confirm within ${TERMS.confirmationHours} hours.`,
    ...mailTo('Booking a call', [
      'Name:',
      'Company name:',
      'Service:',
      'Preferred date, time and timezone:',
      'Problems to solve:',
      'Additional info:',
    ]),
  },
  quiz: {
    heading: 'Tell us by email instead',
    text: `Your browser has JavaScript switched off, and the quiz can’t send without it. Tell us in an email what you run, what you hope for and what it has to work with, as briefly as you like. We write back within ${TERMS.confirmationHours} hours with what would fit.`,
    ...mailTo(
      'Which AI solution fits our business',
      Object.values(QUIZ_QUESTIONS).map(({ question }) => question),
    ),
  },
  message: {
    heading: 'Write to us instead',
    text: `Your browser has JavaScript switched off, and this form can’t send without it. An email does just as well. ${SUPPORT_MESSAGE.text}`,
    ...mailTo('A message', ['Name:', 'Message:']),
  },
};

/** CRLF line ends (RFC 6068), doubled to leave room for an answer. */
function mailTo(subject: string, questions: string[]) {
  const body = questions.join('\r\n\r\n');
  const href = `mailto:${SITE.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${body}\r\n`)}`;
  return { action: 'Write an email', address: SITE.email, href };
}
