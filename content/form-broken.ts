/**
 * Shown above the plain form if a form's script fails (spec section 8). A separate file, so that importing it loads no
 * other content.
 */
export const FORM_BROKEN = '<h3>Unexpected Application Error!</h3>The form still works.';
