import { TERMS } from './terms.ts';

const REPLY = `A person reads it and replies by email within ${TERMS.confirmationHours} hours.`;

/** The form on the Support page. Validation and messages are in `leads/lead-types/support-message-form.ts`. */
export const MESSAGE_FORM = {
  heading: 'Leave a message',
  text: REPLY,
  sheet: 'Your message',
  sheetNote: 'No newsletter follows',
  submit: 'Send message',
  // Both messages come from spec section 8.
  invalid: 'Please fill in all required fields to send your message.',
  refused: 'There was an error submitting your message. Please try again.',
};

/** Shown after the message is sent. */
export const SUPPORT_MESSAGE_THANKS = {
  heading: 'Your message is with us',
  text: REPLY,
  /** The visitor's email address is inserted between the two parts. */
  reply: ['A person replies to', `within ${TERMS.confirmationHours} hours.`],
  writeToUnknown: 'We write to the address that you entered.',
  wrongAddress: 'Wrong address? Tell us at',
  home: 'Back to Home',
};
