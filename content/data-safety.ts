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
};

export const DATA_QUESTIONS: DataQuestion[] = [
  {
    id: 'ownership',
    asked: [
      `Who owns the data? Who owns the chats? who owns the conversations? can I export the conversations? as the admin of our store can I read every chat? who sees the chats? can my team read the transcripts? do we keep our data if we leave? where can I read what it said? can I download the transcripts? who has access to the conversations? can the owner see the chats? do I get the chat logs? is our data ours? who can read what customers write? can I see what my customers ask? who can read the chats, only the owner or also my staff? can I see what it answered my customers? can the admin read the conversations? are the transcripts mine? do we own the transcripts? can I get an export of the chats? where can I see the chats? who has access to our data? can employees see the conversations? do you read our chats? can I search old chats? do you own our data? who sees the conversations? who at your company can see our customers' messages? are the chats visible to me? can my colleagues see the chats? may I read along? how do I see what customers asked? who can look at our conversations? is there a chat archive? do the chats belong to us? can I read along live? can we download our data? To whom do the transcripts belong? can we take the chats with us? do our size charts stay ours? may my staff read the conversations? can we download all chats? who can look at our transcripts? are the chats our property? do we have access to every conversation? who owns what customers write?`,
      `Do you share our data with other stores? do you use our data for our competitors? does what you build for us work for others too? can other shops see our data? is our data separate from other clients? will our competitors benefit from our data? is our data mixed with other stores? do you reuse our data? do you sell our data? do you give our data to anyone? could another shop profit from our data? is what you learn from us used elsewhere? do you keep our data private from other clients? Will you use our data for another brand? is what you learn from us used elsewhere? do rivals profit from our chats? is our data kept apart from others?`,
    ],
    topic: 'Whose the data is',
    question: 'Whose is the data?',
    answer: [PROMISES.transcripts, 'What we build from them works for your store and no other.'],
    sample: false,
  },
  {
    id: 'agreement',
    asked: [
      `Are you GDPR compliant? is my data safe with you? do you sign an NDA? do you sign a data processing agreement? is it secure? DPA? what about data protection? is it legal in the EU? do we sign something about data first? what about privacy? how do you protect customer data? GDPR? security? data privacy? can hackers get our customer data? what if you get hacked? how safe is our customer data? do you sign an NDA? do you sign a DPA? is our data safe? data security? how do you secure our data? what about our customers' personal data? could we be hacked through it? is it safe to give you access to our database? do you have a privacy agreement? are you compliant? gdpr compliant? legal stuff about data? do I need to update my privacy policy? is it encrypted? what about hackers? could it leak customer data? what about data protection? how do you handle privacy? do you have a DPA? is it GDPR proof? what do you sign about data? is it safe? how secure is your system? what if there's a data breach? data breach? can someone steal our data? what security measures do you have? confidentiality agreement? are customer details protected? do we need a contract about data? How do you deal with GDPR? what do we have to sign about data? do you have a DPA? is there a data contract? how do you handle privacy? is it GDPR proof? what about personal data? are we safe under the GDPR? is there a data processing contract? how do you keep customer data safe? what do I have to sign?`,
      `Who is the data controller? are you a processor or a controller? what do you use our customer data for? do you use the data for anything else? what is your role under GDPR? what do you do with our customers' data? who is responsible for the data? are you our processor? Does anybody of you read our customers' messages? what exactly may you do with our data? are you our processor under GDPR? do your people see our chats? what happens with our customers' personal data? what will you use the data for? who is the controller?`,
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
      `How long do you store the chats? how long is data kept? when do you delete the conversations? data retention? how long do you keep our customers' data? do you keep chats forever? how long do you keep transcripts? how long are chats saved? are chats deleted? how long do you keep data? retention period? how long are the conversations stored? when is data deleted? do you delete old chats? for how long is the data saved? storage time? For how many days are chats stored? when are conversations deleted? how long do transcripts stay? what is the retention time? do you delete old chats? how long do you keep data? deletion period?`,
      `A customer wants their data deleted, can you do that? right to be forgotten? how do I delete one customer's chat? can shoppers ask to be erased? can we keep the chats for longer? how do I delete a conversation? can you delete a customer's chat? a shopper asks to be forgotten, what happens? delete request? can we keep transcripts longer than 90 days? GDPR deletion request? A shopper wants all his data erased, what do I do? how do I have a customer deleted? right to be forgotten, how? can a customer have their chat removed? erasure request, what now?`,
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
      `Do you train AI on our data? Does ChatGPT learn from our customers? is our data used to train models? do you use our chats for training? does OpenAI get our data? will our data end up in a model? is our data used to train your AI? do you use our chats to train ChatGPT? is our data used for AI training? does the AI provider see our data? do you feed our data into OpenAI? will you train on our customers? does anybody train models with our data? will our data end up in someone else's AI model? is our data given to AI companies? do models learn from our chats? does OpenAI use our data? can you promise not to train on our data? does the model provider keep our data? Are our chats used to train a model? does OpenAI learn from our customers? do you use conversations for training? will an AI be trained on our data? do you feed our data to a model?`,
      `Does it learn from our conversations? how does it get better over time? does the agent learn by itself? how does it improve? does it learn from its mistakes? does it get smarter? does it learn over time? self-learning? who makes it better? machine learning? does it learn by itself? how does it get better? will it improve? does it adapt? does it become smarter with time? does it learn from our conversations over time? how does it get better? does it get smarter by itself?`,
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
      `Do customers know it is an AI? Does it pretend to be human? does it tell shoppers that it is a bot? will my customers notice it's a bot? does it disclose that it's AI? do you hide that it's a robot? is it honest about being AI? EU AI act? does it tell people that it's a machine? do shoppers know they talk to AI? is it labelled as AI? does it say it's a bot? can I hide that it's AI? can it pretend to be an employee? must we disclose it? will customers realise it's a robot? transparency? does it have to say that it is AI? is it obvious to shoppers that they're chatting with a bot? can customers tell it's AI? does it admit being a bot? do you tell customers? is it clear that it's not a person? does it introduce itself as AI? Does it admit to being a machine? do shoppers know it's a bot? will it pretend to be an employee? can we give it a human name? does it say that it's artificial? is it labelled as AI? must customers be told it's AI? do you hide that it's a bot?`,
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
      `What if it says something wrong? Does it hallucinate? can it make things up? how accurate is it? what if it tells a customer the wrong size? how do I know it doesn't invent answers? what happens when it makes a mistake? how often is it wrong? what about hallucinations? can I trust its answers? error rate? does it lie? what if it gives wrong information about a price? what happens when it gives a customer a wrong answer? how accurate are the answers? does it make mistakes? hallucinations? is it reliable with facts? what if it invents something? how do you stop it from making things up? can it give wrong sizes? what if it's wrong about a price? how good are the answers? what if it recommends the wrong size? false information? what percentage of answers is wrong? how do you avoid hallucination? how do you avoid hallucinations? what if it gives bad advice? does it ever say wrong things? how reliable is it? what if it's mistaken? how do you make sure the answers are right? can it be wrong? what happens if the answer is false? are its answers correct? does it invent facts? how do you prevent mistakes? quality of answers? What if it tells a shopper the wrong size? who notices when it errs? it might say nonsense, what then? can it be wrong? how often does it get things wrong? does it make up answers? how do you prevent made-up answers? what happens if it talks rubbish? can I trust its answers? will it invent things? what do you do against hallucinations? how accurate is it? a wrong answer costs us a return, what then? how good are the answers?`,
      `Can I switch it off? is there an off switch? how do I correct a wrong answer? how fast do you fix a mistake? can I turn it off at any time? how do I report a wrong answer? can I pause the agent? can we disable it during a sale? who do I tell when an answer is wrong? how do I turn it off? kill switch? can I stop it? can we deactivate it? how do I fix a wrong answer? who corrects it? how fast is a mistake fixed? can I switch it off at night? can we turn it off for one topic? how do I tell you it's wrong? may I stop it until it's repaired? how can I switch the agent off? can I disable it? what do I do when it answers wrongly? can you correct it quickly? is there a way to stop it? can I turn it off on weekends? pause? How do I report a wrong answer? can I turn it off at once? is there an off switch? how do I stop it if it goes mad? it said something off, whom do I tell? can I pause the agent? can I block a topic? is there an emergency stop? how fast do you fix a bad answer? can we shut it down ourselves?`,
      `Can it give discounts? will it give away discount codes? can it hand out coupon codes? what is it not allowed to do? can customers trick it into giving a discount? can someone hack the bot into giving free stuff? can it offer free shipping? does it promise delivery dates? what are its limits? can it refund customers by itself? can it be jailbroken? prompt injection? can it be manipulated? can a customer talk it into a refund? what if someone tries to trick it? does it decide about refunds? does it invent discounts? can it create discount codes for customers? could somebody hack the bot into giving away discount codes? can it be tricked? does it give refunds? what can't it do? can it make promises? does it negotiate prices? can customers abuse it? what if someone asks it for a free item? is it allowed to give vouchers? can it approve returns? does it give away margins? can it offer deals? what is it forbidden to do? does it handle discounts? can I let it give discounts? can it be hacked? guardrails? is it safe from trolls? can someone hack it? a customer could trick it into a discount, right? what if it promises a customer something we can't keep? does it give away vouchers? is it able to grant refunds? can it go rogue? who decides about discounts? can it be abused? what if a hacker talks to it? does it haggle with customers? can it change prices? does it have limits? what is off limits? can it be fooled? could it sell something for 1 euro? will it promise things? can it make exceptions? Will it hand out discounts on its own? can somebody talk it into a refund? what isn't it allowed to do? can it promise a delivery date? can it decide a refund? is it able to give vouchers away? could a customer trick it? does it make promises? who decides on goodwill? may it grant exceptions?`,
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
