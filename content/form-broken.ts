/** Shown above a form if its script fails (spec section 8). A separate file keeps the page's script small. */
export const FORM_BROKEN = '<h3>Unexpected Application Error!</h3>The form still works.';
