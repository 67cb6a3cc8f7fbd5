export const BOOKING_DRAFT = 'loomline:booking';

/** The booking form itself, past what leads to it. */
export const BOOKING_SHEET = '/book-call#booking-sheet';
