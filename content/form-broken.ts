/**
 * Above the plain form that takes the place of one whose script failed. The heading is of spec section 8. In a file of
 * its own, so that it costs no request.
 */
export const FORM_BROKEN = '<h3>Unexpected Application Error!</h3>The form still works.';
