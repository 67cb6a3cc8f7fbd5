/** Stands beside the submit of each form. `content/policies/privacy.md` says the same at length. */
export const DATA_NOTE = {
  text: 'Our team reads it to answer you, and erases it within a year if nothing comes of it.',
  link: 'Privacy Policy',
};
