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
        asked: `What can the agent do for my shop? what does it actually do? What kind of questions can it answer? can it handle returns and exchanges? does it do order tracking? can it look up orders? Does it work on Instagram or WhatsApp? can it put things in the cart? does it help customers with complaints? what tasks can it take over? does it answer where is my order? can it process an exchange? can it upsell? explain it to me? tell me about your product? what is a chat agent? What can it do? what is it good for? what questions does it answer? can it answer product questions? what does your bot do? how would it help my store? what problems does it solve? can it do customer service? what's the product? in a nutshell, what do you do for shops? what does it help with? use cases? can shoppers start a return? does it do returns? can it do exchanges? does it deal with refunds? what does it do for customers? how does it help shoppers? can it answer questions about fit? what's it capable of? what jobs does it do? what is it? does it handle order questions? can it answer at checkout? which tasks? What can it take off my team's hands? In plain words, what is it for? what would it do on my shop? can it deal with exchanges by itself? which questions does it handle? does it answer sizing, shipping and returns? what jobs does it do? can it sort out an exchange? what's it capable of? explain what the agent does?`,
        question: `What does a ${SITE.brand} agent do, exactly?`,
        answer:
          'It answers shoppers in the chat on your store and on social media: fit, fabric, stock, delivery, orders, returns. It can show products, put them in the bag, start an exchange, and pass the conversation to a person.',
      },
      {
        id: 'not-a-menu-bot',
        asked: `How is this different from a normal chatbot? We already have a chatbot, why change? What makes you better than Intercom or Tidio? why not just use ChatGPT? is it better than Gorgias? how do you compare with the competition? isn't it just another bot? how is it better than Zendesk's bot? why should I pick you? what is special about you? difference to Shopify Inbox? what happens when it doesn't know the answer? does it say when it doesn't know? how is it different from Tidio? why not ChatGPT? what's the difference to other chatbots? how are you better than Gorgias AI? our last chatbot was awful, why is yours better? why should we switch? what makes you different? why you? competitors? versus Intercom Fin? can't I just build it with ChatGPT myself? what if it has no answer? we already use a chatbot? USP? what makes you better than a normal chatbot? isn't this like every other bot? I don't trust chatbots, why is this different? how do you differ? what's new about it? compared with other tools? we tried a bot and hated it? what if the answer isn't in our data? does it guess? advantages over ChatGPT? How does it compare to Tidio, Zendesk bots or Intercom Fin? We tried a bot and customers hated it, why is yours different? our current chatbot annoys people, what's better here? why pay you when chatbots are free? what's special about yours? what is the advantage over our FAQ page? is it just another chatbot? what's the difference from a menu bot? how is that better than what we have? isn't that the same as ChatGPT on a website? what happens if it has no answer in the data?`,
        question: 'How is it different from the chatbot we already have?',
        answer:
          'A menu bot sends people to pages. This one reads the pages, the size chart and the order record, then answers the question that was asked. If the answer isn’t in your data, it says so.',
      },
      {
        id: 'fashion-only',
        asked: `Do you only work with fashion? I sell furniture, can I use it? does it work for a beauty shop? we sell electronics, is that fine? do you work with shoe stores? is it for clothes only? I run a jewellery shop? which industries do you serve? does it work for B2B? I sell pet food? do you work with marketplaces? we sell homeware? what type of stores do you work with? we are a cosmetics store? who is it for? do you also work with furniture stores? does it work for cosmetics? only fashion? we are not a fashion brand, is that ok? do you support food shops? we sell bikes? is it for fashion only? what if we sell electronics? we make jewellery? do you do shoes? swimwear shop? I sell candles? would it work for kids toys? sports brand? what niches? wholesale business? we sell skincare, could it work? I have a wine shop, could it work? we sell tools? could it work for a bookshop? my niche is outdoor gear? do you serve electronics shops? would it work for a supplement store? we are in the food business? is my industry ok? I sell art? do you also take beauty brands? non-fashion? we do home decor? can a toy shop use it? are you only for clothes? is it suited to lingerie? We sell cosmetics, would you take us? is it for homeware too? My shop sells bikes? do you work with jewellery and shoes? is it only for clothing stores? do you do food or wine shops? we sell socks, do you want us? which branches do you serve? do you take any shop or only clothes?`,
        question: 'Do you only work with fashion brands?',
        answer: `${PROMISES.stores} Size and returns decide the sale. Those questions we know best.`,
      },
      {
        id: 'how-long',
        asked: `How long does it take to go live? How fast can we start? how quickly can it be installed? set-up time? when could it be live? how many days until it works? is the setup quick? how long does onboarding take? can we be live before Black Friday? can it be up by next week? how soon can you start? our data is messy, does that matter? our database is a mess? what if our catalogue is untidy? how much time from signing to launch? timeline? lead time? how long until the agent is live on our store? when can it go live? how long is setup? how quickly can you set it up? how soon would it be running? does it take long to set up? when would we be live? how many days until it answers? time to launch? what if our data is bad? our product data is messy? our size charts are a mess? how long does implementation take? how long to build it? could we start next week? how much time does it take? is it a big project? how soon can we be up and running? is it fast to set up? how many days for setup? how long before it answers customers? do we have to wait long? how much time until launch? can you do it in a week? what is the turnaround? how quickly is it built? our size charts are incomplete? does messy data slow it down? do you have onboarding? How soon would we be up and running? What is the time frame for launch? is it a matter of days or months? our data is messy, how long then? Our size chart is only a PDF, is that a problem? how long between signing and launch? how many weeks until it answers? when could customers use it? how much time to set it up? how long before it's on our shop? is a bad spreadsheet a problem?`,
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
        asked: `How much does it cost? What does it cost? price? What do you charge? how much is it? is there a monthly fee? is there a setup fee? do I pay a subscription? I'm a shop owner, what does it cost? how does your pricing work? how do you make money? what is the pricing model? what are your fees? is it free? what does it cost per month? do I pay per conversation or per message? are there hidden costs? upfront costs? is there a retainer? whats the price for a small boutique? what would I pay? do I pay per seat? what's the catch? how much for one agent? minimum fee? do you bill monthly? cost? pricing? rates? how expensive is it? what plans do you have? is there a cheaper plan? do I pay anything before it sells? what do you charge for the agent? is there a minimum monthly fee? what are the costs? cost? price list? how much per month? do you charge a setup fee? how is it priced? is it expensive? setup costs? any fixed costs? so it's free until it sells? do I need to pay in advance? how do I pay, monthly or per sale? is it commission only? subscription? what does the bot cost? how much for a small store? monthly price? whats it cost all in? what would it cost us? how do you get paid? how much money do you want? do I have to pay for the setup? what's your pricing? how do you charge? how much does the chat agent cost? tell me the price? what are your prices? is there a fixed price? do I pay up front? is there a monthly cost? do you have packages? price for a chatbot? what is it going to cost me? is the setup free? do you charge per chat? pay as you go? what's the deal with money? no retainer? any base fee? how does payment work, per sale? what would I have to pay you each month? What do I actually pay every month? Just give me the price? what's the price model? is there anything fixed to pay? any upfront costs? What are your rates? how does paying by performance work? are there hidden costs? what does this thing cost? do I pay for set-up? which fees are there? do we pay monthly? what's the price, no marketing please? what will the bill look like? is it expensive? how do you earn your money? are there licence fees? pay per chat or per sale? costs?`,
        question: 'How does performance-based pricing work?',
        answer: `You pay a commission of ${COMMISSION} on the sales that the agent helps close. There are no retainers and no setup fees. We set the commission for each store after looking at traffic, product type and revenue potential.`,
      },
      {
        id: 'trial',
        asked: `Can I try it first? Is there a free trial? how long is the trial? do you have a money-back guarantee? what if it doesn't work for us? can I get my money back? what if I'm not happy? is it risk free? refund? what is the guarantee? what happens if we don't like it? can we test it? pilot? what if sales don't go up? how does the two week trial work? do I get a refund? can I cancel during the trial? is the trial free? what do I pay in the trial? trial period? can I try it without risk? do I get my money back if it doesn't work? free trial? is there a test phase? how long can I test it? what if it doesn't work for my store? do you offer a trial? what's the risk? refund policy? can I get out in the first two weeks? how does the money back work? is there a guarantee? what if I'm not satisfied? money back? trial? two weeks free? can we do a pilot? what if we don't like it? what if we hate it after a week? can we give it a go first? is there a trial period? what if it's no good? is it possible to try for free? do you give money back? do we get a full refund? how risky is it? can we test it for two weeks? does it cost anything to try? what if it performs badly? satisfaction guarantee? We want a pilot first, how does that work? can we test it for two weeks? is there a test phase? What if I'm not convinced in the trial? do you offer a pilot? how does the trial work? can I quit during the pilot and get everything back? what does the test phase cost? is the first fortnight free? can we do a proof of concept? refund if we leave in the trial? what is risk-free about it? do I get my money back if it's bad? is a trial possible?`,
        question: 'What does the trial guarantee?',
        answer: `That it is risk-free. ${PROMISES.guarantee} ${PROMISES.afterTrial}`,
      },
      {
        id: 'payment',
        asked: `How do I pay you? Which payment methods do you accept? Can I pay by bank transfer? do you take PayPal? can I pay by card? do you send an invoice? how is the commission paid? can I pay with Wise? direct debit? Stripe? how can I pay? do you take cards? can we pay by invoice? which ways to pay are there? paypal? bank transfer? can I pay in euros by card? SEPA? Which ways of paying do you accept? SEPA? can I pay by card or PayPal? do you take bank transfers? can we pay by invoice? can we pay you in francs or dollars? do you accept American Express? how is the money collected? is direct debit possible? how do we settle the bill? in what currency do we pay? can I pay by wire?`,
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
        asked: `Can it match our brand voice? will it sound like a robot? Can we change the tone? can it speak in our style? does it fit our brand? can we approve the answers before it goes live? can I test it before it goes live? who writes its answers? can it be funny? tone of voice? will it sound human? does it use emojis? can it use our wording? can we preview it? can the agent have a name? can we edit the tone so that it matches our brand? does it sound like us? can it be playful? can it use our brand voice? can we try it before customers see it? can I test it privately first? do we approve what it says? can I choose its name? will it sound natural? is it rude? formal or informal? tone? brand voice? can it be sassy? can we decide when it goes live? who presses go? does it write in our style? can I give it a personality? can it talk like our brand? can it write like us? will it speak our language, I mean our tone? can I choose how it speaks? can it have our tone of voice? does it sound natural? can it be formal? will it fit our brand's personality? can we check its answers first? can I approve it? how do you make it sound like us? can we adjust the wording? does it talk like a human? can it use slang? can we give it a name? how do you learn our tone? Will it sound like us, not like a machine? how do you get our tone right? do we see its answers before launch? can we try it with our own questions first? can it be formal or casual? can it use our words? may we test the answers before it goes live? does it say things in our brand's style? how will it know our tone? can I check what it says before customers see it?`,
        question: 'Will it sound like us?',
        answer: `Yes. We write a one-page guide to your tone with your team. ${PROMISES.goLive}`,
      },
      {
        id: 'looks-after',
        asked: `Who maintains it? Who monitors the agent? do I have to train it myself? do I have to update it? what about maintenance? who trains it? who fixes problems? how much work is it for my team? do you keep improving it? can I ask for changes? what support do I get after launch? do you check its answers? how do we add new products to it? who keeps it up to date? what happens when our policy changes? can I change the answers myself? can I edit what it says? is there ongoing support? do I need to train it myself? who keeps it up to date? who manages it? do we have to maintain it? how much work is it for us? how many hours do we need to spend? who fixes it when it's wrong? do you monitor it? what happens after launch? can we request changes? do you update it for new collections? can I edit its answers? do we need someone to run it? is it hands-off? how do we change an answer? how do you improve it? how many hours a week will it cost my team? how much time does it take us? do we have to do anything? who updates the agent when our policies change? do I have to feed it new products by hand? how much maintenance does it need? who is in charge of it? do we need to train our staff? who improves it? how often do you check it? do you take care of everything? what do we have to do once it's live? can we change something ourselves? who do I ask for changes? do I have to write the answers? who looks at the chats? does it need supervision? Who maintains the agent after launch? do my people have to keep it up to date? what work is left for us? who improves it over time? do I need to teach it new products? Who keeps an eye on it? does it run by itself? how much effort is it for us? who adds new answers? is there maintenance for us? do we have to babysit it? who corrects it?`,
        question: 'Who looks after it once it is live?',
        answer:
          'We do. We check its performance daily, keep improving its answers, and send you the figures. You can ask for a change whenever you like.',
      },
      {
        id: 'connects-to',
        asked: `Does it connect to our catalogue? which data does it need access to? how does it know our products? can it read our calendar? does it sync with our inventory? how does it get our product data? inventory sync? does it integrate with our shipping provider? what systems does it connect to? does it connect to our ERP? does it work with our warehouse system? integration with our returns tool? does it work with Loop returns? do you need access to our backend? what systems do you connect to? what does it plug into? can it read our order system? what data does it need? does it connect with our ERP? can it access our calendar? stock system? does it talk to our warehouse? connect to our returns portal? does it pull shipping data? can it read our product database? which data sources? do you integrate with our ERP? what can it connect with? can it use our stock data? does it work with our systems? how does it know about orders? can it see our orders? does it connect to DHL? what does it need to be connected to? can it access our returns system? integration with our warehouse? Can it write chats into Klaviyo? does it hook into our ERP or warehouse? which of our systems does it talk to? does it plug into our order system? can it read our returns portal? does it connect with our calendar? can it push data to our tools? is it linked to our stock system? what does it integrate with, orders, stock? do you sync with our POS?`,
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
        asked: `Which languages does it speak? Does it speak German? can it answer in French? is it multilingual? how many languages? can it translate? our customers write in Spanish, does it work? what languages are supported? does it support multiple currencies? can it quote prices in dollars? does it handle Arabic? can I pay in pounds? do you accept US dollars? in how many languages can it answer? does it speak Dutch? our customers are in Japan, does that work? can it write in Italian? multi language? what languages? is it only English? french? can it switch languages? do you support Polish? our shop is in German, ok? currencies? does it support dollars? do you accept pounds? language support? can it chat in Swedish? can it reply in Portuguese? can it talk to customers in Polish? we sell in Germany and France, does it speak both languages? does it understand Spanish? which languages can customers use? can it answer in the customer's language? is it bilingual? how many languages do you support? can it deal with several currencies? can customers write in Turkish? does it do English and Dutch? Does it answer in Swedish and Norwegian? we sell in four languages, is that okay? is Dutch possible? which currencies does it know? can it reply to a Spanish customer? does it speak the customer's language? how good is its German? could it serve our French shoppers? what about Danish? are several languages extra? in which languages can it chat?`,
        question: 'Which languages and currencies does it handle?',
        answer:
          'The service is multilingual, and we accept most currencies. We switch on the languages that someone on your team can check.',
      },
      {
        id: 'worldwide',
        asked: `Do you work with stores in Canada? we are based in Germany, can we work with you? do you serve the US? are you available 24/7? does it work at night? does it work on weekends? which countries do you work in? do you work with UK stores? does the agent answer around the clock? is it available outside office hours? do you offer 24/7 support? time zones? do you work outside the UK? is it available in Australia? do you work with American stores? is it 24/7? does it work while we sleep? nights and weekends? is someone there at night? do you have customers in Europe? we are in Norway, can we use it? do you only work in one country? holidays? what about time zones? which countries do you operate in? we're in Canada, is that a problem? do you work with European brands? do you work internationally? are you available on Sundays? does it work 24 hours a day? is there support at night? we're based in Dubai? does it run on holidays? where do you operate? Is it on around the clock? does it answer on Sundays and at night? do you take clients from Australia? we're in the UK, do you work with us? in which countries do you have clients? is it available 24 hours? does it work outside of business hours? can a Swiss shop work with you? are you remote? what if a customer writes at 3 am?`,
        question: 'Do you work with stores in other countries?',
        answer: `Yes, worldwide: calls and agreements are remote. ${PROMISES.support}`,
      },
      {
        id: 'turned-down',
        asked: `Do you accept small shops? We only have 20 orders a month, is that enough? is my store too small? do you turn stores away? is there a minimum of orders? is there a minimum revenue? who do you say no to? minimum traffic? do you take every store? I just started my shop, can I use it? we're a tiny brand? how big does my shop have to be? would you work with us? what are your requirements? do you refuse stores? I'm a solo founder with a small store? how many visitors do I need? my store only gets 30 orders a month, is that too small? what do you do if you think our store isn't a fit? do you work with startups? is there a minimum size? small shop? we have just launched? do you ever tell anyone no? we are only two people, is that ok? low traffic? how many orders do I need? what's the minimum? do you accept everybody? would you take us? is it worth it for a small store? minimum order volume? I only have 500 visitors? I've only just opened my store, is this for me? is my shop big enough? do you need a minimum number of orders? are we too small for you? which shops do you reject? what are the criteria? do you work with small businesses? we make 10 sales a week, is it worth it? we're a new brand? how do you select stores? is there a minimum turnover? low volume shop? when would you say no? we have 40 orders a month, too small? Which shops do you refuse? is my store big enough? We only do 50 orders a month, do you want us? what size of store do you take? do you work with tiny brands? would you even take us? how many orders do I need? we sell cheap things, is it worth it for you? is there a minimum turnover? when would you say no to us? do you reject shops? are we too small for you?`,
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
