import { RATES } from '../pricing.ts';
import type { Service } from '../service.ts';
import { conversation, steps, transcript } from '../transcript.ts';

export const CALL_COSTS = 'Call-centre costs down by up to 60%';

export const PHONE_SUPPORT: Service = {
  slug: 'phone-support',
  alias: 'ai-phone-support',
  name: 'Phone Support Agents',
  description:
    'Phone agents for fashion stores that answer calls 24/7, look up orders and hand hard calls to your team. Call-centre costs down by up to 60%.',
  lead: 'An agent that answers your store’s phone 24/7 from your orders, stock and policies. Hard calls go to a person, who is told what was said before they pick up.',
  summary: 'Answers the phone at any hour, in your tone, and passes on the hard calls.',
  words: 'telephone calls voice call ring hotline line number answer record night call-back',
  charge: {
    terms: 'Commission',
    text: `On orders taken in a call, or within ${RATES.countedDays} days of one about the piece.`,
  },
  transcript: transcript('Phone call', '00:42', [
    'Shopper: It’s about order 4471. The jeans are for Friday, I fly at noon. Will they be here?',
    'Agent: They should be. The Harrow Straight left us yesterday and is due on Thursday.',
    'Source: Checked caller’s number, order 4471, carrier scan 18:40',
    'Track: Packed ✓, Shipped ✓, Thursday',
    'Shopper: Good. The last pair I had from you lost a rivet, though.',
    'Agent: I’m sorry. A colleague should hear about that. I’m putting you through, and she’ll know which pair it is.',
  ]),
  film: {
    source: '/films/phone-support.mp4',
    title: 'A call after closing time, as it is transcribed',
    length: '18 seconds, no sound',
    transcript: transcript('Phone call', '22:40', [
      'Shopper: It’s order 4515, the jacket and the tote. I gave you the wrong house number.',
      'Agent: Nothing is packed yet, so I can still change it. Which number is it?',
      'Source: Checked caller’s number, order 4515',
      'Shopper: Twelve, not twenty-one.',
      'Agent: Changed to twelve. Both pieces are due in four working days.',
      'Track: Address changed ✓, Packed, Shipped',
    ]),
  },
  features: [
    'On the line 24/7, sale nights and Sundays included',
    'Order and return status from your live order data',
    'Stock and size questions answered from your catalogue',
    'Hard calls handed to your team, with a short summary',
    'Call-backs arranged when nobody is in to take one',
    'Says in its first sentence that it is an AI agent',
    'A transcript of each call, with the reason for it',
    'Your own number; set-up takes from a few hours to a week',
  ],
  benefits: {
    'For your costs': CALL_COSTS,
    'For callers': 'No menu, no hold music, no ‘back on Monday’',
    'For your team': 'The calls that need a person, and the notes to go with them',
    'For your buyers': 'A list of what people ring about, piece by piece',
  },
  cardsHeading: 'How a call goes',
  cards: [
    {
      name: 'Looks it up mid-call',
      text: 'Orders, stock and delivery are read while the caller is still talking. When the record says nothing, the agent says so.',
      messages: conversation(
        'Shopper: Is the chore jacket back in XL?',
        'Agent: Not yet. The next delivery is 14 working days away. Shall I text you then?',
      ),
    },
    {
      name: 'Hands over by your rules',
      text: 'You list the calls a person takes; complaints are on it from the first day. The agent won’t take card numbers or settle a disputed refund.',
      choice: {
        options: steps('Answer, Hand over ✓'),
        title: 'Faulty rivet',
        text: 'Rings the shop until 18:00, then a call-back',
      },
    },
    {
      name: 'Needs little to start',
      text: 'You ring it yourself and try to catch it out before a customer does.',
      note: [
        'What we need from you',
        'Your number, forwarded',
        'Access to orders and stock',
        'Who takes hard calls, and when',
        'How you greet people',
      ],
    },
  ],
  closing: 'It’s nine in the evening and your phone rings. Who picks up?',
};
