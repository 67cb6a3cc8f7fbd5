import { TERMS } from './terms.ts';

const SENT = 'Your booking, which waited on this device, has now been sent';
const REPLY = `within ${TERMS.confirmationHours} hours`;

/** What a page says about a form that was sent while nobody could be reached, and that waited in the browser. */
export const WAITING_NOTICE = {
  close: 'Close',
  call_bookings: {
    stored: `${SENT}. We confirm by email ${REPLY}.`,
    unavailable: 'Your booking waits on this device. It is sent by itself as soon as we can be reached.',
    refused: 'There was an error submitting your booking. Please try again.',
    overdue: 'Your booking could not be sent for a day, so we removed it from this device. Please try again.',
    withdrawn: 'Your booking is not sent. What you typed stays in the form while its tab is open.',
    again: { label: 'Book a Call', href: '/book-call#booking-sheet' },
  },
  /** Instead of `stored`, where it asked for a free time. */
  call_times: {
    held: `${SENT}. Its time is held for you until we answer, by email ${REPLY}.`,
    confirmed: `${SENT}, and your call stands. The invitation is on its way by email.`,
    taken: `${SENT}, but its time was taken in the meantime. We offer you another by email ${REPLY}.`,
  },
  quiz_submissions: {
    stored: `Your quiz, which waited on this device, has now been sent. We write back ${REPLY}.`,
    unavailable: 'Your quiz waits on this device. It is sent by itself as soon as we can be reached.',
    refused: 'There was an error submitting your quiz. Please try again.',
    overdue: 'Your quiz could not be sent for a day, so we removed it from this device. Please try again.',
    withdrawn: 'Your quiz is not sent. Your answers stay in it while its tab is open.',
    again: { label: 'Take the Quiz', href: '/#quiz' },
  },
  support_messages: {
    stored: `Your message, which waited on this device, has now been sent. We reply by email ${REPLY}.`,
    unavailable: 'Your message waits on this device. It is sent by itself as soon as we can be reached.',
    refused: 'There was an error submitting your message. Please try again.',
    overdue: 'Your message could not be sent for a day, so we removed it from this device. Please try again.',
    withdrawn: 'Your message is not sent. What you typed stays in the form while its tab is open.',
    again: { label: 'Leave a message', href: '/support#message' },
  },
};
