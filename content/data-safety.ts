import { PROMISES } from './promises.ts';
import { SITE } from './site.ts';

/**
 * The Data & Safety page: what an owner asks before handing over tickets. The page leaves out blank answers.
 * `npm run doctor` lists these, and the answers that are still samples. State only what your agreements and your
 * providers back.
 */
export interface DataQuestion {
  id: string;
  question: string;
  /** Other ways to ask, for the agent on Support. */
  asked?: string;
  /** Paragraphs; blank if there are none yet. */
  answer: string[];
  sample?: true;
}

/** The questions with an answer, without the paragraphs that are blank. */
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
  policyNote:
    'This page is about your store’s data. What we do with what you send us through this website is in',
  policyLink: 'our privacy policy',
};

export const DATA_QUESTIONS: DataQuestion[] = [
  {
    id: 'ownership',
    asked: `
      Who owns the data? do we keep our data if we leave? where can I read what it said? do I get the chat
      logs? is our data ours? who can read the chats, only the owner or also my staff? can I see what it
      answered my customers? are the transcripts mine? who has access to our data? do you read our chats? can
      I search old chats? who at your company can see our customers' messages? may I read along? is there a
      chat archive? do the chats belong to us? can we take the chats with us? do our size charts stay ours?
      can we download all chats? who can look at our transcripts? do we have access to every conversation? who
      owns what customers write? Do you share our data with other stores? does what you build for us work for
      others too? do you give our data to anyone? is what you learn from us used elsewhere? do you keep our
      data private from other clients? Will you use our data for another brand? do rivals profit from our
      chats? could my competitor get the same bot? do my competitors use what you built for us? Who of us can
      log in and read the conversations? can my staff read what it wrote last night? can the admin see every
      chat? may I use our data elsewhere when we leave?`,
    question: 'Whose is the data?',
    answer: [PROMISES.transcripts, 'What we build from them works for your store and no other.'],
  },
  {
    id: 'agreement',
    asked: `
      is my data safe with you? do you sign an NDA? DPA? what about data protection? is it legal in the EU?
      what if you get hacked? could we be hacked through it? is it safe to give you access to our database?
      are you compliant? do I need to update my privacy policy? is it encrypted? what about hackers? is it
      GDPR proof? is it safe? how secure is your system? what if there's a data breach? can someone steal our
      data? what security measures do you have? confidentiality agreement? are customer details protected? do
      we need a contract about data? How do you deal with GDPR? what do I have to sign? do you use the data
      for anything else? what is your role under GDPR? who is responsible for the data? are you our processor?
      Does anybody of you read our customers' messages? what exactly may you do with our data? do your people
      see our chats? who is the controller? what data do you keep about our shoppers? which customer data do
      you process? what personal data does it collect? Could a hacker get at my customers' details? is there
      something to sign before you see our tickets?`,
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
    asked: `
      data retention? how long do you keep our customers' data? do you keep chats forever? for how long is the
      data saved? storage time? For how many days are chats stored? what is the retention time? deletion
      period? can we keep the chats for longer? GDPR deletion request? A shopper wants all his data erased,
      what do I do? how do I have a customer deleted? can a customer have their chat removed? erasure request,
      what now? A shopper wants her chat gone, how? one of my buyers wants to be forgotten. when are the chats
      wiped? how do I erase somebody's conversation?`,
    question: 'How long are transcripts kept?',
    answer: [
      '90 days, unless your agreement names another time. Then they are deleted; the counts that hold no personal data stay.',
      'Export what you want to keep for longer. A shopper who asks you to be forgotten is deleted at once: tell us which conversation.',
    ],
    sample: true,
  },
  {
    id: 'training',
    asked: `
      Do you train AI on our data? does OpenAI get our data? does the AI provider see our data? is our data
      given to AI companies? do models learn from our chats? do you use conversations for training? does the
      agent learn by itself? how does it improve? does it learn from its mistakes? who makes it better?
      machine learning? does it adapt? Do our buyers' messages end up in some AI model? are our chats fed into
      ChatGPT? does it get cleverer over time?`,
    question: 'Does anything train a model?',
    answer: [
      'Nothing does: neither we nor the provider of the language model train on your data or on your shoppers’ conversations.',
      'The agent gets better because a person reads what went wrong and changes what it is told.',
    ],
    sample: true,
  },
  {
    id: 'disclosure',
    asked: `
      will my customers notice it's a bot? is it honest about being AI? EU AI act? do shoppers know they talk
      to AI? is it labelled as AI? can it pretend to be an employee? must we disclose it? transparency? is it
      obvious to shoppers that they're chatting with a bot? do you tell customers? is it clear that it's not a
      person? does it introduce itself as AI? does a caller learn that it is a robot? Does it admit to being a
      machine? can we give it a human name?`,
    question: 'Does it say that it is an AI?',
    answer: [
      'It says so: on the phone in its first sentence, in a chat above the first answer, and whenever somebody asks. It never pretends to be a person.',
    ],
  },
  {
    id: 'wrong-answers',
    asked: `
      how accurate is it? how do I know it doesn't invent answers? what about hallucinations? can I trust its
      answers? error rate? does it lie? is it reliable with facts? how good are the answers? what if it gives
      bad advice? does it ever say wrong things? what if it's mistaken? how do you make sure the answers are
      right? quality of answers? who notices when it errs? does it make up answers? what do you do against
      hallucinations? a wrong answer costs us a return, what then? can I pause the agent? can we disable it
      during a sale? kill switch? can we deactivate it? may I stop it until it's repaired? is
      there a way to stop it? can I turn it off on weekends? how do I stop it if it goes mad? it said
      something off, whom do I tell? can I block a topic? is there an emergency stop? how fast do you fix a
      bad answer? can we shut it down ourselves? What if it talks nonsense to my clients? how do you keep it
      from making things up? can you guarantee that it never makes a mistake? what if it tells a customer
      rubbish?`,
    question: 'What happens when an answer is wrong?',
    answer: [
      'It can be. Every answer is kept with what the agent looked up, so that the cause can be found: a wrong chart, a stale page, a rule that nobody wrote down.',
      'Tell us, and we mend the cause and try the same question again before we write back. Until then the agent can be told to leave that subject to your team, or switched off: you have the switch.',
      'What the agent may never do by itself: give a discount, promise a date that the carrier hasn’t, or settle a dispute. Those go to a person.',
    ],
  },
];
