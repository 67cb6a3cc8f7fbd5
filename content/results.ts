import { PROMISES } from './promises.ts';
import { SITE } from './site.ts';

/** The Results page. Figures and labels come from spec sections 2 and 9. */
export const RESULTS = {
  title: 'Results',
  description:
    'Sample figures, each with what it is measured against: 85% automated bookings, 60% faster resolution, 3x more deals closed, 35% cart recovery rate. And testimonials.',
  heading: 'Results',
  lead: 'Four figures, each with what it is measured against.',
};

/**
 * `against` says what a figure is compared with: a total or a baseline. `counted` names the store, the period and the
 * method; without it, the figure is marked as a sample. `length` and `seams` give the length of the drawn cloth and the
 * positions of its joins, in per cent of the measuring tape. `tape` has the labels of a figure's own tape.
 */
export const STATS: {
  figure: string;
  label: string;
  against: string;
  counted?: string;
  length: number;
  tape?: string[];
  seams?: number[];
  lengths?: [string, string];
}[] = [
  {
    figure: '85%',
    label: 'Automated Bookings',
    against: 'Of all appointments made through an agent, those that no person had to touch.',
    length: 85,
  },
  {
    figure: '60%',
    label: 'Faster Resolution',
    against: 'Time from question to answer, against the same team before the agent.',
    length: 60,
  },
  {
    figure: '3x',
    label: 'More Deals Closed',
    against:
      'Of a hundred questions that were answered at once, against a hundred that waited until the next day.',
    length: 75,
    tape: ['1x', '2x', '3x', '4x'],
    seams: [25, 50],
    lengths: ['Next day', 'At once'],
  },
  {
    figure: '35%',
    label: 'Cart Recovery Rate',
    against: 'Of the abandoned carts that got one reminder, those bought after it.',
    length: 35,
  },
];

export const TESTIMONIALS_SECTION = { heading: 'In their words', filterLabel: 'Filter testimonials' };

export const TRUST = {
  heading: 'Why Clients Trust',
  /** From spec section 3. */
  points: [
    {
      icon: 'eye',
      title: 'They can read every word',
      description: 'Each conversation, with what the agent looked up for each answer.',
    },
    {
      icon: 'scale',
      title: 'They pay on evidence',
      description: 'A commission on sales it helped close, by rules that you agree to before the trial.',
    },
    { icon: 'key', title: 'They keep their data', description: PROMISES.transcripts },
    {
      icon: 'thread',
      title: 'They talk to whoever built it',
      description: `${PROMISES.maker} No account manager stands in between.`,
    },
  ] as const,
  action: 'Schedule a Demo',
};

export const RESULTS_CLOSING = `See what ${SITE.brand} would do with your own questions.`;
