import { SITE, SOCIAL } from './site.ts';

const [profile] = SOCIAL;

/** The Careers page (spec section 2). */
export const CAREERS = {
  title: 'Careers',
  description: `There are no open positions at ${SITE.brand} at the moment. What working here is like, where new ones are posted, and how to introduce yourself anyway.`,
  heading: 'No open positions',
  lead: `There are no current openings. When one comes up, we post it on ${profile ? `our ${profile.name} page` : 'this page'} first.`,
  follow: profile && { label: `Follow us on ${profile.name}`, href: profile.url },
};

export const WHY_WORK_HERE = {
  heading: 'Why work with us',
  reasons: {
    'Cutting-edge technology':
      'Language models in front of real shoppers, with real stock behind them. You see the same day whether your idea helped.',
    'Remote-first culture': 'Work where you like. We write things down, and meet when it helps.',
    'Growth opportunities': 'You do the whole task: talk to the store, build the agent, and hear how it did.',
  },
};

export const SPONTANEOUS = {
  heading: 'Introduce yourself anyway',
  text: 'Tell us about a conversation that you would have handled better than a machine. A few lines are enough.',
  action: 'Write to us',
  href: `mailto:${SITE.email}?subject=${encodeURIComponent('Spontaneous application')}`,
};
