/** Messages that all forms show while sending. */
export const SENDING = {
  /** Wording from spec section 8. */
  unanswered: 'An unexpected error occurred. Please try again later.',
  retrying: 'No answer yet. We are trying again, and everything you filled in is kept.',
  /** Shown until the browser is online. */
  offline: 'Everything you filled in is kept, and sent once you are back online.',
  /** Shown until the server responds. */
  unreachable: 'Everything you filled in is kept, and sent once we can be reached.',
  /** Appended to `offline` and `unreachable`. */
  kept: 'Come back within a day, and it is still here.',
  /** Replaces `kept` if browser storage is unavailable. */
  unkept: 'Leave this page open until then.',
  /** Shown on the next visit. */
  unsent: 'Not sent yet. All you filled in is here: check it and send it.',
  /** Shown if the visitor edited the form while it was being sent. */
  changed: 'What you sent has reached us. What you changed since is still here: send it too.',
};

/** Shown next to each form's submit button. `content/policies/privacy.md` has the details. */
export const DATA_NOTE = {
  text: 'Our team reads it to answer you, and erases it within a year if nothing comes of it.',
  link: 'Privacy Policy',
};

/** Shown below an email field, before the address that was probably meant. */
export const EMAIL_TYPO = 'Did you mean';
