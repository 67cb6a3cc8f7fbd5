/** Shown above the plain form if its script fails (spec section 8). In its own file, to keep that script small. */
export const FORM_BROKEN = '<h3>Unexpected Application Error!</h3>The form still works.';
