/** Shown above the plain form if a form's script fails (spec section 8). In its own file, to load no other content. */
export const FORM_BROKEN = '<h3>Unexpected Application Error!</h3>The form still works.';
