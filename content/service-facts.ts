import { PROMISES } from './promises.ts';
import type { CardArt, FeatureCard, Service } from './service.ts';
import { SITE } from './site.ts';

/** What a service is and does: all that the agent on Support needs. `services.ts` has the rest. */
type ServiceFacts = Pick<Service, 'slug' | 'name' | 'lead' | 'features'> & {
  /** A card without a slip of paper has its picture in `services.ts`. */
  cards: (Pick<FeatureCard, 'text'> & { art?: Extract<CardArt, { kind: 'note' }> })[];
};

/** Of the benefits, those that are asked for. */
export const CALL_COSTS = 'Call-centre costs down by up to 60%';
export const OWN_CHANGES = 'Text and prices they can change without us';

/** The seven services, the core offer first. Names and claims come from spec sections 1 and 2. */
export const SERVICE_FACTS: ServiceFacts[] = [
  {
    slug: 'website-chat',
    name: 'Chat Agents',
    lead: 'A shop assistant for your website and social media, made from your own size charts, catalogue and policies. The agent can be built in a day; set-up with your systems takes from a few hours to a week.',
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
    cards: [
      {
        text: 'It won’t invent a discount, promise a date your carrier hasn’t given, or guess. Those go to your team, with the conversation.',
      },
      {
        text: `Two measurements, one reason, the right piece in the bag. ${PROMISES.live}`,
      },
      {
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
  },
  {
    slug: 'phone-support',
    name: 'Phone Support Agents',
    lead: 'An agent that answers your store’s phone 24/7 from your orders, stock and policies. Hard calls go to a person, who is told what was said before they pick up.',
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
    cards: [
      {
        text: 'Orders, stock and delivery are read while the caller is still talking. When the record says nothing, the agent says so.',
      },
      {
        text: 'You list the calls a person takes; complaints are on it from the first day. The agent won’t take card numbers or settle a disputed refund.',
      },
      {
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
  },
  {
    slug: 'email-outreach',
    name: 'Email & Phone Outreach',
    lead: 'Follow-ups by email, phone and SMS that start from what the shopper asked, not from a template. They go only to people who agreed to hear from you, in a tone and by rules you have signed off.',
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
    cards: [
      {
        text: 'It reads the chat, the call or the order first, and carries on where the shopper left off.',
      },
      {
        text: 'A shopper who gave you an email address gets an email. Calls are for those who asked to be called.',
      },
      {
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
  },
  {
    slug: 'website-creation',
    name: 'Website Creation',
    lead: 'Storefronts and landing pages, built fast and laid out around the questions people ask before they buy. You send the photos and the facts; we do the layout, the wording and the launch.',
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
    cards: [
      {
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
        text: 'A landing page is the quick way to see how we work. A storefront grows from the same parts.',
      },
      {
        text: 'We won’t write reviews you didn’t get or run a clock that means nothing. Photographs are yours to take.',
      },
    ],
  },
  {
    slug: 'crm-integration',
    name: 'CRM Integrations',
    lead: 'Chats, calls, orders and returns in one customer record, in the CRM you already use. When an agent hands over, your team reads what was asked, what was answered and what is still open.',
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
    cards: [
      {
        text: 'It won’t merge, delete or grade customers by itself. Doubtful matches wait for someone who knows them.',
      },
      {
        text: 'We need someone who can approve the connection, and your say on each field. What you switch off stays unread.',
      },
      {
        text: 'Your tailor reads the slip. The conversation is one click below it.',
        art: {
          kind: 'note',
          title: 'Noor, order 4502',
          lines: ['Alba shirt dress, M', 'Sleeves shorter', 'Wedding on Saturday', 'No date promised'],
        },
      },
    ],
  },
  {
    slug: 'scheduling',
    name: 'Appointment Scheduling',
    lead: 'Shoppers book fittings, showroom visits and alterations by chat or phone, and the time is in your calendar before they leave. Calendar automation sees to reminders, moves and cancellations.',
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
    cards: [
      {
        text: 'Calendar automation changes the entry, tells the fitter and offers the old time to the next in line.',
      },
      {
        text: 'It reads your calendar at that moment. It won’t squeeze one in, book outside your hours, or price an alteration unseen.',
      },
      {
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
  },
  {
    slug: 'mobile-app',
    name: 'Mobile App Building',
    lead: 'Your store and your agent, on the home screens of your regulars. The app reads the catalogue, stock and orders you already keep, so there is no second shop to look after.',
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
    cards: [
      {
        text: 'A shopper who is signed in has their sizes and returns with them, and the agent reads both.',
      },
      {
        text: 'Shoppers tick what they want to hear about. It won’t push anything else, and keeps to the hours you set.',
      },
      {
        text: 'If few of your shoppers come back, we’ll advise a good mobile site instead. And the app stores’ review takes its own time; we can’t hurry it.',
        art: {
          kind: 'note',
          title: 'What we need from you',
          lines: ['App store accounts', 'Access to your store platform', 'Logo, photos, house style'],
        },
      },
    ],
  },
];
