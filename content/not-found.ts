/** The 404 page. Its heading comes from spec section 2. */
export const NOT_FOUND = {
  kind: '404, page not found',
  heading: 'Unexpected Application Error!',
  lead: 'This page isn’t on the cutting table. The address may have changed, or a letter went missing on the way.',
};
