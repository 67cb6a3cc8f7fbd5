import { TERMS } from './terms.ts';

/**
 * Shown after a booking. `heading` and `text` come from the specification. For a confirmed call, `confirmed` replaces
 * `text`. If the time is taken, `gone` replaces `heading`, and `taken` replaces `text`. `leftToUs` replaces `taken` if
 * the visitor picks no other time.
 */
export const BOOKING_THANKS = {
  heading: 'Thank You for Booking!',
  gone: 'We have your request. Your time was just taken.',
  home: 'Return to Homepage',
  text: `We've received your booking request. Our team will review your information and confirm your appointment via email within ${TERMS.confirmationHours} hours.`,
  held: 'This time is held for you; our email says until when.',
  confirmed:
    'Your call is confirmed. The invitation is on its way to your inbox, and puts the call into your calendar.',
  taken: 'Somebody was a moment faster. We have the rest; only the time is missing.',
  leftToUs: `Somebody was a moment faster. Our team will offer you another by email within ${TERMS.confirmationHours} hours.`,
  nearest: 'Take one of the nearest free times',
  takenToo: 'That one was taken too, just now. These are free:',
  noAnswer: 'Nobody answered. Please try again.',
  leave: 'Leave it to the team',
  writeTo: 'We write to',
  writeToUnknown: 'We write to the address that you entered.',
  wrongAddress: 'Wrong address? Tell us at',
  calendar: 'Add to calendar',
  entry: 'Call, not confirmed yet',
  entryText: `Tentative: we confirm by email within ${TERMS.confirmationHours} hours.`,
  bringHeading: 'Bring to the call',
  bring: [
    'The product page that shoppers ask about most',
    'Three questions your team is tired of',
    'Your visitors and orders in a normal month, roughly',
  ],
};
