/** What to bring to the call: said after a booking, and by the agent on Support. */
export const BRING = [
  'The product page that shoppers ask about most',
  'Three questions your team is tired of',
  'Your visitors and orders in a normal month, roughly',
];
