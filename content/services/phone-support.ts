import { RATES } from '../pricing.ts';
import type { Service } from '../service.ts';
import { conversation, steps, transcript } from '../transcript.ts';

export const PHONE_SUPPORT: Service = {
  slug: 'phone-support',
  alias: 'ai-phone-support',
  name: 'Phone Support Agents',
  lead: 'An agent that answers your store’s phone 24/7 from your orders, stock and policies, and tells a person about hard calls before they pick up.',
  summary: 'Answers the phone at any hour, in your tone, and passes on the hard calls.',
  charge: {
    terms: 'Commission',
    text: `On orders within ${RATES.countedDays} days of a call about the piece.`,
  },
  transcript: transcript('Phone call', '00:42', [
    'Agent: Hello, this is the shop’s AI agent. How can I help?',
    'Shopper: It’s about order 4588. The jeans are for Friday, I fly at noon. Will they be here?',
    'Agent: They should be. The Harrow Straight left us yesterday and is due on Thursday.',
    'Source: Checked caller’s number, order 4588, carrier scan 18:40',
    'Track: Packed ✓, Shipped ✓, Thursday',
    'Shopper: Good. The last pair I had from you lost a rivet, though.',
    'Agent: I’m sorry. A colleague should hear about that. Shall she call you in the morning? She’ll know which pair it is.',
  ]),
  film: {
    source: '/films/phone-support.mp4',
    title: 'A call after closing time, in a store that lets its agent change addresses',
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
    'Orders, returns, stock and sizes from your live data',
    'Call-backs arranged when nobody is in to take one',
    'Says in its first sentence that it is an AI agent',
    'A transcript of each call, with the reason for it',
    'Your own number; set-up takes from a few hours to a week',
  ],
  benefits: {
    'For your costs': 'Call-centre costs down by up to 60%',
    'For callers': 'No menu and no hold music, at weekends too',
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
      text: 'You list the calls that a person takes; complaints always go to one. The agent won’t take card numbers or settle a disputed refund.',
      choice: { options: steps('Answer, Hand over ✓'), title: 'Faulty rivet', text: 'Rings the shop' },
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
  closing: 'Let an agent answer when your shop is closed.',
};
