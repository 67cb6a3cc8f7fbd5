import { phrases } from './phrases.ts';

/** What words speak for which subject. `phrases` explains the notation. */
export const TOPICS = phrases({
  // Fields of a piece.
  price:
    'price, cost, how much, expensive, charge for, go for, cheap/cheaper/cheapest/pricey, euros, worth, set ~ back, pay for, damage for, the damage, amount, total for/price/cost, the total, more/less than @number/@size, over/above @number/@size, dear/dearer, all in, sum, total, i pay, come to',
  colour: 'colour, shade, dye, print, pattern, dark, how light',
  fabric:
    'fabric, material, contain, made of/from, made out of, composition, consist, cotton, linen, wool, merino, denim, leather, elastane, spandex, lycra, polyester, cashmere, canvas, selvedge/selvage, oz/ounce, weight/heavy/lightweight/heaviest/lightest, @product weigh, thick/thicker/thickest/thin, nickel, brass, buckle, stretch/stretchy/stretchier/stretchiest, lined/unlined, mulesing, raw, breathable/breathe, warm/warmth/warmer/warmest, itchy/itch/scratchy/scratch/rough/prickly, soft/softer, how wide, width of, quality, what is it made, allergic/allergy, react, my skin, rash, yarn, knitted from, cloth, fibre, stiff, crease/wrinkle, feel like, cosy, plastic, boil, heatwave, freeze, chilly, sweat/sweaty, spun, content of, sturdy, prewashed, summer, winter, autumn, spring, july, august, hot, cold, how broad',
  fit: 'fit, cut, loose, relaxed, oversized, boxy, baggy/baggier, slim, skinny, tight/tighter, roomy, high/mid/low rise, high/mid/low waisted, sleeve, sleeveless, pleat, shoulder, true to size, run small/large/big/true/long/short, come/fall ~ small/large/big, small or big, shape, shrink/shrinkage, loosen, stretch out, bag out, over time, underneath, layer, under the @product/jacket, ribbed, laptop, macbook, computer, ipad, dimensions, measurements of the tote/bag, cropped, generous, snug, comfortable/comfy, cling/clingy, wide, narrow, dropped, capacity, carry, how big, big enough, get bigger/wider/looser, break in, any/some/much/a give, have ~ belt, how ~ sit, let out, made wider/bigger/looser/tighter, adjustable, sit above/below/high/low, belt included, navel, how ~ hang, hide, belly, tummy, swamp, room, deep, on the/my hips, how long ~ sleeve, grow, belt come with',
  length:
    'length, how much shorter/longer, is/are/be/too/very ~ long, how long is/are/be, how long ~ be/on/dress, how long in, longer/shorter/longest/shortest, knee, ankle, cm long, midi, @product/@size long/short, end on me, bum, it/how short, reach my/the hip/knee/ankle, how far down',
  rise: 'rise, how high, how far up',
  waistOfPiece:
    'waist measurement, waist and inseam, waist in cm, waistband, measured/actual/garment/finished waist, waist of the, how wide/big is the waist, waist on the, waist on/of/in that/it/them/those/this, have ~ same waist',
  inseam:
    'inseam, how many cm ~ leg, inside/inner leg, leg length, what/which lengths, lengths available/do, long ~ legs, what/which legs, short/shorter/shortest/middle/long/longer leg/length',
  opening:
    'width of/at the leg/hem/ankle/bottom, ankle/bottom/hem/leg/cuff width/opening, how narrow, narrower/narrowest/wider/widest ~ leg/hem, how wide ~ leg/hem/ankle/bottom, hem of the @product, wide at the bottom/ankle/hem, at the ~ ankle/hem/bottom, over ~ boots',
  care: 'wash, washable, care, clean, iron, dry, dryer, tumble, launder, detergent, bleed, rub, stain, look after, maintain, pill, bobble, colour run/come, fade, temperature, machine, soak, bleach, steam, degrees, transfer, smell, ruin, treat, temp, come off on, wash ~ cold, hang, dried',
  origin:
    'made in/by, where/whereabouts ~ made/produced/sewn/knitted/woven/manufactured, made where, produced, manufactured, come from, origin, factory, sewn, china, who makes/made, which/what country, where is/are ~ from, sew, stitches/makes the',
  pockets: 'pocket, keys',
  sheer:
    'see/look/shine through, see ~ through, transparent, sheer, opaque, show through, see my, need a slip, bra, underwear, something under/underneath/beneath, wear under/underneath/beneath, in sunlight, revealing, knickers, show ~ through',
  petite: 'petite, i am short/small, for short',
  sizes:
    'size range, size chart/guide/table, each size, measurements of/in, do/does ~ @product/@size measure, biggest/largest/smallest * size',
  size: 'size, what should i take/get/order/buy, fit me, usually, normally, i wear a @size, i wear @size, i am @size, i am a @size, i am between, measure, recommend, suit me, one smaller/bigger/larger, go up/down/smaller/bigger/larger, chart, in between, fit him/her/us, for him/her, small/big enough',
  stock:
    'stock, availability, sold out, left, restock, back in, be back, come back, when back, you got, got the, you have, still have, still there, got any, remain, get more, it/them back, can i ~ get, again, how many @product/@size, how many of, return to stock, how long until @product, until @product @size, is it there, here at the moment, got it/them/that, nearest, closest, shelf, have you any, to hand, how many pair, plenty, back room, how much stock/left, warehouse',
  // What no product sheet says.
  unlisted:
    'vegan, packaging, co @number, stitch, organic, sustainable, certified, oeko, recycled, carbon, waterproof, rain, button, zip, collar, strap, thread count, unisex, calories, grams, parking, model, hip/thigh/shoulder/arm/neck/calf/sleeve width/measurement/circumference, environment',
  // What the store does with an order.
  delivery:
    'ship, zone, deliver, delivery, post/postage/postal, send it/them to, send ~ @place, you send, sending to, arrive, get here, get it/them in/to, reach, how long to/until, how long does it take, how many days, days to, when will/would/can/do i get, earliest, dispatch, international/internationally, parcel to, get to, how fast/soon/quickly/quick, mail, tracked, be here, receive it/them, if i order, order now/today, order from, come to @place, go to @place, turn up, when do i have it, you cover',
  carrier: 'courier, carrier, dhl, fedex, postal/delivery/shipping service/company, carries',
  express: 'express, next day, fastest, faster, quickest, sooner, need it ~ quick/quickly/fast, overnight',
  freeShipping:
    'free shipping/delivery/postage, shipping/delivery/postage ~ free, free over/from, pay shipping/postage/delivery on/for, @place ~ it free, waive ~ shipping/postage, gratis',
  duties: 'import, taxes, vat, extra/additional/hidden fees/costs/charges, toll, customs',
  cutOff:
    'cut off, cutoff, what/which time do i, leave today/tomorrow, leave the same, same day, go ~ today, out today, to order by, latest time, latest ~ order, dispatch today, for dispatch, order time/deadline, before/by noon, what time ~ send/ship, how late ~ order, ship on weekend, at/on the weekend, when do/does/will ~ ship/dispatch/leave, it leave, order leave, go out',
  shipsFrom:
    'where ~ sent, ship/deliver/send/sent/dispatch from, where do you ship, parcels come from, post ~ from, travel from, from which',
  countries: 'countries, country ~ deliver/ship, worldwide, outside the eu',
  returns:
    'returnable, send/give/take/bring/post/mail ~ back, go back, not ~ fit, not ~ like/love, hate it/them, changed my mind, refund policy, guarantee, too small/big/tight/large/loose, regret, tags, wore it once, bought ~ ago, days do i have, second thoughts, days start',
  refund:
    'refund, money back, my money, get ~ money, full amount, amount/price back, get back exactly, do i get back, shipping/delivery/postage ~ cost/fee back, money go',
  exchange:
    'exchange, swap, another/different/other size, change the size, trade, change ~ for, size/one instead',
  returnLabel:
    'the label, return label/shipping/postage/fee/cost, pay for/the return, returns cost/free, free returns, send ~ back free, cost ~ send ~ back, charge/fee for return, who pays for, who pays ~ return',
  hemming:
    'hem, shorten, alteration, tailor, take ~ up, turn them/it/jeans up, too long for me, made shorter, them/it/bit shorter, want ~ shorter, taken up, make ~ shorter',
  repairs:
    'repair, mend, fix ~ them/jeans/denim/hole/knee, ripped, hole at/in the knee/seat, jeans ~ hole, worn out/through, crotch, fix it, a tear/rip, got a hole',
  address:
    'change/correct/edit/update/redirect/fix/alter/amend ~ address/street/postcode, new/wrong/different/other/another address, moved house, i moved, house/flat number, wrong/another street/postcode/house, address ~ changed, to my office/work instead, i ~ moved',
  payment:
    'pay with/by/later/in/monthly, payment, paypal, klarna, visa, mastercard, amex, apple/google pay, card, invoice, instalment, bank transfer, cash, can i pay, how ~ pay, crypto, currency, in dollars/pounds, accept, account, split, transfer',
  gift: 'giftwrap, gift, wrap, handwritten, note with/for, write/add/include/put ~ note/message/card, a card with, a/is/as/birthday present, present for/wrapping, pop/slip/leave ~ note, look nice',
  discounts:
    'discount, how much ~ save, promo, voucher, coupon, code, student, newsletter, sale, black friday, reduced, offers, first order, loyalty, loyalty card/program, deals, price go/drop, sign up, first time',
  shop: 'open, try ~ in @place, physical/your shop/store, visit, in person, try it/them/things/one on, workshop, pick ~ up, pickup, collect, come by, come to the shop, retail, store/shop in, where/when is the shop/store, weekend, saturdays, sundays/mondays, hours, you close/shut, store/shop close, shop/store address, close on, branch',
  order:
    'my order/parcel/package/delivery/shipment/purchase/stuff, order number/status/id, track, tracking, status of, where is/are my, has it been sent, when is/will my, on its way, last seen, is it due, nothing ~ turned/arrived/come, says shipped',
  orderWord: 'order, package, parcel, packed, status',
  // The shop as a whole.
  catalogue:
    'what do you have, what have you got, your products/pieces/collection/range/clothes/stuff, show me, look for, anything, something, any, which/what/many pieces/items/products/things/clothes, cheapest, most expensive, dearest/priciest, list, sell, do you carry/make, which of your, everything',
  compare: 'differ, compare, versus/vs, better, which one/is/of, or, both, either, than, similar',
});

/** What a person decides. */
export const HAND_OVERS = phrases({
  bargain:
    'percent off, @number off, off if, knock ~ off, better/lower/best/cheaper/special/friend/bulk price, price match, match ~ price, match that/another/a, me a/some discount, give ~ discount, discount if/for/on/please, i ~ get ~ discount, haggle, do it/@product/@size for, do the @product for, manager said, throw in, any cheaper, reduce/drop/lower/down ~ the price, influencer, waive, euros off, it/them cheaper, cheaper if/elsewhere, something/bit/little off, @product for free, get ~ for free, i would/will pay, me a deal, anything off',
  exception:
    'exception, missed ~ return/deadline/@number, lost ~ tags, without tags, no tags, tags ~ removed/off/gone/missing/cut, cut ~ tags, just this once, grant me, extra/more * weeks/days, back anyway, day late, accept my return, without ~ receipt, exceptionally, day over, let me return',
  complaint:
    'damaged, broken, broke, defect, faulty, hole in, there is a hole, ripped/tore/torn when/on, a stain on, sent/got/received/came/arrived ~ wrong, wrong item/piece/colour/jeans/dress/parcel/order/thing, missing from, item/item is missing, only one of, sent only, came late, refund ~ shipping, compensation, complain, complaint, worst, awful, angry, furious, unhappy, disappointed, scam, fraud, lawyer, sue, charged twice, was/were/been charged, never arrived/got/received/came, not come, lost/lose ~ parcel, fell/falling/came apart, bad review, nobody/no answers/replies, not happy, still waiting, fed up, fell off, came off, undone, torn, is different, received a different, not what i ordered, ruined, smell weird/bad/strange, dirty, shrank/shrunk, this is a joke, useless, with/has a hole/tear/stain, says delivered, leg/sleeve/side is longer/shorter, soaked, threw/thrown, disgrace, demand, late delivery, mess up, third time, sort it/this out, parcel ~ open, still no',
  ordering: 'order ~ afternoon/tomorrow/tonight',
  event: 'wedding, birthday, funeral, party on, christmas, anniversary, graduation',
  deadline:
    'tomorrow, tonight, this afternoon, urgently, asap, need it/them/this by/for/on/before/@day, need ~ by/before/on/for @day, have it ~ by, here by, by @day, for @day, on @day ~ here, guarantee ~ here/arrive/there/delivery, in time, promise, arrive before/by, guarantee that, flying/leave on, make it by/for/on/before/there/here, has to be here, by then, without fail, guarantee it',
  person:
    'human, a person, real person/one, speak to/with, talk to/with, can/could/is/get/want/need/there/let/with someone/somebody, who can help, manager, customer service/support, call/phone/ring/contact/email you/me, reach you, phone number, telephone, contact, staff, get hold of you/someone, support team, connect me, whatsapp, anyone there, put someone, on the phone',
  cancel:
    'cancel, change/edit/modify/stop my/the order, add ~ to my order, add ~ to it, ordered the wrong, ordered ~ accident/mistake',
  hold: 'can you hold, hold ~ for me, reserve, aside, keep ~ for me, keep ~ until, notify, let me know when, tell/email/text/ping/message me when/once/if/as',
  special:
    'custom made/fit/size, to measure, made to order, bespoke, monogram, wholesale, press, journalist, sample, hiring, gift card/voucher, make ~ in my/red/black/blue, my initials, make ~ longer/wider, make one ~ for me, specially, rent, sponsor',
});

/** No store knows these. */
export const OUTSIDE = phrases({
  outside:
    'weather, capital of, poem, joke, fix this code, programming, flight, train, investment, translate, moon, asos, time is it, do you like/love, your opinion, what do you think, who invented/discovered/wrote/is/was/designed/won, when was, the news, game, my taxes, history of, sing, picture of, bank, review, rating, write a/an/me/my, favourite, my cv, parking, near the, sushi, post office, it rain, rain tomorrow/today, buy stocks, drive, perfume, you speak',
});

/** What shoppers call each kind of piece. */
export const KINDS = phrases({
  jeans: 'jeans',
  dress: 'dress, gown, frock, sundress',
  shirt: 'shirt, blouse',
  jacket: 'jacket, overshirt, outerwear',
  sweater: 'sweater, pullover, knit, knitwear',
  trousers: 'trousers, pants, slacks',
  bag: 'bag, tote, handbag',
  belt: 'belt',
});

/** Things that shoppers look for and the store does not sell. */
export const NOT_SOLD = phrases({
  notSold:
    'shoe, sneaker, boots, skirt, hat, coat, sock, tshirt, t shirt, hoodie, cardigan, kids, children, tie, blazer',
});

/** Colours people ask for, by the word in the store's data that answers to it. */
export const COLOURS = phrases({
  black: 'black, @black',
  white: 'white',
  ivory: 'ivory, cream, off white, ecru',
  blue: 'blue',
  indigo: 'indigo, dark blue',
  midnight: 'midnight, navy',
  charcoal: 'charcoal, grey',
  oat: 'oat, beige, oatmeal, sand',
  natural: 'natural',
  tan: 'tan, brown, camel',
  stripe: 'stripe',
  red: 'red, burgundy, maroon',
  green: 'green, olive, khaki',
  pink: 'pink, rose',
  yellow: 'yellow, mustard',
  purple: 'purple, lavender',
  orange: 'orange, rust',
});

/** Parts of the body, and how a measure of them is called. */
export const BODY = phrases({
  waist: 'waist, waistline, around the middle, midriff, belly',
  chest: 'chest, bust, breast, boobs, underarm',
  inseam: 'inseam, inside leg, leg length',
  height: 'tall, height, high',
  hips: 'hip, bum, thigh, butt, shoulders, arm, neck, calf, calves',
  weight: 'i weigh, kilo, kg, lbs, pounds, stone',
});
