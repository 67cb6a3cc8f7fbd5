import { phrases } from './phrases.ts';

/** What words speak for which subject. `phrases` explains the notation. */
export const TOPICS = phrases({
  // Fields of a piece.
  price:
    'price, cost, how much, expensive, charge for, go for, cheap/cheaper/cheapest/pricey, euros, worth, set ~ back, rip * off, pay for, the damage, amount, more/less than @number/@size, dear/dearer, total, altogether, i pay, come to',
  colour: 'colour, shade, dye, print, dark',
  fabric:
    'fabric, material, contain, made of/from, of/from what ~ made, how is made, made out of, composition, content of, cotton, linen, wool, merino, denim, leather, elastane, spandex, lycra, polyester, cashmere, canvas, selvedge/selvage, oz/ounce, weight/heavy/lightweight/heaviest/lightest, @product weigh, how much/what ~ weigh, thick/thicker/thickest/thin, nickel, brass, buckle, stretch/stretchy/stretchier/stretchiest, lined/unlined, mulesing, raw, breathable/breathe, warm/warmth/warmer/warmest, itchy/itch/scratchy/scratch/rough/prickly, soft/softer, how wide, the width, quality, what is it made, allergic/allergy, react, my skin, rash, knitted/cut/woven from, cloth, fibre, stiff, crease/wrinkle, feel like, plastic, sweat/sweaty, prewashed, summer, winter, autumn, hot, cold',
  fit: 'fit, cut, loose, relaxed, oversized, boxy, baggy/baggier, slim, skinny, tight/tighter, roomy, high/mid/low rise, high/mid/low waisted, sleeve, sleeveless, pleat, shoulder, true to size, run small/large/big/true/long/short, come/fall ~ small/large/big, shape, shrink/shrinkage, pre shrunk, shorter/smaller/tighter ~ wash, loosen, stretch out, over time, underneath, under the @product/jacket, ribbed, laptop, macbook, computer, dimensions, cropped, generous, snug, comfortable/comfy, cling/clingy, wide, narrow, dropped, carry, how big, get bigger/wider/looser, any/some/much/a give, have ~ belt, how ~ sit, let out, made wider/bigger/looser, sit above/below/high/low, belt included, deep, on the/my hips, grow, belt come with',
  length:
    'length, is/are/be/too/very ~ long, how long is/are/be, how long ~ be/on/dress, how long in, longer/shorter/longest/shortest, knee, ankle, cm long, @product/@size long/short',
  rise: 'rise, how high',
  waistOfPiece:
    'waist measurement, waist in cm, waistband, measured/actual/garment/finished waist, waist of the, how wide/big is the waist, waist on the, waist on/of/in that/it/them/those/this, have ~ same waist',
  inseam:
    'inseam, inside/inner leg, leg length, what/which lengths, lengths available/do, long ~ legs, what/which legs, short/shorter/shortest/middle/long/longer leg/length',
  opening:
    'width of/at the leg/hem/ankle/bottom, ankle/bottom/hem/leg/cuff width/opening, how narrow, narrower/narrowest/wider/widest ~ leg/hem, how wide ~ leg/hem/ankle/bottom, hem of the @product, at the ~ ankle/hem/bottom',
  care: 'wash, washable, care, clean, iron, dry, dryer, tumble, launder, detergent, bleed, stain, look after, maintain, pill, bobble, colour run/come, fade, temperature, machine, soak, bleach, steam, degrees, transfer, smell, ruin, treat, temp, come/rub off, hang, dried',
  origin:
    'made in/by, where/whereabouts ~ made/produced/sewn/knitted/woven/manufactured, produced, manufactured, come from, origin, factory, sewn, china, who makes/made, made were, which/what country, where from, where is/are ~ from, sew, stitches/makes the',
  pockets: 'pocket',
  sheer:
    'see/look/shine through, see ~ through/though, transparent, sheer, opaque, show through/under/underneath, see my, need a slip, bra, underwear, something/wear under/underneath/beneath, revealing',
  petite: 'petite, i am short/small, for short',
  sizes: 'size range, size chart/guide/table, measurements of/in, biggest/largest/smallest * size',
  size: 'size, what should i take/get/order/buy, fit me, usually, i normally, normally i/wear/take, i wear/am @size, i wear/am a @size, i am between, measure, recommend, suit me, one smaller/bigger/larger, go up/down/smaller/bigger/larger, chart, fit him/her/us, small/big enough',
  stock:
    'stock, availability, sold out, left, restock, back in, be back, come back, when back, you got, you have, still have, still there, got any, it/them back, can i ~ get, again, how many @product/@size, how long until @product, until @product @size, it/one there, here at the moment, got it/them/that, have you any, how many pair, back room, warehouse',
  // What no product sheet says.
  unlisted:
    'vegan, packaging, co @number, stitch, long ~ last, organic, sustainable, certified, recycled, waterproof, rain, button, zip, thread count, model, hip/thigh/shoulder/arm/neck/calf/sleeve width/measurement/circumference',
  // What the store does with an order.
  delivery:
    'ship, zone, deliver, delivery, post/postage/postal, send it/them to, send ~ @place, you send, sending to, arrive, get here, get it/them in/to, reach, how long to/until, how long does it take, how many days, days to, when will/would/can/do i get, earliest, dispatch, international/internationally, parcel to, get to, how fast/slow/soon/quickly/quick, mail, tracked, be here, if i order, order now/today, order from, come to @place, go to @place, turn up, when do i have it',
  carrier: 'courier, carrier, dhl, delivery/shipping service/company',
  express: 'express, next day, fastest, faster, sooner, need it ~ quick/quickly/fast, overnight',
  freeShipping:
    'free shipping/delivery/postage, free shipping from, shipping/delivery/postage ~ free, free over/from, pay shipping/postage/delivery on/for, @place ~ it free, gratis',
  duties: 'import, taxes, vat, extra/additional/hidden fees/costs/charges, toll, customs',
  cutOff:
    'cut off, cutoff, what/which time do i, leave today/tomorrow, same day, go ~ today, out today, to order by, latest time, latest ~ order, dispatch today, for dispatch, order time/deadline, before/by noon, what time ~ send/ship, ship on weekend, at/on the weekend, ship/send/dispatch/post ~ on @day, when do/does/will ~ ship/dispatch/leave, it/order leave, go out',
  shipsFrom:
    'post ~ from, where ~ sent, ship/deliver/send/sent/dispatch from, where do you ship, travel from',
  countries: 'countries, country ~ deliver/ship, worldwide',
  returns:
    'returnable, send/give/take/bring/post/mail ~ back, go back, not ~ fit, not ~ like/love, hate it/them, changed my mind, refund policy, guarantee, too small/big/tight/large/loose, regret, tags, wore it once, days do i have',
  refund:
    'refund, money back, my/the money, get ~ money, full amount, amount/price back, get back exactly, do i get back, take anything off, shipping/delivery/postage ~ cost/fee back',
  exchange: 'exchange, swap, another/different/other size, change ~ for, size/one instead',
  returnLabel:
    'free returns, the label, minus, deduct, return label/shipping/postage/fee/cost, pay for/the return, returns cost/free, send ~ back free, charge/fee for return, who pays for, who pays ~ return',
  hemming:
    'hem, shorten, alteration, tailor, take/taken ~ up, make/made/want/them/it/bit shorter, turn them/it/jeans up, too long for me',
  repairs:
    'repair, mend, fix ~ them/jeans/denim/hole/knee, ripped, hole at/in the knee/seat, jeans ~ hole, worn out/through, crotch, fix it, a tear, got a hole',
  address:
    'change/correct/edit/update/redirect/fix/alter/amend ~ address/street/postcode, new/wrong/different/other/another address, moved house, house/flat number, wrong/another street/postcode/house, address ~ changed, to my office/work instead, i ~ moved',
  payment:
    'pay with/by/later/in/monthly, payment, paypal, klarna, visa, mastercard, amex, apple/google pay, card, invoice, instalment, cash, can i pay, how ~ pay, crypto, in dollars/pounds, accept, account, transfer',
  gift: 'giftwrap, gift, wrap, handwritten, note with/for, write/add/include/put ~ note/message/card, a card with, a/is/as/birthday present, present for/wrapping',
  discounts:
    'discount, how much ~ save, promo, voucher, coupon, code, student, newsletter, sale, black friday, reduced, any/special/current/your/what offers, first order, loyalty, deals, sign up, first time',
  shop: 'open, try ~ in @place, physical/your shop/store, visit, in person, try ~ on/there, have/there a shop/store, workshop, pick ~ up, pickup, collect, come to the shop, retail, store/shop in, where/when is the shop/store, weekend, saturdays/sundays/mondays, hours, you close/shut, store/shop close, shop/store address, close on',
  order:
    'my order/parcel/package/delivery/shipment/purchase/stuff, order number/status/id, track, status of, where is/are my, has it been sent, when is/will my, on its way, last seen, is it due, nothing ~ turned/arrived/come, says shipped',
  orderWord: 'order, package, parcel, packed, status',
  // The shop as a whole.
  catalogue:
    'what do you have, what have you got, your products/pieces/collection/range/clothes/stuff, show me, look for, anything, something, any, which/what/many pieces/items/products/things/clothes, cheapest, most expensive, dearest/priciest, list, sell, do you carry/make, everything',
  compare: 'differ, apart, compare, versus/vs, better, which one/is/of, or, both, either, than',
  // These go on with the last subject.
  again: 'by how much, why',
});

/** What a person decides. */
export const HAND_OVERS = phrases({
  bargain:
    'percent off, @number off, off if, cheaper if, set the price, knock ~ off, better/lower/best/cheaper/special/friend/bulk price, price match, match ~ price, match that/another/a, me a/some discount, give ~ discount, haggle, manager said, discount if/for/on/please, do it/@product/@size for, throw in, any cheaper, reduce/drop/lower/down ~ the price, influencer, waive, euros off, it/them cheaper, something/bit/little off, @product for free, get ~ for free, i would/will pay, anything off',
  exception:
    'exception, missed ~ return/deadline/@number, lost ~ tags, without tags, no tags, tags/label ~ removed/gone/missing/cut, tags ~ off, cut/tear/tore/rip/pull/took/remove ~ tags/label, just this once, extra/more * weeks/days, back anyway, day late, accept my return, exceptionally, day over, let me return/off',
  complaint:
    'damaged, broken, broke, defect, faulty, hole in, there is a hole, ripped/tore when/on, a stain on, sent/got/received/came/arrived ~ wrong/soaked/wet, item is missing, compensation, wrong item/piece/colour/jeans/dress/parcel/order/thing, only one of, sent only, came late, refund ~ shipping, complain, complaint, worst, awful, angry, furious, unhappy, disappointed, scam, fraud, lawyer, sue, charged twice, was/were/been charged, never arrived/got/received/came, not come, lost/lose ~ parcel, fell/falling/came apart/off, bad review, nobody/no answers/replies, not happy, still waiting, fed up, undone, torn, not what i ordered, ruined, dirty, shrank, it/has/have/jeans shrunk, this is a joke, useless, with/has a hole/tear/stain, has a * hole/stain, says delivered, leg/sleeve/side is longer/shorter, threw/thrown, demand, late delivery, sort it/this out, parcel ~ open',
  ordering: 'order ~ afternoon/tomorrow/tonight',
  event: 'wedding, birthday, funeral, christmas, graduation',
  deadline:
    'tomorrow, tonight, this afternoon, urgently, asap, need it/them/this by/for/on/before/@day, need ~ by/before/on/for @day, have it ~ by, here by, by @day, for @day, guarantee ~ here/arrive/there/delivery, in time, promise, arrive before/by, flying/leave on, make it by/for/on/before/there/here, has to be here',
  person:
    'human, a person, real person/one, speak to/with, talk to/with, can/could/is/get/want/need/there/let/with someone/somebody, who can help, manager, customer service/support, call/phone/ring/contact/email you/me, phone number, contact, staff, get hold of you/someone, whatsapp, on the phone',
  cancel:
    'cancel, change/edit/modify/stop my/the order, add a belt/shirt/dress/@product, add ~ to my/it, ordered the wrong, ordered ~ accident/mistake',
  hold: 'can you hold, hold ~ for me, reserve, aside, keep ~ for me, keep ~ until, notify, let me know when, tell/email/text/ping/message me when/once/if/as',
  special:
    'to measure, bespoke, wholesale, sample, hiring, gift card/voucher, make ~ in my/red/black/blue, my initials, make ~ longer/wider, make one ~ for me, specially',
});

/** No store knows these. */
export const OUTSIDE = phrases({
  outside:
    'weather, rent, vat back, buy back, zara, levi, capital of, poem, joke, fix/write ~ code, flight, train, translate, time is it, do you like/love, what do you think, who invented/discovered/wrote/is/was/designed/won, the news, game, my taxes, sing, bank, review, rating, write a/an/me/my, favourite, parking, near the, post office, it rain, rain tomorrow/today, left/dumped me, rash on my, source code, make/earn ~ year, drive, you speak, job',
});

/** What shoppers call each kind of piece. */
export const KINDS = phrases({
  jeans: 'jeans',
  dress: 'dress, gown',
  shirt: 'shirt, blouse',
  jacket: 'jacket',
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
  oat: 'oat, beige, sand',
  natural: 'natural',
  tan: 'tan, brown',
  stripe: 'stripe',
  // None of these is sold.
  red: 'red, burgundy, green, olive, khaki, pink, yellow, purple, orange',
});

/** Parts of the body, and how a measure of them is called. */
export const BODY = phrases({
  waist: 'waist, around the middle',
  chest: 'chest, bust, breast',
  inseam: 'inseam, inside leg, leg length',
  height: 'tall, height, high',
  hips: 'hip, bum, thigh, shoulders, arm',
  weight: 'i weigh, kilo, kg, pounds, stone',
});
