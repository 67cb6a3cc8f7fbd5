/** `prefill(MESSAGE_DRAFT, …)` fills the form on the Support page. */
export const MESSAGE_DRAFT = 'loomline:message';

/** Where the form stands. */
export const MESSAGE_SHEET = '/support#message';
