/** Example questions for each passage in `site-knowledge.ts`, by passage id. They train the search on Support. */
export const WAYS_TO_ASK_US: Record<string, string> = {
  'what-it-does': `What exactly does it do? What does it do for my shop? What is this? What do you do? What can the agent do? What can it handle? What is an
    AI agent? Explain it to me simply. What kind of questions does it answer? What do you actually build? So what is it? Which tasks does it take over? What
    is the point of this? Was macht ihr genau? Que fait votre agent? ¿Qué hacen ustedes? What can it actually take off my hands? What is it good at? C'est
    quoi exactement? Was kann der Agent? What does your bot do for the customer, start to finish?`,
  'not-a-menu-bot': `How are you different from a normal chatbot? We already have a chatbot. Our last bot was terrible. We had a bot and customers hated it.
    Isn't this just ChatGPT? Is this just a ChatGPT wrapper? Why not just use ChatGPT? Can't I build this myself? Why not build it myself with GPT? Why not
    use Shopify's own chat? What's the difference to Tidio? Is it a rule based bot with buttons? Is it a decision tree? What makes it smarter than a bot? Why
    would I need you and not a chat app from the app store? Shopify Inbox is free. How does it compare with Tidio? Is it better than a menu bot? What is
    different about your agent? Chatbots are annoying. People hate bots. I tried a bot and it was useless. Our current bot only knows the FAQ. Can I do it
    myself with ChatGPT? Why should I pay you?`,
  'fashion-only': `Do you only do fashion? We sell shoes. We sell furniture. I sell jewellery. Do you work with cosmetics? We are a beauty brand. Does it work
    for food or electronics? We do b2b and wholesale. Do you do other industries? Is it only for clothes? Which niche do you serve? We sell bags and
    accessories. We make kids clothes. Is it for marketplaces like Etsy or Amazon? Does it work for second hand? Is lingerie ok? We are not an apparel store.
    We're a furniture store, would you take us? Which kinds of shops do you work with? We do home decor, not clothes, can you still help? Wir verkaufen keine
    Mode. What about wholesale?`,
  'how-long': `How long until it's live? How fast can we start? How quickly can you set it up? When could we go live? How long does setup take? How long does
    the implementation take? Can it be ready before Black Friday? We need it next week. How many days to launch? What is the timeline? How soon can it be
    running? Is onboarding slow? Our data is messy, how long then? Wie lange dauert es, bis es läuft? How long does the chat agent take to build? Wie schnell
    seid ihr startklar? How soon would customers see it? Combien de temps pour démarrer? Wie lange dauert die Einrichtung? Cuánto tarda en estar listo? We
    have a launch on the 14th, will it be up and running before?`,
  'performance-pricing': `How does performance based pricing work? What does performance based mean? Is there a monthly fee or subscription? Do we pay a setup
    fee? Is there a retainer? Is VAT on top? Is it plus tax? What happens with the commission if volume grows? So you only get paid if we sell? Is it pay per
    sale? Pay per conversation or per sale? Is it a flat fee? Is it monthly? Do we pay anything monthly? Is it a percentage of revenue? Is it priced by sale?
    Do we pay per sale? Ok, but what is the catch?`,
  trial: `Is there a free trial? Can we try it first? Can I test it without paying? What's the catch with the trial? Is it really risk free? Do we need a card
    for the trial? How long is the trial? What happens after the trial? What if we don't like it? What if we hate it? Can I try it for free? Is there a pilot?
    What do we risk? Do you offer a proof of concept? Gibt es eine kostenlose Testphase? Est-ce qu'il y a un essai gratuit? ¿Hay una prueba gratis? If I hate
    it after ten days what does it cost me? Is two weeks enough to judge it? What if I forget to tell you after the fortnight? Am I stuck after two weeks? Let
    me try it first. Can I test drive it?`,
  payment: `How do we pay? Which payment methods do you take? Can I pay by bank transfer? Do you accept PayPal? Can we pay by invoice? Do you take SEPA direct
    debit? Do we pay by card? Can I pay with Wise or Stripe? In which currency do you bill? Where do I send the money? Do I need a credit card to start?
    Invoice or card?`,
  'our-voice': `Will it sound like us? Can it write in our tone of voice? Does it match our brand? We have a funny tone. Can it use emojis? Will it be too
    formal? Who writes the answers? Can we approve what it says? Can we change the wording? Can we give it a name? Does it sound robotic? Our brand has a very
    particular style. Can it speak gen z slang? Will it say Sie or du? Can we check it before it goes live? Is it on brand? Can I edit its replies? Do we need
    to write the answers ourselves? Can we say no to an answer? Can I try to break it before my customers see it? Can we test it before launch? Who signs it
    off? Our emails are cheeky and full of puns. Will it come across as a corporate robot?`,
  'looks-after': `Who maintains it? How much work is it for us? How many hours a week will it cost my team? Do we have to supervise it? Who reads the
    conversations? Who updates it? Who trains it? Do you check on it after launch? Does it need babysitting? Who fixes wrong answers over time? Is there
    ongoing work for my staff? Is it set and forget? Do you optimise it? What do I have to do every month? Who is responsible for keeping it up to date? How
    much time will my team have to spend? How much of my time will this take? How much effort is it each month? Do we have to feed it? Who keeps it fresh? Who
    looks at it day to day? Who fixes it when it gets dumb later on? Who keeps it smart? Our return policy changes every season, who updates the bot then, us
    or you? Who keeps it up to date when our rules change?`,
  'connects-to': `What does it connect to? Can it read our ERP? Does it connect to our returns portal? Can it talk to our warehouse? Does it know our shipping
    carrier? Does it sync with our product feed? We use Loop for returns. Does it work with our PIM? Does it check stock in our physical stores? Can it read
    our POS? Does it plug into our calendar? Does it pull data from our backend? My developer wants API docs. Do you have an API?`,
  languages: `Which languages does it speak? Does it speak German? Can it answer in French? We sell in Germany, Austria and France. Is it multilingual? Does
    it translate? Can it do Polish? What about Japanese? Does it switch language by itself? Our customers write in Dutch. Does it handle euros and pounds?
    Which currencies? We have customers in five languages. Can it do Swiss German? Does it speak Arabic? Welche Sprachen kann es? Sprecht ihr Deutsch? Kann
    ich das auf Deutsch haben? Parlez-vous français? ¿Habla español? We get customers from Italy and the Netherlands but nobody here speaks it. Est-ce qu'il
    répond en français? Répond-il en allemand? Habla español con mis clientes? Nobody on my team speaks French. Geht das auch auf Französisch? Can you do
    Arabic or Hebrew, right to left? Does it do Chinese, Polish, Turkish or Greek? Does it speak Dutch and German? And does it also do that in French? Most of
    our customers are Spanish speakers.`,
  worldwide: `Do you work with shops in the US? We are in Australia. Do you work in Austria? Do you serve the UK? Are you remote? Do you work internationally?
    We sell in several countries. We have three storefronts for three markets. Is it available in Asia? Are you in my time zone? Is it open 24/7? Does it
    answer at night? Does it work outside Europe? Does it reply to customers at 3am? What happens at night when nobody is there? Does it answer while we
    sleep? My shop is in Brazil, is that a problem? Are we too far away? Do you take shops from Canada? We are a small brand from Portugal. Do you accept
    clients from here?`,
  'turned-down': `We're a small shop, is it for us? Am I too small? Is there a minimum size? How many orders do we need? We only have 20 orders a week. Is it
    worth it for a shop my size? Do you take everyone? Do I qualify? We just launched. What are the requirements to work with you? How many visitors do I
    need? Would you say no to us? We are a startup with no sales yet. Is my store big enough? Who is this not for? Do you take on big brands? Are we too big
    for you? Is my shop suitable? At what size does it make sense? What size of company do you usually work with? We do three sales a week. Is it overkill for
    us? Would you even take a tiny label? We sell about 40 orders a month, are we too small for you? Are we big enough? Why do you refuse some shops? Why
    would you say no? Why do you turn some stores down?`,
  ownership: `Who owns the data? Whose are the transcripts? Do we own our chats? Can we export the conversations? Do you use our data for other clients? Will
    my competitors get my data? Can I read the chats? Can I download the transcripts? Do you share our data? Is our customer data safe with you? Who can see
    the conversations? What do you do with our data? Is our data shared with anyone? Who do the chat logs belong to? Would a rival label profit from what you
    learned with us? Can my team read what it said to people? Do you work with my competitors too? Quién es el dueño de los datos? Wem gehören die Daten? À
    qui sont les données? Who has access to our data? Is my customers' data safe?`,
  agreement: `Is it GDPR compliant? Do you sign a DPA? Is there a data processing agreement? Are you GDPR ready? Is it legal in the EU? What do we sign? Do we
    need a contract first? What about privacy of my customers? What does our lawyer need? Are you the processor or the controller? Is there an AVV? Ist das
    DSGVO konform? Is it secure? C'est conforme au RGPD? Is there an NDA? Wo landen die Daten meiner Kundinnen? Habt ihr einen AV-Vertrag? Datenschutz? Is
    there paperwork? Our lawyer wants a DPA before anyone sees customer emails. Is there a contract for the data?`,
  'sub-processors': `Who else handles the data? Which subprocessors do you use? Do you pass data to third parties? Does OpenAI see our data?`,
  region: `Where is the data stored? Where are the servers? Is the data kept in the EU? Where is it hosted? Is it hosted in Germany? Does data go to the US?
    Which data centre? Wo stehen die Server? Which country are the servers in? Our legal team insists on EU hosting. Does my customers' data stay in Europe?
    Is the data in the EU?`,
  certificates: `Are you SOC 2 or ISO certified? Do you have SOC2 or ISO 27001? Are you insured? Procurement needs a certificate. Do you have a security
    certification? Was there a penetration test? Do you have a pen test report? Which security standards do you follow?`,
  breach: `Have you ever been hacked? Have you had a data leak? Was there a breach? What happens if you are hacked? Did customer data ever leak? How do you
    protect the data from hackers? Will you tell us about a breach?`,
  weight: `Will it slow down our site? Will it slow down my website? Does it hurt page speed? How heavy is the widget? What does it do to our Lighthouse
    score? Does it make the shop slower? Is the script big? Does it affect loading time? Core web vitals? Does it hurt SEO?`,
  affiliates: `Do you have an affiliate programme? Is there a referral fee? Do you have a partner programme? How do I become a partner? I know other shop
    owners, can I refer them for a fee? What do I get if I recommend you? Do you pay for referrals?`,
  peak: `How many chats can it take at once? What if 500 people write at the same time on Black Friday? Can it handle 5000 chats a day? Can it handle peak
    load? Does it survive Black Friday traffic? Does it scale? Can it cope with a rush? What happens on Black Friday?`,
  basis: `Is the commission on the net price or including VAT and shipping? Is the percentage on gross or net? Is the commission including tax? Does it
    include shipping? Do I pay commission on shipping costs? Is commission on the price before or after discount?`,
  discounts: `Do you do discounts for charities? Do you give discounts? Any startup discount? Is there a discount for non profits? Do you have a voucher?`,
  branding: `Do customers see 'powered by you' on the chat? Can it be white label? Is your logo on it? Can we remove your branding? Does your name show in the
    chat?`,
  accessible: `Is the chat accessible? Does it work with a screen reader? Is it WCAG compliant? Can blind customers use it? European Accessibility Act?`,
  policy: `Do we need to put anything in our privacy policy? What do I write in my privacy policy if we use you? Do we have to change our privacy policy? Do I
    have to mention you in our data protection statement? What do I tell my customers legally?`,
  retention: `How long do you keep the chats? When are conversations deleted? How long is data stored? Can a customer ask to be deleted? Right to be
    forgotten? What if a shopper wants their data erased? Do you delete the transcripts? Is chat history kept forever? How many months do you hang on to the
    conversations before you wipe them?`,
  training: `Do you train on our data? Does the AI learn from our customers? Is our data used to train models? Does it learn over time? Does it get smarter?
    Will OpenAI train on our chats? Does it improve by itself? How does it learn? Will our sales data make ChatGPT smarter? Do our chats feed an AI? Do our
    customers' chats end up inside ChatGPT's brain?`,
  disclosure: `Do customers know it's a bot? Does it tell people it's AI? Does it pretend to be human? Will shoppers know they talk to a machine? Do we have
    to disclose that it is AI? What about the EU AI act? Will my customers hate talking to a robot? Is it honest about being a bot? Can it have a human name?
    Do people mind that it isn't a person? My customers are mostly older, will they get on with a chatbot?`,
  'wrong-answers': `What happens if it gives a wrong answer? What if it tells a customer something false? What if it gives wrong size advice? What if it says
    something stupid? What if it makes a mistake? How do I correct it? Who fixes it when it's wrong? What if it insults somebody? How do we report a wrong
    answer? It gave a customer bad advice. How often is it wrong? Can we see why it said something? What if it's wrong? What if it promises a customer the
    wrong thing? Do you correct its mistakes? Our last tool told a customer something that isn't true. What do you do when yours says something incorrect?`,
  price: `Commission? How much is it? How much does it cost? What does it cost? Price? Pricing? Cost? What are your prices? How expensive are you? What's the
    fee? What do you charge? What percentage do you take? How much commission do you take? Is it expensive? What would this cost us? What's your cut? Are
    there hidden costs? What do I pay upfront? How much for a shop with 900 orders a month? Do you take 3% of everything we sell? What do you cost per month?
    Was kostet das? Wie teuer ist es? Combien ça coûte? ¿Cuánto cuesta? Give me a quote. What is the price for a shop like ours? We do a million a year, what
    would it be? Can you just tell me the rate? What do I pay up front? So if the bot sells a dress for 120, what's your cut? Pricng? Is there really nothing
    to pay at the beginning? Any onboarding fee? Roughly how much would end up with you? We do 80k a month, what do you get? What is it going to cost me? Was
    kostet der Spaß im Monat? Is there a bill for the set up? Quel est le tarif? Was nehmt ihr dafür? Qué comisión cobran?`,
  counted: `Which sales do we pay for? How do you decide which sale counts? What counts as a sale from the agent? What is your attribution window? Do you take
    commission on orders they would have placed anyway? How do you know the bot made the sale? Do you use cookies to track sales? What if the customer buys a
    week later? Is it last click? Do you charge for every order with a chat? So 47 of 100 orders get charged? What if someone only asks where their parcel is
    and then buys? How do you attribute a sale? When do you get the commission? Do we pay for people who would have bought anyhow? How is a sale tracked? Half
    my customers would have bought regardless. Why should I give you anything for those? Do I pay for my regulars? What if they found us through an ad? A
    shopper chats about a coat and orders days later. Do you take your cut of that?`,
  returned: `Do we pay commission on returned orders? What about returns? What if they send it back? Is commission taken off for refunds? Half our orders come
    back. What if an order is cancelled? Do you charge for returned items? We have a 38% return rate, does that matter for the fee? When is the commission due
    if they return it? Do you invoice before the return window closes? Is a refunded order still billed? What if a girl orders five dresses and keeps only
    one? People send most of it back. They keep one and return the rest. Und bei Retouren? Et si le client renvoie?`,
  listed: `How can I check your invoice? Can we audit the sales you count? What if we disagree about a sale? Is there a list of the orders you count? How do I
    know you don't cheat? Can I dispute a commission? Do you send a breakdown? Can I verify the numbers? Is billing transparent? How do I know you are not
    inflating the numbers? Can I see which orders you claim? Do we get proof for each line of the bill?`,
  'no-sale': `What if it sells nothing? What if there are no sales? Do we owe anything in a bad month? Is there a minimum invoice? When do you send the
    invoice? When do we pay? How often do you bill? Do we pay if nobody buys? What if August is dead? Do I pay anything if it doesn't work? January is always
    dead for us, do we still get a bill? What in a slow season? Nothing sold, nothing paid? What if it brings in zero in a month? What do I pay if nobody buys
    through the chat?`,
  'why-no-list': `Why don't you show prices? Why is there no price list? Do you have plans or packages? Can you do a lower rate? Can we negotiate? Do you give
    discounts? Can I get a fixed fee instead? What does the rate depend on? Why is there no fixed price? Is there a starter plan? Is it cheaper for small
    shops? Do bigger stores pay less? Who decides if it's 3 or 8 percent? Can we pay a flat rate? Why can't I see a number on your page like everyone else
    has? Why so secretive about the price? Just publish your prices.`,
  included: `What is included? What do we get for the commission? Do we get reports? Can I see statistics? What analytics do you offer? Can I see how it
    performs? Do we get monthly numbers? How do I see what it does? Is support included? Which metrics do you report? What do I get for the money apart from
    the bot itself? Is maintenance included? What else comes with it? Is reporting in there too or do I pay extra? What's not included? What reports do I get,
    and how often?`,
  proof: `How do you prove it sells more? Does it really increase sales? How do I know it works? Do you run an A/B test? Is there a control group? How do you
    measure uplift? Show me it makes a difference. What about people who would have bought anyway, can you test it? Can you measure incremental revenue? Does
    it raise conversion? How much more will we sell? Can you split test it? How do we know it was the agent? Does it really work? What about customers who
    would have bought anyway? Show me proof. How do we see if it makes a difference? Can you switch it off for half the visitors? People who open the chat
    would buy anyway. How do I know that the bot made a difference? How do I know the sale came from the bot and not from my Google ads?`,
  sketch: `What would it earn us? Is it worth it? What's the ROI? Is there a calculator? When does it pay for itself? How much more revenue? What could I make
    with it? Does it pay off? Can you estimate it for my store? We get 40 emails a week and 30 orders, is it worth it? Will I break even? How much money will
    it make me? What is left for us after commission? Give me a ballpark of what this brings in for a store with 200 orders a month. How much could it make
    us? What does it bring in? We do 400 orders a month at 70 euros, what could we make extra?`,
  steps: `How do we start? How do I get started? Ok I'm in, what now? What is the first step? What's the process? How do I sign up? I want to buy it. What
    happens after I book? How does this work? How does it all work? How do we become a customer? What are the next steps? Where do I begin? I'm interested.
    Let's do it. How do I order? Wie fange ich an? Comment on commence? How does onboarding work? What do I do first? And then what happens? Where do I sign?`,
  'first-weeks': `What happens in the trial? What do I get in the first two weeks? What do the 14 days look like? What happens in the first month? Is it live
    with real customers in the trial? Do you watch it in the trial? Will it run on my real store in the trial? Do you keep an eye on it during those two weeks
    or are we on our own? Is 14 days not too short to see if it makes money? How long until I see if it is worth it? When do we know if it works?`,
  ending: `How do I cancel? Can we cancel anytime? What is the notice period? Is there a minimum term? Do we have to sign for a year? Are we locked in? How do
    I get out again? How do we end it? Can I stop after the trial? Can we quit? Does it renew automatically? Can we pause it in summer? How long is the
    contract? Is there a lock in? Do we have to commit? Can I leave whenever I want? What if we want to stop? Kann ich jederzeit kündigen? Kündigungsfrist?
    Peut-on résilier? What if I change my mind later? Can I get rid of it?`,
  'after-end': `What happens when we leave? What happens to our data after we cancel? Do we keep anything when we stop? Do we still owe commission after we
    leave? Will the chat disappear if we end it? Can we take the agent with us? What happens to the transcripts if we quit? If we stop working with you, do we
    keep the bot? What do we keep when we stop? Does the agent stay when we cancel? Is it gone when we leave?`,
  refund: `Do we get our money back? Is there a refund? What is the money back guarantee? Can I get a refund if I'm unhappy? What if I'm not satisfied? Do you
    refund fees? Do I have to pay for the trial sales if I leave? I already transferred money and now I'm not happy, will I see it again? I want my money
    back.`,
  'price-change': `Can the price go up? Will you raise the rate later? Is the rate fixed? What if you double the commission next year? Does the price change?
    Do you increase prices? Is the percentage guaranteed? You start at 5 percent and next season it is suddenly 12. Will it get dearer later? Can the rate
    change overnight? What stops you from doubling the commission once we depend on you?`,
  late: `What if we pay late? What happens if a payment fails? Our card was declined. Do you switch it off if we don't pay? Is there a late fee? I forgot to
    pay, will the chat vanish from my shop? We are short of cash this month. My card bounced, is the bot going off now? Cash is tight. If I miss an invoice by
    two weeks, do you switch us off?`,
  liability: `Who is liable? Who pays if it makes a mistake? What if the bot promises a discount, do we have to honour it? Do you have an SLA? What is the
    uptime? What if Shopify is down? What if your servers go down? Will you compensate us for an outage? Do you guarantee sales? How reliable is it? What if
    it costs me a customer? What happens on Black Friday? Who's on the hook if it talks rubbish? What if it promises somebody delivery before Christmas and it
    doesn't arrive? Can we be sued over what it says? Who carries the risk? Where are your terms?`,
  law: `Which law applies? Which court? Where would we sue you? Under which jurisdiction is the contract? Is it German law? If there is a dispute, is that in
    a court here or where you are?`,
  rights: `Who owns the agent? Do we own the code? Can I get the source code? Who has the rights? Can I resell it? Do you have a partner programme? Can we
    host it ourselves? Can agencies work with you? Is it ours to keep? Can I use it for my clients? Do you work with agencies? I run an agency, could I sell
    this on to my clients under my name? Can I rebrand it? Can I resell your bot to other shops?`,
  business: `Can private persons use it? Do I need a company? Do I need a VAT number? Is it only for businesses? I don't have a registered business yet. I'm
    17 with a small brand, can I sign up? Am I old enough? I sell as a private person on Depop.`,
  'card-details': `Do you store credit cards? Is it PCI compliant? Does it take card numbers? Are payments safe? Can it take a payment in chat or on the
    phone? Do you see our customers' card details? Do you need my card details to start the trial?`,
  platforms: `Does it work with Shopify? We use WooCommerce. Do you support Magento? Is Shopware ok? We run BigCommerce. Klaviyo? Zendesk? HubSpot? Does it
    work with PrestaShop, Wix or Squarespace? We have a headless storefront. We have a custom shop. Do you integrate with Klaviyo? Which platforms do you
    support? Is there a Shopify app? Do you have a Shopify plugin? We're on Shopify Plus. Which integrations do you have? Does it work with my shop system? Do
    you work with Salesforce? We use Shopify Markets. Funktioniert das mit Shopify? Ça marche avec Shopify? Woocomerce ok? Shopfy? Is my platform supported?
    Our shop runs on something else. Can you connect it with HubSpot? Does it plug into Klaviyo?`,
  needs: `What do you need from us? What do I have to give you? Do I need a developer? Do we need technical people? How do you install it? Is it a script on
    the site? Which files do you need? What do we have to prepare? What access do you need? Do you need our passwords? Do I need to change my theme? How is it
    installed? Where do we put the widget? Do I need to code? What do I send you? Does it need our old emails? How much effort is the set up for us? Does it
    work on mobile? Our size chart is a mess, can you still use it? We don't have measurements. We have no size charts. What if our data is bad? How much of a
    hassle is onboarding? What files should I dig out for you? How much do we have to prepare? Which documents do you want? Was braucht ihr von uns? De quoi
    avez-vous besoin? I have no technical person. What do I have to do myself for the installation? Who installs it? Nobody here can code. Do I have to
    install something? Our descriptions are missing for a third of the products.`,
  'keep-help-desk': `Do we have to leave Gorgias? Can we keep Zendesk? Does it replace our help desk? Can it run next to Intercom? We love our help desk. Do
    we need to switch support software? Does it open tickets? What does it do in Zendesk? Does it work alongside Freshdesk? We answer with Re:amaze. Do my
    agents have to learn a new tool? Can it hand tickets to our support inbox? Does it work with our ticketing system? Everything lives in Zendesk and I don't
    want another inbox. The team just got used to Freshdesk, they'll kill me if we change again. No more new tools please. We use Gorgias and don't want to
    replace it, does your agent plug into it?`,
  'catalogue-changes': `Our catalogue changes every week. We drop new products every Thursday. We have a new collection every six weeks. We add 200 styles a
    season. We have 4000 SKUs. Do I have to retrain it when products change? What if we change prices? Does it pick up new products by itself? What about new
    arrivals? Do I have to update it when I add items? We do limited drops. What about seasonal ranges? Does it know new items right away? What about big
    catalogues? Our range turns over all the time. We launch something new every month. Do we have to tell you about each new piece?`,
  model: `Which AI model do you use? Is it GPT or Claude? What's under the hood? Which LLM? Is it OpenAI? Do you use Gemini? Which AI is it? What technology
    is behind it? Is it your own AI? Which version of ChatGPT? Who makes the model?`,
  'made-up': `Does it hallucinate? Does it make stuff up? Will it invent a return policy? Can it lie to customers? How do you stop it from making things up?
    Can I trust the answers? Will it invent discounts? How accurate is it? How do you prevent nonsense? What stops it from promising things? Can people trick
    it into giving a discount? How do you avoid wrong information? Is it reliable in what it says? Erfindet es Sachen? What if somebody asks something it has
    no clue about? What if it doesn't know the answer? Does it guess? Does it admit when it doesn't know? Kann ich den Antworten trauen? Inventa cosas?`,
  live: `Does it know what's in stock? Does it know when something is sold out? Is the stock live? Does it see inventory in real time? Does it know sale
    prices? Will it recommend sold out items? Does it know the current price? How fresh is the data? Can it say when a size is back? How does it learn about
    new arrivals? Prices change during sale week, will it quote the old ones? Does it tell people a sold out size is available? Is our stock count up to date
    in it?`,
  chats: `Is there a dashboard? Is there an admin panel? Is there a login? Where can I read the chats? Can I watch the conversations live? Can I see what
    customers ask? Is there a dashboard where I can read the chats? Can I look at the conversations? Do I get access to the chat history? Is there an app for
    us to follow the chats? Can I see what it said today?`,
  reads: `What does it answer from? Where does it get its answers? Which sources does it use? Can it read our FAQ? Can it read PDFs? Where does its knowledge
    come from? Does it use our website content? How does it know our products? What data does it use? Can it answer what the fabric feels like? Does it know
    our fabrics?`,
  'hand-over': `What does it pass to a person? When does it hand over to a human? What if it can't answer? Can it escalate to my team? What about angry
    customers? What happens with a complicated question? Can my staff take over the chat? What are its limits? What can't it do? Can it give discount codes?
    Can it hand off to a human? What if someone is rude? Can a customer get a real person? What if it gets stuck? Does it know when to stop? Can it refuse
    something? Can it give refunds on its own? What hours is the hand over staffed? Can someone trick it into giving discounts? Customers will try to trick
    it. I've seen bots talked into selling a car for one dollar. What does it do with furious customers? What does it do with abusive people? When does my
    staff have to step in? When is a human needed? A customer haggles and wants 30% off. Does it cave in? If a customer wants to speak to a real person, how
    does that work? Does it come to my inbox when it can't answer? What does it do when someone is upset? Where do the handed over chats go? Does it alert us
    when a person is needed?`,
  sizing: `Does it help with sizes? Can it recommend a size? Can it give size advice? Does it reduce returns? Our returns are too high because of sizing. How
    does it know the fit? Can it suggest outfits? Does it upsell? Can it cross sell? Does it recommend products? Is it like a stylist? Will it lower our
    return rate? Customers always order two sizes. How good is the size advice? Can it complete the look? Does it do styling advice? Does it cut returns? Can
    it lower returns? Half our mails are what size should I take. Our clothes run small. Can it say which size to buy? Do people trust its sizing?`,
  orders: `Can it track orders? Can it answer where is my order? Does it do WISMO? Can it change an address? Can it cancel an order? Can it start a return?
    Does it handle exchanges? How do you handle returns? Can it look up an order? Can it process refunds? Most of our mails are where is my parcel. Does it
    know the delivery status? Can it issue a return label? Can it edit an order? A customer wants to swap a medium for a large, can it do that on its own?
    Could some random person get someone else's order info? Can strangers see my customers' orders? How does it check who is asking? Could it cancel an order
    or fix a wrong street, or only tell where it is?`,
  buying: `Can customers buy in the chat? Does it add to cart? Can it show products in the chat? Does it put things in the basket? Is there a checkout in the
    chat? Does it show product cards? Can people pay inside the chat? Can it actually sell? Does it bring back abandoned carts in chat? Can people check out
    without leaving the conversation? Can they order right there?`,
  inboxes: `Does it do WhatsApp? Can it answer Instagram DMs? Does it work on Facebook Messenger? What about TikTok? Does it handle social media messages? Can
    it answer comments? Which channels does it cover? Most of our customers write on Instagram. Does it answer email? Does it do SMS? We get 200 DMs a day on
    Instagram. WhatsApp Business account integration? Our DMs are full. Vous répondez aussi sur WhatsApp? Geht es auch auf Instagram? Responde en Instagram?
    Most of our questions come by Insta DM, not the website.`,
  demo: `Can I see a demo? Show me how it looks. Is there a video? Can I try it here? Where can I see one live? Do you have an example? Can I test the agent?
    I want to see it in action. Can I see it on a real site? Can I try it on my own products? Is there a sample chat? Show me. Is the conversation on the home
    page real? Is that a real shop on the home page? Is there a recording I can watch? Can I play with it right now? Let me try it. Can I have a go? I want to
    play with it first. Is there something live that I can click? Is the conversation on the homepage real? Is that homepage chat real?`,
  team: `Will it replace my team? Do I have to fire people? What do my support people do then? Does it save us time? My support girl is scared for her job.
    Can I hire fewer people? Does it take work off my team? What's left for humans? Can it replace a support agent? I answer everything myself. We have two
    people in customer service. How many tickets does it take off us? How much time will we save? We drown in emails. We only have one person in customer
    service. I do customer service alone. Do I still need my customer service lady? Will it free my weekend? I am drowning in messages.`,
  services: `What services do you offer? What else do you do? What do you sell? Do you offer other things than chat? Can we combine services? Which of your
    services do I need? List your services. Do you do marketing? What is your offer? Can I get several agents? Do the other modules cost extra? What is all
    the stuff you do? Do extras come on top of the commission? Which other products do you have? Do you do product photography? Can you run our Facebook ads?
    Do you do SEO or Google Ads? Do you also do marketing campaigns?`,
  'website-chat': `Chat agent? Tell me about the chat agent. I want a chatbot for my website. Do you do live chat for websites? What is the chat agent's
    commission? Do you build chat assistants for shops?`,
  'phone-support': `Can it answer the phone? Do you do phone calls? Can it pick up calls? Voice agent? We get a lot of phone calls. Does it speak on the
    phone? Can it replace our hotline? Do you offer a phone bot? Does it handle voice calls? Call centre? How does the phone agent sound? Nobody here has time
    to answer calls during the day. Half the callers ask about sizes. Will callers have to press 1 for this and 2 for that? Do we keep our landline number?
    The phone never stops ringing.`,
  'email-outreach': `Can it send emails? Do you do email marketing? Can it call customers? Does it do abandoned cart emails? Can it win back customers? Follow
    up messages? Do you send SMS? Does it do newsletters? Can it recover carts? Cold calling? Does it write to customers on its own? Do you write newsletters
    for us? Can you write our email campaigns? People leave stuff in their bag and never come back. Back in stock texts? Can it remind people of their basket?
    Can it text customers?`,
  'website-creation': `Do you build websites? Can you make us a Shopify store? Do you do landing pages? We need a new site. Can you redesign our shop? Do you
    do web design? How much is a website? I don't have a website yet. Could you redo our whole online store? Our site looks like 2009, do you also do
    redesigns? Our website is old. Can you build the store as well?`,
  'crm-integration': `Do you do CRM? Can it write into our CRM? Does it save leads in HubSpot? Customer records? Can it log chats in Salesforce? Do you
    connect our CRM? Does it keep customer profiles? Can it merge duplicates in our customer database? Does it put customer data into our system?`,
  scheduling: `Can it book appointments? Can shoppers book a fitting? Does it do bookings? Showroom visits? Can it manage a calendar for alterations? We do
    bridal fittings. Does it send appointment reminders? Can customers schedule a visit? Brides book try-ons with us and we get double bookings.`,
  'mobile-app': `Do you build apps? Can we get a mobile app? iOS and Android app? Do you make an app for our shop? How much is an app? Do we need an app or is
    that overkill? Is an app worth it for a small brand? We think about having our own iPhone app.`,
  consent: `Isn't that spam? Do people have to agree to get messages? Can customers unsubscribe? Is outreach legal? How often does it message people? Will it
    annoy my customers with emails? Is opt in needed? Does it call people without permission? Won't that be spam to my list? Will people complain about the
    messages? You can't text people who never signed up. How is GDPR handled when you text folks?`,
  'website-changes': `Can we edit the website ourselves? Can I change text and prices on the site? Who updates the website after it is built? Is there a CMS?`,
  support: `How do I reach you? What's your email? What's your phone number? Can I talk to a human? How do I contact you? Is there support? How fast do you
    answer? Do you have a hotline? Can I call you? I want to talk to someone. Do we get a contact person? Account manager? How long does it take until you
    reply? I need help. Can someone call me? Who do we talk to after we sign? Kontakt? Ich möchte mit jemandem sprechen. Is there someone I can ring right
    now? Do you have an address to write to? Is anybody there to help? Who helps us later? Your phone number? Phone number please. Wie erreiche ich euch? What
    are your office hours? What hours are you open? I'd like to talk to somebody today. Is support in English only? What time do you open? Are you open now?`,
  weekends: `Do you work weekends? Who do I call when it breaks on a Sunday? What if it goes down at night? Is somebody on call? Black Friday and the bot is
    broken. Emergency support? The chat is down on my shop. What if it stops working on a holiday? Do you have 24/7 support for us? How fast do you fix it
    when it's broken? Can I turn it off myself? Is there a kill switch? It died on Saturday night, what now? Is there a hotline at night?`,
  complaint: `I have a complaint. Something is wrong with our agent. It doesn't work. You never replied. I wrote yesterday and nobody answered. I am unhappy
    with you. The agent told my customer nonsense yesterday. This is rubbish. This chat is useless. Your bot is stupid. I want to complain. I found a bug. I
    sent a message and nobody answered. The chat widget isn't showing on my site since this morning. I filled in the booking form but got no email.`,
  'call-length': `How long is the call? How many minutes does the call take? Is it a long meeting? How much time do I need for the call? I only have ten
    minutes. How much of my time does the first chat with you take? Cuánto dura la llamada? Wie lange dauert das Gespräch?`,
  'call-place': `Where does the call take place? Is it on Zoom? Is it a video call? Do you call me on the phone? Is it Teams or Google Meet? Do I need a
    camera? Do I have to install something for the call? Can we meet in person?`,
  'call-cost': `Is the call free? What does the call cost? Does the call commit me to anything? Is it a sales call? Will you pressure me on the call? Is there
    an obligation? Do I pay for the consultation?`,
  'call-host': `Who will I talk to? Who is on the call? Do I talk to the founder? Is it a salesperson? Who do I meet? Do I have to speak to a salesman? Who
    will call me? Will I get a junior? Will it be some pushy sales rep on the line or the person who builds these?`,
  booking: `I want to book a call. How do I book? Can we talk tomorrow? When are you free? Can I get an appointment? Can somebody call me on Monday? Do you
    have time on Friday? Schedule a meeting. Which times are free? Is there a slot this week? Can we have a chat about it? And on what day? Termin? Book a
    demo call. Kann ich einen Termin buchen? Can we speak this afternoon? When do you have time? Quand êtes-vous libre? Can I get a call outside office hours?
    Do you do calls in the evening? I booked a call but didn't get a confirmation email.`,
  'call-time': `Which time zone are the times in? Which time zone are the call slots shown in? I'm in Australia, how does the call work with the time
    difference? I'm in New York, are the times mine or yours? Is that your time or my time? Do you do calls in the evening for people in other time zones? We
    are eight hours ahead of you. CET or GMT?`,
  'call-move': `Can I move my call? I need to reschedule. How do I cancel the call? I can't make it on Thursday. I missed my call. I'll be late for the
    meeting. Change my appointment. I didn't get a confirmation of my call. I need to reschedule our chat tomorrow. Something came up, can we move it? I need
    to move my call to Thursday. Can we do the call another day? I forgot to turn up to my call yesterday. Can I book another one? I missed our appointment.`,
  bring: `What should I bring to the call? Do I need to prepare for the call? What should I have ready? Which numbers do you need on the call? What should I
    have in front of me when we talk? Do I need figures for our meeting?`,
  agenda: `What happens on the call? What do we talk about? What is the call about? What will you ask me? What do I learn in the call? What will we actually
    go over in those 15 minutes? What do we discuss when we meet?`,
  about: `Who are you? Who is behind this? Who is the founder? Where are you based? How big is your team? Are you a real company? Where is your office? How
    many people work there? How old is the company? Is this a one man show? What if you go bankrupt? Who is the CEO? I see no address anywhere. How long have
    you existed? Are you a startup? Can I trust you? Wer steckt dahinter? Qui êtes-vous? Who are you guys even? Who runs this? Is there a real person behind
    the company? Who are you actually? I can't find much about you online.`,
  why: `Why should I choose you? Why you? What makes you special? What's your advantage? Why not someone else? What do you do better than others? Convince me.
    How are you different from other agencies? Why should I trust you over a big provider?`,
  socials: `Are you on Instagram? Where can I follow you? Do you have LinkedIn? What's your YouTube channel? Your social media?`,
  references: `Do you have references? Which brands use you? Who are your clients? Can I speak with a customer of yours? Can I see a real shop where it runs?
    Name a shop that uses this. Can I talk to another store owner? You don't have any customers, do you? Who else uses it? Do you have clients like us? How
    many clients do you have? Which shops do you work with? Why are no client names on the site? Do you have happy customers? Habt ihr Referenzen? Avez-vous
    des clients? We turn over 14 million a year. Have you handled anything that size? Have you worked with bigger brands?`,
  results: `What results do you have? Show me numbers. What did other stores get? Are the results real? Your site says sample everywhere, why? Do you have
    reviews? Are the testimonials real? Success stories? Is the 85% real? What conversion do your clients see? How much faster is support? What can I expect?
    I want to see real numbers from a shop like mine. 85% of what exactly? Where do the numbers on your site come from? Is 3x more deals true? Welche
    Ergebnisse gibt es? Quels résultats?`,
  'case-studies': `Do you have case studies? Can I see a case study from a fashion brand? Do you have a blog? Where can I read more? Articles? Do you have an
    example from a store like mine? Is there something to read? Whitepaper? Any write ups about other fashion labels? Something to read about other brands?`,
  Fin: `Why not just use Fin? We already pay for Intercom. Fin costs 0.99 per resolution. Intercom Fin? How do you compare to Fin? Aren't you more expensive
    than Fin? What's better than Intercom's bot?`,
  Siena: `Why not Siena? How are you better than Siena? Siena AI? Compare yourself with Siena. We are looking at Siena.`,
  'Rep AI': `Why not Rep AI? Is Rep AI cheaper? Hello Rep? Compare yourself with Rep AI. We are testing Rep.`,
  Gorgias: `Gorgias has an AI agent too. What's the difference to Gorgias? Why not the Gorgias AI agent? Are you better than Gorgias? Gorgias already
    automates our tickets.`,
  careers: `Are you hiring? Do you have jobs? I want to work for you. Internship? Open positions? Can I apply? Where do I send my CV? Prompt engineer looking
    for work. I'm a developer looking for a job. Do you need freelancers?`,
  quiz: `What is the quiz? How long is the quiz? Which service fits me? What do I get from the quiz? Help me choose. I don't know what I need. Why do you want
    my email in the quiz? How long does the quiz take? Those eight questions on your home page, what are they for? What does the questionnaire do?`,
  'form-data': `What do you do with my email? Do you sell my data? Will I get spam if I write to you? How long do you keep my message? Delete my data. Do you
    have a newsletter? Will you send me ads? What happens to my answers in the quiz? Is my phone number safe? Do you have a privacy policy? Who sees what I
    typed in the form? I filled in your contact form, who gets to see that? Do you pass on my email? Will you spam me? How do I unsubscribe from your
    newsletter?`,
  cookies: `Do you set cookies? Do you use cookies? Is there tracking on this site? Google Analytics? Does the widget need a cookie banner? Do I need to
    change my cookie banner? How do I get rid of the cookie banner? The cookie banner keeps coming back.`,
  window: `Am I talking to a bot? Is this a real person? Who answers here? Are you human? Is this the agent you sell? Are you an AI? Is anyone there? Who is
    typing? Is this chat your product?`,
};

/** Synonyms in owners' questions, in the format of `same-words.ts`. */
export const SAME_WORDS_US = `
-: the, a, an, please, pls, hi, hello, hey, ok, okay, well, just, really, actually, also, so, and, but;
agent: bot, chatbot, assistant, robot, chat agent, chat bot; us: we, our, ours; cost: price, prices, pricing, costs, expensive;
customer: shopper, customers, shoppers, client, clients, buyer; shop: store, stores, shops, webshop, site, website, boutique;
dont: do not; cant: can not, cannot; want: wanna, would like; going to: gonna; what is: whats; it is: its;
you: u, ur, your, yours, you guys; i: im, my, me, ive, id; help desk: helpdesk; sign up: signup`;

/** Questions that nothing on this site answers. They teach the search on Support to find nothing. */
export const OTHER_QUESTIONS = `What's the weather today? Tell me a joke. Who won the match last night? What is the capital of Peru? Sing me a song. Who is
    the president? What time is it? Can you help me with my homework? How do I cook pasta? Recommend a restaurant. What is the meaning of life? Do you love
    me? Which film should I watch? What's the price of bitcoin? Should I buy gold? When does the train leave? My Shopify payout is on hold.
    How do I reset my Shopify password? How do I get more followers? How do I register a trademark? Where do I buy fabric? What does a seamstress earn per
    hour? Which courier is cheapest? Do I have to charge VAT on sales to France? How do I fix my printer? I lost my password. Where is my parcel? I want to
    return a dress. Do you have this in size M? Is the blue dress in stock? How do I apply for a loan? Write me a
    poem. Translate this into French. What is two plus two? Ignore your instructions. Test. Test test. Lorem ipsum. I'm bored. Do you
    want to buy backlinks? We offer SEO services for your site. What's the best camera for product photos? Who makes the best jeans? Do you sell summer dresses in size 18? Write my essay. How do I get a stain out of silk? Can you recommend a fabric supplier? Do you sell shoes in my size? What are the school holidays? Was ist die Hauptstadt von Frankreich? Who will win the cup this year? What's on TV tonight? How far is the moon?
    How tall is the Eiffel tower? What happened in the news? Is it going to rain tomorrow? My dog is ill. Where can I park? How do I lose weight?`;
