/** What a form says about a row of its own that waits, beside its own words; apart, since the form's page loads it. */
export const WAITING_NOTE = {
  dontSend: 'Don’t send',
  /** Where the browser keeps nothing. */
  unkept: 'Leave this page open until then: your browser lets us keep nothing.',
};
