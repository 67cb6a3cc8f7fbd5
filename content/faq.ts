import { COMMISSION } from './pricing.ts';
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
        asked: `
          What can the agent do for my shop? does it do order tracking? can it look up orders? Does it work on
          Instagram or WhatsApp? can it put things in the cart? does it help customers with complaints? does
          it answer where is my order? can it process an exchange? can it upsell? explain it to me? tell me
          about your product? what is a chat agent? what is it good for? how would it help my store? what
          problems does it solve? can it do customer service? what's the product? in a nutshell, what do you
          do for shops? use cases? can shoppers start a return? does it do returns? does it deal with refunds?
          can it answer questions about fit? what's it capable of? what jobs does it do? does it handle order
          questions? can it answer at checkout? which tasks? What can it take off my team's hands? In plain
          words, what is it for? I run a shop, what would it do for us? can it deal with where is my parcel
          tickets? half of our tickets are about orders, does it answer those? what could it do for a small
          knitwear shop? does it put pieces in the basket?`,
        question: `What does a ${SITE.brand} agent do, exactly?`,
        answer:
          'It answers shoppers in the chat on your store and on social media: fit, fabric, stock, delivery, orders, returns. It can show products, put them in the bag, start an exchange, and pass the conversation to a person.',
      },
      {
        id: 'not-a-menu-bot',
        asked: `
          is it better than Gorgias? how do you compare with the competition? why should I pick you?
          difference to Shopify Inbox? what happens when it doesn't know the answer? our last chatbot was
          awful, why is yours better? why should we switch? competitors? versus Intercom Fin? can't I just
          build it with ChatGPT myself? what if it has no answer? we already use a chatbot? USP? how do you
          differ? what's new about it? compared with other tools? we tried a bot and hated it? what if the
          answer isn't in our data? does it guess? advantages over ChatGPT? our current chatbot annoys people,
          what's better here? why pay you when chatbots are free? what's special about yours? is it just
          another chatbot? isn't that the same as ChatGPT on a website? why not just use ChatGPT?`,
        question: 'How is it different from the chatbot we already have?',
        answer:
          'A menu bot sends people to pages. This one reads the pages, the size chart and the order record, then answers the question that was asked. If the answer isn’t in your data, it says so.',
      },
      {
        id: 'fashion-only',
        asked: `
          does it work for B2B? do you work with marketplaces? we are a cosmetics store? who is it for? we are
          not a fashion brand, is that ok? do you support food shops? what if we sell electronics? do you do
          shoes? I sell candles? sports brand? what niches? wholesale business? I have a wine shop, could it
          work? would it work for a supplement store? is my industry ok? do you also take beauty brands?
          non-fashion? we do home decor? can a toy shop use it? are you only for clothes? We sell cosmetics,
          would you take us? is it for homeware too? My shop sells bikes? which branches do you serve? I sell
          garden tools, any use? is it only for frocks?`,
        question: 'Do you only work with fashion brands?',
        answer: `${PROMISES.stores} Size and returns decide the sale. Those questions we know best.`,
      },
      {
        id: 'how-long',
        asked: `
          How fast can we start? how many days until it works? can we be live before Black Friday? can it be
          up by next week? our database is a mess? what if our catalogue is untidy? how much time from signing
          to launch? timeline? lead time? when can it go live? how quickly can you set it up? how soon would
          it be running? when would we be live? what if our data is bad? how long to build it? how much time
          does it take? is it a big project? how long before it answers customers? do we have to wait long?
          can you do it in a week? what is the turnaround? our size charts are incomplete? does messy data
          slow it down? do you have onboarding? is it a matter of days or months? when could customers use it?
          is a bad spreadsheet a problem? do we have to tidy our size charts first?`,
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
        asked: `
          What do you charge? how much is it? is there a monthly fee? I'm a shop owner, what does it cost? how
          do you make money? what is the pricing model? what are your fees? is it free? do I pay per
          conversation or per message? is there a retainer? what would I pay? what's the catch? how much for
          one agent? minimum fee? do you bill monthly? what plans do you have? is there a cheaper plan? do I
          pay anything before it sells? price list? is it expensive? any fixed costs? so it's free until it
          sells? do I need to pay in advance? is it commission only? subscription? how much for a small store?
          whats it cost all in? how do you get paid? do I have to pay for the setup? how much does the chat
          agent cost? do I pay up front? do you have packages? price for a chatbot? what is it going to cost
          me? pay as you go? what's the deal with money? any base fee? how does payment work, per sale? Just
          give me the price? is there anything fixed to pay? what does this thing cost? which fees are there?
          what's the price, no marketing please? what will the bill look like? is there a fee per conversation
          or per seat? is the commission negotiable by volume? what will my rate be? what does it come to for
          300 orders? our turnover is 100k a month, what do we pay? how is my rate calculated? what do you
          take per sale? how do you work out our rate? which rate would we get? price for a store with 20k
          revenue? does the commission apply to shipping costs too? rough cost? is it 5 percent? how big is
          the commission? commission size? is it a flat fee or a percentage? what's the range? do you take a
          cut of every sale? how much of each sale do you keep? is the rate the same for every store? who
          decides on the rate? what do rates depend on? what about rates in peak season? what share of revenue
          do you want? does the rate change with volume? What will land on my bill? do I only pay when it
          brings something? is it cheaper than hiring someone?`,
        question: 'How does performance-based pricing work?',
        answer: `You pay a commission of ${COMMISSION} on the sales that the agent helps close. There are no retainers and no setup fees. We set the commission for each store after looking at traffic, product type and revenue potential.`,
      },
      {
        id: 'trial',
        asked: `
          Can I try it first? how long is the trial? can I get my money back? what if I'm not happy? refund?
          what happens if we don't like it? can we test it? pilot? what if sales don't go up? can I cancel
          during the trial? trial period? is there a test phase? what if it doesn't work for my store? do you
          offer a trial? can I get out in the first two weeks? how does the money back work? two weeks free?
          what if we hate it after a week? can we give it a go first? what if it's no good? how risky is it?
          does it cost anything to try? what if it performs badly? We want a pilot first, how does that work?
          is the first fortnight free? can we do a proof of concept? what is risk-free about it? is a trial
          possible? If I quit on day ten, what do I owe? what if it's rubbish after the two weeks? can I leave
          after a week without paying? what if we are not convinced?`,
        question: 'What does the trial guarantee?',
        answer: `That it is risk-free. ${PROMISES.guarantee} ${PROMISES.afterTrial}`,
      },
      {
        id: 'payment',
        asked: `
          How do I pay you? Which payment methods do you accept? do you send an invoice? how is the commission
          paid? can I pay with Wise? direct debit? Stripe? do you take cards? can we pay by invoice? which
          ways to pay are there? paypal? bank transfer? can I pay in euros by card? SEPA? can we pay you in
          francs or dollars? do you accept American Express? how is the money collected? how do we settle the
          bill? in what currency do we pay?`,
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
        asked: `
          Can we change the tone? does it fit our brand? who writes its answers? can it be funny? does it use
          emojis? can we preview it? can the agent have a name? can we try it before customers see it? can I
          test it privately first? is it rude? formal or informal? brand voice? can we decide when it goes
          live? who presses go? does it write in our style? can I give it a personality? can I choose how it
          speaks? can we check its answers first? can I approve it? can we adjust the wording? does it talk
          like a human? can it use slang? how do you learn our tone? do we see its answers before launch? can
          we try it with our own questions first? can we set rules on what it says?`,
        question: 'Will it sound like us?',
        answer: `Yes. We write a one-page guide to your tone with your team. ${PROMISES.goLive}`,
      },
      {
        id: 'looks-after',
        asked: `
          Who monitors the agent? do I have to update it? what about maintenance? who fixes problems? how much
          work is it for my team? what support do I get after launch? how do we add new products to it? what
          happens when our policy changes? can I change the answers myself? can I edit what it says? is there
          ongoing support? who manages it? how many hours do we need to spend? who fixes it when it's wrong?
          can we request changes? do you update it for new collections? is it hands-off? how do you improve
          it? how many hours a week will it cost my team? how much time does it take us? do we have to do
          anything? who is in charge of it? do we need to train our staff? how often do you check it? do you
          take care of everything? what do we have to do once it's live? can we change something ourselves? do
          I have to write the answers? who looks at the chats? does it need supervision? do my people have to
          keep it up to date? what work is left for us? does it run by itself? how much effort is it for us?
          who adds new answers? who corrects it? Do you monitor it every day? who checks the quality? do you
          read the conversations? is it optimised over time? Do you look at it daily? do you watch the
          quality? who reads along in the beginning? How much of my own time will it eat? does it need much
          looking after?`,
        question: 'Who looks after it once it is live?',
        answer:
          'We do. We check its performance daily, keep improving its answers, and send you the figures. You can ask for a change whenever you like.',
      },
      {
        id: 'connects-to',
        asked: `
          how does it know our products? can it read our calendar? inventory sync? does it work with Loop
          returns? do you need access to our backend? what does it plug into? what data does it need? does it
          talk to our warehouse? does it pull shipping data? which data sources? do you integrate with our
          ERP? can it use our stock data? how does it know about orders? can it see our orders? Can it write
          chats into Klaviyo? can it read our returns portal? can it push data to our tools? do you sync with
          our POS? can it book returns with our carrier? what if our product data is wrong? Does it write into
          our database? what does it read from our shop? can it see the warehouse? how does it know that a
          jacket runs small?`,
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
        asked: `
          can it quote prices in dollars? can I pay in pounds? do you accept US dollars? in how many languages
          can it answer? our customers are in Japan, does that work? french? does it support dollars? is it
          bilingual? can it deal with several currencies? we sell in four languages, is that okay? could it
          serve our French shoppers? we sell in kronor and euros, does it matter?`,
        question: 'Which languages and currencies does it handle?',
        answer:
          'The service is multilingual, and we accept most currencies. We switch on the languages that someone on your team can check.',
      },
      {
        id: 'worldwide',
        asked: `
          do you serve the US? does it work on weekends? does the agent answer around the clock? do you offer
          24/7 support? time zones? is it 24/7? does it work while we sleep? do you have customers in Europe?
          we are in Norway, can we use it? we're in Canada, is that a problem? do you work with European
          brands? are you available on Sundays? is there support at night? does it run on holidays? where do
          you operate? does it work outside of business hours? can a Swiss shop work with you? are you remote?
          what if a customer writes at 3 am? is somebody there on Sundays? We're in Chile, would you take us?
          in which countries do you have clients?`,
        question: 'Do you work with stores in other countries?',
        answer: `Yes, worldwide: calls and agreements are remote. ${PROMISES.support}`,
      },
      {
        id: 'turned-down',
        asked: `
          do you turn stores away? is there a minimum of orders? who do you say no to? I just started my shop,
          can I use it? we're a tiny brand? how big does my shop have to be? would you work with us? what are
          your requirements? I'm a solo founder with a small store? how many visitors do I need? what do you
          do if you think our store isn't a fit? do you work with startups? we have just launched? do you ever
          tell anyone no? we are only two people, is that ok? low traffic? what's the minimum? do you accept
          everybody? I only have 500 visitors? I've only just opened my store, is this for me? which shops do
          you reject? what are the criteria? we make 10 sales a week, is it worth it? how do you select
          stores? low volume shop? is my store big enough? we sell cheap things, is it worth it for you? when
          would you say no to us? I have a one-woman shop with ten sales a week. forty orders a month, am I
          too small? do you take beginners? is my shop too little for you?`,
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
  data: { label: 'Data & Safety', href: '/data-safety' },
  contactPromise: `A person replies within ${TERMS.confirmationHours} hours.`,
};
