/** What every form says while it is not sent yet. */
export const SENDING = {
  /** The specification's words (its section 8). */
  unanswered: 'An unexpected error occurred. Please try again later.',
  retrying: 'No answer yet. We are trying again, and everything you filled in is kept.',
  /** Until there is a network. */
  offline: 'Everything you filled in is kept. It is sent by itself once you are back online.',
  /** Until somebody answers. */
  unreachable: 'Everything you filled in is kept. It is sent by itself as soon as we can be reached.',
  /** After these: where it stays when the visitor leaves. */
  kept: 'If you leave, this device keeps it for a day. Come back to send it.',
  /** Where the browser keeps nothing. */
  unkept: 'Leave this page open until then.',
  /** On the next visit. */
  unsent: 'Not sent yet. All you filled in is here: look it over and send it.',
  /** Where what was submitted arrived, and was edited in the form since. */
  changed: 'What you sent has reached us. What you changed since is still here: send it too.',
};

/** Stands beside the submit of each form. `content/policies/privacy.md` says the same at length. */
export const DATA_NOTE = {
  text: 'Our team reads it to answer you, and erases it within a year if nothing comes of it.',
  link: 'Privacy Policy',
};
