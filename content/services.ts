import type { CardArt, Service } from './service.ts';
import { CALL_COSTS, OWN_CHANGES, SERVICE_FACTS } from './service-facts.ts';
import { SITE } from './site.ts';

/** What a service's page shows beside its facts. Each card has a name, and a picture unless its facts have a slip of paper. */
type Shown = Omit<Service, keyof (typeof SERVICE_FACTS)[number]> & {
  cardNames: string[];
  art: (CardArt | null)[];
};

const SHOWN: Record<string, Shown> = {
  'website-chat': {
    aliases: ['ai-chatbot'],
    description:
      'Custom chat agents for fashion stores: fit, stock and order answers on your website and social media, built in a day. Two-week trial, no setup fee.',
    summary: 'Answers on fit, stock and orders, on your website and social media.',
    transcript: {
      title: 'Your Store',
      status: 'Online, 22:18',
      turns: [
        {
          kind: 'shopper',
          text: 'Wedding by the sea on 9 October, and I’m always cold. What goes over the Mara dress?',
        },
        {
          kind: 'agent',
          text: 'The chore jacket in midnight. It’s brushed inside, there is room for a knit underneath, and ordered today it reaches you by the 6th.',
        },
        { kind: 'source', text: 'Checked fit and fabric notes, stock, delivery days' },
        {
          kind: 'product',
          product: {
            name: 'Chore jacket, midnight',
            details: 'Brushed cotton, size M, 5 left',
            price: '€185',
            drawing: 'jacket',
          },
        },
        { kind: 'shopper', text: 'Is it the same midnight as my trousers from last year?' },
        {
          kind: 'agent',
          text: 'I can’t judge that, dye lots differ. I’ve asked the shop to hold both dyes side by side; they open at ten and will answer you here.',
        },
      ],
    },
    hasDemo: true,
    cardsHeading: 'On the shop floor',
    closing: 'Try it on for two weeks. Return it if it doesn’t fit.',
    benefits: [
      { term: 'For shoppers', text: 'An answer while the bag is still open' },
      { term: 'For your team', text: 'Fewer repeats, better notes on the hard ones' },
      { term: 'For your budget', text: 'Commission only on sales that it helps close' },
      { term: 'For your doubts', text: 'A two-week trial: leave within it and you owe nothing' },
    ],
    cardNames: ['Knows where to stop', 'Shows, sizes, sells', 'Reads before it speaks'],
    art: [
      {
        kind: 'messages',
        turns: [
          { kind: 'shopper', text: 'Do it for 20% off and I’ll take both.' },
          { kind: 'agent', text: 'I can’t set prices. I’ve asked the shop, and they’ll answer you here.' },
        ],
      },
      {
        kind: 'choice',
        options: ['XS', 'S', 'M', 'L'],
        chosen: 'M',
        title: 'Alba shirt dress',
        text: '€168, 4 left in M',
      },
      null,
    ],
  },
  'phone-support': {
    aliases: ['ai-phone-support'],
    description:
      'Phone agents for fashion stores that answer calls 24/7, look up orders and hand hard calls to your team. Call-centre costs down by up to 60%.',
    summary: 'Answers the phone at any hour, in your tone, and passes on the hard calls.',
    transcript: {
      title: 'Phone call',
      status: '00:42',
      turns: [
        {
          kind: 'shopper',
          text: 'It’s about order 4471. The jeans are for Friday, I fly at noon. Will they be here?',
        },
        {
          kind: 'agent',
          text: 'They should be. The Harrow Straight left us yesterday and is due on Thursday.',
        },
        { kind: 'source', text: 'Checked caller’s number, order 4471, carrier scan 18:40' },
        {
          kind: 'track',
          steps: [
            { name: 'Packed', done: true },
            { name: 'Shipped', done: true },
            { name: 'Thursday', done: false },
          ],
        },
        { kind: 'shopper', text: 'Good. The last pair I had from you lost a rivet, though.' },
        {
          kind: 'agent',
          text: 'I’m sorry. A colleague should hear about that. I’m putting you through, and she’ll know which pair it is.',
        },
      ],
    },
    cardsHeading: 'From ring to hang-up',
    closing: 'It’s nine in the evening and your phone rings. Who picks up?',
    benefits: [
      { term: 'For your costs', text: CALL_COSTS },
      { term: 'For callers', text: 'No menu, no hold music, no ‘back on Monday’' },
      { term: 'For your team', text: 'The calls that need a person, and the notes to go with them' },
      { term: 'For your buyers', text: 'A list of what people ring about, piece by piece' },
    ],
    cardNames: ['Looks it up mid-call', 'Hands over by your rules', 'Needs little to start'],
    art: [
      {
        kind: 'messages',
        turns: [
          { kind: 'shopper', text: 'Is the chore jacket back in XL?' },
          {
            kind: 'agent',
            text: 'Not yet. The next delivery is 14 working days away. Shall I text you then?',
          },
        ],
      },
      {
        kind: 'choice',
        options: ['Answer', 'Hand over'],
        chosen: 'Hand over',
        title: 'Faulty rivet',
        text: 'Rings the shop until 18:00, then a call-back',
      },
      null,
    ],
  },
  'email-outreach': {
    aliases: ['email-automation'],
    description:
      'Email, phone and SMS outreach for fashion stores. Each follow-up starts from what the shopper asked: the size, the restock, the bag left behind.',
    summary: 'Email, phone and SMS follow-ups that start from what the shopper asked.',
    transcript: {
      title: 'To Ines',
      status: 'Email, 18:20',
      turns: [
        {
          kind: 'agent',
          text: 'Hello Ines, last week you asked whether the Mara dress runs long. It does, by about 3 cm. The petite is now back in your size.',
        },
        { kind: 'source', text: 'Checked your chat of 3 May, garment lengths, stock in S' },
        {
          kind: 'product',
          product: {
            name: 'Mara dress, petite',
            details: 'Linen, size S, 4 left',
            price: '€210',
            drawing: 'dress',
          },
        },
        {
          kind: 'shopper',
          text: 'Ordering it now. Shorter by how much? And no more mails about it, please.',
        },
        {
          kind: 'agent',
          text: 'By 6 cm. And that was the last one about the Mara.',
        },
      ],
    },
    cardsHeading: 'Written to one person',
    closing: 'Pick up the threads your shoppers left hanging.',
    benefits: [
      { term: 'For shoppers', text: 'The answer they asked for, not another newsletter' },
      { term: 'For your list', text: 'Fewer messages, each with a reason to be opened' },
      { term: 'For your team', text: 'Replies arrive with the conversation attached' },
      { term: 'For quiet weeks', text: 'People to write to who already wanted something' },
    ],
    cardNames: ['Picks up the thread', 'Uses the channel they chose', 'Leaves strangers alone'],
    art: [
      {
        kind: 'messages',
        turns: [
          { kind: 'agent', text: 'You asked for the Harrow in 30. Two came in today.' },
          { kind: 'shopper', text: 'Will they stretch?' },
          { kind: 'agent', text: 'They’re raw, so the waist gives about 2 cm over ten wears.' },
        ],
      },
      {
        kind: 'choice',
        options: ['Email', 'SMS', 'Call'],
        chosen: 'SMS',
        title: 'Restock, size 30',
        text: 'Agreed to texts, 9:00 to 20:00',
      },
      null,
    ],
  },
  'website-creation': {
    aliases: ['website-development'],
    description:
      'Fast website creation for fashion brands: storefronts and landing pages laid out around what shoppers ask about fit, fabric and delivery.',
    summary: 'Storefronts and landing pages, built fast around shoppers’ questions.',
    transcript: {
      title: 'Your project',
      status: 'Tuesday, 10:12',
      speakers: { shopper: 'Owner', agent: SITE.brand },
      turns: [
        {
          kind: 'shopper',
          text: 'The linen shirts land on Thursday. Can I have one page for all five, with a size guide people will read?',
        },
        {
          kind: 'agent',
          text: 'The draft is on your preview link: shirts first, fit in three lines, then delivery days. Two shirts have no photo of the back yet.',
        },
        { kind: 'source', text: 'Read five product sheets, size chart, last summer’s questions' },
        { kind: 'shopper', text: 'Photos are coming. Put the returns line above the button.' },
        {
          kind: 'agent',
          text: 'Moved, on phones too. It goes live on Thursday when you say so, not before.',
        },
        {
          kind: 'track',
          steps: [
            { name: 'Draft', done: true },
            { name: 'Your changes', done: true },
            { name: 'Live Thursday', done: false },
          ],
        },
      ],
    },
    cardsHeading: 'From pattern to page',
    closing: 'You bring the cloth. We’ll cut the page.',
    benefits: [
      { term: 'For shoppers', text: 'The answer stands on the page before they ask' },
      { term: 'For a drop', text: 'A page that is up while the news is still news' },
      { term: 'For your team', text: OWN_CHANGES },
      { term: 'For your agent', text: 'Clean product facts to answer from' },
    ],
    cardNames: ['Starts from your facts', 'Begins small', 'Leaves the tricks out'],
    art: [
      null,
      {
        kind: 'choice',
        options: ['Landing page', 'Storefront'],
        chosen: 'Landing page',
        title: 'Linen, May',
        text: 'Five shirts, one size guide',
      },
      {
        kind: 'messages',
        speakers: { shopper: 'Owner', agent: SITE.brand },
        turns: [
          { kind: 'shopper', text: 'Add a countdown?' },
          { kind: 'agent', text: 'If the sale really ends then, yes.' },
        ],
      },
    ],
  },
  'crm-integration': {
    aliases: [],
    description:
      'CRM integrations for fashion stores: chats, calls, sizes, orders and returns in one customer record, kept in the CRM your team already uses.',
    summary: 'Chats, calls and orders in one record, in the CRM you already use.',
    transcript: {
      title: 'Customer record',
      status: 'Handed over, 16:05',
      turns: [
        {
          kind: 'shopper',
          text: 'The Alba shirt dress is for my sister’s wedding on Saturday. Can you shorten the sleeves?',
        },
        {
          kind: 'agent',
          text: 'Our tailor has to say whether there is time. I’m passing it to her now, and she’ll email you.',
        },
        { kind: 'source', text: 'Checked order 4502, two earlier chats, consent to email' },
        {
          kind: 'agent',
          text: 'Note for the tailor: Noor, order 4502, size M. Sleeves shorter, wedding on Saturday. Told to expect your email; no date promised.',
        },
        {
          kind: 'track',
          steps: [
            { name: 'Filed', done: true },
            { name: 'Task for tailor', done: true },
            { name: 'Reply', done: false },
          ],
        },
      ],
    },
    cardsHeading: 'What goes on file',
    closing: 'Sew the loose ends into one record.',
    benefits: [
      { term: 'For your team', text: 'The whole story on screen before they reply' },
      { term: 'For shoppers', text: 'Nothing to explain twice, in chat or by phone' },
      { term: 'For your buyers', text: 'Why pieces come back, counted piece by piece' },
      { term: 'For your records', text: 'Filed as it happens, not on Friday afternoon' },
    ],
    cardNames: ['Asks before it joins two people', 'Sees what you let it see', 'Hands over in four lines'],
    art: [
      {
        kind: 'messages',
        speakers: { shopper: 'Your team', agent: 'Agent' },
        turns: [
          { kind: 'agent', text: 'Two records share this number. One person?' },
          { kind: 'shopper', text: 'No, mother and daughter.' },
          { kind: 'agent', text: 'Then I’ll keep them apart.' },
        ],
      },
      {
        kind: 'choice',
        options: ['Off', 'Read', 'Write'],
        chosen: 'Off',
        title: 'Private notes',
        text: 'Not read, not written',
      },
      null,
    ],
  },
  scheduling: {
    aliases: ['appointment-scheduling'],
    description:
      'Appointment scheduling for fashion stores: fittings, showroom visits and alterations booked by chat or phone, straight into your calendar.',
    summary: 'Fittings and showroom visits, booked straight into your calendar.',
    transcript: {
      title: 'Your Store',
      status: 'Online, 20:36',
      turns: [
        {
          kind: 'shopper',
          text: 'I’d like to try the Mara and the Alba on before a wedding. Saturday, if you can?',
        },
        {
          kind: 'agent',
          text: 'Saturday at 11:30 or 15:00, 45 minutes with a fitter. Which size should be waiting, and how tall are you?',
        },
        { kind: 'source', text: 'Checked fitting calendar, fitters’ hours, stock in the shop' },
        { kind: 'shopper', text: '11:30. M in both, 158 cm.' },
        {
          kind: 'agent',
          text: 'Booked. Both will be on the rail in M, and the Mara in petite as well: the regular runs about 3 cm long.',
        },
        {
          kind: 'track',
          steps: [
            { name: 'Booked', done: true },
            { name: 'Reminder', done: false },
            { name: 'Saturday 11:30', done: false },
          ],
        },
      ],
    },
    cardsHeading: 'Before the doorbell rings',
    closing: 'Book a fitting for your store. It takes about fifteen minutes.',
    benefits: [
      { term: 'For shoppers', text: 'A time agreed at night, without ringing anyone' },
      { term: 'For your fitters', text: 'The right pieces on the rail before the door opens' },
      { term: 'For your calendar', text: 'Checked before each booking, so no two share a slot' },
      { term: 'For no-shows', text: 'A reminder first, and an easy way to say no in time' },
    ],
    cardNames: ['Moves it without a call', 'Offers times that exist', 'Keeps your house rules'],
    art: [
      {
        kind: 'messages',
        turns: [
          { kind: 'shopper', text: 'I can’t make Saturday.' },
          { kind: 'agent', text: 'Tuesday at 17:00 is free with the same fitter. Shall I move it?' },
          { kind: 'shopper', text: 'Yes, thanks.' },
        ],
      },
      {
        kind: 'choice',
        options: ['11:30', '15:00'],
        chosen: '11:30',
        title: 'Saturday',
        text: 'Fitting, 45 minutes',
      },
      null,
    ],
  },
  'mobile-app': {
    aliases: ['mobile-app-development'],
    description:
      'Mobile apps for fashion stores: your catalogue, orders and chat agent on the home screens of regulars, fed by the store platform you already run.',
    summary: 'Your store and your agent, on the home screens of your regulars.',
    transcript: {
      title: 'Your app',
      status: 'Push message, 08:15',
      turns: [
        {
          kind: 'agent',
          text: 'The Harrow Straight is back in 30. You asked us to tell you.',
        },
        { kind: 'shopper', text: 'Same cut as the pair I have?' },
        {
          kind: 'agent',
          text: 'Same waist and rise as your pair from March. The hem is 1 cm narrower, so it sits closer to the shoe.',
        },
        { kind: 'source', text: 'Checked your order from March, both size charts, stock' },
        {
          kind: 'product',
          product: {
            name: 'Harrow Straight',
            details: '13.5 oz raw, 30 × 32, 2 left',
            price: '€148',
            drawing: 'jeans',
          },
        },
      ],
    },
    cardsHeading: 'Cut for the pocket',
    closing: 'Every coat you sell has a pocket. Put your store in it.',
    benefits: [
      { term: 'For regulars', text: 'Their sizes, orders and wishlist in one place' },
      { term: 'For drops', text: 'A push to those who asked, not to everyone' },
      { term: 'For your team', text: 'One catalogue to keep, not two' },
      { term: 'For your agent', text: 'It knows what they kept and what they sent back' },
    ],
    cardNames: ['Remembers the fitting room', 'Speaks when asked to', 'For shops with regulars'],
    art: [
      {
        kind: 'messages',
        turns: [
          { kind: 'shopper', text: 'Chore jacket: M or L?' },
          { kind: 'agent', text: 'M. You kept the M last autumn and sent the L back as too wide.' },
        ],
      },
      {
        kind: 'choice',
        options: ['Restocks', 'Parcels', 'Drops'],
        chosen: 'Restocks',
        title: 'Harrow Straight, 30',
        text: 'Back in stock, 08:15',
      },
      null,
    ],
  },
};

/** The pages of the services, in the order of their facts. */
export const SERVICES: Service[] = SERVICE_FACTS.flatMap(({ cards, ...facts }) => {
  const shown = SHOWN[facts.slug];
  if (!shown) return [];
  const { art, cardNames, ...rest } = shown;
  return {
    ...facts,
    ...rest,
    cards: cards.map((card, at) => ({
      ...card,
      name: cardNames[at] ?? '',
      art: card.art ?? (art[at] as CardArt),
    })),
  };
});
