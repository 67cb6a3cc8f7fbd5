import { PROMISES } from './promises.ts';
import type { Service } from './service.ts';
import { SITE } from './site.ts';

/** The seven services, the core offer first. Names and claims come from spec sections 1 and 2. */
export const SERVICES: Service[] = [
  {
    slug: 'website-chat',
    aliases: ['ai-chatbot'],
    name: 'Chat Agents',
    description:
      'Custom chat agents for fashion stores: fit, stock and order answers on your website and social media, built in a day. Two-week trial, full refund.',
    lead: 'A shop assistant for your website and social media, made from your own size charts, catalogue and policies. The agent can be built in a day; set-up with your systems takes from a few hours to a week.',
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
    features: [
      'Size and fit advice from your own charts and fit reviews',
      'Live link to product catalogue, inventory and shipping',
      'Order lookup, address changes and exchanges in the chat',
      'Product cards with the right size, ready to add to bag',
      'Multilingual: replies in each language you approve',
      'One agent for your website and your social media inboxes',
      'Daily performance monitoring and ongoing optimisation',
      'Analytics and tracking, from the first question to the sale',
    ],
    benefits: [
      { term: 'For shoppers', text: 'An answer while the bag is still open' },
      { term: 'For your team', text: 'Fewer repeats, better notes on the hard ones' },
      { term: 'For your budget', text: 'Commission only on sales that it helps close' },
      { term: 'For your doubts', text: 'A two-week trial, with a full refund if it doesn’t fit' },
    ],
    cardsHeading: 'On the shop floor',
    cards: [
      {
        name: 'Knows where to stop',
        text: 'It won’t invent a discount, promise a date your carrier hasn’t given, or guess. Those go to your team, with the conversation.',
        art: {
          kind: 'messages',
          turns: [
            { kind: 'shopper', text: 'Do it for 20% off and I’ll take both.' },
            { kind: 'agent', text: 'I can’t set prices. I’ve asked the shop, and they’ll answer you here.' },
          ],
        },
      },
      {
        name: 'Shows, sizes, sells',
        text: `Two measurements, one reason, the right piece in the bag. ${PROMISES.live}`,
        art: {
          kind: 'choice',
          options: ['XS', 'S', 'M', 'L'],
          chosen: 'M',
          title: 'Alba shirt dress',
          text: '€168, 4 left in M',
        },
      },
      {
        name: 'Reads before it speaks',
        text: `${SITE.brand} builds the agent from these. What is missing, we ask you for before it goes live.`,
        art: {
          kind: 'note',
          title: 'What we need from you',
          lines: [
            'Size charts, product sheets',
            'Returns and shipping policies',
            'Access to stock and orders',
            'Replies you are proud of',
          ],
        },
      },
    ],
    closing: 'Try it on for two weeks. Return it if it doesn’t fit.',
  },
  {
    slug: 'phone-support',
    aliases: ['ai-phone-support'],
    name: 'Phone Support Agents',
    description:
      'Phone agents for fashion stores that answer calls 24/7, look up orders and hand hard calls to your team. Call-centre costs down by up to 60%.',
    lead: 'An agent that answers your store’s phone 24/7 from your orders, stock and policies. Hard calls go to a person, who is told what was said before they pick up.',
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
    benefits: [
      { term: 'For your costs', text: 'Call-centre costs down by up to 60%' },
      { term: 'For callers', text: 'No menu, no hold music, no “back on Monday”' },
      { term: 'For your team', text: 'The calls that need a person, and the notes to go with them' },
      { term: 'For your buyers', text: 'A list of what people ring about, piece by piece' },
    ],
    cardsHeading: 'From ring to hang-up',
    cards: [
      {
        name: 'Looks it up mid-call',
        text: 'Orders, stock and delivery are read while the caller is still talking. When the record says nothing, the agent says so.',
        art: {
          kind: 'messages',
          turns: [
            { kind: 'shopper', text: 'Is the chore jacket back in XL?' },
            {
              kind: 'agent',
              text: 'Not yet. The next delivery is 14 working days away. Shall I text you then?',
            },
          ],
        },
      },
      {
        name: 'Hands over by your rules',
        text: 'You list the calls a person takes; complaints are on it from the first day. The agent won’t take card numbers or settle a disputed refund.',
        art: {
          kind: 'choice',
          options: ['Answer', 'Hand over'],
          chosen: 'Hand over',
          title: 'Faulty rivet',
          text: 'Rings the shop until 18:00, then a call-back',
        },
      },
      {
        name: 'Needs little to start',
        text: 'You ring it yourself and try to catch it out before a customer does.',
        art: {
          kind: 'note',
          title: 'What we need from you',
          lines: [
            'Your number, forwarded',
            'Access to orders and stock',
            'Who takes hard calls, and when',
            'How you greet people',
          ],
        },
      },
    ],
    closing: 'It’s nine in the evening and your phone rings. Who picks up?',
  },
  {
    slug: 'email-outreach',
    aliases: ['email-automation'],
    name: 'Email & Phone Outreach',
    description:
      'Email, phone and SMS outreach for fashion stores. Each follow-up starts from what the shopper asked: the size, the restock, the bag left behind.',
    lead: 'Follow-ups by email, phone and SMS that start from what the shopper asked, not from a template. They go only to people who agreed to hear from you, in a tone and by rules you have signed off.',
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
    features: [
      'Email, phone and SMS outreach from one set of rules',
      'Opens with the piece, size or order they asked about',
      'Restock notes for the exact size a shopper wanted',
      'Left-behind bags: one reminder, then silence',
      'Quiet hours in the shopper’s own time zone',
      'Replies answered from your data or passed to your team',
      'Stops when they have bought, or ask it to',
      'Opt-outs kept at once, on every channel',
    ],
    benefits: [
      { term: 'For shoppers', text: 'The answer they asked for, not another newsletter' },
      { term: 'For your list', text: 'Fewer messages, each with a reason to be opened' },
      { term: 'For your team', text: 'Replies arrive with the conversation attached' },
      { term: 'For quiet weeks', text: 'People to write to who already wanted something' },
    ],
    cardsHeading: 'Written to one person',
    cards: [
      {
        name: 'Picks up the thread',
        text: 'It reads the chat, the call or the order first, and carries on where the shopper left off.',
        art: {
          kind: 'messages',
          turns: [
            { kind: 'agent', text: 'You asked for the Harrow in 30. Two came in today.' },
            { kind: 'shopper', text: 'Will they stretch?' },
            { kind: 'agent', text: 'They’re raw, so the waist gives about 2 cm over ten wears.' },
          ],
        },
      },
      {
        name: 'Uses the channel they chose',
        text: 'A shopper who gave you an email address gets an email. Calls are for those who asked to be called.',
        art: {
          kind: 'choice',
          options: ['Email', 'SMS', 'Call'],
          chosen: 'SMS',
          title: 'Restock, size 30',
          text: 'Agreed to texts, 9:00 to 20:00',
        },
      },
      {
        name: 'Leaves strangers alone',
        text: 'It won’t buy addresses, write to people who never asked, or invent a deadline. Nothing leaves before you approve tone and rules.',
        art: {
          kind: 'note',
          title: 'What we need from you',
          lines: [
            'Contacts and their consents',
            'Orders and product data',
            'Your sending address',
            'A yes to tone and rules',
          ],
        },
      },
    ],
    closing: 'Pick up the threads your shoppers left hanging.',
  },
  {
    slug: 'website-creation',
    aliases: ['website-development'],
    name: 'Website Creation',
    description:
      'Fast website creation for fashion brands: storefronts and landing pages laid out around what shoppers ask about fit, fabric and delivery.',
    lead: 'Storefronts and landing pages, built fast and laid out around the questions people ask before they buy. You send the photos and the facts; we do the layout, the wording and the launch.',
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
    features: [
      'A landing page for one drop, or the whole storefront',
      'Fit, fabric and delivery answered next to the price',
      'Products, prices and stock fed by your store platform',
      'Size guide in cm and inches, on the product page itself',
      'Drawn for a phone first, then for a desk',
      'Quick to load, with no pop-up before the first look',
      'Preview link for each change before it goes live',
      'Room for your chat agent from the first draft',
    ],
    benefits: [
      { term: 'For shoppers', text: 'The answer stands on the page before they ask' },
      { term: 'For a drop', text: 'A page that is up while the news is still news' },
      { term: 'For your team', text: 'Text and prices they can change without us' },
      { term: 'For your agent', text: 'Clean product facts to answer from' },
    ],
    cardsHeading: 'From pattern to page',
    cards: [
      {
        name: 'Starts from your facts',
        text: 'This is the whole list. If a measurement or a photo is missing, we tell you which one.',
        art: {
          kind: 'note',
          title: 'What we need from you',
          lines: [
            'Product sheets and size charts',
            'Photos, front and back',
            'Delivery and returns terms',
            'Access to store and domain',
          ],
        },
      },
      {
        name: 'Begins small',
        text: 'A landing page is the quick way to see how we work. A storefront grows from the same parts.',
        art: {
          kind: 'choice',
          options: ['Landing page', 'Storefront'],
          chosen: 'Landing page',
          title: 'Linen, May',
          text: 'Five shirts, one size guide',
        },
      },
      {
        name: 'Leaves the tricks out',
        text: 'We won’t write reviews you didn’t get or run a clock that means nothing. Photographs are yours to take.',
        art: {
          kind: 'messages',
          speakers: { shopper: 'Owner', agent: SITE.brand },
          turns: [
            { kind: 'shopper', text: 'Add a countdown?' },
            { kind: 'agent', text: 'If the sale really ends then, yes.' },
          ],
        },
      },
    ],
    closing: 'You bring the cloth. We’ll cut the page.',
  },
  {
    slug: 'crm-integration',
    aliases: [],
    name: 'CRM Integrations',
    description:
      'CRM integrations for fashion stores: chats, calls, sizes, orders and returns in one customer record, kept in the CRM your team already uses.',
    lead: 'Chats, calls, orders and returns in one customer record, in the CRM you already use. When an agent hands over, your team reads what was asked, what was answered and what is still open.',
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
    features: [
      'Writes to the CRM you already use, nothing to migrate',
      'One record per shopper, matched by email or phone',
      'Chats, calls and emails filed with a short summary',
      'Sizes kept, sizes sent back, and the reason why',
      'Hand-overs turned into tasks with a name and a date',
      'Consents and opt-outs carried over with the contact',
      'Tags in your own words: bridal, petite, trade',
      'Set-up takes from a few hours to a week',
    ],
    benefits: [
      { term: 'For your team', text: 'The whole story on screen before they reply' },
      { term: 'For shoppers', text: 'Nothing to explain twice, in chat or by phone' },
      { term: 'For your buyers', text: 'Why pieces come back, counted piece by piece' },
      { term: 'For your records', text: 'Filed as it happens, not on Friday afternoon' },
    ],
    cardsHeading: 'What goes on file',
    cards: [
      {
        name: 'Asks before it joins two people',
        text: 'It won’t merge, delete or grade customers by itself. Doubtful matches wait for someone who knows them.',
        art: {
          kind: 'messages',
          speakers: { shopper: 'Your team', agent: 'Agent' },
          turns: [
            { kind: 'agent', text: 'Two records share this number. One person?' },
            { kind: 'shopper', text: 'No, mother and daughter.' },
            { kind: 'agent', text: 'Then I’ll keep them apart.' },
          ],
        },
      },
      {
        name: 'Sees what you let it see',
        text: 'We need someone who can approve the connection, and your say on each field. What you switch off stays unread.',
        art: {
          kind: 'choice',
          options: ['Off', 'Read', 'Write'],
          chosen: 'Off',
          title: 'Private notes',
          text: 'Not read, not written',
        },
      },
      {
        name: 'Hands over in four lines',
        text: 'Your tailor reads the slip. The conversation is one click below it.',
        art: {
          kind: 'note',
          title: 'Noor, order 4502',
          lines: ['Alba shirt dress, M', 'Sleeves shorter', 'Wedding on Saturday', 'No date promised'],
        },
      },
    ],
    closing: 'Sew the loose ends into one record.',
  },
  {
    slug: 'scheduling',
    aliases: ['appointment-scheduling'],
    name: 'Appointment Scheduling',
    description:
      'Appointment scheduling for fashion stores: fittings, showroom visits and alterations booked by chat or phone, straight into your calendar.',
    lead: 'Shoppers book fittings, showroom visits and alterations by chat or phone, and the time is in your calendar before they leave. Calendar automation sees to reminders, moves and cancellations.',
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
    features: [
      'Fittings, showroom visits, alterations and pick-ups',
      'Reads and writes the calendar you already use',
      'Booked by chat, by phone or from a link in an email',
      'Reminders by email or SMS, with a way to move the time',
      'Cancelled slots offered to the people waiting for one',
      'Breaks, buffers and closing days kept as you set them',
      'A note for the fitter: pieces, sizes, occasion',
      'Set-up takes from a few hours to a week',
    ],
    benefits: [
      { term: 'For shoppers', text: 'A time agreed at night, without ringing anyone' },
      { term: 'For your fitters', text: 'The right pieces on the rail before the door opens' },
      { term: 'For your calendar', text: 'Checked before each booking, so no two share a slot' },
      { term: 'For no-shows', text: 'A reminder first, and an easy way to say no in time' },
    ],
    cardsHeading: 'Before the doorbell rings',
    cards: [
      {
        name: 'Moves it without a call',
        text: 'Calendar automation changes the entry, tells the fitter and offers the old time to the next in line.',
        art: {
          kind: 'messages',
          turns: [
            { kind: 'shopper', text: 'I can’t make Saturday.' },
            { kind: 'agent', text: 'Tuesday at 17:00 is free with the same fitter. Shall I move it?' },
            { kind: 'shopper', text: 'Yes, thanks.' },
          ],
        },
      },
      {
        name: 'Offers times that exist',
        text: 'It reads your calendar at that moment. It won’t squeeze one in, book outside your hours, or price an alteration unseen.',
        art: {
          kind: 'choice',
          options: ['11:30', '15:00'],
          chosen: '11:30',
          title: 'Saturday',
          text: 'Fitting, 45 minutes',
        },
      },
      {
        name: 'Keeps your house rules',
        text: 'You tell us once. Change a rule, and it holds from the next booking on.',
        art: {
          kind: 'note',
          title: 'What we need from you',
          lines: [
            'Access to your calendar',
            'Kinds of visit, and how long',
            'Who fits what, and when',
            'How late people may cancel',
          ],
        },
      },
    ],
    closing: 'Book a fitting for your store. It takes about fifteen minutes.',
  },
  {
    slug: 'mobile-app',
    aliases: ['mobile-app-development'],
    name: 'Mobile App Building',
    description:
      'Mobile apps for fashion stores: your catalogue, orders and chat agent on the home screens of regulars, fed by the store platform you already run.',
    lead: 'Your store and your agent, on the home screens of your regulars. The app reads the catalogue, stock and orders you already keep, so there is no second shop to look after.',
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
    features: [
      'Catalogue, stock and prices from your store platform',
      'Your chat agent inside, with the shopper’s past orders',
      'Push messages for restocks, parcels and drops, by choice',
      'Saved sizes and a wishlist that remembers them',
      'Label scan in the shop: other sizes, other colours',
      'Checkout on your store’s own payment pages',
      'Early drops for the people who have the app',
      'Sent to the app stores under your own accounts',
    ],
    benefits: [
      { term: 'For regulars', text: 'Their sizes, orders and wishlist in one place' },
      { term: 'For drops', text: 'A push to those who asked, not to everyone' },
      { term: 'For your team', text: 'One catalogue to keep, not two' },
      { term: 'For your agent', text: 'It knows what they kept and what they sent back' },
    ],
    cardsHeading: 'Cut for the pocket',
    cards: [
      {
        name: 'Remembers the fitting room',
        text: 'A shopper who is signed in has their sizes and returns with them, and the agent reads both.',
        art: {
          kind: 'messages',
          turns: [
            { kind: 'shopper', text: 'Chore jacket: M or L?' },
            { kind: 'agent', text: 'M. You kept the M last autumn and sent the L back as too wide.' },
          ],
        },
      },
      {
        name: 'Speaks when asked to',
        text: 'Shoppers tick what they want to hear about. It won’t push anything else, and keeps to the hours you set.',
        art: {
          kind: 'choice',
          options: ['Restocks', 'Parcels', 'Drops'],
          chosen: 'Restocks',
          title: 'Harrow Straight, 30',
          text: 'Back in stock, 08:15',
        },
      },
      {
        name: 'For shops with regulars',
        text: 'If few of your shoppers come back, we’ll advise a good mobile site instead. And the app stores’ review takes its own time; we can’t hurry it.',
        art: {
          kind: 'note',
          title: 'What we need from you',
          lines: ['App store accounts', 'Access to your store platform', 'Logo, photos, house style'],
        },
      },
    ],
    closing: 'Every coat you sell has a pocket. Put your store in it.',
  },
];
