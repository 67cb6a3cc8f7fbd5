import { PROMISES } from './promises.ts';
import { SITE } from './site.ts';
import { TERMS } from './terms.ts';

/** The FAQ of the home page: 13 questions in the four categories of spec section 2. */
export const FAQ: {
  id: string;
  category: string;
  /** `asked`: other ways to ask, for the agent on Support. */
  items: { id: string; asked: string; question: string; answer: string }[];
}[] = [
  {
    id: 'general',
    category: 'General Questions',
    items: [
      {
        id: 'what-it-does',
        asked: `What can the agent do for my shop? what does it actually do? What kind of questions can it answer? can it handle returns and exchanges? does it do order tracking? can it look up orders?
          Does it work on Instagram or WhatsApp? can it put things in the cart? does it help customers with complaints? what tasks can it take over? does it answer where is my order? can it process an exchange? can it upsell? explain it to me? tell me about your product? what is a chat agent?`,
        question: `What does a ${SITE.brand} agent do, exactly?`,
        answer:
          'It answers shoppers in the chat on your store and on social media: fit, fabric, stock, delivery, orders, returns. It can show products, put them in the bag, start an exchange, and pass the conversation to a person.',
      },
      {
        id: 'not-a-menu-bot',
        asked: `How is this different from a normal chatbot? We already have a chatbot, why change? What makes you better than Intercom or Tidio? why not just use ChatGPT? is it better than Gorgias? how do you compare with the competition? isn't it just another bot?
          how is it better than Zendesk's bot? why should I pick you? what is special about you? difference to Shopify Inbox? what happens when it doesn't know the answer? does it say when it doesn't know?`,
        question: 'How is it different from the chatbot we already have?',
        answer:
          'A menu bot sends people to pages. This one reads the pages, the size chart and the order record, then answers the question that was asked. If the answer isn’t in your data, it says so.',
      },
      {
        id: 'fashion-only',
        asked: `Do you only work with fashion? I sell furniture, can I use it? does it work for a beauty shop? we sell electronics, is that fine? do you work with shoe stores? is it for clothes only? I run a jewellery shop? which industries do you serve? does it work for B2B? I sell pet food? do you work with marketplaces?
          we sell homeware? what type of stores do you work with? we are a cosmetics store? who is it for?`,
        question: 'Do you only work with fashion brands?',
        answer: `${PROMISES.stores} In clothes, shoes and accessories it is questions on size and returns that decide the sale, and those we know best.`,
      },
      {
        id: 'how-long',
        asked: `How long does it take to go live? How fast can we start? how quickly can it be installed? set-up time? when could it be live? how many days until it works? is the setup quick? how long does onboarding take? can we be live before Black Friday? can it be up by next week? how soon can you start?
          our data is messy, does that matter? our database is a mess? what if our catalogue is untidy? how much time from signing to launch? timeline? lead time?`,
        question: 'How long does it take to set up?',
        answer:
          'From a few hours to a week, depending on how tidy your data is. A chat agent itself can be built in a day; reading your size charts and policies with you takes the rest.',
      },
    ],
  },
  {
    id: 'pricing',
    category: 'Pricing & Payment',
    items: [
      {
        id: 'performance-pricing',
        asked: `How much does it cost? What does it cost? price? What do you charge? how much is it? is there a monthly fee? is there a setup fee? do I pay a subscription? I'm a shop owner, what does it cost? how does your pricing work? how do you make money? what is the pricing model? what are your fees? is it free? what does it cost per month?
          do I pay per conversation or per message? are there hidden costs? upfront costs? is there a retainer? whats the price for a small boutique? what would I pay? do I pay per seat? what's the catch? how much for one agent? minimum fee? do you bill monthly? cost? pricing? rates? how expensive is it? what plans do you have? is there a cheaper plan? do I pay anything before it sells?`,
        question: 'How does performance-based pricing work?',
        answer:
          'You pay a small commission on the sales that the agent helps close. There are no retainers and no setup fees. We set the commission for each store after looking at traffic, product type and revenue potential.',
      },
      {
        id: 'trial',
        asked: `Can I try it first? Is there a free trial? how long is the trial? do you have a money-back guarantee? what if it doesn't work for us? can I get my money back? what if I'm not happy? is it risk free? refund? what is the guarantee? what happens if we don't like it? can we test it? pilot? what if sales don't go up?
          how does the two week trial work? do I get a refund? can I cancel during the trial? is the trial free? what do I pay in the trial? trial period?`,
        question: 'What does the trial guarantee?',
        answer: `That it is risk-free. ${PROMISES.guarantee} ${PROMISES.afterTrial}`,
      },
      {
        id: 'payment',
        asked: `How do I pay you? Which payment methods do you accept? Can I pay by bank transfer? do you take PayPal? can I pay by card? do you send an invoice? how is the commission paid? can I pay with Wise? direct debit? Stripe?`,
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
        asked: `Can it match our brand voice? will it sound like a robot? Can we change the tone? can it speak in our style? does it fit our brand? can we approve the answers before it goes live? can I test it before it goes live? who writes its answers? can it be funny? tone of voice? will it sound human? does it use emojis? can it use our wording? can we preview it? can the agent have a name?`,
        question: 'Will it sound like us?',
        answer: `Yes. We write a one-page guide to your tone with your team. ${PROMISES.goLive}`,
      },
      {
        id: 'looks-after',
        asked: `Who maintains it? Who monitors the agent? do I have to train it myself? do I have to update it? what about maintenance? who trains it? who fixes problems? how much work is it for my team? do you keep improving it? can I ask for changes? what support do I get after launch? do you check its answers? how do we add new products to it? who keeps it up to date? what happens when our policy changes? can I change the answers myself? can I edit what it says? is there ongoing support?`,
        question: 'Who looks after it once it is live?',
        answer:
          'We do. We check its performance daily, keep improving its answers, and send you the figures. You can ask for a change whenever you like.',
      },
      {
        id: 'connects-to',
        asked: `Does it connect to our catalogue? which data does it need access to? how does it know our products? can it read our calendar? does it sync with our inventory? how does it get our product data? inventory sync? does it integrate with our shipping provider? what systems does it connect to? does it connect to our ERP? does it work with our warehouse system? integration with our returns tool? does it work with Loop returns? do you need access to our backend?`,
        question: 'What does it connect to?',
        answer:
          'Your product catalogue, inventory and shipping information, live. Through our CRM integrations it can also write to the record your team works in, and to your calendar.',
      },
    ],
  },
  {
    id: 'global',
    category: 'Global Reach & Business Information',
    items: [
      {
        id: 'languages',
        asked: `Which languages does it speak? Does it speak German? can it answer in French? is it multilingual? how many languages? can it translate? our customers write in Spanish, does it work? what languages are supported? does it support multiple currencies? can it quote prices in dollars? does it handle Arabic? can I pay in pounds? do you accept US dollars?`,
        question: 'Which languages and currencies does it handle?',
        answer:
          'The service is multilingual, and we accept most currencies. We switch on the languages that someone on your team can check.',
      },
      {
        id: 'worldwide',
        asked: `Do you work with stores in Canada? we are based in Germany, can we work with you? do you serve the US? are you available 24/7? does it work at night? does it work on weekends? which countries do you work in? do you work with UK stores? does the agent answer around the clock? is it available outside office hours? do you offer 24/7 support? time zones?`,
        question: 'Do you work with stores in other countries?',
        answer: `Yes, worldwide: calls and agreements are remote. ${PROMISES.support}`,
      },
      {
        id: 'turned-down',
        asked: `Do you accept small shops? We only have 20 orders a month, is that enough? is my store too small? do you turn stores away? is there a minimum of orders? is there a minimum revenue? who do you say no to? minimum traffic? do you take every store? I just started my shop, can I use it? we're a tiny brand? how big does my shop have to be? would you work with us? what are your requirements? do you refuse stores? I'm a solo founder with a small store? how many visitors do I need?`,
        question: 'Do you take on every store?',
        answer: `No. We earn only when the agent does. ${PROMISES.declines}`,
      },
    ],
  },
];

export const FAQ_SIDE = {
  heading: 'Fair questions',
  contact: 'Still have questions?',
  contactLink: 'Write to us',
  contactPromise: `A person replies within ${TERMS.confirmationHours} hours.`,
};
