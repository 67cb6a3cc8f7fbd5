import { TERMS } from './terms.ts';

/** The agenda of the call. `minute` is where an item starts on the tape. */
export const AGENDA = [
  {
    minute: 0,
    name: 'Your store',
    text: 'We walk one product page as a shopper would, at night, on a phone.',
  },
  {
    minute: 5,
    name: 'Your questions',
    text: 'The ones your team is tired of, against your own size chart and policies.',
  },
  {
    minute: 10,
    name: 'A plan, or an honest no',
    text: 'What we would build and what it should earn, or why you don’t need us yet.',
  },
];

export const BOOKING_FAQ = {
  heading: 'Before you book',
  items: [
    {
      id: 'call-length',
      asked: `
        How long does the call take? how long is the first meeting? duration of the call? how long should I
        plan for the call? how much time do I need for the call? what if 15 minutes is not enough? how long do
        we talk? how long will our talk take? does the call really take only 15 minutes?`,
      question: 'How long is the call?',
      answer: `About ${TERMS.callMinutes} minutes. If your questions need longer, we agree on a second call rather than run over.`,
    },
    {
      id: 'call-place',
      asked: `
        Is it a video call? do you use Google Meet? where do we meet? do I need to install something for the
        call? how do I join the call? will you phone me? do I need a camera? is the call on Teams? zoom or
        phone? where does the call happen? do I get a link for the call? video call? which tool do you use for
        the call?`,
      question: 'Where does it take place?',
      answer:
        'On a video-meeting platform. The link comes by email before the call and opens in your browser; there is nothing to set up.',
    },
    {
      id: 'call-cost',
      asked: `
        Is the call free? does the consultation cost anything? do I have to buy after the call? any commitment
        with the call? will you pressure me? no strings attached? is the first call free? does the call cost
        money? is there a fee for the consultation? am I obliged to sign after the call? is it really free? Do
        I pay for the first talk? is there a charge for the demo? does the conversation oblige me?`,
      question: 'Does it cost anything, or commit me to anything?',
      answer: 'It is free, with no obligation.',
    },
    {
      id: 'call-host',
      asked: `
        Who will be on the call? Do I talk to the founder? will I talk to a salesperson? who takes the call?
        who runs the demo? is it a sales call? who calls me? who will I be speaking to? who is on the other
        end of the call? is it the founder or a salesman? do I meet the person who builds it?`,
      question: 'Who will I talk to?',
      answer: 'The founder, who designs the agents. Nobody will read you a sales script.',
    },
  ],
};
