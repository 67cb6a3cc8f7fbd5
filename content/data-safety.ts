import { PROMISES } from './promises.ts';
import { SITE } from './site.ts';

/**
 * The Data & Safety page: what an owner asks before handing over tickets. The page leaves out blank answers.
 * `npm run doctor` lists these, and the answers that are still samples. State only what your agreements and your
 * providers back.
 */
export interface DataQuestion {
  id: string;
  /** For the list of what is open. */
  topic: string;
  question: string;
  /** Paragraphs; blank if there are none yet. */
  answer: string[];
  sample: boolean;
}

export const DATA_SAFETY = {
  title: 'Data & Safety',
  description:
    'Whose the data is, what is signed before we read a ticket, how long transcripts are kept, whether anything trains a model, and what happens when an answer is wrong.',
  heading: 'Data & Safety',
  lead: 'What to ask before you hand over a ticket, and what we answer.',
  contact: {
    heading: 'Something missing?',
    text: 'Send us the questions of your lawyer, or your own. A person answers them.',
    action: 'Write to us',
    href: `mailto:${SITE.email}?subject=${encodeURIComponent('Data and safety')}`,
  },
  policyNote:
    'This page is about your store’s data. What we do with what you send us through this website is in',
};

export const DATA_QUESTIONS: DataQuestion[] = [
  {
    id: 'ownership',
    topic: 'Whose the data is',
    question: 'Whose is the data?',
    answer: [PROMISES.transcripts, 'What we build from them works for your store and no other.'],
    sample: false,
  },
  {
    id: 'agreement',
    topic: 'Processing agreement',
    question: 'What is signed first?',
    answer: [
      PROMISES.agreement,
      'In it you are the controller of your shoppers’ data and we are your processor: we use it for your agent, on your instructions, and for nothing else.',
    ],
    sample: false,
  },
  {
    id: 'sub-processors',
    topic: 'Sub-processors',
    question: 'Who else handles it?',
    answer: [],
    sample: false,
  },
  { id: 'region', topic: 'Region', question: 'Where is it kept?', answer: [], sample: false },
  {
    id: 'retention',
    topic: 'How long transcripts are kept',
    question: 'How long are transcripts kept?',
    answer: [
      '90 days, unless your agreement names another time. Then they are deleted; the counts that hold no personal data stay.',
      'Export what you want to keep for longer. A shopper who asks you to be forgotten is deleted at once: tell us which conversation.',
    ],
    sample: true,
  },
  {
    id: 'training',
    topic: 'Training of models',
    question: 'Does anything train a model?',
    answer: [
      'No. Neither we nor the provider of the language model train on your data or on your shoppers’ conversations.',
      'The agent gets better because a person reads what went wrong and changes what it is told.',
    ],
    sample: true,
  },
  {
    id: 'disclosure',
    topic: 'The agent says that it is one',
    question: 'Does it say that it is an AI?',
    answer: [
      'Yes. On the phone in its first sentence, in a chat above the first answer, and whenever somebody asks. It never pretends to be a person.',
    ],
    sample: false,
  },
  {
    id: 'wrong-answers',
    topic: 'Wrong answers',
    question: 'What happens when an answer is wrong?',
    answer: [
      'It can be. Every answer is kept with what the agent looked up, so that the cause can be found: a wrong chart, a stale page, a rule that nobody wrote down.',
      'Tell us, and we mend the cause and try the same question again before we write back. Until then the agent can be told to leave that subject to your team, or switched off: you have the switch.',
      'What the agent may never do by itself: give a discount, promise a date that the carrier hasn’t, or settle a dispute. Those go to a person.',
    ],
    sample: false,
  },
];
