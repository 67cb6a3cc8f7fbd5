import { TERMS } from './terms.ts';

/** The agenda of the call. Each item starts `minute` minutes into the call. */
export const FIRST_CALL_AGENDA = [
  {
    minute: 0,
    name: 'Your store',
    text: 'We go through one product page as a shopper would, on a phone.',
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
      question: 'How long is the call?',
      answer: `About ${TERMS.callMinutes} minutes. If your questions need longer, we agree on a second call rather than run over.`,
    },
    {
      id: 'call-place',
      question: 'Where does it take place?',
      answer:
        'On a video-meeting platform. The link comes by email before the call and opens in your browser; there is nothing to set up.',
    },
    {
      id: 'call-cost',
      question: 'Is the call free, and does it commit me to anything?',
      answer: 'It is free, with no obligation.',
    },
    {
      id: 'call-host',
      question: 'Who will I talk to?',
      answer: 'The founder, who designs the agents. Nobody will read you a sales script.',
    },
  ],
};
