/** Shown above a form whose script failed (spec section 8). In a separate file, to keep the page's script small. */
export const FORM_BROKEN = '<h3>Unexpected Application Error!</h3>The form still works.';
