import { PROMISES } from './promises.ts';
import { SITE } from './site.ts';

/**
 * A question on the Data & Safety page, as a store owner would ask it before sharing support tickets. The page skips
 * blank answers; `npm run doctor` lists blank and sample answers. Promise only what your contracts and providers
 * guarantee.
 */
export interface DataQuestion {
  id: string;
  question: string;
  /** Paragraphs. Empty if there is no answer yet. */
  answer: string[];
  sample?: true;
}

/** Returns the answered questions, without blank paragraphs. */
export function answeredQuestions(questions = DATA_QUESTIONS): DataQuestion[] {
  return questions
    .map((question) => ({ ...question, answer: question.answer.filter((paragraph) => paragraph.trim()) }))
    .filter(({ answer }) => answer.length > 0);
}

export const DATA_SAFETY = {
  title: 'Data & Safety',
  description:
    'Whose the data is, what is signed before we read a ticket, how long transcripts are kept, whether anything trains a model, and what happens when an answer is wrong.',
  heading: 'Data & Safety',
  lead: 'What to ask before you hand over a ticket, and what we answer.',
  contact: {
    heading: 'Something missing?',
    text: 'Send us your questions, or your lawyer’s. A person answers them.',
    action: 'Write to us',
    href: `mailto:${SITE.email}?subject=${encodeURIComponent('Data and safety')}`,
  },
  policyNote: 'This page is about your store’s data. What you send us through this website is covered by',
  policyLink: 'our privacy policy',
};

export const DATA_QUESTIONS: DataQuestion[] = [
  {
    id: 'ownership',
    question: 'Whose is the data?',
    answer: [PROMISES.transcripts, 'What we build from them works for your store and no other.'],
  },
  {
    id: 'agreement',
    question: 'What is signed first?',
    answer: [
      PROMISES.agreement,
      'In it you are the controller of your shoppers’ data and we are your processor: we use it for your agent, on your instructions, and for nothing else.',
    ],
  },
  { id: 'sub-processors', question: 'Who else handles it?', answer: [] },
  { id: 'region', question: 'Where is it kept?', answer: [] },
  {
    id: 'retention',
    question: 'How long are transcripts kept?',
    answer: [
      '90 days, unless your agreement names another time. Then they are deleted; the counts that hold no personal data stay.',
      'Export what you want to keep for longer. If a shopper asks to be forgotten, tell us which conversation: we delete it at once.',
    ],
    sample: true,
  },
  {
    id: 'training',
    question: 'Does anything train a model?',
    answer: [
      'Nothing does: neither we nor the provider of the language model train on your data or on your shoppers’ conversations.',
      'The agent gets better because a person reads what went wrong and changes what it is told.',
    ],
    sample: true,
  },
  {
    id: 'disclosure',
    question: 'Does it say that it is an AI?',
    answer: [
      'It says so: on the phone in its first sentence, in a chat above the first answer, and whenever somebody asks. It never pretends to be a person.',
    ],
  },
  {
    id: 'wrong-answers',
    question: 'What happens when an answer is wrong?',
    answer: [
      'Every answer is kept with what the agent looked up, so that the cause can be found: a wrong chart, a stale page, a rule that nobody wrote down.',
      'Tell us, and we correct the cause and try the same question again before we write back. Until then the agent can be told to leave that subject to your team, or switched off: you have the switch.',
      `What the agent may never do by itself: give a discount that you haven’t approved, or settle a dispute. Those go to a person. ${PROMISES.orders} ${PROMISES.dates}`,
    ],
  },
];
