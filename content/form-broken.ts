/** Shown above a form if its script fails (spec section 8). In a file of its own, to keep the script small. */
export const FORM_BROKEN = '<h3>Unexpected Application Error!</h3>The form still works.';
