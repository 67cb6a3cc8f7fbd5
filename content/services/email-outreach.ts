import { RATES } from '../pricing.ts';
import type { Service } from '../service.ts';
import { conversation, steps, transcript } from '../transcript.ts';

export const EMAIL_OUTREACH: Service = {
  slug: 'email-outreach',
  alias: 'email-automation',
  name: 'Email & Phone Outreach',
  bookedAs: 'Automated Email & Phone Outreach',
  lead: 'Follow-ups by email, phone and SMS that start from what the shopper asked, only to people who agreed to hear from you, by rules you signed off.',
  summary: 'Email, phone and SMS follow-ups that start from what the shopper asked.',
  charge: {
    terms: 'Commission',
    text: `On orders within ${RATES.countedDays} days of a message about a piece they had asked about. An order is charged once, whichever agent helped.`,
  },
  transcript: transcript('To Ines', 'Email, 18:20', [
    'Agent: Hello Ines, last week you asked whether the Mara dress runs long. It does, by about 3 cm. The petite is now back in your size.',
    'Source: Checked your chat of 3 May, garment lengths, stock in S',
    { name: 'Mara dress, petite', details: 'Linen, size S, 4 left', price: '€210', drawing: 'dress' },
    'Shopper: Ordering it now. Shorter by how much? And no more emails about it, please.',
    'Agent: By 6 cm. And that was the last one about the Mara.',
  ]),
  features: [
    'Email, phone and SMS outreach from one set of rules',
    'Restock notices for the exact size a shopper wanted',
    'Abandoned carts: one reminder if they had asked, and no second',
    'Quiet hours in the shopper’s own time zone',
    'Replies answered from your data or passed to your team',
    'Stops when they have bought or opt out, on every channel',
  ],
  benefits: {
    'For shoppers': 'The answer they asked for, not another newsletter',
    'For your list': 'Fewer messages, each with a reason to be opened',
    'For your team': 'Replies arrive with the conversation attached',
    'For quiet weeks': 'You write to people who already wanted something',
  },
  cardsHeading: 'Written to one person',
  cards: [
    {
      name: 'Carries on the conversation',
      text: 'It reads the chat, the call or the order first, and carries on where the shopper stopped.',
      messages: conversation(
        'Agent: You asked for the Harrow in 30. Two came in today.',
        'Shopper: Will they stretch?',
        'Agent: They’re raw, so the waist gives about 2 cm over ten wears.',
      ),
    },
    {
      name: 'Uses the channel they chose',
      text: 'A shopper who gave you an email address gets an email. Calls are for those who asked to be called.',
      choice: { options: steps('Email, SMS ✓, Call'), title: 'Restock, size 30', text: 'Agreed to texts' },
    },
    {
      name: 'Leaves strangers alone',
      text: 'It won’t buy addresses, write to people who never asked, or invent a deadline. Nothing leaves before you approve tone and rules.',
      note: [
        'What we need from you',
        'Contacts and their consents',
        'Orders and product data',
        'Your sending address',
        'A yes to tone and rules',
      ],
    },
  ],
  closing: 'Follow up with shoppers who already asked.',
};
