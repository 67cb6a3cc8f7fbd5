import { AGENDA, BOOKING_FAQ } from './book-call.ts';
import { BRING } from './booking-thanks.ts';
import { CALL_HOURS } from './call-hours.ts';
import { CAREERS, SPONTANEOUS, WHY_WORK_HERE } from './careers.ts';
import { DATA_NOTE } from './data-note.ts';
import { DATA_QUESTIONS, DATA_SAFETY } from './data-safety.ts';
import { FAQ } from './faq.ts';
import {
  COUNTED_SALES,
  INCLUDED,
  INVOICE,
  NO_FIXED_PRICES,
  NOT_SURE,
  PERFORMANCE_PRICING,
  PRICE_LIST,
  RATES,
  WHAT_YOU_GET,
  WORKED_MONTH,
} from './pricing.ts';
import { PROMISES } from './promises.ts';
import { RESULTS } from './results.ts';
import { CALL_COSTS, OWN_CHANGES, SERVICE_FACTS } from './service-facts.ts';
import { SITE } from './site.ts';
import { SUPPORT_OPTIONS, WHAT_TO_WRITE } from './support.ts';
import { TERMS } from './terms.ts';
import { WORKS_WITH } from './works-with.ts';
import { WORKSHEET } from './worksheet.ts';

/**
 * The ways to ask for each answer, by its id. Each holds only the words that it needs. `agent/site-lexicon.ts` says which
 * words mean the same, so one stands for all of them.
 */
const ASKED: Record<string, string> = {
  'agreement-lawyer': 'lawyer, lawyer question send, lawyer reach',
  'sketch-assumes': 'assumptions, assume, sketch based, sketch commission, commission extra or not',
  'sketch-hours':
    'workhours, team workhours, workhours month, small sketch, minus, minus month, minus small, sketch minus, team work month, our effort month, effort, how much work for us',
  'example-2': 'socks, socks example, socks price',
  'example-1': 'dress shop example, dress shop price, dress shop pay, dress shop example pay, dress shop',
  'example-0':
    'example jeans label, jeans label price, jeans label owe, jeans label invoice, example jeans label month',
  'what-it-does':
    'whatdo agent, whatdo, agent question, agent answer, agent handover human, agent handover, agent help customer, customer human, agent order, agent exchange, agent social, agent replace team, replace team, agent service, agent fashion shop, agent complain, exchange, whatdo customer',
  'not-a-menu-bot':
    'compare, agent unsure, unsure, agent smarter, chat compare, if unsure, why wrong agent, why exchange, why exchange agent, already agent, data no answer, mine no answer, mine include answer, no include answer',
  'fashion-only':
    'fashion only, furniture, accept furniture, shop kind, accept fashion, fashion, furniture shop, sell furniture, furniture fashion, sell fashion',
  'how-long':
    'time live, time setup, time build, time build agent, time live agent, time chat, setup agent, data messy time, agent time, messy data, time doable, time data',
  'performance-pricing':
    'price, price agent, price month, month, price setup, upfront, month price agent, pay, price model, price hidden, fixed month, pay commission, pay agent, pay before sale, hidden, service price, pay before, pay separate, pay each, happen price, price unit, price seat, price ticket, unit, seat, pay upfront, price include, price start, price live agent, agent free, price free',
  trial:
    'refund, refund time, trial how long, trial refund if bad, trial free, refund trial, if bad, bad refund, bad trial, if bad trial, trial cancel, free trial agent, refund if bad, refund deadlin, real trial, trial first, trial, refund clock, test before',
  payment:
    'card, how pay invoice, pay card, pay method, method, bookkeeper card, bookkeeper pay, allowed pay card',
  'our-voice':
    'tone, tone shop, agent write tone, tone guide, agent like shop, trial before live, approve, approve live, approve live who, who live, demo before customer, demo before live, see before customer, test before customer, play before customer, text need, agent chat like shop, who press, train tone, tone customer',
  'looks-after':
    'monitor, monitor after live, monitor agent, change agent, change tone, change answer, agent better, effort after live, change, who change, who repair live, who repair, repair live',
  'connects-to':
    'integration, integration data, integration agent, integration stock, catalogue, integration calendar, agent access, platform integration what',
  languages:
    'language, language agent, language customer, currency, currency price, who controlling language, invoice currency, pay currency, why language, language time, all language',
  worldwide:
    'country, country shop, accept country, night, agent night, night team, support night, customer night, night human, country integration, country your, country here, country sign, country contract, shop country sign',
  'turned-down':
    'accept, accept shop, small, small shop, accept small, worth small, need minimum, agent small, accept sign, accept book, clock find no, when no, accept select, select',
  'call-length': 'time, call over, longer, call longer, call need longer, need longer',
  'call-place': 'call video, video, call where, call phone, call link, call install, call app, video phone',
  'call-cost':
    'call free, call price, call contract, call pay, call sales, call follow up, call spam, call sales pressure, call founder ring, call pressure, call after cancel, book call founder phone',
  'call-host':
    'call who, founder, call founder, who happen call, consultant, who talk, founder talk, call who talk',
  ownership:
    'own transcript, export, export transcript, export data, read transcript, cancel data, cancel transcript, data after cancel, own, team read transcript, who read transcript, own train size, own data, own data who',
  'ownership-1':
    'data other shop, shop share data, data customer else, agent other shop, other shop, agent intercom, sell intercom, intercom same agent, build same agent, same agent other, use data for other, intercom benefit, intercom data, size whoelse, data whoelse',
  agreement:
    'gdpr, sign, sign contract data, sign gdpr, secure, secure data, sign before, before access, gdpr contract, gdpr before, gdpr sign before read, confirm gdpr, mine secure',
  'agreement-1': 'controller, who controller, gdpr role, data purpose, instructions',
  retention:
    'keep transcript, keep data time, keep time, delete transcript time, keep data, keep, transcript time, delete when, keep transcript else contract, transcript time keep',
  'retention-1':
    'delete customer, delete, delete transcript, customer delete data, keep longer, keep longer transcript, delete time, delete customer whatdo',
  training:
    'train, train data, train model, train transcript, data model, transcript model, train agent data',
  'training-1': 'agent train, agent learn itself, who train agent',
  disclosure: 'tell customer agent, tell human, customer tell, agent human, agent human tell, tell agent',
  'wrong-answers':
    'wrong, wrong agent, if wrong, wrong answer, who liable wrong, cause wrong, wrong size, source, keep source, source answer, source each, source data, see source, agent source, how find cause',
  'wrong-answers-1': 'repair, off, agent off, off wrong, repair wrong, who off, report wrong, tell wrong',
  'wrong-answers-2':
    'agent discount, discount customer, agent discount customer, agent not allowed, agent forbidden, agent refund, agent may never, agent decide, agent promise, dispute customer, boundaries, limits agent, agent own, agent alone, discount agent say, agent decide alone',
  'website-chat': 'chat service, chat',
  'website-chat-0': 'size, agent size',
  'website-chat-1': 'agent stock, agent catalogue, stock, agent shipping',
  'website-chat-2':
    'order agent, order change address, agent order address, exchange agent, exchange, order, order lookup, agent order status, agent returned customer, agent returned, track order, agent track order',
  'website-chat-3':
    'product card, agent show product, add bag, agent cart, agent recommend, agent sell, recommend, product card price customer, product agent',
  'website-chat-5': 'social, agent social, social inbox, social chat, instagram website',
  'website-chat-6': 'daily, optimise',
  'website-chat-card-0': 'agent guess, agent promise delivery, agent guess date, invent discount',
  'website-chat-card-1': 'shows sells, measurements',
  'website-chat-needs':
    'need, need agent, need chat, need shop, need start, need setup, need access, need developer, need build',
  'phone-support': 'phone agent, service phone, answer phone, agent phone',
  'phone-support-0':
    'phone night, phone agent time, phone night agent, shop phone night, phone shop night, phone answer night, phone night cover',
  'phone-support-1': 'phone order, phone returned',
  'phone-support-2': 'phone stock, phone size',
  'phone-support-3':
    'phone handover, phone summary, hard calls, phone again, handover again, customer again, ask again, repeat again, phone angry handover, angry handover, phone complain handover, complain handover',
  'phone-support-4':
    'callback, phone callback, nobody phone handover, if nobody phone, nobody handover, no human handover',
  'phone-support-5': 'phone tell, phone tell agent, phone agent human',
  'phone-support-6': 'phone transcript, phone record, phone reason, record',
  'phone-support-7':
    'ournumber, phone ournumber, phone number shop, phone setup, phone setup time, phone live time, agent ournumber, keep phone number, keep phone, change phone number',
  'phone-support-card-0': 'mid call, phone order during call',
  'phone-support-card-1':
    'phone rules, phone complain, card number phone, phone refund, phone card, complain agent, customer angry agent, agent angry, agent card order, agent card, customer card, card order',
  'phone-support-card-2': 'phone trial, phone test before',
  'phone-support-needs': 'phone need',
  'email-outreach':
    'outreach, outreach agent, outreach service, email customer, agent email customer, write customer, newsletter, agent newsletter, newsletter customer',
  'email-outreach-0': 'outreach channel, outreach phone',
  'email-outreach-1': 'outreach open, outreach personal',
  'email-outreach-2':
    'restock, back stock, restock size, customer tell stock, notify stock, customer back stock, text size back, size back, text back stock, agent text size back, size again in, tell size back',
  'email-outreach-3':
    'cart, cart reminder, cart outreach, how many reminder, nag cart, customer cart, agent customer cart, outreach agent cart, email cart, send email cart, many cart',
  'email-outreach-4': 'quiet hours, outreach night, quiet, outreach time',
  'email-outreach-5': 'outreach reply, customer reply outreach, outreach answer, reply',
  'email-outreach-6':
    'outreach stop, stop after buy, write already sale, customer already bought, outreach already sale, write customer sale, already sale',
  'email-outreach-7': 'optout, optout outreach, customer optout, customer optout stop, customer stop',
  'email-outreach-card-0': 'thread',
  'email-outreach-card-1': 'channel, channel chosen, customer channel',
  'email-outreach-card-2':
    'consent, outreach consent, consent email, outreach lists, approve outreach, countdown deadline, list email, list customer, write list, trick deadlin, address list write',
  'email-outreach-needs': 'outreach need, need email, address outreach your',
  'website-creation':
    'website, website build, website service, build shop, shop website build, need website, website build else',
  'website-creation-0':
    'landing drop, landing or storefront, whole storefront, page drop, website complete, landing or complete, website only one page, website one side, complete shop, landing',
  'website-creation-1': 'website fabric, website fit',
  'website-creation-2':
    'website platform, website stock, website integration, website price stock, website shopify, website order',
  'website-creation-3': 'size guide inches, inches',
  'website-creation-4':
    'website phone, website app, website mobile, mobile, website handy, website smartphone, handy, smartphone, website small screen',
  'website-creation-5': 'website time load, load, popup, pop up, website fast, seo speed',
  'website-creation-6':
    'website demo, preview link, website approve, website change, website see before live, website see before, see website',
  'website-creation-7': 'website agent',
  'website-creation-card-1': 'website start small',
  'website-creation-card-2':
    'photo, website photo, countdown, fake reviews, write reviews, fake, who photo, countdown website, clock website, countdown sale, fake customer result, fake write',
  'website-creation-needs': 'need domain',
  'website-benefit':
    'website team change, website own change, change website text, change price website own, change price website',
  'website-text': 'text, website text, who text, who write text website, text photo website, write text',
  'crm-integration': 'crm, crm service, crm agent',
  'crm-integration-0': 'crm migrate, migrate, crm own, crm switch, move crm',
  'crm-integration-1': 'crm match, one record, crm duplicate, crm customer same, crm phone email',
  'crm-integration-2': 'crm transcript, crm transcript summary',
  'crm-integration-3': 'crm size, crm returned, returned reason',
  'crm-integration-4': 'crm handover, crm task, handover task',
  'crm-integration-5': 'crm consent, crm optout',
  'crm-integration-6': 'tags, crm tags, label vip, segments',
  'crm-integration-7': 'crm time, crm setup, crm setup time, crm live time',
  'crm-integration-card-0':
    'merge, crm merge, crm delete, duplicate, crm grade, family, family number, two customer number, same number customer, family record, merge delete',
  'crm-integration-card-1':
    'crm access, crm field, fields, crm need, crm private, exclude field, exclude, exclude read, exclude data',
  'crm-integration-card-2':
    'crm slip, handover see, team see handover, handover transcript, handover summary',
  scheduling:
    'book fitting, agent fitting, fitting service, agent book, customer book, customer fitting book',
  'scheduling-0': 'fitting kind, alteration, pickups, alteration agent, book alteration, customer alteration',
  'scheduling-1':
    'google calendar, calendar own, agent write calendar, read calendar, write calendar, calendar read write',
  'scheduling-2': 'fitting phone, fitting email, fitting chat',
  'scheduling-3':
    'fitting reminder, reminder, fitting forget, no show, noshow, reminder customer, reminder include, reminder fitting include',
  'scheduling-4': 'fitting cancel, waiting list, fitting waiting, cancelled slot',
  'scheduling-5':
    'breaks, buffer, fitting closed, closing days, lunch, lunch fitting, fitting lunch break, break fitting, keep lunch break',
  'scheduling-6': 'fitting notes, fitting size, fitting prepare',
  'scheduling-7': 'fitting time, fitting setup, fitting setup time, fitting live time',
  'scheduling-card-0':
    'fitting change, fitting move, reschedule fitting, customer move fitting, customer reschedule, fitting change without call',
  'scheduling-card-1':
    'fitting double, double book, overbook, fitting outside hours, double booking, price alteration, agent price alteration, price waist, two customer fitting, fitting same',
  'scheduling-card-2': 'fitting rules, change rule',
  'scheduling-needs': '',
  'mobile-app': 'app, app build, app service',
  'mobile-app-0': 'app stock, app catalogue, app platform, app integration, app price stock',
  'mobile-app-1': 'app agent, app chat',
  'mobile-app-2': 'push, app push, push messages, app tell, app push everyone',
  'mobile-app-3': 'wishlist, saved sizes, app favourites, favourites',
  'mobile-app-4': 'scan, barcode, app scan, label scan, qr',
  'mobile-app-5': 'checkout, app checkout, app pay customer, app card, app payment page, app buy',
  'mobile-app-6': 'early drops, drops, app drops, loyalty, early access',
  'mobile-app-7':
    'app own account, app account, who pay apple, own account developer, app publish, apple account, app own',
  'mobile-app-card-0': 'app remember, app returned, remembers',
  'mobile-app-card-1': 'app spam, app night, push quiet, app time limited',
  'mobile-app-card-2':
    'app worth, app time, app small, app live time, app review, app accept, regulars, app live, app small worth, app regulars, app customer come back, app approve, time approve app',
  'mobile-app-needs': 'app need',
  'commission-rate':
    'commission depend, depend, commission price, commission agent, range, commission maximum, who commission, price digit, commission digit, small max commission, minimum maximum, min max, min max commission, who depend number',
  'why-not-fixed':
    'fixed, why fixed, no price list, fixed commission, why hidden price, see fixed, no price website, where price, price website why, why no price, why price, no price',
  'counted-0':
    'count, count order, count chat, count where parcel, only ask parcel, pay all sale, pay sale anyway, commission all sale, commission order, count sale agent, opened, opened sale, opened count, chat no question sale, opened chat, opened price, opened price sale, opened no, opened no sale price',
  'counted-1':
    'count time, count time sale, sale after chat time, count later, sale time, sale later, sale week later, commission time sale, window, order after, order after invoice, order time, order time invoice',
  'counted-2':
    'returned commission, returned, commission refund customer, invoice when, invoice, returned count, pay returned, when pay, when pay commission, returned sale, returned price, clock invoice, clock pay, customer returned, if returned, later returned',
  'counted-3':
    'sale list, dispute sale, see sale, list, check count, prove sale, wrong count, dispute commission, count proof, not agree sale, dispute count, list sale wrong, think list sale, list sale agent, who decide sale, who count sale, decide count sale, depend count, who depend sale count, only your count, list price, see list price',
  'no-sale':
    'no sale, no sale pay, if no sale, few sale, sale zero price, month no sale, no sale invoice, minimum commission, minimum price, few sale pay, bad month, no agent month invoice, only sale invoice',
  included:
    'include, include price, dashboard, include agent, dashboard agent, read dashboard, measure result, include commission, include pay',
  'ab-test':
    'sale anyway, half visitors, test half, incremental, control group, proof more sale, sale anyway prove, anyway prove, anyway agent, how prove, pay anyway, commission anyway, abtest',
  ending:
    'cancel, off month, contract, cancel contract, contract time, cancel after trial, forget, trial forget, forget cancel, cancel time, cancel later, contract minimum, cancel agent, cancel price, trial after forget, contract renew, cancel month, contract year, cancel any time, give notice',
  'month-1': 'personalised, who setup',
  'month-2':
    'trial happen, during trial, trial read, who monitor trial, day first trial, trial live customer',
  'month-3':
    'after, price after, trial after, after trial pay, trial after agent, price after trial, forget trial, forget after trial',
  'trial-commission':
    'refund commission, trial commission, refund include commission, trial pay, trial sale, trial price, trial card',
  platforms:
    'shopify, platform, platform own, help desk, api, shopify integration, shopify ready, shopify api, platform api, platform support api, api natively, crm spreadsheet, no crm spreadsheet, platform self, our platform written',
  support: 'reach, email, reach email, support, reach support, help, email your',
  'support-phone':
    'number, phone reach, hotline support, welcome letter, phone number website, where phone number, why no number, invoice phone, account invoice phone, phone your, call your support, reach phone your, phone, phone number help, phone help',
  'support-time':
    'answertime, answertime email, answertime support, answertime message, support time, support night you, email time, message time, message somebody read',
  maker:
    'who answer messages, contact person, personal contact, who builds, who build agent, who support, dedicated, who reach, who answer, customer success, founder account manager, contact always human, who answer sign phone',
  booking:
    'book, call, when call book, book demo, call book where, confirm call, call confirm time, call time free',
  'call-hours':
    'when calls held, call monday, call night, call country time, call time zone, what hours call, what time call, clock call night',
  'call-notice':
    'call tomorrow, book call tomorrow, call notice, call earliest, call in advance, call early, call next',
  'call-move':
    'move call, change call, reschedule call, cancel call, call change time, miss call, reschedule',
  bring: 'prepare, need call, prepare founder, prepare chat founder, prepare founder call',
  agenda: 'call happen, happen, call show',
  live: 'fresh, fresh stock, fresh price, agent fresh, old copy, stock live, price live agent, stock',
  'month-0': 'first step, step start, start, first week, before start',
  careers: 'hiring, hiring fashion, hiring where',
  'careers-remote': 'hiring remote, remote, work culture, hiring culture',
  'careers-apply': 'hiring write, hiring anyway, spontaneous, hiring send, apply',
  socials: 'linkedin, youtube, social your, follow social, linkedin your',
  series: 'series, series result, case study topic',
  'included-free': 'no price service, which free, service free, no price own',
  'support-lines':
    'report problem, what write support, problem agent what write, what tell support, write problem, problem, report wrong what, wrong what write, report wrong include',
  services:
    'service, service else, else, list service, how many service, fashion service, you sell, build kind, social build, build else',
  'case-studies':
    'worth small, result number, see result, result agent, result other shop, worth, cart recovery, is it worth, resolution, result booking, booking human percent, result percent, no human booking, result, resolution time',
  'not-promised':
    'promise result, promise sale, promise worth, promise, trust result, promise number, example promise, example number promise',
  quiz: 'quiz, which service right, not sure start, which service need, quiz how many, quiz time',
  sketch: 'sketch, sketch worth, how much earn, sketch price, worth shop, how much bring',
  'worked-example':
    'example, example price, example commission, example invoice, example owe, owe month, example number, example month, example real',
  'phone-savings': 'phone worth, phone reduce price, phone savings, savings agent',
  'charge-website-chat': 'price chat agent only, price chat, pay chat',
  'charge-phone-support':
    'price phone, phone commission, phone month, phone pay, phone price include, phone free, price phone compare chat, phone price minute',
  'charge-email-outreach':
    'price outreach, outreach commission, outreach month, outreach pay, price email, outreach free',
  'charge-website-creation':
    'price website, website commission, website pay, website free, price landing, website month',
  'charge-crm-integration': 'price crm, crm commission, crm pay, crm free, crm hidden',
  'charge-scheduling': 'fitting commission, fitting pay, fitting free, fitting hidden',
  'charge-mobile-app':
    'price app, app commission, app pay, app free, app month, app hidden, app fixed price, app project price',
  'price-change':
    'raise, raise commission, change commission later, raise after, raise sale before, raise old sale, raise last month sale',
  late: 'late, late pay, late invoice, if not pay, agent late pay',
  liability:
    'liable, liable wrong, liable agent, limited liable, promise uptime, sla, guaranteed availability, liable terms',
  law: 'law, law contract, country law',
  rights:
    'own software, own build, rights agent, own code, own photos, keep agent after cancel, code, own agent, resell, resell agent',
  business: 'adult, 18, private person, consumers, age, age limit, how old, minimum age, under 18',
  'after-end':
    'cancel happen, happen agent cancel, cancel commission, commission after cancel, cancel still pay, agent after cancel, owe commission, owe sale, commission sale before cancel, owe after cancel, commission before, pay after cancel',
  'form-data':
    'form, form data, my data form, form keep, what do you do with my email, data site, mine, keep my data, sell my data, data visitor form, privacy, who read my form',
  cookies: 'cookie, cookie site',
  newsletter: 'you send newsletter, newsletter your, newsletter',
  demo: 'demo, demo agent, demo free, demo where, agent in action',
  about:
    'why you exist, story, mission, philosophy, vision, who your, small your company, why exist your, story your, about your company, team your',
};

/** The days and hours of calls, where every day that has any has the same. */
const HOURS = callHours();

/** Answers that stand on the pages as more than one sentence, put together from them. */
const COMPOSED = [
  ...on('Pricing', '/pricing', {
    'commission-rate': [
      'What percentage is the commission?',
      `Between ${RATES.commission.from}% and ${RATES.commission.to}%, set for each store. ${NO_FIXED_PRICES.factors.map(({ name }) => name).join(', ')} decide where. No retainer, no setup fee.`,
    ],
    'why-not-fixed': [
      'Why are there no fixed prices?',
      `${NO_FIXED_PRICES.lead.replace(/[^.]*\.$/, '').trim()} ${NO_FIXED_PRICES.factors.map(({ name }) => name).join(', ')} decide where.`,
    ],
    ...Object.fromEntries(
      COUNTED_SALES.rules.map(({ name, text }, at): [string, [string, string]] => [
        `counted-${at}`,
        [
          [
            'Which sales count?',
            'How long after a chat does a sale count?',
            'What about returned orders and the commission?',
            'How do I check which sales were counted?',
          ][at] ?? name,
          `${name}: ${text}`,
        ],
      ]),
    ),
    'no-sale': ['What do we pay if nothing is sold?', `${INVOICE.note} ${PERFORMANCE_PRICING.text[0]}`],
    included: ['What is included?', `${INCLUDED.items.map(({ name }) => name).join('; ')}.`],
    'included-free': [
      'Which services have no fee of their own?',
      `No fee of their own: ${SERVICE_FACTS.filter(({ slug }) =>
        PRICE_LIST.charges[slug]?.text.startsWith('No fee'),
      )
        .map(({ name }) => name)
        .join(', ')}. They come with an agent, whose commission pays.`,
    ],
    'ab-test': ['How do you know that a sale is extra?', INCLUDED.items[2]?.text ?? ''],
    ...Object.fromEntries(
      WHAT_YOU_GET.cards
        .slice(1, 3)
        .map(({ when, name, text }, at): [string, [string, string]] => [
          `month-${at + 1}`,
          [`What happens ${when.toLowerCase()}: ${name}?`, text],
        ]),
    ),
    'month-3': ['What happens after the trial?', `${PROMISES.afterTrial} ${PROMISES.notice}`],
    sketch: [
      'What would it earn for us?',
      `Put your own figures into the sketch on the page of prices; nothing is sent. ${PROMISES.notPromised}`,
    ],
    'worked-example': [
      'Is there an example of an invoice?',
      `Invented stores: ${WORKED_MONTH.stores.map(invoiceOf).join('; ')}.`,
    ],
    ...Object.fromEntries(
      WORKED_MONTH.stores.map((store, at): [string, [string, string]] => [
        `example-${at}`,
        [
          `What does ${store.name.toLowerCase()} pay in your example?`,
          `An invented store: ${invoiceOf(store)}, from ${store.orders} orders the agent helped close.`,
        ],
      ]),
    ),
    'sketch-hours': [
      'How many hours do we need a month?',
      `The sketch on the page of prices reckons that your team reads chats and mends data for ${WORKSHEET.hoursOfReading / WORKSHEET.months} hours a month, whatever the size of the shop. That is what makes the sketch of a small shop negative.`,
    ],
    'sketch-assumes': [
      'What does the sketch assume?',
      `Most who chat would have bought anyway: of ${WORKSHEET.ordersAfterChat} orders after a chat, ${WORKSHEET.extraOrders.low} to ${WORKSHEET.extraOrders.high} are extra. The commission is reckoned on all that stay sold, extra or not.`,
    ],
    'month-0': [
      'What are the steps?',
      `A call of about ${TERMS.callMinutes} minutes with the founder, then a few hours to a week in which we build the agent, then ${TERMS.trialDays} days of trial, live. ${PROMISES.goLive}`,
    ],
    ...Object.fromEntries(
      SERVICE_FACTS.map(({ slug, name }): [string, [string, string]] => [
        `charge-${slug}`,
        [`What do you charge for ${name}?`, `${name}: ${charge(slug)} No setup fee, no retainer.`],
      ]),
    ),
  }),
  ...on('Terms of Service', '/terms', {
    ending: ['How can we cancel?', `${PROMISES.notice} ${PROMISES.afterTrial}`],
    'trial-commission': [
      'Does the refund include the commission?',
      `${PROMISES.guarantee} That includes any commission on sales made during them.`,
    ],
    'price-change': [
      'Can the price go up later?',
      'Pricing may change. We tell you by email, with enough time to end the agreement first. A new price never applies to sales made before it takes effect.',
    ],
    late: [
      'What if we pay late?',
      'If a payment is late or fails, we may suspend the service, including the agent on your store, until it is paid. We tell you by email.',
    ],
    liability: [
      'Who is liable?',
      'We work with care, but promise no number of sales and no service without interruption. You remain responsible for your offers and orders. Neither of us is liable for indirect loss, and our liability in any 12 months is limited to the fees you paid us in them.',
    ],
    law: [
      'Which law applies?',
      `The law of the country in which ${SITE.brand} is established applies, and its courts decide disputes. Write to us first.`,
    ],
    rights: [
      'Who owns the agent?',
      'The software and methods behind the agent stay ours; you may use it on your store for as long as the agreement lasts, and may copy or resell it with our written permission only. Your brand, product data and photos are yours.',
    ],
    business: [
      'Who may use the services?',
      'Our services are for businesses, and you must be at least 18 years old to use them.',
    ],
    'after-end': [
      'What happens when the agreement ends?',
      `We take the agent out of service. Commission on sales made before then is still due. ${PROMISES.transcripts}`,
    ],
  }),
  ...on('Privacy Policy', '/privacy', {
    'form-data': [
      'What do you do with what I send in a form?',
      `${DATA_NOTE.text} We do not sell or share it for advertising. For a copy, or to have it erased, write to ${SITE.email}.`,
    ],
    newsletter: [
      'Do you send a newsletter?',
      'No. There is no newsletter; a form brings you the mails about it alone.',
    ],
  }),
  ...on('Cookie Policy', '/cookies', {
    cookies: [
      'Does this site set cookies?',
      'This site sets no cookies of its own, and has no analytics and no advertising trackers. A film hosted elsewhere may set some once you play it.',
    ],
  }),
  ...on('Chat Agents', '/services/website-chat', {
    platforms: [
      'Does it work with Shopify or WooCommerce?',
      `Connected and in use: ${WORKS_WITH.kinds.flatMap(({ live }) => live).join(', ')}. By API: ${WORKS_WITH.kinds.flatMap(({ api }) => api).join(', ')}. Others: ask us.`,
    ],
    live: ['Does it read stock and prices live?', PROMISES.live],
    demo: [
      'Can I try a demonstration?',
      'Yes, here and on the home page: an agent answers for a made-up store. It runs in your browser.',
    ],
  }),
  ...on('Phone Support Agents', '/services/phone-support', {
    'phone-savings': ['How much can a phone agent save?', `${CALL_COSTS}. ${PROMISES.notPromised}`],
  }),
  ...on('Website Creation', '/services/website-creation', {
    'website-benefit': ['Can we change the website ourselves?', `Yes: ${OWN_CHANGES.toLowerCase()}.`],
    'website-text': ['Who writes the text of a website?', SERVICE_FACTS[3]?.lead ?? ''],
  }),
  ...on('Support Center', '/support', {
    support: [
      'How do I reach you?',
      `By email to ${SITE.email}: ${SUPPORT_OPTIONS.email.promise.toLowerCase()}. Or leave a message here. ${SUPPORT_OPTIONS.phone.text.split('.')[0]}.`,
    ],
    'support-phone': [
      'What is your phone number?',
      `${SUPPORT_OPTIONS.phone.text.split('.')[0]}. Everybody else writes to ${SITE.email}, or books a call.`,
    ],
    'support-time': [
      'How fast do you answer?',
      `By email to ${SITE.email}: ${SUPPORT_OPTIONS.email.promise.toLowerCase()}. ${PROMISES.maker}`,
    ],
    maker: ['Who answers my messages?', `${PROMISES.maker} There is no account layer in between.`],
  }),
  ...on('Support Center', '/support', {
    'support-lines': [
      'What should I write about a problem?',
      `Three lines help us most. ${WHAT_TO_WRITE.items.map(({ name, text }) => `${name}: ${text.split('. ')[0]?.replace(/\.$/, '')}.`).join(' ')}`,
    ],
  }),
  ...on('Book a Call', '/book-call', {
    booking: [
      'How do I book a call?',
      `On the booking page: a call takes about ${TERMS.callMinutes} minutes and is free. ${HOURS} We confirm by email within ${TERMS.confirmationHours} hours.`,
    ],
    'call-hours': ['When are calls held?', HOURS],
    ...(CALL_HOURS && {
      'call-notice': [
        'How soon can I have a call?',
        `Free times begin ${CALL_HOURS.noticeHours} hours from now, and are listed for ${CALL_HOURS.daysAhead} days. ${HOURS} We confirm by email within ${TERMS.confirmationHours} hours.`,
      ] as [string, string],
    }),
    'call-move': [
      'How do I move a call that is booked?',
      'The links in our emails about the call move or cancel it.',
    ],
    bring: ['What should I prepare for the call?', `Bring to the call: ${BRING.join('; ')}.`],
    agenda: ['What happens on the call?', AGENDA.map(({ name, text }) => `${name}: ${text}`).join(' ')],
  }),
  ...on('Data & Safety', '/data-safety', {
    'agreement-lawyer': [
      'Where do we send the questions of our lawyer?',
      `${DATA_SAFETY.contact.text} Write to ${SITE.email}.`,
    ],
  }),
  ...on('Careers', '/careers', {
    careers: ['Are you hiring?', CAREERS.lead],
    'careers-remote': [
      'What is it like to work for you?',
      WHY_WORK_HERE.reasons
        .slice(1)
        .map(({ name, text }) => `${name}: ${text}`)
        .join(' '),
    ],
    'careers-apply': [
      'How do I apply?',
      `${CAREERS.lead} ${SPONTANEOUS.heading}: ${SPONTANEOUS.text} Write to ${SITE.email}.`,
    ],
  }),
  ...on('Services', '/#services', {
    services: [
      'Which services do you offer?',
      `Seven: ${SERVICE_FACTS.map(({ name }) => name).join(', ')}. The chat agent is where most begin.`,
    ],
  }),
  ...on('Quiz', '/#quiz', {
    quiz: ['Which service is right for us?', `${NOT_SURE.boxes[1]?.name}: ${NOT_SURE.boxes[1]?.text}`],
  }),
  ...on('Results', '/results', {
    'case-studies': [
      'Do you have case studies or results?',
      `${RESULTS.description.split('. ')[0]}. ${PROMISES.notPromised}`,
    ],
    'not-promised': ['Do you promise results?', `${PROMISES.notPromised} ${PROMISES.guarantee}`],
  }),
  ...on('Case Studies', '/case-studies', {
    series: [
      'What is the weekly series of case studies about?',
      'A weekly series on what agents do in a store, how to measure it, and what goes wrong.',
    ],
  }),
  ...on('About', '/about', {
    socials: [
      'Where can I follow you?',
      `On ${SITE.social.map(({ name }) => name).join(', ')}; the links are at the foot of each page.`,
    ],
    about: [
      `Who is behind ${SITE.brand}?`,
      `${SITE.brand} is small on purpose. The founder takes every first call, reads the size chart, and signs off every agent before it meets a shopper.`,
    ],
  }),
];

/** What the agent on Support answers from: the pages' own words, each with a link to where they stand. */
export const SITE_KNOWLEDGE = {
  brand: SITE.brand,
  facts: [
    ...on('FAQ', '/#faq', listed(FAQ.flatMap(({ items }) => items))),
    ...on('Book a Call', '/book-call', listed(BOOKING_FAQ.items)),
    ...DATA_QUESTIONS.flatMap(({ id, question, answer }) =>
      on(
        'Data & Safety',
        `/data-safety#${id}`,
        Object.fromEntries(
          answer.map((text, at): [string, [string, string]] =>
            at > 0 ? [`${id}-${at}`, [text, text]] : [id, [question, text]],
          ),
        ),
      ),
    ),
    ...SERVICE_FACTS.flatMap(({ slug, name, lead, features, cards }) =>
      on(name, `/services/${slug}`, {
        [slug]: [`What is ${name}?`, `${name}: ${lead} ${charge(slug)}`],
        ...Object.fromEntries(
          features.map((text, at): [string, [string, string]] => [
            `${slug}-${at}`,
            [text, `${name}: ${text}.`],
          ]),
        ),
        ...Object.fromEntries(
          cards.flatMap(({ text, art }, at): [string, [string, string]][] => [
            [`${slug}-card-${at}`, [text, text]],
            ...(art?.title.startsWith('What we need')
              ? [
                  [
                    `${slug}-needs`,
                    [`What do you need from us for ${name}?`, `${art.title}: ${art.lines.join('; ')}.`],
                  ] as [string, [string, string]],
                ]
              : []),
          ]),
        ),
      }),
    ),
    ...COMPOSED,
  ],
};

/** Facts of one page, by their ids: the question and the answer. */
function on(source: string, href: string, facts: Record<string, [question: string, answer: string]>) {
  return Object.entries(facts).map(([id, [question, answer]]) => ({
    id,
    question,
    asked: ASKED[id] ?? '',
    answer,
    source,
    link: { label: source, href },
  }));
}

function listed(items: { id: string; question: string; answer: string }[]): Record<string, [string, string]> {
  return Object.fromEntries(items.map(({ id, question, answer }) => [id, [question, answer]]));
}

function callHours(): string {
  if (!CALL_HOURS) return 'The booking page says when calls are held.';
  const { zone, week } = CALL_HOURS;
  const days = Object.entries(week).filter(([, hours]) => hours.length > 0);
  const [first] = days;
  const [hours] = first?.[1] ?? [];
  const name = (day = '') => day.charAt(0).toUpperCase() + day.slice(1);
  return hours && days.every(([, [own]]) => own?.from === hours.from && own.to === hours.to)
    ? `Calls are held ${name(first?.[0])} to ${name(days.at(-1)?.[0])}, ${hours.from} to ${hours.to} ${zone}.`
    : 'The booking page says when calls are held.';
}

/** A month of an invented store: what was kept of its sales, and our invoice. */
function invoiceOf({ name, worth, returned, rate }: (typeof WORKED_MONTH.stores)[number]): string {
  const kept = worth - returned;
  return `${name.toLowerCase()}, €${kept.toLocaleString('en')} kept, ${rate}%, invoice €${((kept * rate) / 100).toLocaleString('en', { minimumFractionDigits: (kept * rate) % 100 ? 2 : 0 })}`;
}

/** How a service is charged, as its page of prices says. */
function charge(slug: string): string {
  const found = PRICE_LIST.charges[slug];
  return found ? `${found.charge}: ${found.text.charAt(0).toLowerCase()}${found.text.slice(1)}` : '';
}
