/** What every form says while it is not sent yet, beside its own words. */
export const SENDING = {
  /** The specification's words (its section 8). */
  unanswered: 'An unexpected error occurred. Please try again later.',
  /** After the form's own words: where it stays when the visitor leaves. */
  kept: 'If you leave, it stands here for a day, on this device, for you to send.',
  /** Where the browser keeps nothing. */
  unkept: 'Leave this page open until then: your browser lets us keep nothing.',
  /** On the next visit. */
  unsent: 'Not sent yet. All you filled in is here: look it over and send it.',
};

/** Stands beside the submit of each form. `content/policies/privacy.md` says the same at length. */
export const DATA_NOTE = {
  text: 'Our team reads it to answer you, and erases it within a year if nothing comes of it.',
  link: 'Privacy Policy',
};
