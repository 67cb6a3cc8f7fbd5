import { TERMS } from './terms.ts';

/** The booking page (spec section 2). Fields, choices and messages are in `leads/lead-types/booking-form.ts`. */
export const BOOK_CALL = {
  title: 'Book a Call',
  description: `A free ${TERMS.callMinutes}-minute video call with our founder about your store: what an agent could answer for you, what it needs, and whether it is worth building.`,
  heading: 'Fifteen minutes on your store',
  choose: 'Choose a time',
  quizFirst: 'Take the Quiz',
  back: 'Back to Home',
  lead: 'Bring the questions your shoppers ask most. Our founder shows how an agent would answer them, then tells you whether it is worth building.',
};

/** Heading of the four benefit cards, whose names come from the specification. */
export const BENEFITS_HEADING = 'What you take away';
export const BENEFITS = {
  'Assess Goals': 'What unanswered questions may cost you, estimated from your own traffic.',
  'AI Solutions': 'Which agent fits, which doesn’t, and what each one needs from your team.',
  'Get Answers': 'On pricing, data, tone, languages, hand-over. Ask the hardest question first.',
  'Expert Guidance': 'You talk to the founder, who designs these agents. There is no salesperson.',
};

/** `by` is followed by a place or time zone, and `held` by the call hours. `gone` follows a day and time. */
export const CALL_TIMES_TEXT = {
  legend: 'When',
  by: 'Times in',
  more: 'Show more days',
  another: 'Or another time',
  held: 'Calls are held',
  outside: 'Your time is outside these hours: we may offer another.',
  change: 'Change',
  gone: 'has gone. Pick another, or we offer one nearby.',
  again: 'Try again',
  request: `Tell us when it suits you. We confirm by email within ${TERMS.confirmationHours} hours.`,
};

/** Shown next to the form. */
export const BOOKING_SECTION = {
  heading: 'Book it',
  note: 'All fields but the last are required. The founder reads them before you meet.',
  terms: [
    { term: 'Length', figure: String(TERMS.callMinutes), unit: 'min' },
    { term: 'Cost', figure: '0' },
  ],
};

export const BOOKING_FORM = {
  sheet: 'Your call',
  sheetNote: `About ${TERMS.callMinutes} minutes, free, by video`,
  promise: `We confirm by email within ${TERMS.confirmationHours} hours. No newsletter.`,
  submit: 'Book a Call',
  // Both messages come from spec section 8.
  invalid: 'Please fill in all required fields to book your call.',
  refused: 'There was an error submitting your booking. Please try again.',
};

/** The page shown without JavaScript when a form has errors. */
export const FORM_PROBLEM = {
  title: 'Please check your form',
  heading: 'Not sent yet',
  lead: 'Please correct this before you send the form:',
  wayBack: 'Go back with your browser’s Back button: what you typed is still there.',
  freshForm: 'Open a fresh form',
};
