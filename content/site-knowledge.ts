import { BRING } from './bring.ts';
import { CALL_HOURS } from './call-hours.ts';
import { CAREERS, SPONTANEOUS, WHY_WORK_HERE } from './careers.ts';
import { DATA_NOTE } from './data-note.ts';
import { DATA_QUESTIONS, DATA_SAFETY } from './data-safety.ts';
import { FAQ } from './faq.ts';
import { AGENDA, BOOKING_FAQ } from './first-call.ts';
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
  'agreement-lawyer': 'lawyer',
  'card-details': 'keep card, card keep number, card secure, keep card number',
  'trial-start': 'clock trial, trial clock live',
  backups: 'backup, delete backup',
  reads: 'where source, where agent source, agent source',
  'sketch-assumes': 'assumptions, assume, sketch based, sketch commission, commission extra or not',
  'sketch-hours':
    'workhours, team workhours, workhours month, small sketch, minus, minus month, team work month, effort, how much work for us',
  'example-2': 'socks, socks example, socks price',
  'example-1': 'dress shop pay, dress shop',
  'example-0':
    'example jeans label, jeans label price, jeans label owe, jeans label invoice, example jeans label month',
  'what-it-does':
    'whatdo agent, whatdo, agent answer, agent handover, agent help customer, customer human, agent order, agent exchange, agent social, replace team, agent service, agent fashion shop, agent complain, exchange, whatdo customer, topic agent, topic, agent cart, customer ask, exchange rule, agent only size, agent chat human handover, happen customer type chat, agent handover team',
  'not-a-menu-bot':
    'compare, agent unsure, unsure, agent smarter, if unsure, why wrong agent, why exchange, why exchange agent, data no answer, mine no answer, mine include answer, switch agent, why switch, chat switch, compare intercom, last agent angry compare, why change agent else shop, send link, last agent bad, why change agent',
  'fashion-only':
    'fashion only, furniture, accept furniture, fashion, furniture shop, sell furniture, furniture fashion, sell fashion, problem furniture, accept fashion shop',
  'how-long':
    'time live, time setup, time build, time build agent, time live agent, time chat, setup agent, messy data, time doable, time sign live, lead time, messy catalogue, messy, live clock, earliest live, earliest setup, earliest have agent, time shop agent, time agent, time shop, clock sign tomorrow, time answer website, why setup time',
  'performance-pricing':
    'price, price agent, price month, month, price setup, upfront, month price agent, pay, price hidden, fixed month, pay agent, pay before sale, hidden, pay separate, happen price, price unit, price seat, price ticket, unit, seat, pay upfront, price include, price live agent, agent free, price free, price small shop, how earnings you, price back, price before sell, pay anything clock, price furniture, price furniture shop, pay before sell, pay furniture shop, owe furniture, price only sell, price before order',
  trial:
    'refund, refund time, refund trial during, trial how long, trial refund if bad, refund trial, if bad, free trial agent, refund deadlin, real trial, trial first, trial, refund clock, test before, ask refund, trial during tell cancel, after time not, against, cancel trial, if bad accept',
  payment:
    'card, how pay invoice, pay card, pay method, method, way pay, bookkeeper card, bookkeeper pay, allowed pay card',
  'our-voice':
    'tone, tone shop, agent write tone, tone guide, agent like shop, trial before live, approve, approve live, who live, demo before customer, demo before live, see before customer, test before customer, text need, agent chat like shop, who press, train tone, depend live, who depend live, read answer first, test answer, check answer before, last word live, team help tone, agent word customer, language tone',
  'looks-after':
    'monitor, monitor after live, monitor agent, change agent, change tone, change answer, agent better, effort after live, change, who repair live, who repair, repair live, often read, often read agent, support after live, ongoing support',
  'connects-to':
    'integration, integration data, integration stock, catalogue, agent access, platform integration what',
  languages:
    'language, language agent, language customer, currency, language currency, currency price, who controlling language, invoice currency, pay currency, language time, all language, language monitor',
  worldwide:
    'country, country shop, accept country, night, agent night, night team, support night, customer night, night human, country integration, country your, shop country sign, who answer customer night, country shop region, night accept, night happen',
  'turned-down':
    'accept, accept shop, digit order month, small, small shop, accept small, clock find no, when no, accept select, select, enough order, hear no shop, bad shop clock, if accept, order month enough, small worth customer, live too early, accept famili, accept apply, prove accept',
  'call-length':
    'time, call over, longer, call longer, call need longer, longer time, time call, time small, more digit time, need more time',
  'call-place':
    'call video, video, call where, call phone, call link, call install, call app, video phone, join call, need call platform, export call, call happen where',
  'call-cost':
    'call free, call price, call contract, call pay, call sales, call follow up, call spam, call founder ring, call pressure, call after cancel, book call founder phone, call contract anything, first talk free, talk free, cancel anything call',
  'call-host':
    'call who, founder, call founder, consultant, who talk, founder talk, call who talk, sell call, real decision maker',
  ownership:
    'own transcript, export, export transcript, export data, read transcript, cancel data, cancel transcript, own, team read transcript, who read transcript, own train size, own data, own data who, keep data cancel, read customer ask, read agent said, read agent, who data',
  'ownership-1':
    'shop share data, other shop, agent intercom, sell intercom, build same agent, use data for other, intercom benefit, intercom data, size whoelse, data whoelse, build shop else, whoelse same agent, help else shop agent, purpose else shop, size else shop worth, intercom mine',
  agreement:
    'gdpr, sign, sign contract data, sign gdpr, secure, secure data, before access, gdpr sign before read, confirm gdpr, mine secure, legal country, legal agent, sign privacy, allowed data',
  'agreement-1':
    'controller, who controller, gdpr role, data purpose, instructions, purpose, gdpr liable data',
  retention:
    'keep time, keep time customer, keep data, keep, transcript time, keep transcript else contract, delete transcript, delete transcript clock, delete after, remain delete, delete transcript after, data delete automatic, keep transcript',
  'retention-1':
    'delete customer, delete, customer delete data, keep longer, keep longer transcript, delete customer whatdo, customer delete transcript, customer transcript delete time, if customer delete, transcript longer, need transcript longer, keep transcript year, delete data time, human ask delete data, ask delete',
  training: 'train, train model, train transcript, data model, transcript model, mine train',
  'training-1': 'agent train, who train agent, smarter, agent smarter own',
  disclosure:
    'tell customer agent, tell human, customer tell, agent human, agent human tell, tell agent, think human, customer think human, notice human, customer notice human, talk agent, customer talk agent, introduce',
  'wrong-answers':
    'wrong, wrong agent, if wrong, wrong answer, who liable wrong, wrong size, source, source data, see source, how find cause, answer keep, answer log, if tell customer wrong, if wrong size',
  'wrong-answers-1':
    'repair, off, agent off, repair wrong, report wrong, tell wrong, off topic, time repair wrong, repair wrong answer, cancel answer refund, off answer, after report wrong, if wrong off',
  'wrong-answers-2':
    'agent discount, discount customer, agent discount customer, agent not allowed, agent forbidden, agent refund, agent may never, agent decide, agent promise, dispute customer, boundaries, agent own, agent alone, agent decide alone, approve returned, agent approve returned late, pay dispute, agent pay dispute',
  'website-chat': 'chat service, chat',
  'website-chat-0':
    'size, agent size, agent recommend size, help customer size, customer size tell, two size',
  'website-chat-1':
    'agent stock, agent catalogue, stock, agent shipping, customer ask stock, human ask stock',
  'website-chat-2':
    'order agent, order change address, exchange agent, exchange, order, agent returned, agent source order, customer where order, chat wrong order, exchange size, order chat, customer change address, chat change address',
  'website-chat-3':
    'product card, agent show product, agent recommend, agent sell, recommend, product card price customer, product agent, sale chat, customer sale chat, put cart, agent cart customer, agent show photo',
  'website-chat-5': 'social, social chat, instagram website, agent reply social',
  'website-chat-6': 'daily, optimise',
  'website-chat-card-0': 'agent guess, agent promise delivery, agent guess date, invent discount',
  'website-chat-card-1': 'shows sells, measurements',
  'website-chat-needs':
    'need, need agent, need chat, need shop, need start, need setup, need developer, prepare before build, prepare build, access need, need build, prepare chat, prepare agent',
  'phone-support': 'phone agent, answer phone, agent phone, many phone, load phone',
  'phone-support-0':
    'phone night, phone night agent, phone shop night, phone answer night, phone night cover, phone clock',
  'phone-support-1': 'phone order, phone returned, phone customer order, phone tell order',
  'phone-support-2': 'phone stock, phone size',
  'phone-support-3':
    'phone handover, phone summary, hard calls, phone again, handover again, customer again, ask again, repeat again, phone angry handover, angry handover, complain handover',
  'phone-support-4':
    'callback, nobody phone handover, if nobody phone, nobody handover, no team call, team no free call, nobody free, no human call, if no call handover',
  'phone-support-5': 'phone tell, phone tell agent, phone agent human',
  'phone-support-6': 'phone transcript, phone record, phone reason, record, call record',
  'phone-support-7':
    'ournumber, phone ournumber, phone number shop, phone setup, phone setup time, phone live time, agent ournumber, keep phone number, keep phone, change phone number, phone number customer',
  'phone-support-card-0': 'mid call, phone order during call',
  'phone-support-card-1':
    'phone rules, phone complain, phone refund, phone card, complain agent, customer angry agent, agent angry, agent card order, agent card, customer card, card order, phone human depend, depend phone, which phone human, card number, customer card number',
  'phone-support-card-2': 'phone trial',
  'phone-support-needs': 'phone need',
  'email-outreach':
    'outreach, outreach agent, email customer, write customer, reach customer, newsletter customer',
  'email-outreach-0': 'outreach channel, outreach phone',
  'email-outreach-1': 'outreach open, outreach personal',
  'email-outreach-2':
    'restock, back stock, customer tell stock, notify stock, size back, agent text size back, size again in',
  'email-outreach-3':
    'cart, cart reminder, cart outreach, how many reminder, nag cart, customer cart, agent customer cart, email cart, send email cart, many cart, cancel cart write, write cart, cart left',
  'email-outreach-4': 'quiet hours, outreach night, quiet, outreach time',
  'email-outreach-5': 'outreach reply, outreach answer',
  'email-outreach-6':
    'outreach stop, stop after buy, write already sale, customer already bought, outreach already sale, write customer sale, agent cancel sale',
  'email-outreach-7':
    'optout, optout outreach, customer optout, customer stop, customer no email, no more email, customer stop messages',
  'email-outreach-card-0': 'thread',
  'email-outreach-card-1': 'channel, channel chosen, customer channel, consent phone, depend phone email',
  'email-outreach-card-2':
    'consent, outreach consent, consent email, outreach lists, approve outreach, countdown deadline, list email, list customer, write list, trick deadlin, approve transcript, customer consent reach',
  'email-outreach-needs': 'outreach need, need email, address outreach your',
  'website-creation': 'website, website build, build shop, need website',
  'website-creation-0':
    'landing drop, landing or storefront, whole storefront, page drop, website complete, landing or complete, website only one page, website one side, complete shop, landing, build website only',
  'website-creation-1': 'website fabric',
  'website-creation-2':
    'website platform, website stock, website integration, website shopify, website order, where website price, where price come',
  'website-creation-3': 'size guide inches, inches, website size',
  'website-creation-4': 'website app, website mobile, mobile, website phone',
  'website-creation-5': 'website time load, load, popup, pop up, website fast, seo speed, website slow',
  'website-creation-6':
    'website demo, preview link, website approve, website change, website see before live, see website, demo change, demo change before live',
  'website-creation-7': 'website agent, website include chat',
  'website-creation-card-1': 'website start small',
  'website-creation-card-2':
    'photo, website photo, countdown, fake reviews, write reviews, fake, who photo, countdown website, clock website, fake customer result, fake write',
  'website-creation-needs': 'need domain, website need, website need build, website material',
  'website-benefit':
    'website own change, change website text, change price website, change text, change text price',
  'website-text': 'text, who write text website',
  'crm-integration': 'crm, crm agent',
  'crm-integration-0': 'crm migrate, migrate, crm own, crm switch, move crm, keep crm, crm cancel',
  'crm-integration-1':
    'crm match, one record, crm duplicate, crm phone email, customer two email, customer two reach, two reach',
  'crm-integration-2': 'crm transcript, summary phone crm',
  'crm-integration-3': 'crm size, crm returned, returned reason, why customer returned',
  'crm-integration-4': 'crm handover, crm task, handover task',
  'crm-integration-5': 'crm consent, crm optout',
  'crm-integration-6': 'tags, label vip, segments',
  'crm-integration-7': 'crm time, crm setup time, crm live time, crm integration time',
  'crm-integration-card-0':
    'merge, crm merge, crm delete, duplicate, crm grade, family, two customer number, same number customer, merge delete, duplicate build, duplicate transcript, grade, grade customer, two crm',
  'crm-integration-card-1':
    'crm access, crm field, fields, crm need, exclude field, exclude, exclude read, crm exclude',
  'crm-integration-card-2':
    'crm slip, handover see, team see handover, handover transcript, handover summary',
  scheduling:
    'book fitting, agent fitting, fitting service, agent book, customer book, customer fitting book, fitting agent, book fashion customer, fitting night customer',
  'scheduling-0': 'fitting kind, alteration, pickups, alteration agent, book alteration, alteration fitting',
  'scheduling-1':
    'google calendar, calendar own, agent write calendar, read calendar, write calendar, calendar read write',
  'scheduling-2': 'fitting phone, fitting email, fitting chat, book phone customer',
  'scheduling-3':
    'fitting reminder, reminder, fitting forget, no show, noshow, reminder include, reminder fitting include',
  'scheduling-4': 'fitting cancel, waiting list, fitting waiting, cancelled slot',
  'scheduling-5': 'breaks, fitting closed, lunch fitting',
  'scheduling-6': 'fitting notes, fitting size, fitting prepare',
  'scheduling-7': 'fitting time, fitting setup, fitting setup time, fitting live time',
  'scheduling-card-0':
    'fitting change, fitting move, reschedule fitting, customer move fitting, customer reschedule, fitting change without call, fitting move phone',
  'scheduling-card-1':
    'fitting double, double book, overbook, fitting outside hours, double booking, price alteration, agent price alteration, price waist, two customer fitting, fitting same, book outside hours, agent book outside hours, outside hours, squeeze, squeeze fitting, family fitting, two fitting',
  'scheduling-card-2': 'fitting rules, change rule',
  'scheduling-needs': 'fitting need',
  'mobile-app': 'app, app build, app service, app customer',
  'mobile-app-0': 'app stock, app catalogue, app platform, app integration',
  'mobile-app-1': 'app agent, app chat',
  'mobile-app-2':
    'push, app push, push messages, app tell, app push everyone, app tell drop, app tell customer drop',
  'mobile-app-3': 'wishlist, saved sizes, app favourites, favourites, app save size, app size',
  'mobile-app-4': 'scan, barcode, app scan, label scan, qr',
  'mobile-app-5': 'checkout, app checkout, app pay customer, app card, app buy',
  'mobile-app-6': 'drops, app drops, loyalty, early access',
  'mobile-app-7':
    'app own account, app account, who pay apple, own account developer, app publish, apple account, app own',
  'mobile-app-card-0': 'app remember, app returned, remembers',
  'mobile-app-card-1': 'app spam, app night, push quiet, app time limited, customer push choose, choose push',
  'mobile-app-card-2':
    'app worth, app time, app small, app review, app accept, regulars, app live, app small worth, app regulars, app approve, time approve app, time approve apple',
  'mobile-app-needs': 'app need',
  'commission-rate':
    'commission depend, depend, commission price, commission agent, commission maximum, who commission, price digit, commission digit, minimum maximum, min max, min max commission, who depend number, commission sale, small commission sale, move commission, small commission, range, repair commission, who depend commission, depend commission pay, commission source',
  'why-not-fixed': 'fixed, why fixed, why hidden price, where price, price website why, why price, no price',
  'counted-0':
    'count, count order, only ask parcel, commission order, count sale agent, opened, opened sale, opened no, opened no sale price, which sale, order pay, help sale, sale no agent commission, transcript sale else, price sale, clock worth sale, which order your',
  'counted-1':
    'count time, count time sale, sale after chat time, count later, sale time, sale later, window, order after, order after invoice, order time, sale after pay, if sale after, sale after commission, order next month, customer sale after, count after, count after chat, order keep time',
  'counted-2':
    'returned commission, returned, invoice when, invoice, returned count, pay returned, when pay, returned sale, returned price, clock invoice, clock pay, customer returned, if returned, later returned, returned pay commission, customer returned pay commission, half returned pay, returned discount commission, returned price half, returned off',
  'counted-3':
    'sale list, dispute sale, see sale, list, check count, prove sale, wrong count, dispute commission, count proof, not agree sale, dispute count, think list sale, who count sale, depend count, who depend sale count, cross sale, prove invoice, not agree sale invoice, not agree list, not agree, control count sale, see order invoice, see order price, dispute list sale',
  'no-sale':
    'if worth no, no sale, no sale pay, few sale, sale zero price, month no sale, no sale invoice, minimum commission, minimum price, bad month, no agent month invoice, only sale invoice, sell no, if sell no, sell no price, sell no pay, slow month, quiet month, slow month pay, owe month no sale, only worth sell, sell no invoice, no order, no order invoice',
  included:
    'include, dashboard, dashboard agent, measure result, include commission, call include, include price, include price you',
  'ab-test':
    'sale anyway, half visitors, test half, incremental, control group, proof more sale, sale anyway prove, anyway prove, abtest, prove, prove agent help, prove sale agent, hidden measure, measure agent add, half customer trial',
  ending:
    'cancel, sign year, off month, contract, cancel contract, contract time, cancel after trial, forget, forget cancel, cancel later, contract minimum, cancel price, cancel month, contract year, cancel any time, give notice, cancel time, cancel after year, off after, cancel early',
  'month-1': 'personalised, who setup',
  'month-2': 'trial happen, during trial, trial read, who monitor trial, trial live customer',
  'month-3': 'after, trial after, price after trial, forget trial, forget after trial',
  'trial-commission':
    'refund commission, trial commission, refund include commission, trial pay, trial sale, trial price, trial card, commission during trial, pay during trial, trial commission refund',
  platforms:
    'shopify, platform, platform own, help desk, api, shopify integration, shopify api, platform support api, api natively, crm spreadsheet, no crm spreadsheet, our platform written, support integration, crm spreadsheet problem',
  support: 'reach, email, reach email, support, email your, need help, help your, message',
  'support-phone':
    'number, hotline support, welcome letter, phone number website, where phone number, call your support, phone, phone help, account number, number support, phone number support, reach phone, call number',
  'support-time':
    'answertime, answertime email, support time, support night you, email time, message time, message somebody read, time human reply message, time reply, answer clock, write answer clock, night answer clock, reply, clock reply, reply clock, time answer you, reply email',
  maker:
    'who answer messages, contact person, personal contact, who builds, who support, dedicated, who reach, who answer, customer success, who answer sign phone, account manager, who account manager, support account manager, who reply, who reply support, same reach, same human',
  booking: 'book, call, when call book, call book where, book demo, clock account confirm',
  'call-hours':
    'when calls held, call monday, call night, call country time, call time zone, clock call night, talk night, talk clock, clock call, call clock',
  'call-notice':
    'call tomorrow, call in advance, call early, call next, talk tomorrow, earliest, earliest talk, earliest call',
  'call-move':
    'move call, change call, cancel call, miss call, reschedule, cancel call book, reschedule call, reschedule call book',
  bring: 'prepare, need call, prepare chat founder',
  agenda: 'happen, call show, call structure, structure',
  live: 'fresh stock, read fresh, fresh price, agent fresh, old copy, price live agent, stock, fresh source, stock live night, fresh data, change price agent, change price fresh, change price tell, platform live',
  'month-0': 'first step, start, first week, before start, first happen, after book happen',
  careers: 'hiring',
  'careers-remote': 'remote, hiring culture, culture',
  'careers-apply': 'hiring write, hiring anyway, spontaneous, hiring send, apply',
  socials: 'linkedin, youtube, social your, follow social, social have',
  series: 'series, case study topic, series tomorrow',
  'included-free': 'no price service, which free, service free, no price own',
  'support-lines':
    'report problem, what write support, what tell support, problem, report wrong what, wrong what write, report wrong include, write if wrong answer, send wrong, send if wrong answer, report wrong find, agent said wrong need, wrong need',
  services:
    'service, else, how many service, fashion service, you sell, build kind, social build, list all service',
  'case-studies':
    'worth small, worth, cart recovery, resolution, booking human percent, result percent, result, resolution time, result whoelse, fitting automated, mani automated, automated, percent automated, agent do else shop, figures, sale worth, price sale worth, how much sale worth, resolve, time resolve, result show',
  'not-promised':
    'promise result, promise sale, promise worth, promise, trust result, example promise, same result, assure, assure worth',
  'quiz-reply': 'quiz answertime, quiz after, quiz reply, quiz happen after',
  'not-partners': 'recommend shopify, partnership shopify, certified shopify, shopify your',
  quiz: 'quiz, which service right, not sure start, which service need, quiz how many, quiz time, service choose',
  sketch:
    'sketch, how much earn, worth shop, how much bring, earnings, earnings shop, sketch left digit, sketch send',
  'worked-example':
    'example, example invoice, owe month, example number, example month, example real, month currency, month happen currency, demo invoice',
  'phone-savings': 'phone worth, phone savings, savings agent',
  'charge-website-chat': 'price chat, pay chat, chat invoice, setup intercom price',
  'charge-phone-support':
    'price phone, phone commission, phone month, phone pay, phone free, price phone compare chat, phone price minute, price per call, invoice phone, invoice phone time',
  'charge-email-outreach':
    'price outreach, outreach commission, outreach month, outreach pay, price email, outreach free, outreach hidden',
  'charge-website-creation':
    'price website, website commission, website pay, website free, price landing, website month, website hidden',
  'charge-crm-integration': 'price crm, crm commission, crm pay, crm free, crm hidden',
  'charge-scheduling':
    'fitting commission, fitting pay, fitting free, fitting hidden, price fitting book, price fitting',
  'charge-mobile-app':
    'price app, app commission, app pay, app free, app month, app hidden, app fixed price, app project price',
  'refund-after': 'refund after, refund price, your price refund after trial',
  'price-change':
    'raise, raise commission, change commission later, raise after, raise last month sale, raise price, raise price no, before raise, tell before raise',
  late: 'late, if not pay, late agent off, card bad, card off, off if pay no, if card bad off, late off',
  liability: 'liable, promise uptime, sla, guaranteed availability, liable terms, liable limit',
  law: 'law, law contract',
  rights:
    'own software, own build, rights agent, own code, own photos, keep agent after cancel, code, own agent, resell, resell agent, agent own after, sell agent else, sell your agent, copy agent, agent own your',
  business: 'adult, 18, consumers, customer your service',
  'after-end':
    'cancel happen, happen agent cancel, cancel commission, commission after cancel, cancel still pay, agent after cancel, owe commission, owe sale, commission sale before cancel, owe after cancel, commission before, cancel price sale, cancel sale, cancel pay sale, cancel happen transcript, owe cancel',
  'form-data':
    'form, form keep, what do you do with my email, data site, mine, data visitor form, privacy, who read my form, sell data, sell data accept, mine delete, handover form subprocessor, need keep, need keep time, who read message, mine export, mine export data',
  cookies: 'cookie, cookie site',
  newsletter: 'you send newsletter, newsletter, newsletter form, newsletter consent',
  demo: 'demo, demo where, agent in action, demo chat',
  about:
    'why you exist, story, mission, philosophy, vision, who your, story your, about your company, team your, howbig, behind',
};

/** The days and hours of calls, where every day that has any has the same. */
const HOURS = callHours();

/** What a sale has to meet to count. */
const RULES = COUNTED_SALES.rules.map(({ name, text }) => `${name}: ${text}`);

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
      RULES.map((rule, at): [string, [string, string]] => [
        `counted-${at}`,
        [
          [
            'Which sales count?',
            'How long after a chat does a sale count?',
            'What about returned orders and the commission?',
            'How do I check which sales were counted?',
          ][at] ?? rule,
          // A sale counts only where the first two hold.
          at === 0 ? RULES.slice(0, 2).join(' ') : rule,
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
    'card-details': [
      'Do you store card details?',
      'No payment is taken on this website, and we do not store card details.',
    ],
    'trial-start': [
      'When does the trial start?',
      'The trial lasts two weeks. Your agreement names the day it starts.',
    ],
    ending: ['How can we cancel?', `${PROMISES.notice} ${PROMISES.afterTrial}`],
    'trial-commission': [
      'Does the refund include the commission?',
      `${PROMISES.guarantee} That includes any commission on sales made during them.`,
    ],
    'refund-after': [
      'Are fees refundable?',
      'Fees are non-refundable unless otherwise stated. The guarantee for the two-week trial is such a statement.',
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
    backups: [
      'When is erased data gone from your backups?',
      'Backups roll over within 35 days, so erased data is gone from them by then.',
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
    'not-partners': ['Do these platforms recommend you?', WORKS_WITH.lead],
    platforms: [
      'Does it work with Shopify or WooCommerce?',
      `Connected and in use: ${WORKS_WITH.kinds.flatMap(({ live }) => live).join(', ')}. By API: ${WORKS_WITH.kinds.flatMap(({ api }) => api).join(', ')}. Others: ask us.`,
    ],
    live: ['Does it read stock and prices live?', PROMISES.live],
    reads: [
      'What does the agent answer from?',
      'Size charts, product copy, fabric notes, policies, past tickets. If the answer isn’t there, it says so.',
    ],
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
    'quiz-reply': [
      'When do you answer the quiz?',
      `A person reads your answers and writes to you within ${TERMS.confirmationHours} hours.`,
    ],
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
      'The case studies are a weekly series on what agents do in a store, how to measure it, and what goes wrong.',
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
