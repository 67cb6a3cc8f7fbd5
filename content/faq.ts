import { COMMISSION } from './pricing.ts';
import { PROMISES } from './promises.ts';
import { SITE } from './site.ts';
import { TERMS } from './terms.ts';
import { WORKS_WITH } from './works-with.ts';

/** The home page's FAQ: 13 questions in the four categories of spec section 2. */
export const FAQ: {
  id: string;
  category: string;
  items: { id: string; question: string; answer: string }[];
}[] = [
  {
    id: 'general',
    category: 'General Questions',
    items: [
      {
        id: 'what-it-does',
        question: `What does a ${SITE.brand} agent do, exactly?`,
        answer:
          'It answers shoppers in the chat on your store and on social media: fit, fabric, stock, delivery, orders, returns. It can show products, put them in the bag, and pass the conversation to a person.',
      },
      {
        id: 'not-a-menu-bot',
        question: 'How is it different from the chatbot we already have?',
        answer:
          'A menu bot sends people to pages. This one reads the pages, the size chart and the order record, then answers the question that was asked. If the answer isn’t in your data, it says so.',
      },
      {
        id: 'fashion-only',
        question: 'Do you only work with fashion brands?',
        answer: `${PROMISES.stores} Questions on size and returns decide a sale, and we know them best.`,
      },
      {
        id: 'how-long',
        question: 'How long does it take to set up?',
        answer: `${PROMISES.setUp} Reading your size charts and policies with you takes the longest.`,
      },
    ],
  },
  {
    id: 'pricing',
    category: 'Pricing & Payment',
    items: [
      {
        id: 'performance-pricing',
        question: 'How does performance-based pricing work?',
        answer: `You pay a commission of ${COMMISSION} on the sales that the agent helps close. There are no retainers and no setup fees. We set the commission for each store after looking at traffic, product type and revenue potential. ${PROMISES.vat}`,
      },
      {
        id: 'trial',
        question: 'What does the trial guarantee?',
        answer: `That it is risk-free. ${PROMISES.guarantee} ${PROMISES.afterTrial} ${PROMISES.trialShows}`,
      },
      {
        id: 'payment',
        question: 'How can we pay?',
        answer: PROMISES.payment,
      },
    ],
  },
  {
    id: 'support',
    category: 'Support & Customization',
    items: [
      {
        id: 'our-voice',
        question: 'Will it sound like us?',
        answer: `Yes. We write a one-page guide to your tone with your team. ${PROMISES.goLive}`,
      },
      {
        id: 'looks-after',
        question: 'Who looks after it once it is live?',
        answer: `${PROMISES.hours} We check its performance daily, keep improving its answers, and send you the figures.`,
      },
      {
        id: 'connects-to',
        question: 'What does it connect to?',
        answer: `Your product catalogue, inventory and shipping information, live. Through our CRM integrations it can also write to the record your team works in, and to your calendar. ${WORKS_WITH.inShort}`,
      },
    ],
  },
  {
    id: 'global',
    category: 'Global Reach & Business Information',
    items: [
      {
        id: 'languages',
        question: 'Which languages and currencies does it handle?',
        answer: `The service is multilingual, and we accept most currencies. ${WORKS_WITH.languages} We switch on those that someone on your team can check.`,
      },
      {
        id: 'worldwide',
        question: 'Do you work with stores in other countries?',
        answer: `Yes, worldwide: calls and agreements are remote. ${PROMISES.support}`,
      },
      {
        id: 'turned-down',
        question: 'Do you take on every store?',
        answer: `No. We earn only when the agent does. ${PROMISES.declines}`,
      },
    ],
  },
];

export const FAQ_SIDE = {
  heading: 'Frequently asked questions',
  contact: 'Still have questions?',
  contactLink: 'Write to us',
  data: { label: 'Data & Safety', href: '/data-safety' },
  contactPromise: `A person replies within ${TERMS.confirmationHours} hours.`,
};
