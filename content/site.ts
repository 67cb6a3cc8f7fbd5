/** The site's owner, as named in pages, feeds and mails. All values are samples: replace them with your own. */
export const SITE = {
  brand: 'Loomline',
  /** Default public origin, overridden by `SITE_URL`. */
  origin: 'https://loomline.example',
  description:
    'Custom AI chat agents for apparel and fashion stores. They answer sizing, stock and order questions from your own data. Two-week trial, no setup fee, no retainer.',
  language: 'en',
  email: 'hello@loomline.example',
  /** The company that runs the model at AGENT_URL, for the privacy policy. */
  modelProcessor: '',
  /**
   * Shown on About, Book a Call, Data & Safety and in the footer. Blank entries are hidden. Without a name,
   * About shows an empty frame that is marked as a sample.
   */
  founder: {
    name: '',
    /** One sentence on the founder's background. */
    sentence: '',
    /** Path of a square photo in `site/public/photos/`, such as `/photos/founder.jpg`. Optional. */
    picture: '',
  },
  company: '',
  city: '',
  /** The legally responsible company, for the footer, Privacy and Terms. Blank entries are hidden. */
  legal: {
    name: '',
    address: '',
    country: '',
    /** Commercial register and registration number. */
    register: '',
    taxNumber: '',
  },
  copyrightYear: 2024,
  /** Samples for the sample brand. Profiles without a URL are hidden. Careers links to the first profile. */
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/loomline' },
    { name: 'Instagram', url: 'https://www.instagram.com/loomline' },
    { name: 'YouTube', url: 'https://www.youtube.com/@loomline' },
  ],
};

/** The social profiles that have a URL. */
export const SOCIAL = SITE.social.filter(({ url }) => url.trim());
