/**
 * Each line lists words and phrases with the same meaning, which the first one names. A word may be on several lines;
 * a word on none means itself.
 */
export const MEANINGS = `
abtest, ab test, split test
accept, take on, take us, take me, take every, take any, take all, reject, turn down, turn away, refuse, qualify, suitable, eligible, right for, for us, for me, every store, any store, all stores, every shop, any shop, everyone, everybody, anybody, anyone, decline, criteria, picky, choosy, say no, right fit, good fit, good match, work together, =a fit, work with us, do we fit, work with me
account manager, contact person, dedicated contact, one contact, outsourced, customer success, be dealing with, always talk to the same
account, login, log in, password, my invoice, our invoice, my trial, our trial, my bill, our bill, our appointment, =i booked, =we booked, already booked, no confirmation, my request, my quiz, our agreement, my agreement, you built for us, look up when, i never got, never received, where is my refund, when is my call, emailed for my refund, refund yet, still no refund, =my booking, =our booking, =my booked
after, afterwards, later, over, expire, day 15, ends, runs out, past, following, finished, third week, day fifteen, weeks later, two weeks later, days later, month later, weeks after, days after, after two weeks, and then, then what, whats next
again, twice, everything again, repeat
age, age limit, minimum age, under 18, year old, adult, teenager, underage, private person, how old must, how old do
agent, bot, chatbot, robot, assistant, virtual assistant, ai, can it, does it, will it, is it, would it, could it, may it, it can, it will, it does, it say, machine, artificial, artificial intelligence, computer, helper, yours, this thing, the thing, that thing
alteration, alterations, hemming, taking in, shorten, tailoring job, unseen, without seeing
angry, i demand, we demand, ridiculous, not acceptable, been waiting, told a customer, told customers, unacceptable, awful, disappointed, scam, fraud, rip off, unhappy, compensation, disgrace, fed up, no reply, still waiting, charged twice, overcharged, wrong invoice, wrong amount, lost us, your fault, told my customer, unanswered, really angry, so angry, was charged, been charged, wrongly charged, money back now, refund me, waiting three, terrible service, awful service, have a complaint, nobody answered, never answered, nobody replied, never replied, fuming, livid, pissed, =charged me, =charged us, =you charged, invoice is wrong, want to complain, complain about
answertime, response time, reply time, how fast do you answer, how quick do you answer, how fast do you reply, answer by when, hear back, reply within, respond, answer me, reply to emails, answer emails, answer mails, when will i hear back, write back
anyway, extra sales, additional sales, incremental, would have bought, would have had, real effect, causal, brought
app, mobile app, ios, android, iphone, app store, mobile application, play store
automated, run automatically, booked automatically, without a human, without human, without staff
bad, not happy, not like, not satisfied, not want, no good, not work, not working, not fit, not convinced, fails, useless, not sell, not perform, not help, no use, not suit, hate, dislike, no results, flop, not pleased
before, b 4, beforehand, prior to, ahead of
behind, about loomline, runs the company, runs loomline, who is loomline, who are you people, made this company, start this company, started this company, start the company
book, books, schedule, reserve, arrange, get started, register, request, make an appointment, organise, signup, how do i start, make appointments, make bookings, sign up
bookkeeper, =accountant, =accountants, tax advisor, tax adviser
breaks, lunch, block days, block time, block, days off, closing days, buffer, eats
broken, outage, is down, crashed, bug, freezes, not respond, not load, not working, error message, has stopped, keeps crashing, went down, been down, offline since, not answering, does not work, never worked, =stopped working
build, built, make, create, develop, design, program
call, do you take calls, your calls, calls held, meeting, meetings, consultation, video call, session, strategy call, first call, intro, demo call, discovery call, the talk, zoom call, the calls, hold calls, do calls, calls possible, are calls, calls be held
callback, call back, ring back
cancel, quit, leave, terminate, exit, ending, stop, get out, notice, notice period, walk away, back out, drop you, give up, not continue, discontinue, part ways, split up, bound, stop working together, want out, end the, =end it, get out of it, can i get out, calls off
card, credit card, paypal, wise, card details, bank transfer, normal wire, wire transfer, visa, mastercard, apple pay, klarna, sepa, direct debit, stripe, wire, amex, debit, payment method, crypto, bitcoin, how can we pay, how do i pay, can i pay, payment, iban, google pay, how do we pay, american express, to be paid, sepa transfer, transfer money, =transfer
cart, abandoned, left behind, bag left, basket, checkout abandoned, left stuff in, left the bag, left bags, bag, add to bag, fill the cart, filled the bag
catalogue, catalog, product data, product feed, feed
certified, iso, soc, certificate, audit, pentest, penetration, tuv, hipaa, pci
change, modify, edit, adjust, update, adapt, tweak, alter, customise, customize, customized, influence
chat, live chat, chat agent, chat bot, chat widget, chatting, website chat, webchat
checkout, check out
clock, when, what time, what hours, which day, what day, which hours, at what time, opening times, monday, friday, at what moment, what moment
code, source code, software
commission, percent, percentage, cut, share, rate, rates, margin, per sale
compare, different, better than, unlike, special about, normal chatbot, another chatbot, other chatbots, normal bot, why you, instead of, already have a, alternative, unique, menu bot, existing chatbot, old bot, off the shelf, other bots, rather than, chatgpt, already got a, already use, swap, decision tree
complain, complaint, angry, difficult customers, rude, upset, furious, dispute, insult, angry customer, shouts, screams, yells
consent, opt in, permission, bought lists, bought addresses, cold emails, cold calls, strangers, spam, buy addresses, mailing list, address list, email list, contact list, never signed up, never agreed, never subscribed, never asked, did not ask, buy lists, buy contacts, =agreed, have to agree, must agree, not signed up, did not agree, didnt agree, old list, bought an address list, buy mail addresses, buy email addresses, buy emails, said yes, say yes, said ok, list of addresses
consultant, coach
contract, agreement, commit, locked, tied, bind, obligation, strings attached, long term, signing up, term
controller, processor
cookie, tracker, track me, google analytics
count, attribute, credited, claim, helped close, qualify as, yours or mine, mine or yours
countdown, timer, ticking
country, international, internationally, worldwide, global, abroad, europe, us based, africa, asia, overseas, continent, outside, we are in, work with here, here also, from here, based in, shop is in, store is in, im in, i am in, uk, usa, england, scotland, america, american, british, holland, swiss, turkey, london, paris, berlin, munich, vienna, zurich, milan, rome, madrid, lisbon, amsterdam, dublin, lyon, new york, toronto, sydney, tokyo, melbourne, barcelona, copenhagen, brussels
crm, customer record, contact record, customer database, customer file
culture, work there, like to work for, work environment
currency, dollar, euro, pound, chf, usd, gbp, sek, yen, swiss francs, francs, kroner, kronor
customer, customers, shopper, client, buyer, visitor, consumer, user, users, guests, our people, ppl, peeps, folk, people, caller, =callers, lady, bride, woman, mother, gentleman
dashboard, analytics, reporting, tracking, metrics, measure, figures sent, insights, overview, statistics, stats
data, information, info, dataset, personal data, material
deal, instead of two, special, lower it, do us, wiggle room, could i get, could we get, can i get, can you do, could you do
delete, erase, remove, forgotten, wipe, erasure, purge, destroy, cleared
demo, demonstration, sample, try it here, play with, live example, preview, trailer, see it in action, see an agent, see it working, example agent, test an agent, try an agent
depend, determine, decides, factors, derived, varies, up or down, you work out our, calculate our, what things, higher or lower, basis, =moves it, sets
developer, developers, dev, programmer, it department, technical, tech, coder, coding, technician, engineer, it guy, developer team, plugin, snippet
discount, cheaper, rebate, special price, better price, better rate, voucher, coupon, promo, negotiate, lower, reduce, reduction, waive, exception, bargain, percent off, haggle, special offer, special deal, better deal, friend price, come down, knock off, price match, less commission, smaller commission, special terms, match it, match their, make an exception, beat their, drop the, half price, half off, begs, skip, down to, a deal, good deal, agree on, half the commission
dress shop, dress boutique, =wedding
earliest, how soon can i, how soon can we, next free, how early, free times, free slot, how soon could
earnings, would it earn, could i earn
effort, workload, much work, our work, our time, involved, busy, how much work, spend on it, lot of effort, work for us, do anything ourselves, have to do anything, make work, cost my team, cost our team
else, other, besides, another
email, mail, e mail, mails, inbox, gmail, outlook, mailbox, email address, mail address
employees, headcount, how many people, team size, staff size, workforce, how many work
encryption, ssl, tls
example, for instance, sample calculation, typical
exchange, swap, other colour, other size, another size, another colour
exclude, private, hidden from, not see, not read, keep out, off limits, restrict
export, download, take along, take them, copy of, extract, get out, csv, take with us, take with me
extend, extension, four weeks, 4 weeks, three weeks, six weeks, one more week, longer trial
fake, invented, bogus, invented reviews
family, share one number, two people, double record, double entries, mixed up, households, share one phone, share a phone, same phone number, mix them up, share an address, one account
fashion, clothes, apparel, garments, shoes, accessories, jeans, lingerie, knitwear, sneakers, textile, bag brand, swimwear, menswear, womenswear, kidswear, outfits, hats, underwear, denim, bridal, sportswear, activewear, footwear, boots, leather, streetwear, scarves, tailor, tailoring, handbags, jewellery, jewelry, watches, =bags, =suits
fitting, fittings, appointment, showroom, calendar, scheduling, slot, bookings, fitter, =try on
fixed, fix, flat, price list, pricelist, fixed price, plan, tiers, standard price, rate card, price table, publish prices, list prices, pay something different, different prices, price different
forget, forgot, say nothing, said nothing, do nothing, not react, silent, automatically, auto, renew, rolls over, not reply
form, this site, this website, this page, enquiry, contact details, fill in, my email, typed here, my details, contact form
founded, how old, since when, established, exist, been around, how long have you
founder, ceo, boss, salesperson, sales rep, sales pitch, sales script, salesman, sales people, salespeople, sales guy, seller, pitch, nice, sell me, decision maker, pushy, hard sell
free, gratis, for nothing, complimentary, without paying, without a fee, no fee, cost nothing
fresh, real time, realtime, up to date, nightly, current, outdated, stale, old prices, old stock, refresh, last night, sync, synchronised, live data, live stock, price changes, update prices, stock changes, instantly, right now, at the moment, just now, yesterdays, todays stock, know at once, minute ago, last one
funded, investors, venture, shareholders, valuation, your revenue, your turnover, your profit, bankrupt, bankruptcy, insolvent, stock exchange, stock market, company turnover, company revenue, turnover did you, profit did, loomline make, loomline earn, did you earn
furniture, electronics, cosmetics, food, beauty, toys, pet, books, wine, coffee, tea, plants, bikes, bicycles, supplements, vitamins, gym, dentist, clinic, garden, mattress, candles, kitchen, cars, tools, perfume, skincare, art, gadgets, phones shop, homeware, home decor, ceramics, lamps, groceries, drinks, outdoor, fishing, craft, software, saas, pharmacy, bakery, other industries, non fashion, not fashion, other sector, different industry, niche, industry, sector, chocolate, guitars, musical, stationery, baby, flowers, florist, plumber, jewellery, furnishings, bookshop, sports
gdpr, dpa, data processing, data processing agreement, compliant, compliance, dsgvo, rgpd, data protection, processing agreement, nda, privacy law, ccpa, processing contract, avv, lawful, confidential, data contract, is it legal, legal under, data law, eu law, european law
grade, score, rank
handover, hand over, pass, escalate, forward, forwards, forwarded, transfer, take over, put through, hand off, fetch, jump in, step in, reroute, redirect, hand on, goes to
happen, agenda, discuss, talk about, show me, cover, go through, look like, expect, call about, becomes of
hidden, extra, additional, surprise, on top, surcharge, small print, catch, extra costs, separately, hide the price, hiding
hiring, job, career, vacancy, internship, intern, position, recruit, employ, openings, cv, resume, freelance, job application, apprenticeship, how do i apply, apply for, work at loomline, looking for people, open jobs, find a job, to work for you, i work for you
howbig, big is the company, big agency, big company, how big are you, big is your firm, big is your company, big is your team
human, person, someone, somebody, live person, real human, a colleague, operator, someone on your team, not a bot, somebody real, your people
if, in case, suppose, what happens if, when, imagine
inches, centimetres, centimeters, cm
include, comes with, in the price, contain, whats in, what do i get, what do we get, get for, package
integration, integrations, connects, connected, connection, link, interface, hook up, plug in, plugs into, work with, compatible, tie in, sync with, pull from, =supported, =supports, connect
intercom, tidio, zowie, drift, other provider, rival, competitor, competition, vendor, vendors, burned
invoice, bill, billed, billing
jeans label, denim label, denim, denim shop, jeans shop, jeans brand
keep, kept, stored, storing, retain, retained, retention, hold, held, archive, storage, store the, store our, store their, you store, stay, log, logged, logs kept, =saved, save my, save our, save your, save customer
language, langs, german, french, spanish, italian, dutch, polish, portuguese, swedish, danish, norwegian, finnish, czech, greek, turkish, arabic, chinese, japanese, korean, russian, ukrainian, hungarian, romanian, translate, multilingual, speak, speaks, english, bilingual, foreign, hebrew, hindi, catalan, tongue, multi language, multilanguage
late, overdue, not pay, missed payment, unpaid, payment fails, card declined, pay late, cant pay, card is declined, missed an invoice, missed invoice, pay on time, card failed, not pay on time, bounces, is refused, pay bills late, pay a bill late, pay our bills late
law, jurisdiction, court, governing, legal venue, applicable law
lawyer, solicitor, attorney, legal team, legal department
liable, liability, responsible, fault, blame, damages, insurance, accountable, sue, sued, compensate, cap, guilty
limits, boundaries
list, line by line, itemised, itemized, breakdown, detailed bill, line on
live, launch, running, start, ready, online, operational, deploy, kick off, finished, begin, rollout, in place, working, public, be up
location office, office, headquarters, hq, address, postal address, street, premises, you based, loomline based, where based, where are you, shop in london, you sit
longer, overrun, run over, more time, second call, more questions than, quarter of an hour, too short, talk a lot, long enough
many, number of, count of, calls a day
marketplace, etsy, amazon, ebay
maximum, highest, max, ceiling, upper limit, lowest, at most, topmost, smallest commission
merge, join them
message, leave a message, contact form
messy, mess, tidy, untidy, chaos, chaotic, disorder, slows it down
mine, my data, erase me, about me, on me
minus, loss, negative, lose money
mobile, handy, smartphone, small screen, =responsive, on phones, on a phone, mobile friendly
model, llm, gpt, openai, claude, gemini, language model, anthropic, mistral, llama, which ai
monitor, maintenance, maintain, watches, eye, look after, supervise, improve, optimise, optimize, care, manage, babysit, upkeep, checked, who keeps, keep it going, work on it
month, monthly, subscription, retainer, recurring, base fee, yearly, annual, per year, minimum invoice
name, called, name of, surname, linkedin profile, biography
need, require, provide, supply, prerequisites, give you, send you, hand you, want from us, our part, documents, materials, material, files, necessary, our end, homework
newsletter, put me on, advertising mails, land on, marketing mails from you
night, weekend, sunday, saturday, 24 7, around the clock, evening, evenings, after hours, holidays, any time, anytime, at any hour, all hours, asleep, sleeping, closed, midnight, opening hours, christmas, always available, always on, timezone, nites, pm
no, nothing, nobody, none, zero, 0, without, not one
not agree, disagree, object, cross out, strike, contest
number, phone number, telephone number, nr, phone you, ring you, ring support, call support, is there a hotline, your hotline, i call you
off, switch off, turn off, pause, disable, unplug, stop it, deactivate, shut down, emergency, shut it, switch it off, turn it off
offtopic, weather, president, prime minister, pope, poem, recipe, pizza, joke, football, olympics, hotel, flight, restaurant, capital of, pension, hashtag, stock price, rain, tax return, logo, business cards, laptop, printer, netflix, bitcoin at, bitcoin worth, loan, lend, t shirts, wear, boil, gift cards, influencer, register a company, legal texts, write me a, economy, tall, kids, married, translate this, song, movie, essay, cook, dinner, taxi, bank, =followers, which camera, camera should, =the match, videos, deliver to, opening hours of, lose weight, plumber, website builder, code me, teach me, find me, zara, nike, open a shop, should i buy, business plan, payroll, exchange rate, what time is it, my dog, a visa, translate good, translate hello, into japanese, how do you say, say in french, best tailor, good tailor, tailor in, favourite colour
only, just, exclusively, solely, nothing but, specialised, specialized, limited to
opened, opens the chat, opens, closes it
optout, opt out, unsubscribe, stop receiving, stop messages, say stop, stop getting, no more messages, no more mails, says no more, they stop it, they stop
order, parcel, delivery, package status, tracking number, wismo, where is my parcel, where is my order, shipping, shipment, delivery adress, delivery address, shipping address, wrong street, wrong address, new address, change the address
ournumber, own number, our number, same number, existing number, current number, keep number, new number, port, forwarded, existing phone, existing line, our line, existing phone line, our phone number, old number, new phone number, different number, number they know, dial the number
outreach, email marketing, sms, text messages, texts, follow up, followup, campaign, marketing, outbound, cold, mailing, mailings, win back, reactivate, message customers, marketing mails, marketing emails, mails, write to people, message people, mail people, text people, contact people, messages sent, message shoppers, email shoppers, mail customers, text customers, phone my customers, ring my customers, contact customers
outside hours, outside our opening hours, after closing
owe, due
own, owns, owner, whose, belong, property, ownership, =ours, rights to, intellectual, whos data, whose data, take the bot with, take it with us, still mine, are mine, mine or yours, yours or mine
partnership, partners, press, journalist, interview, sponsor, invest
pay, paid, payable, settle
payment terms, =instalments, =installments, in six months, pay over, pay half
personal, individual, tailored, their name
phone, dial, dialling, telephone, ring, hotline, calls, call centre, call center, callers, voice agent, phone agent, phoneline, line, voicebot, by voice, call us, call our, phone bot, voice bot, picks up, phone call, calls a day, =caller, each call, every call
photo, pictures, photography, images, photographer
platform, shop system, cms, backend, store software, shop software, ecommerce system, system, software
prepare, bring, homework, have ready, ready before, next to me, at hand, get ready
price, cost, fee, charge, expensive, how much, tariff, quote, afford, pricey, dear, budget, money, spend, gratis, run me, owe you, price tag, price table, rates, cheap, earn your money, you make money, you get paid, billed, billing, bill per, bill us, what do you take, set us back, set me back, how high, pricing page, page of prices, you ask for, you earn money, make your money
product card, picture of product
promise, guaranteed, guarantee more, guarantee me, guarantee us, guarantee it, guarantee that, guarantee to, ensure, certain, guarantee results, guarantee sales, guarantee uptime, guarantee success, for sure
prove, how can i tell, how do i know, how would i know, how do you know, verify, disprove, be sure the sale, came from the
purpose, =use it for, =use our data, =use our customers data
push, promotions, notifications, alerts, ping
quiz, questionnaire, suit us, best for us, fits me, fits us, which service fits, not know which, what to take, which to take
raise, price increase, raise prices, price change, raise the rate, change the price, go up, put up, change prices, increase prices, increase our, more expensive, put the percentage up, commission rise, rate rise
range, between what, how many to how many, between those
reach, contact, write to you, email you, mail you, ask you, touch, get hold, turn to, where do i write, get hold of you, i write to, send you a message, get help
read, reads, reading, see, view, look at, look into, look through, look back, access, follow along, visible, check, watch
recommend, suggest, upsell, cross sell, propose, advise
record, recorded, recording, transcribed, tape, recordings, record calls, written down, write down, typed up
refund, money back, reimburse, get back, give back, pay back, whole money, all of it back, everything back, all back
region, hosted, data centre, data center, datacenter, cloud, aws, azure, hetzner, physically, in the us, in america, server
reminder
remote, home office, from home
repair, fixes, mend, corrected, put right, correct it, =fix, they fixed, get fixed
replace, lay off, fire, redundant, substitute
reschedule, can not make it, not make the call, postpone, i reschedule my call, i move the call, something came up, shift my call, shift, elsewhere, can not come, another day, other day, another time, other time, hour later, hour earlier, comes later, sick
resell
result, reference, success, success stories, proof, testimonial, review, in figures, statistics, stats, evidence, track record, kpi, achieved, portfolio, proven, success rate, how well, performs, numbers, does it really work, really works, actually works
returned, send back, sent back, come back, goes back, refunded order, cancelled order, sends it back, ship back, cancels
rights, intellectual property
sale, purchase, bought, buys, sold, conversion, conversions
savings, save money, cut costs, reduce costs, cheaper than, =drop, lower the costs, lower costs, cut our call, call centre cheaper, calls cheaper
secure, safe, safety, hack, leak, breach, protect, trust
select
series, article, blog, weekly, reading, publish, posts, case study
service, offer, products, provide, do you guys do, what do you do, what is this, product range, do for me, your offer, loomline do, about loomline, everything you do, anything besides, besides chat, what you do, do for us, what do you sell, everything you offer, buy from you, overview of, overview what, can you do for, an overview
setup, set up, set it up, install, implement, integrate, integrating, onboarding, connect
shop, store, stores, boutique, webshop, brand, label, labels, business, businesses, retailer, ecommerce, e commerce, company, firm, merchants, online shop, online store, onlineshop
shopify, woocommerce, woo commerce, woo, bigcommerce, shopware, magento, adobe commerce, prestashop, wix, squarespace, lightspeed, zendesk, gorgias, freshdesk, help scout, helpscout, hubspot, klaviyo, salesforce, pipedrive, zoho, zoho crm, mailchimp, opencart, webflow, wordpress, sap, odoo, erp, netsuite, dynamics, spreadsheet, excel, slack, own system, self made, shared mailbox, just gmail, self built, custom built, home grown, headless, big cartel, ecwid, shopify plus, jtl, plentymarkets, monday, notion, airtable, brevo, kustomer, front app, home built, homebuilt, home made, in house, bespoke, coded ourselves, programmed ourselves, our own software, built our shop, built ourselves, built it ourselves
sign, signature, paperwork, paper, in writing, written
sizing, size advice, fit, fits, size chart, right size, size recommendation, measurements, size guide, fit advice, size help, between s and m, s and m
sketch, calculator, estimate, forecast, worksheet, project, simulate, work out
small, tiny, little, few, low traffic, startup, new shop, one person, solo, beginner, not many, micro, side business, young brand, minimum size, minimum order, volume, minimum number, minimum sales, big, large, hardly any, traffic, turnover, just starting, just opened, visits, three people, one man, newly, minimum, enough, two people, visitors a day, too early
social, social media, instagram, facebook, dms, messenger, inboxes
socks, sock, sock shop, socks one
source, looked up, why it said, reasoning, based on, knowledge, knows, answers from, looked at, used for each reply, traceable, trace, log what, wisdom, where does it get, get what it says
step, the process, procedure, first step, next step, stages, phases, roadmap, get going, walk me through, comes first, happens first, how do we start, how do we begin
stock, inventory, availability, sold out, there in, have it in, our warehouse, my warehouse
subprocessor, sub processor, third party, other companies, subcontractor, who else, vendors, besides you, anyone else, share with
summary, summarise, notes
support, helpdesk, customer support, aftercare
talk, speak, speak to, speak with, connect me, get me, put me through, transfer me, ring me, call me back, contact me, reach a, ring me back, phone me, call me, person wants, wants a person
team, staff, our people, my people, colleague, employees, support team, customer service, service team, our guys, coworkers, support people, us humans
tell, tells, told, say, admit, disclose, disclosure, inform, informed, aware, realise, realize, reveal, hide, pretend, identify, know that, notice that, transparent, introduce itself, know they, know it, know if, recognise, recognize, secret, announce, declare, labelled, they know, dealing with an ai, claim to be
text, texts, copy, copywriting, wording, descriptions, write the text
time, til, till, how many days, how many hours, until when, till when, what time, duration, length, period, days, hours, weeks, long, fast, quick, quickly, soon, speed, rapid, by when, timeline, how early, how many minutes, minutes, timeframe, for ever, forever, turnaround, =until, =lasts, faster, slower, how much time, min, whole morning, whole day
tomorrow, by january, by february, by march, by april, by june, by july, by august, by september, by october, by november, in november, by december, in december, by then, today, tonight, urgent, asap, immediately, by friday, by monday, by tuesday, by wednesday, by thursday, next week, this week, guaranteed by, black friday, before christmas, by christmas, this afternoon, within 24 hours, on friday, on monday, this friday, this evening, in time for
tone, voice, style, sound, personality, wording, brand voice, formal, our words, like us, polite, funny, character, slang, friendly, tonality, emoji, manner, like my shop, like our shop
topic, certain questions
train, teach, taught, learn, fine tune, feed, machine learning, self learning
transcript, conversation, conversations, chats, chat logs, logs, log, chat history, tickets, dialogues, history, recordings, chat records, records, messages, what was said, each chat, something written, words of, it wrote
trial, test period, try, tried, test phase, pilot, two weeks, 2 weeks, 14 days, fortnight, trial period, first two weeks, risk, risk free, fourteen days, test drive, guarantee, probation, free trial, test
unsure, not know, no answer, not answer, cant answer, stuck, doubt, no idea, not understand, too hard, too difficult, cannot answer, never heard, doesnt know, clueless, unknown, not in our data, not sure, no clue
upfront, up front, deposit, advance, prepay, prepayment, initial fee, initial, one off, one time, joining fee
website, web site, landing page, storefront, homepage, web design, webdesign, pages, web page, webpage, sites, shop redesign, redesign
whatdo, agent do, agent actually do, bot do, it do, do exactly, actually do, exactly do, capabilities, able to, good at, skills, handle, deal with, abilities, features, functions, what tasks, which tasks
whatsapp, tiktok, telegram, wechat, signal, viber
where, which country, which place, location, which page
who, whom, which person
whoelse, your clients, your customers, which brands, which stores, who uses, other customers, famous, biggest client, names of, your other, my competitor, our competitor, how many customers, stores use you, use loomline, stores do you have, biggest customer
why, reason, how come, what for
workhours, hrs, hours a month, working time, time a week, hours a week
worth, worthwhile, profitable, pay off, roi, earn, bring me, bring us, make sense, uplift, more sales, increase, boost, improve sales, benefit, gain, extra revenue, extra sales, outcome, sell more, rise, does it bring, it brings
wrong, error, mistake, incorrect, nonsense, false, lie, lies, hallucinate, make up, make things up, invent, made up, rubbish, mess up, stupid, silly, misinform, inaccurate, bullshit, garbage, weird, screws up, blunder, slip, embarrassing, crap, faulty, accurate, accuracy, reliable, correct, bad advice, was off, answer was off, bad answer, odd, strange, talks rubbish, talks nonsense
your, =yours, yourself, yourselves, you guys, with you, from you, of you, to you, loomlines
zoom, teams, google meet, video, skype, in person, visit, meet, on site, camera, webcam, webex
mustlive, must be live, has to be live, have to be live, live by, ready by, must be ready, must launch
noshow, no show, not show up, not turn up
`;

/** Said of a question as often as not: never what it is about. */
export const FILLERS =
  'always her his him their coat heels jacket red blue black noon as those these although unless neither case high higher worst short began hear heard believe understand stand actually honestly simply certainly along across new worried afraid appear throughout loomline too here ourselves itself by last come th st nd still be could than plz ppl thru um ah oh hmm nice process works a an the is are were do does have get i you we they me us my your our its this that there of to in on for from with and or not yes want would can should will may really just much many even already about into out up what which how whose question curious like know go kind user via every own s d t m put exactly basically quickly again now once else anyway sir madam roughly team guys folks run tell take thing policy am im smth smn explain possible describe';

/** What is handed over to a person, and what the pages leave out though they have its words, asked like facts. */
export const REFUSED: Record<string, string> = {
  person:
    'talk human, human look, human look tomorrow, talk team, partnership, talk call, want human, reach human partnership, need human, talk team tomorrow, talk your, human talk tomorrow, human chat',
  complaint:
    'angry, broken, agent broken, angry account, angry card, never call, never came, your promised never, wrong invoice, your invoice wrong, wrong invoice order, refund where, agent told customer wrong, wrong told customer, complaint, angry again, customer your agent angry, agent bad angry',
  bargain:
    'discount, promise writing, deal commission, deal trial, deal price, discount sign, discount sign year, commission discount, free month, free commission, commission half, promise sale writing, promise result writing, fixed price instead, cap commission, custom contract, payment terms, pay later, instalments, promise in writing worth, discount cancel, set commission digit, discount digit, deal commission digit, small commission deal, build digit commission, if commission digit, commission digit sign, commission digit discount, deal commission contract, deal discount, extend, extend trial, deal extend',
  deadline:
    'live tomorrow, setup tomorrow, build tomorrow, integration tomorrow, tomorrow promise, need live tomorrow, promise live, need tomorrow, live time promise, agent tomorrow, website tomorrow, app tomorrow, live promise, mustlive, mustlive tomorrow',
  account:
    'account, move account, cancel account, account wrong, where account, cancel account call, change account, account price, call account, account welcome letter',
  unsaid:
    'where data, data country, keep where, subprocessor, who read data, data subprocessor, certified, model, model agent, price intercom, intercom, employees, founded, whoelse, funded, founder name, location office, where location office, country location office, founder background, whatsapp, social whatsapp, whatsapp agent, time tokyo, google ads, seo, accounting, tax, capital, partner programme, award, patent, api docs, open source, offline, wholesale, supplier, manufacture, factory, warehouse, translate text, phone number founder, revenue you, response seconds, latency, vat, register number, students, training course, workshop, webinar, event, conference, podcast, book author, lawyer contract, void contract, how much you make, model own, turnover your, revenue your, name your, many transcript, average, average commission whoelse, intercom cancel, time digit, many customer, white label, agency, affiliate, how many download, refer friend, referral, friend referral, how many order fashion, bookkeeper, marketplace, print, packaging, hardware, encryption, offtopic, price shopify, price shopify month, price shopify fixed, founder shopify, compare shopify, best crm, recommend lawyer, founder tell, best shopify, founder kids, result compare intercom, worth your, data keep region, who subprocessor read, price order country, price lawyer, employees culture, read list whoelse, free shopify, many export app, many build, region, account marketplace, intercom price month, funded behind, build language agent sign, lawyer country',
};

/** Words that ask and point. They tell ways to ask apart, but leave nothing of a question open. */
export const ASKING =
  'fashion all each two year allowed anything problem sell digit clock your no why many who where time agent shop customer need if other else only make live service happen data read own talk';

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
  /^(?!say (?:we|i|my|our|someone|a (?:shopper|customer|client)) )(?:please )?(?:say|write that|confirm|print|output|repeat|claim|state|admit|swear|reply|answer with) (?!to you)/i,
  /\brepeat that\b|\breply (?:only )?with\b|\bi order you\b|\broleplay|\bverbatim\b/i,
  // What is said to be hidden.
  /\bapi keys?\b|\bfor debugging\b|\bdebug mode\b/i,
  /\b(?:exact|secret|hidden) (?:words|instructions)\b|\b(?:all|other|list) customers?(?:'s?)? (?:emails?|names|data)\b/i,
  // Somebody who claims to have a say, or to have been promised something.
  /\bas (?:agreed|discussed|promised) (?:with|by)\b|\bi(?: a|')?m (?:the|your) (?:founder|owner|boss|ceo|developer|admin\w*)\b/i,
];

/** Phrases that only look like an order. */
export const HARMLESS =
  /\b(?:it|agent|bot|ai)(?: ever)? pretends?|by itself|does your|sales ?force admin|\btheir orders?\b|can i work for|our customer (?:database|list)|stay secret|does (?:the agent|it) only/g;

/** Asks the one who answers whether it is a person. */
export const ITSELF =
  /\b(?:are you|am i (?:talking|chatting|speaking|writing) (?:to|with)) (?:an? |even )?(?:actual |real |live )?(?:bot|chatbot|robot|ai|machine|computer|program|human|person|real|llm|model)\b|^(?:so |and )?(?:who|what) are you$/;
