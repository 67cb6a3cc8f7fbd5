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
  /** For each paragraph the ways to ask for it, for the agent on Support. */
  asked?: string[];
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
    asked: [
      `Who owns the data? Who owns the chats? who owns the conversations? can I export the conversations? as the admin of our store can I read every chat? who sees the chats? can my team read the transcripts? do we keep our data if we leave? where can I read what it said? can I download the transcripts? who has access to the conversations? can the owner see the chats? do I get the chat logs? is our data ours? who can read what customers write? can I see what my customers ask?`,
      `Do you share our data with other stores? do you use our data for our competitors? does what you build for us work for others too? can other shops see our data? is our data separate from other clients?`,
    ],
    topic: 'Whose the data is',
    question: 'Whose is the data?',
    answer: [PROMISES.transcripts, 'What we build from them works for your store and no other.'],
    sample: false,
  },
  {
    id: 'agreement',
    asked: [
      `Are you GDPR compliant? is my data safe with you? do you sign an NDA? do you sign a data processing agreement? is it secure? DPA? what about data protection? is it legal in the EU? do we sign something about data first? what about privacy? how do you protect customer data? GDPR? security? data privacy? are you ISO certified? SOC 2? is it CCPA compliant? can hackers get our customer data? what if you get hacked? how safe is our customer data?`,
      `Who is the data controller? are you a processor or a controller? what do you use our customer data for? do you use the data for anything else? what is your role under GDPR?`,
    ],
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
    asked: [
      `How long do you store the chats? how long is data kept? when do you delete the conversations? data retention? how long do you keep our customers' data? do you keep chats forever?`,
      `A customer wants their data deleted, can you do that? right to be forgotten? how do I delete one customer's chat? can shoppers ask to be erased? can we keep the chats for longer? how do I delete a conversation?`,
    ],
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
    asked: [
      `Do you train AI on our data? Does ChatGPT learn from our customers? is our data used to train models? do you use our chats for training? does OpenAI get our data? will our data end up in a model? is our data used to train your AI?`,
      `Does it learn from our conversations? how does it get better over time? does the agent learn by itself? how does it improve? does it learn from its mistakes?`,
    ],
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
    asked: [
      `Do customers know it is an AI? Does it pretend to be human? does it tell shoppers that it is a bot? will my customers notice it's a bot? does it disclose that it's AI? do you hide that it's a robot? is it honest about being AI? EU AI act?`,
    ],
    topic: 'The agent says that it is one',
    question: 'Does it say that it is an AI?',
    answer: [
      'Yes. On the phone in its first sentence, in a chat above the first answer, and whenever somebody asks. It never pretends to be a person.',
    ],
    sample: false,
  },
  {
    id: 'wrong-answers',
    asked: [
      `What if it says something wrong? Does it hallucinate? can it make things up? how accurate is it? what if it tells a customer the wrong size? how do I know it doesn't invent answers? what happens when it makes a mistake? how often is it wrong? what about hallucinations? can I trust its answers? error rate? does it lie? what if it gives wrong information about a price?`,
      `Can I switch it off? is there an off switch? how do I correct a wrong answer? how fast do you fix a mistake? can I turn it off at any time? how do I report a wrong answer? can I pause the agent? can we disable it during a sale? who do I tell when an answer is wrong?`,
      `Can it give discounts? will it give away discount codes? can it hand out coupon codes? what is it not allowed to do? can customers trick it into giving a discount? can someone hack the bot into giving free stuff? can it offer free shipping? does it promise delivery dates? what are its limits? can it refund customers by itself? can it be jailbroken? prompt injection? can it be manipulated? can a customer talk it into a refund? what if someone tries to trick it? does it decide about refunds? does it invent discounts?`,
    ],
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
