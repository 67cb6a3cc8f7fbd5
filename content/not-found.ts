/** The 404 page; its heading is the spec's (section 2). */
export const NOT_FOUND = {
  heading: 'Unexpected Application Error!',
  lead: 'This page isn’t on the cutting table. The address may have changed, or a letter went missing on the way.',
};
