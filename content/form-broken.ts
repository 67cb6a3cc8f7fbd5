/** Above the plain form that replaces a form whose script failed (spec section 8). Alone in a file, so that it loads no other. */
export const FORM_BROKEN = '<h3>Unexpected Application Error!</h3>The form still works.';
