import { COMMISSION } from './pricing.ts';
import { PROMISES } from './promises.ts';
import { SITE } from './site.ts';
import { TERMS } from './terms.ts';
import { WORKS_WITH } from './works-with.ts';

/** The home page's FAQ: 13 questions in the four categories of spec section 2. */
export const FAQ: {
  id: string;
  category: string;
  /** `words` are synonyms for the search on Support. */
  items: { id: string; words: string; question: string; answer: string }[];
}[] = [
  {
    id: 'general',
    category: 'General Questions',
    items: [
      {
        id: 'what-it-does',
        words: 'do questions support exchanges refunds returns orders help handle tasks purpose explain',
        question: `What does a ${SITE.brand} agent do, exactly?`,
        answer:
          'It answers shoppers in the chat on your store and on social media: fit, fabric, stock, delivery, orders, returns. It can show products, put them in the bag, and pass the conversation to a person.',
      },
      {
        id: 'not-a-menu-bot',
        words:
          'chatbot chatgpt unlike advantage rule-based myself diy ourselves build tidio competitor competition compare difference different versus vs better existing bot hated wrapper switch',
        question: 'How is it different from the chatbot we already have?',
        answer:
          'A menu bot sends people to pages. This one reads the pages, the size chart and the order record, then answers the question that was asked. If the answer isn’t in your data, it says so.',
      },
      {
        id: 'fashion-only',
        words:
          'industry niche clothes clothing apparel shoes furniture marketplace cosmetics beauty food electronics jewellery b2b wholesale boutique brands sell other kinds',
        question: 'Do you only work with fashion brands?',
        answer: `${PROMISES.stores} Questions on size and returns decide a sale, and those we know best.`,
      },
      {
        id: 'how-long',
        words:
          'fast quick long until begin use soon quickly days hours week live launch install setup onboarding timeline deadline wait ready go messy untidy',
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
        words:
          'vat tax net price prices cost costs charge commission cut catch upfront revenue bill charges fee fees much expensive cheap pay percent percentage rate monthly subscription setup retainer take per sale volume before',
        question: 'How does performance-based pricing work?',
        answer: `You pay a commission of ${COMMISSION} on the sales that the agent helps close. There are no retainers and no setup fees. We set the commission for each store after looking at traffic, product type and revenue potential. ${PROMISES.vat}`,
      },
      {
        id: 'trial',
        words:
          'trial free try test long catch commit after hate unhappy pilot risk first days proof without paying',
        question: 'What does the trial guarantee?',
        answer: `That it is risk-free. ${PROMISES.guarantee} ${PROMISES.afterTrial} ${PROMISES.trialShows}`,
      },
      {
        id: 'payment',
        words: 'pay card paypal wise stripe bank transfer sepa direct debit currency invoice methods accept',
        question: 'How can we pay?',
        answer:
          'By credit or debit card, PayPal or Wise. If your accountant prefers a bank transfer or another online payment platform, tell us.',
      },
    ],
  },
  {
    id: 'support',
    category: 'Support & Customization',
    items: [
      {
        id: 'our-voice',
        words:
          'change says voice tone accent emoji emojis slang gen answers speak wit polite persona style brand personality humour funny formal wording name brand write writes who approve edit preview say speaks talk',
        question: 'Will it sound like us?',
        answer: `Yes. We write a one-page guide to your tone with your team. ${PROMISES.goLive}`,
      },
      {
        id: 'looks-after',
        words:
          'maintain maintenance check read conversations time need supervise fix care responsible monitor update updates updated improve manage effort hours team work changes change new products keep upkeep quality train ourselves feed spend week put',
        question: 'Who looks after it once it is live?',
        answer: `${PROMISES.hours} We check its performance daily, keep improving its answers, and send you the figures.`,
      },
      {
        id: 'connects-to',
        words:
          'integrate integration link plug systems tools feed sync read erp api returns carrier products pos',
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
        words:
          'language answer write japan speak foreign deutsch polish translate currency euro dollars pounds',
        question: 'Which languages and currencies does it handle?',
        answer: `The service is multilingual, and we accept most currencies. ${WORKS_WITH.languages} We switch on those that someone on your team can check.`,
      },
      {
        id: 'worldwide',
        words:
          'countries country us sell ship anywhere global remote abroad international europe usa uk hours night weekend timezone time zone 24/7 storefronts markets outside',
        question: 'Do you work with stores in other countries?',
        answer: `Yes, worldwide: calls and agreements are remote. ${PROMISES.support}`,
      },
      {
        id: 'turned-down',
        words:
          'many need small minimum visitors suitable qualify size orders tiny employees chats day visitors traffic reject refuse fit requirements worth new startup big enough everyone decline',
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
