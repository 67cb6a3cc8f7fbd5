/**
 * Words and phrases of one meaning, a line each; the first names the meaning. A word may stand in several lines. What
 * stands in none means itself.
 */
export const MEANINGS = `
abtest, a b test, ab test, split test
accept, take on, take us, take me, take every, =take everyone, take any, take all, reject, turn down, turn away, refuse, qualify, suitable, eligible, right for, for us, for me, every store, any store, all stores, every shop, any shop, everyone, everybody, anybody, anyone, work with us, work with me, decline, criteria, picky, choosy, choose your clients, say no, right fit
account, login, log in, password, my invoice, our invoice, my booking, our booking, my agent, our agent, my contract, our contract, my trial, our trial, my bill, our bill, my appointment, our appointment, my call, my payment, =i booked, =we booked, already booked, booked yesterday, no confirmation, no email yet, my request, my quiz, my order with you, my message, our agreement, my agreement, our rate, my rate, move my call, change my call, cancel my call, reschedule my call, our call, my meeting, my consultation, you built for us, look up when, my refund, our refund
after, afterwards, later, over, expire, day 15, ends, runs out, past, following, finished, third week, day fifteen
again, twice, everything again, repeat
agent, bot, chatbot, robot, assistant, virtual assistant, ai, can it, does it, will it, is it, would it, could it, may it, it can, it will, it does, it say, machine, artificial, artificial intelligence, computer, helper, yours, this thing, the thing, that thing
alteration, alterations, hemming, taking in, shorten, tailoring job, unseen, without seeing
angry, i demand, we demand, demand compensation, ridiculous, not acceptable, been waiting, told a customer, told customers, unacceptable, awful, disappointed, scam, fraud, rip off, furious with you, unhappy, compensation, disgrace, fed up, no reply, still waiting, charged twice, overcharged, double charged, wrong invoice, invoice is wrong, invoice wrong, wrong amount, too much commission, lost a customer, lost us, cost us, your fault, told my customer, told our customer, waiting three days, waiting for days, unanswered, really angry, so angry, was charged, been charged, wrongly charged, money back now, refund me, really upset with, waiting three, terrible service, awful service, have a complaint, nobody answered, never answered, no one answered, nobody replied, never replied, not answered us, serious complaint, fuming, livid, pissed
answertime, response time, reply time, how fast do you answer, how quickly do you answer, how quick do you answer, how fast do you reply, how quickly do you reply, how long until you answer, answer by when, how soon do you answer, when will i hear, when do you answer, when do you reply, how fast is support, hear back, reply within, get a reply, get an answer from you, how long for a reply, how long does a reply, respond, answer me, how fast do i get an answer, how soon do i get an answer, how quickly do i get an answer, how long do i wait, how long to wait, how quick do you reply, reply to emails, answer emails, answer mails, reply to mails, reply to messages
anyway, extra sales, additional sales, incremental, would have bought, would have had, real effect, causal, brought
app, mobile app, ios, android, iphone, app store, mobile application, play store
bad, not happy, not like, not satisfied, not want, no good, not work, not working, not fit, not convinced, fails, useless, not sell, not perform, not help, no use, not suit, hate, dislike, no results, change our mind, flop, not pleased
before, b 4, beforehand, prior to, ahead of
book, books, schedule, reserve, arrange, get started, register, request, make an appointment, organise, set up a call, fix a date, signup, how do i start, where do i start, can we start, want to start, want to begin
bookkeeper, =accountant, =accountants, tax advisor, tax adviser, bookkeeping
broken, outage, is down, crashed, bug, freezes, not respond, not load, not working, error message, has stopped, keeps crashing, went down, been down, offline since, not answering, does not work, did not work, never worked, =stopped working
build, built, make, create, develop, design, program, write
call, do you take calls, your calls, calls held, meeting, meetings, consultation, video call, session, strategy call, first call, intro, demo call, discovery call, conversation with you, chat with you, the talk, zoom call, the calls, when do you take calls
callback, call back, call them back, ring back
cancel, quit, leave, terminate, exit, end, ending, stop, get out, notice, notice period, walk away, back out, get rid of, drop you, give up, go out, not continue, discontinue, part ways, split up, bound, stop working together, working together, stop working with you
card, credit card, paypal, wise, card details, bank transfer, normal wire, wire transfer, visa, mastercard, apple pay, klarna, sepa, direct debit, stripe, wire, amex, debit, payment method, ways to pay, methods of payment, crypto, bitcoin, pay you by, how can we pay, how do we pay, how do i pay, can i pay, ways of paying, payment, iban, google pay
cart, abandoned, left behind, left behind bag, bag left, basket, checkout abandoned, left stuff in, left in the bag, leave in the bag, didnt check out, left the bag, left their bag, leave the bag, left a bag, left bags
catalogue, catalog, product data, product feed, feed
certified, iso, soc, certificate, audit, pentest, penetration, tuv, hipaa, pci
change, modify, edit, adjust, update, adapt, tweak, alter, customise, customize, customized, influence
chat, live chat, chat agent, chat bot, chat widget, chatting, website chat, webchat
clock, when, what time, what hours, time of day, which day, what day, which hours, at what time, opening times, monday, friday, at what moment, what moment, at which point
code, source code, software
commission, percent, percentage, cut, share, rate, rates, how many percent, margin
compare, different, better than, unlike, special about, normal chatbot, ordinary chatbot, another chatbot, other chatbots, normal bot, why you, why should we, why should i, instead of, already have a, alternative, unique, menu bot, what makes you, existing chatbot, old bot, off the shelf, other bots, stands out, rather than, chatgpt, already got a, already use, swap
complain, complaint, angry, difficult customers, rude, upset, furious, dispute, insult, angry customer, angry customers
consent, opt in, permission, bought lists, bought addresses, cold emails, cold calls, strangers, spam, purchased lists, purchased addresses, buy addresses, mailing list, spammy, address list, email list, contact list, list of addresses, never signed up, not signed up, didnt sign up, never agreed, never subscribed, never asked, did not ask, bought an address list, bought a list, buy email lists, buy lists, buy contacts, =agreed
consultant, coach
contract, agreement, commit, locked, tied, bind, obligation, strings attached, long term, signing up, term, commitment, locked in
controller, processor
cookie, tracker, track me, google analytics, cookies
count, attribute, credited, claim, helped close, qualify as
country, international, internationally, worldwide, global, abroad, europe, us based, africa, asia, overseas, continent, outside, we are in, work with here, here also, from here
crm, customer record, contact record, customer database, customer file, customer records
currency, dollar, euro, pound, chf, usd, gbp, sek, yen, swiss francs, francs, kroner
customer, customers, shopper, client, buyer, visitor, consumer, user, users, guests, our people, shoppers, clients, buyers, visitors, ppl, peeps, folk
dashboard, analytics, reporting, tracking, metrics, measure, figures sent, insights, overview, reports
data, information, info, dataset, personal data, material
deal, could i get, can we get, could we get, can i get, give me, give us, do it for, extend, instead of two, four weeks, 4 weeks, three weeks, six weeks, if we sign, just for us, for us alone, special, set our, set my, set it at, lower it, can you do, could you do, do us, wiggle room, one more week
delete, erase, remove, forgotten, wipe, erasure, purge, destroy, get rid of, cleared
demo, demonstration, see it in action, sample, try it here, play with, see an agent, live example, see it working, preview, trailer
depend, determine, decides, factors, derived, varies
developer, developers, dev, programmer, it department, technical, tech, coder, coding, technician, engineer, it guy, developer team, plugin, snippet
discount, cheaper, rebate, special price, better price, better rate, voucher, coupon, promo, negotiate, lower, reduce, reduction, waive, exception, bargain, percent off, haggle, special offer, special deal, better deal, friend price, come down, knock off, price match, less commission, smaller commission, special terms, black friday deal, match it, match their, match this, make an exception, beat their, beat that, drop the, half price, half the, half off, half of the commission, begs, discounts
dress shop, dress boutique, wedding
effort, workload, hours of work, work for us, much work, our work, our time, involved, busy, do anything ourselves, have to do anything
else, other, besides, another
email, mail, e mail, mails, inbox, gmail, outlook, mailbox, email address, mail address, adress
employees, headcount, how many people, how many of you, team size, staff size, how many work, size of your team, number of employees, workforce
encryption, encrypted, ssl, tls
example, for instance, sample calculation, typical
exchange, swap, exchanges
exclude, private, hidden from, not see, not read, keep out, off limits, restrict
export, download, take with us, take along, take them, copy of, extract, get out, csv, get a copy, take our data
fake, invented, bogus, invented reviews
family, share one number, same number twice, mother and daughter, two people, double record, double entries, mixed up, households
fashion, clothes, apparel, garments, shoes, accessories, jeans, dresses, lingerie, knitwear, sneakers, textile, bags, bag brand, swimwear, menswear, womenswear, kidswear, outfits, hats, socks, underwear, denim, bridal, sportswear, activewear, footwear, boots, leather, streetwear, scarves, suits, tailor, tailoring, handbags, jewellery, jewelry, watches
fitting, fittings, appointment, showroom, calendar, in store visit, scheduling, slot, try on, bookings, fitter
fixed, fix, flat, price list, pricelist, fixed price, package, plan, tiers, same for everyone, standard price, rate card, price table, menu of prices, table of prices, same price for
forget, forgot, say nothing, said nothing, do nothing, not react, silent, automatically, auto, renew, rolls over, remain silent, not reply, not answer in time, keep quiet, roll on
form, this site, this website, this page, enquiry, contact details, what i enter, what i fill, fill in, my email, typed here, my details, contact form
founded, how old, since when, how long have you, established, how many years, years in business, exist, existed, been around, started the company, year
founder, ceo, boss, salesperson, sales rep, sales pitch, sales script, salesman, sales people, salespeople, sales guy, seller, pitch, account manager, nice
free, gratis, for nothing, complimentary, without paying
fresh, real time, realtime, up to date, nightly, current, outdated, stale, old prices, old stock, refresh, last night, sync, synchronised, live data, live stock, price changes, update prices, stock changes, instantly, right now, at this moment, at the moment, just now, current numbers, old numbers, yesterdays
funded, investors, venture, shareholders, valuation, your revenue, your turnover, your profit, bankrupt, bankruptcy, insolvent
furniture, electronics, cosmetics, food, beauty, toys, pet, books, wine, coffee, tea, plants, bikes, bicycles, supplements, vitamins, gym, dentist, clinic, law firm, garden, mattress, candles, kitchen, cars, tools, perfume, skincare, make up shop, art, gadgets, phones shop, homeware, home decor, ceramics, lamps, groceries, drinks, cbd, vape, outdoor, fishing, craft, software, saas, real estate, travel agency, pharmacy, bakery, other industries, non fashion, not fashion, other sector, different industry, niche, industry, sector, chocolate, guitars, musical, stationery, baby, flowers, florist, other kinds of, plumber, jewellery, furnishings
gdpr, dpa, data processing, data processing agreement, compliant, compliance, dsgvo, rgpd, data protection, processing agreement, nda, privacy law, ccpa, processing contract, avv, lawful, confidential, data contract
handover, hand over, pass, escalate, forward, forwards, forwarded, transfer, take over, put through, hand off, fetch, jump in, step in, reroute, redirect, hand it over, hand them over, hand on, goes to, picks up the
happen, agenda, discuss, talk about, show me, cover, go through, look like, expect
hidden, extra, additional, surprise, on top, surcharge, small print, catch, extra costs, separately, hide the price, hiding
hiring, job, career, vacancy, work for you, internship, intern, position, recruit, employ, openings, cv, resume, freelance, job application, apprenticeship, how do i apply, apply for, how to apply, work at loomline
human, person, someone, somebody, live person, real human, a colleague, operator, someone on your team, not a bot, somebody real
if, in case, suppose, what happens if, when, imagine
inches, centimetres, centimeters, cm, inch
include, comes with, part of it, in the price, contain, whats in, what do i get, what do we get, get for
integration, integrations, connects, connected, connection, link, interface, hook up, plug in, plugs into, work with, compatible, talk to our, tie in, sync with, pull from, =supported, =supports
intercom, tidio, zowie, drift, other provider, rival, competitor, competition, vendor, vendors, burned
invoice, bill, billed, billing
jeans label, denim label, denim, denim shop, jeans shop, jeans brand
keep, kept, stored, storing, retain, retained, retention, hold, held, archive, storage, store the, store our, store their, you store, stay, log, logged, logs kept, =saved
language, langs, german, french, spanish, italian, dutch, polish, portuguese, swedish, danish, norwegian, finnish, czech, greek, turkish, arabic, chinese, japanese, korean, russian, ukrainian, hungarian, romanian, translate, multilingual, speak, speaks, english, bilingual, foreign, hebrew, hindi, catalan, tongue, multi language, multilanguage, greek customers
late, overdue, not pay, miss a payment, missed payment, unpaid, payment fails, card declined, pay late, cant pay
law, jurisdiction, court, governing, legal venue, applicable law
lawyer, solicitor, attorney, legal team, legal department
liable, liability, responsible, fault, blame, damages, insurance, accountable, sue, sued, pays for the damage, compensate, cap
list, line by line, itemised, itemized, breakdown, detailed bill
live, launch, running, start, ready, online, operational, deploy, kick off, finished, begin, rollout, in place, working, public, go public
location office, office, headquarters, hq, based, address, postal address, where are you, street, premises
longer, overrun, run over, more time, second call, more questions than, quarter of an hour, run out of time
many, number of, count of
marketplace, etsy, amazon, ebay
maximum, highest, max, ceiling, upper limit, lowest, at most, topmost
merge
message, leave a message, contact form, write a message, send a message, send you a message
messy, mess, tidy, untidy, chaos, chaotic, disorder
mine, my data, erase me, my personal data, delete my data
minus, loss, negative, lose money, cost more than, in the red
model, llm, gpt, openai, claude, gemini, language model, anthropic, mistral, llama, which ai
monitor, maintenance, maintain, watches, eye, look after, supervise, improve, optimise, optimize, keep it up, care, manage, babysit, upkeep, checked, who keeps
month, monthly, subscription, retainer, recurring, base fee, basic fee, standing fee, yearly, annual, per year, minimum invoice
name, called, name of, surname, linkedin profile, biography, cv of
need, require, provide, supply, prerequisites, give you, send you, hand you, deliver to you, want from us, expect from us, want from me, from our side, our part, from my side, documents, materials, material, files, necessary, our end, have to do, homework
newsletter, newsletters
night, weekend, sunday, saturday, 24 7, around the clock, round the clock, evening, evenings, after hours, holidays, any time, anytime, at any hour, all hours, asleep, sleeping, closed, midnight, is in, opening hours, out of hours, day and night, christmas, always available, always on, timezone, nites, weekends
no, nothing, nobody, none, zero, 0, without, not a single, not one
number, phone number, telephone number, nr
off, switch off, turn off, pause, disable, kill switch, off switch, unplug, stop it, deactivate, shut down, shut off, emergency, take it offline, shut it, switch it off, turn it off
offtopic, weather, president, prime minister, pope, poem, recipe, pizza, joke, football, eurovision, olympics, universe, hotel, flight, restaurant, capital of, pension, hashtag, bitcoin price, stock price, forecast weather, rain
only, just, exclusively, solely, nothing but, specialised, specialized, limited to
opened, opens the chat, opens, closes it, just opens
optout, opt out, unsubscribe, no more mails, stop receiving, stop messages, say stop, ask to stop, dont want more, no more messages, stop getting
order, parcel, delivery, package status, tracking number, wismo, where is my parcel, where is my order, shipping, shipment, orders
ournumber, own number, our number, same number, existing number, current number, keep number, new number, port, forwarded
outreach, email marketing, sms, text messages, texts, follow up, followup, campaign, marketing, outbound, cold, mailing, mailings, win back, reactivate, write to customers, mail our customers, contact my customers, message customers, marketing mails, marketing emails, mails
owe, due
own, owns, owner, whose, belong, property, ownership, who has the rights, =ours, rights to, intellectual, whos data, whose data
partnership, partners, press, journalist, interview, sponsor, invest
pay, paid, payable
personal, individual, tailored, their name
phone, dial, dialling, telephone, ring, hotline, calls, call centre, call center, callers, voice agent, phone agent, phoneline, line, voicebot, by voice, call us, call our, phone bot, voice bot, pick up the phone, picks up
photo, pictures, photography, images, photographer
platform, shop system, cms, backend, store software, shop software, ecommerce system, system, software
prepare, bring, ready for the call, think about before, have at hand, before we talk, homework
price, cost, fee, charge, expensive, how much, tariff, quote, afford, pricey, dear, budget, what do you take, how do you earn, money, spend, gratis, run me, set me back, owe you, price tag, price table, rates, cheap, earn your money, make your money, you make money, you make your living, you get paid
product card, picture of product
promise, guaranteed, guarantee more, guarantee me, guarantee us, guarantee it, guarantee that, guarantee to, ensure, certain
push, promotions, notifications, alerts
quiz, questionnaire
raise, increase the price, price increase, raise prices, price change, raise the rate, change the price, change the rate, raise your prices, go up, put up, change prices
reach, contact, write to you, email you, get hold of you, mail you, ask you, touch, get hold, speak with you, turn to
read, reads, reading, see, view, look at, look into, look through, look back, access, follow along, visible, check, watch
recommend, suggest, upsell, cross sell, propose, advise
record, recorded, recording, transcribed, tape, recordings, record calls
refund, money back, reimburse, get everything back, get it all back, get back, give back, pay back, all our money, whole money, all of it back, it all back, everything back, all back
region, server, hosted, data centre, data center, datacenter, cloud, aws, azure, hetzner, stored in the eu, leave the eu, in the eu, within the eu, inside the eu, physically, servers
reminder, remind, reminders
remote, home office, from home
repair, fixes, mend, corrected, put right, correct it
replace, lay off, fire, redundant, substitute, lose their jobs, instead of my team, instead of people
resell
result, case study, reference, success, success stories, proof, testimonial, review, in numbers, in figures, statistics, stats, evidence, track record, kpi, achieved, portfolio, proven, success rate, how well, performs, results, references, case studies, numbers, reviews
returned, send back, sent back, come back, goes back, refunded order, cancelled order, sends it back, sent it back, bring it back, ship back, cancels
rights, intellectual property
sale, purchase, bought, buys, sold, conversion, conversions
savings, save, saving, save money, saves, cut costs, reduce costs, drop, cheaper than
secure, safe, safety, hack, leak, breach, protect, trust, security
select, selection, pick your clients
series, article, blog, weekly, reading, publish, posts
service, offer, products, provide, do you guys do, what do you do, what do you sell, what is this, what you do, product range, do for me, do for us, your offer, what exactly do you, help me with, help us with, what is loomline, loomline do, your company do, about loomline
setup, set up, set it up, install, implement, integrate, integrating, onboarding, connect
shop, store, stores, boutique, webshop, brand, label, labels, business, businesses, retailer, ecommerce, e commerce, company, firm, merchants, online shop, online store, onlineshop
shopify, woocommerce, woo commerce, woo, bigcommerce, shopware, magento, adobe commerce, prestashop, wix, squarespace, lightspeed, zendesk, gorgias, freshdesk, help scout, helpscout, hubspot, klaviyo, salesforce, pipedrive, zoho, zoho crm, mailchimp, opencart, webflow, wordpress, sap, odoo, erp, netsuite, dynamics, spreadsheet, excel, slack, own shop system, own system, self made, shared mailbox, just gmail, self built, custom built, home grown, headless, big cartel, ecwid, shopify plus, jtl, plentymarkets, monday, notion, airtable, brevo, kustomer, front app
sign, signature, paperwork, paper, in writing, written
sizing, size advice, fit, fits, size chart, right size, size recommendation, measurements, size guide, fit advice, size help
sketch, calculator, estimate, forecast, worksheet, project, simulate, work out, roughly
small, tiny, little, few, big enough, large enough, low traffic, startup, new shop, one person, solo, beginner, not many, micro, side business, young brand, minimum size, minimum traffic, minimum order, volume, minimum number, minimum sales, big, large, hardly any, traffic, turnover, just starting, just opened, visits, three people, one man, newly, minimum
social, social media, instagram, facebook, dms, messenger, inboxes
socks, sock, sock shop, socks one
source, looked up, why it said, where it got, reasoning, based on, knowledge, knows, get its answers, answers from, looked at, used for each reply, why it answered, answered the way, traceable, trace, which data was used, log what
step, the process, procedure, first step, next step, stages, phases, roadmap, how does it go, how do we start, how do we begin, get going
stock, inventory, availability, sold out
subprocessor, sub processor, third party, other companies, subcontractor, who else, vendors, besides you, apart from you, anyone else, share with, others see, sub processors, subprocessors, third parties
summary, summarise, notes
support, helpdesk, customer support, support team of yours, aftercare
talk, speak, speak to, speak with, connect me, get me, put me through, transfer me, hand me over, ring me, call me back, contact me, reach a, chat with a, want a, ring me back, phone me, give me a ring, call me, phone me back
team, staff, our people, my people, colleague, employees, support team, customer service, service team, our guys, coworkers, support people, us humans
tell, tells, told, say, admit, disclose, disclosure, inform, informed, aware, realise, realize, reveal, hide, pretend, identify, know that, notice that, transparent, introduce itself, know they, know it, know if, recognise, recognize, secret, announce, declare, labelled, they know, dealing with an ai, dealing with a bot, talk to a bot, talking to a machine, talking to a robot, speaking to a machine, chatting with a bot
text, texts, copy, copywriting, wording, descriptions, write the text
time, til, till, how many days, how many weeks, how many hours, until when, till when, what time, duration, length, period, days, hours, weeks, long, fast, quick, quickly, soon, speed, rapid, by when, timeline, how early, how many minutes, minutes, timeframe, for ever, forever, turnaround, =until, =lasts, faster, slower
tomorrow, january, february, march, april, june, july, august, september, october, november, december, by then, today, tonight, urgent, asap, immediately, by friday, by monday, by tuesday, by wednesday, by thursday, by saturday, by sunday, next week, this week, by the weekend, guaranteed by, black friday, before christmas, by christmas, this afternoon, within 24 hours, before the weekend, on friday, on monday, this friday, this evening, by the first, by the end of
tone, voice, style, sound, personality, wording, brand voice, formal, our words, like us, polite, funny, character, slang, friendly, way we write, tonality, emoji, du or sie, manner, the way we speak, way we talk, how we speak, how we talk, manner of speaking
train, teach, taught, learn, fine tune, feed, machine learning, self learning, training
transcript, conversation, conversations, chats, chat logs, logs, log, chat history, tickets, dialogues, history, recordings, chat records, records, messages, what was said, each chat
trial, test period, try, tried, test phase, pilot, two weeks, 2 weeks, 14 days, fortnight, trial period, first two weeks, test it, test run, risk, risk free, fourteen days, test drive, guarantee, probation, free trial, test, we test it
unsure, not know, no answer, not answer, cant answer, stuck, not sure, doubt, no idea, not understand, too hard, too difficult, cannot answer, never heard, doesnt know, clueless, unknown
upfront, up front, deposit, advance, prepay, prepayment, initial fee, initial, one off, one time, joining fee, starting fee, entry fee
website, web site, landing page, storefront, homepage, web design, webdesign, pages, web page, webpage, sites, shop redesign, redesign, web shop built
whatdo, agent do, agent actually do, bot do, it do, do exactly, actually do, exactly do, what it can do, capabilities, tasks, able to, good at, skills, handle, deal with, abilities, features, functions
whatsapp, tiktok, telegram, wechat, signal, viber
where, which country, which place, location, which page
who, whom, which person
whoelse, your clients, your customers, which brands, which stores, who uses, other customers, famous, biggest client, names of, how many other stores, your other, my competitor, our competitor, my competitors, our competitors, how many customers, how many clients, how many stores do you, how many shops do you
why, reason, how come, what for
workhours, hours of work, hours per month, hrs, hours a month, time per month, working time, hours does my team, hours will my team
worth, worthwhile, profitable, pay off, roi, earn, return on investment, bring me, bring us, make sense, uplift, more sales, increase, boost, improve sales, benefit, gain, extra revenue, extra sales, outcome, sell more
wrong, error, mistake, incorrect, nonsense, false, lie, lies, hallucinate, make up, make things up, invent, made up, rubbish, mess up, stupid, silly, misinform, inaccurate, bullshit, garbage, weird, screws up, blunder, slip, embarrassing, crap, faulty, accurate, accuracy, reliable, correct
your, =yours, yourself, yourselves, you guys, with you, from you, of you, to you, loomlines
zoom, teams, google meet, video, skype, in person, face to face, visit, meet, platform for the call, on site, camera, webcam, webex
`;

/** Said of a question as often as not: never what it is about. */
export const FILLERS =
  'loomline plz ppl thru um ah oh hmm nice process works a an the is are were do does have get i you we they me us my your our its this that there of to in on for from with and or not yes want would can should will may really just much many even already about into out up what which how whose question curious like know go kind user via every own s d t m put exactly basically quickly again now once else anyway sir madam team guys folks run tell take thing policy am im smth smn explain possible describe';

/** What is handed over to a person, and what the pages leave out though they have its words, asked like facts. */
export const REFUSED: Record<string, string> = {
  person:
    'talk human, talk team, message human, reach human, partnership, human partnership, reach human agent, speak human, talk call, want human, reach human partnership, need human, talk tomorrow, talk team tomorrow, talk your',
  complaint:
    'angry, broken, agent broken, bad refund angry, angry refund, angry account, angry card, angry agent, angry month, angry wait, promised call never, never call, never came, your promised never, wrong invoice, your invoice wrong, wrong invoice month, wrong invoice order, wrong invoice returned, refund where, agent told customer wrong, wrong told customer, agent wrong customer angry, complaint',
  bargain:
    'discount, promise writing, deal, deal commission, deal trial, deal month, deal price, discount sign, discount contract, sign year commission, discount sign year, commission discount, free month, free commission, commission half, contract year discount, promise sale writing, promise result writing, fixed price instead, cap commission, custom contract, payment terms, pay later, instalments, promise in writing worth, intercom discount, discount cancel, set commission digit, discount digit, deal commission digit, small commission deal',
  deadline:
    'live tomorrow, setup tomorrow, build tomorrow, book tomorrow live, integration tomorrow, tomorrow promise, tomorrow sign, need live tomorrow, promise live, need tomorrow, live time promise, agent tomorrow, website tomorrow, app tomorrow',
  account:
    'account, move account, cancel account, account wrong, account status, delete mine, where account, cancel account call, mine export, account invoice, account refund, change account, account price, trial account cancel, account no email, call account, account angry, letter account, never letter account, account welcome letter',
  unsaid:
    'region, where data, data country, keep where, data region, where data keep, subprocessor, who read transcript else, who read data, read data else, data subprocessor, certified, gdpr certified, who model, model, model agent, price intercom, intercom, employees, founded, company founded, whoelse, whoelse fashion, funded, founder name, founder founded, location office, where location office, country location office, founder background, whatsapp, social whatsapp, whatsapp agent, time tokyo, google ads, seo, accounting, tax, capital, uptime percent, partner programme, award, patent, api docs, open source, self host, offline, physical shop, wholesale, supplier, manufacture, factory, warehouse, translate text, phone number founder, revenue you, response seconds, latency, vat, tax number, register number, students, training course, workshop, webinar, event, conference, podcast, book author, lawyer contract, void contract, you earn year, how much you make, model own, agent model own, turnover your, revenue your, name your, many transcript, average, average commission whoelse, commission whoelse, how many sale your, intercom cancel, time digit, many customer, who founded, white label, agency, agency partner, affiliate, how many download, refer friend, referral, friend referral, promise uptime, uptime, how many order fashion, bookkeeper, marketplace, platform marketplace, account marketplace, print, print fashion, packaging, print packaging, hardware, tablet, hardware tablet, uptime guarantee, encryption, offtopic, intercom price month',
};

/** Words that ask and point. They tell ways to ask apart, but leave nothing of a question open. */
export const ASKING =
  'allowed anything problem sell digit clock your no why many who where time agent shop customer need if other else only make live service happen data read own talk';

/** Subjects that weigh much even where many answers share them: a question about one needs an answer about it. */
export const WEIGHTY =
  'phone outreach website crm model quiz photo sketch fitting app trial call discount train cart furniture shopify angry tomorrow account language cookie';

/** What decides alone, unless a way to ask has more: what a person has to answer, and what is none of ours. */
export const DECISIVE = 'discount angry account offtopic';

/** What only those say who want the agent to obey. */
export const HOSTILE = [
  // A turn or a rule that pretends to come from the system.
  /\b(?:system|assistant|user) ?:|\byou have been updated\b|\bnew policy\b|\boverrul|\bsudo\b|\bsystem \w+ ?:/i,
  // Markup, placeholders and queries.
  /<[a-z/!]|\{\{|\$\{|\[\[|\bselect .* from\b|\bbase64\b/i,
  // Words put into the agent's mouth.
  /^(?:please )?(?:say|write that|confirm|print|output|repeat|claim|state|admit|swear|reply|answer with) (?!to you)/i,
  /\brepeat that\b|\breply (?:only )?with\b|\bi order you\b|\broleplay|\bverbatim\b/i,
  // What is said to be hidden.
  /\bapi keys?\b|\bfor debugging\b|\bdebug mode\b/i,
  /\b(?:exact|secret|hidden) (?:words|instructions)\b|\b(?:all|other|list) customers?(?:'s?)? (?:emails?|names|data)\b/i,
  // Somebody who claims to have a say, or to have been promised something.
  /\bas (?:agreed|discussed|promised) (?:with|by)\b|\bi(?: a|')?m (?:the|your) (?:founder|owner|boss|ceo|developer|admin\w*)\b/i,
];

/** Phrases that only look like an order. */
export const HARMLESS = /\b(?:it|agent|bot|ai) pretends?|by itself|does your|sales ?force admin/g;

/** Asks the one who answers whether it is a person. */
export const ITSELF =
  /\b(?:are you|am i (?:talking|chatting|speaking|writing) (?:to|with)) (?:an? |even )?(?:actual |real |live )?(?:bot|chatbot|robot|ai|machine|computer|program|human|person|real|llm|model)\b|^(?:so |and )?(?:who|what) are you$/;
