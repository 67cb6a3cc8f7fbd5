/**
 * Who runs this site, as every page, title, feed and mail says it. All of it is sample data: replace it with yours.
 */
export const SITE = {
  brand: 'Loomline',
  /** Public origin, unless `SITE_URL` is set. */
  origin: 'https://loomline.example',
  description:
    'Custom AI chat agents for apparel and fashion stores. They answer sizing, stock and order questions from your own data. Two-week trial, no setup fee, no retainer.',
  language: 'en',
  email: 'hello@loomline.example',
  /** Who runs the model at AGENT_URL, for the privacy policy. */
  modelProcessor: '',
  /**
   * Whom the visitor meets, on About, Book a Call, Data & Safety and in the footer. Blank entries are left out; About shows an
   * empty frame instead, marked as a sample.
   */
  founder: {
    name: '',
    /** One sentence on what they did before this. */
    sentence: '',
    /** A square photo in `site/public/photos/`, such as `/photos/founder.jpg`. It may stay blank. */
    picture: '',
  },
  company: '',
  city: '',
  /** Who is responsible, for the footer, Privacy and Terms. Blank entries are left out. */
  legal: {
    name: '',
    address: '',
    country: '',
    /** Where it is registered, and under which number. */
    register: '',
    taxNumber: '',
  },
  copyrightYear: 2024,
  /** Samples, on the sample brand's name. A profile without an address is not shown. Careers leads to the first. */
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/loomline' },
    { name: 'Instagram', url: 'https://www.instagram.com/loomline' },
    { name: 'YouTube', url: 'https://www.youtube.com/@loomline' },
  ],
};

/** The profiles that are set. */
export const SOCIAL = SITE.social.filter(({ url }) => url.trim());
