import { phrases } from './phrases.ts';

/** What words speak for which subject. `phrases` explains the notation. */
export const TOPICS = phrases({
  // Fields of a piece.
  price:
    'price, cost, how much, expensive, charge for, go for, cheap/cheaper/cheapest/pricey, afford, euros, worth, set ~ back, pay for, damage for, the damage, rrp, amount, total for/price/cost, the total, sum for/of, money than, do you want for, more/less than @number/@size, over/above @number/@size',
  colour:
    'colour, shade, hue, tone, @colour, dye, light or dark, very/really/how dark, nearly black, print, pattern, plain or',
  fabric:
    'fabric, material, contain, made of/from, made out of, composition, composed, consist, cotton, linen, wool, woollen, merino, denim, leather, elastane, spandex, lycra, polyester, synthetic, viscose, silk, cashmere, canvas, voile, poplin, twill, selvedge/selvage, oz/ounce, gsm, weight/heavy/lightweight/heaviest/lightest, @product weigh, thick/thicker/thickest/thin, gauge, nickel, brass, buckle, stretch/stretchy/stretchier/stretchiest, elastic, lined/unlined/lining, mulesing, raw, breathable/breathe, warm/warmth/warmer/warmest, itchy/itch/scratchy/scratch/rough/prickly, soft/softer, vegetable tanned, how wide, width of, quality, brushed, texture, what is it made, allergic/allergy, react/reacts/reaction, sensitive skin, my skin, rash, yarn, knitted from, woven, textile, cloth, fibre, stiff, rigid, crease/wrinkle, feel like, cosy, hot/cool in, hot weather, in summer/winter/august/july, for summer/winter/autumn, dense, plastic, nylon, acrylic',
  fit: 'fit, cut, loose, relaxed, oversized, boxy, baggy/baggier, slim, skinny, tight/tighter, roomy, high/mid/low rise, high/mid/low waisted, sleeve, sleeveless, pleat, shoulder, true to size, run small/large/big/true/long/short, come/comes/fall ~ small/large/big, small or big, shape, silhouette, shrink/shrinkage, loosen/loosens/looser, stretch out, bag out, over time, underneath, layer, under the @product/jacket, ribbed, laptop, macbook, notebook, computer, ipad, dimensions, measurements of the tote/bag, cropped, generous, snug, spacious, slouchy, flowy, airy, comfortable/comfy, hug, cling/clingy, flattering, flared, wide, narrow, dropped, drape, bodycon, a4, folder, room, thick thighs, volume, capacity, carry, how big, big enough, get bigger/wider/looser, break in, hemline, any/some/much/a give, they/it give, come/comes with a belt, have ~ belt, belt come off, middle hole, it sit on, how ~ sit, measure the belt from, belt measure, measured from/where/to, accommodate, let out, made wider/bigger/looser/tighter, adjustable, sit/sits above/below/high/low, belt included, navel',
  length:
    'length, how much shorter/longer, is/are/be/too/very ~ long, how long is/are/be, how long ~ be/on/dress, how long in, longer/shorter/longest/shortest, knee, ankle, cover my, cm long, how far down, midi, maxi, mini, @product/@size long/short, is it short, end on me, reach my',
  rise: 'rise, how high',
  waistOfPiece:
    'waist measurement, waist and inseam, waist in cm, waistband, measured/actual/garment/finished waist, waist of the, how wide/big is the waist, waist on the',
  inseam:
    'inseam, how many cm ~ leg, inside/inner leg, leg length, what/which lengths, lengths available/do, long ~ legs, what/which legs, short/shorter/shortest/middle/long/longer leg/length, cm is length',
  opening:
    'width of/at the leg/hem/ankle/bottom, ankle/bottom/hem/leg/cuff width/opening, how narrow, narrower/narrowest/wider/widest ~ leg/legs/hem, how wide ~ leg/legs/hem/ankle/bottom/bottoms, hem of the @product, wide at the bottom/ankle/hem, at the ~ ankle/hem/bottom, over ~ boots',
  care: 'wash, washable, care, clean, cleaners, iron, dry, dryer, tumble, laundry, launder, detergent, bleed, rub, stain, look after, upkeep, maintain, maintenance, pill, bobble, fuzz, balm, colour run/come/comes, lose ~ colour, fade, temperature, machine, softener, handwash, soak, spin, bleach, steam, degrees, transfer, smell, brush, ruin, treat, keep ~ nice, leather need, a comb',
  origin:
    'made in/by, where/whereabouts ~ made/produced/sewn/knitted/woven/manufactured, made where, produced, production, manufactured, come/comes from, origin, factory, sewn, china, sourced, who makes/made, which/what country, where is/are ~ from, local, sweatshop, country was/is, sew, dyed in',
  pockets: 'pocket, my keys/phone in, keys',
  sheer:
    'see/look/shine through, see ~ through, transparent, sheer, opaque, seethrough, translucent, show through, see my, see skin, need a slip, bra, underwear, nude, something under/underneath/beneath, wear under/underneath/beneath, in sunlight, in the sun, light is behind, visible, skirt lined, revealing, modest',
  petite: 'petite, i am short/small, for short, quite small',
  sizes:
    'size range, size chart/guide, biggest/largest/smallest * size, biggest/largest/smallest size, plus size, up to what size, do you go up to',
  size: 'size, what should i take/get/order/buy, fit me, usually, normally, i wear a @size, i wear @size, i am @size, i am a @size, i am between, measure, recommend, suit me, one smaller/bigger/larger, go up/down/smaller/bigger/larger, smaller/bigger/larger one, chart, would suit @measure, in between',
  stock:
    'stock, availability, sold out, left, restock, back in, be back, come back, take to come back, when back, you got, got the, you have, still have, still there, got any, remaining/remain, get more, more coming, it/them back, can i ~ get, again, how long until it is back, how many @product/@size, how many of, return to stock, how long until @product, until @product @size, the last one, any in my size, is it there, here at the moment, got it/them/that',
  // What no product sheet says.
  unlisted:
    'vegan, packaging, designed by, designer, co @number, stitch/stitches, organic, sustainable, certified, certificate, oeko, ethical, fair trade, recycled, eco, carbon, waterproof, windproof, fireproof, water resistant, rain, uv, button, zip, zipper, rivet, hood, collar, cuff, neckline, neck, strap, thread count, hardware, shell, reversible, machine made, handmade, unisex, calories, warranty, holes, grams, vent, feet, close at the top, parking, clasp, hook, drawstring, model, hip/hips/thigh/shoulder/arm/neck/calf/sleeve width/measurement/circumference',
  // What the store does with an order.
  delivery:
    'ship, zone, shipment, deliver, delivery, post/postage/postal, send it/them to, send ~ @place, you send, sending to, arrive, get here, get it/them in/to, reach, how long to/until, how long does it take, how many days, days to, when will/would/can/do i get, earliest, dispatch, abroad, overseas, international/internationally, parcel to, get to, how fast/soon/quickly/quick, turnaround, transit, mail, freight, tracked, estimated, be here, receive it/them, long is the way, the way to',
  carrier:
    'courier, carrier, dhl, fedex, dpd, royal mail, postal/delivery/shipping service/company, who delivers',
  express:
    'express, next day, overnight, fastest, faster, quickest, sooner, rush, priority, expedited, need it ~ quick/quickly/fast',
  freeShipping:
    'free shipping/delivery/postage, shipping/delivery/postage ~ free, free over/from, pay shipping/postage/delivery on/for, @place ~ it free, waive ~ shipping/postage',
  duties:
    'import, taxes, vat, tariff, extra/additional/hidden fees/costs/charges, brexit, border, clearance, toll, charges/anything on arrival, customs',
  cutOff:
    'cut off, cutoff, what/which time do i, leave today/tomorrow, leave the same, same day, go ~ today, out today, to order by, latest time, latest ~ order, dispatch today, for dispatch, order time/deadline, before/by noon, what time ~ send/ship, how late ~ order, ship on weekend, at/on the weekend, when do/does/will ~ ship/dispatch/leave, process ~ order, it leave, order leave',
  shipsFrom:
    'where ~ sent, ship/deliver/send/sent/dispatch from, warehouse, where do you ship, parcels come from, which country ~ send',
  countries:
    'countries, country ~ deliver/ship, where ~ deliver/ship to, worldwide, international/overseas shipping, ship internationally, outside the eu, places ~ ship',
  returns:
    'returnable, send/give/take/bring/post/mail ~ back, go back, not ~ fit, not ~ like/love, hate/hates it/them, changed my mind, refund policy, guarantee, too small/big/tight/large/loose, regret, unwanted, not ~ suit, withdraw, tags, try ~ at home, not want it, think it over, order/buy two sizes, wore it once',
  refund:
    'refund, shipping back, money back, my money, money be on, get ~ money, reimburse, credited, full amount, amount/price back, get back exactly, do i get back',
  exchange:
    'exchange, swap, another/different/other size, change the size, trade, change ~ for, size/one instead',
  returnLabel:
    'the label, return label/shipping/postage/fee/cost, pay for/the return, pay for the label, returns cost/free, free returns, send ~ back free, cost ~ send ~ back, charge/fee for return/returns/returning, fee ~ return, who pays for, who pays ~ return, cost ~ customer',
  hemming:
    'hem, shorten, alteration, tailor, take/turn ~ up, too long for me, made shorter, them/it/bit shorter, want ~ shorter, cut ~ to @measure, adjust the length, custom inseam',
  repairs:
    'repair, mend, fix ~ them/jeans/denim/hole/knee, patch, ripped, hole at/in the knee/seat, jeans ~ hole, worn out/through, wear through, darn, blowout, crotch, tore after, fix it',
  address:
    'change/correct/edit/update/redirect/fix/alter/amend ~ address/street/postcode, new/wrong/different/other/another address, moved house, i moved, house/flat number, wrong street/postcode/house, change where, redirect, address ~ changed, to my office/work instead, send it elsewhere/somewhere',
  payment:
    'pay with/by/later/in/monthly, payment, paypal, pay half/part, klarna, visa, mastercard, amex, american express, apple/google pay, card, invoice, instalment, afterpay, bank transfer, cash, can i pay, how ~ pay, pay on delivery, twint, ideal, cheque, crypto, financing, gpay, sofort, bancontact, checkout with, currency, in dollars/pounds',
  gift: 'giftwrap, gift, wrap, handwritten, note with/for, write/add/include/put ~ note/message/card, a card with, giftbox, pack ~ nicely, a/is/as/birthday present, present for/wrapping',
  discounts:
    'discount, how much ~ save, promo, voucher, coupon, code, student, newsletter, sale, black friday, reduced, offers, first order, loyalty, loyalty card/program, promotion, reward, referral, bargains, deals, outlet, price/prices go down, end of season',
  shop: 'open, try ~ in @place, physical/your shop/store, visit, showroom, in person, real life, try it/them/things/one on, where are you located/based, workshop, pick ~ up, pickup, collect, come by, come to the shop, boutique, retail, flagship, store/shop in, where/when is the shop/store, how many stores/shops, shops/stores do you have, weekend, brick, saturdays, sundays/mondays, hours, you close/shut, store close/closed, shop close/closed, shop/store address',
  order:
    'my order/parcel/package/delivery/shipment/purchase/stuff, order number/status/id, track, tracking, status of, where is/are my, not arrived yet, has it been sent, when is/will my, check on an order, on its way, send my ~ already, last seen, is it due',
  orderWord: 'order, package, parcel, packed, status',
  // The shop as a whole.
  catalogue:
    'what do you have, what have you got, what can i buy, your products/pieces/collection/range/clothes/stuff, show me, looking/look for, anything, something, any, which/what/many pieces/items/products/things/clothes, cheapest, most expensive, dearest/priciest, list, sell, do you carry/make, which of your, catalogue/catalog, assortment, everything, overview, what comes in',
  compare: 'differ, compare, comparison, versus/vs, better, which one/is/of, or, both, either, than, similar',
});

/** What a person decides. */
export const HAND_OVERS = phrases({
  bargain:
    'percent off, @number off, off if, knock ~ off, better/lower/best/cheaper/special/friend/friends/bulk price, price match, match ~ price, match that/another/a, i get/have a discount, me a/some discount, give ~ discount, discount if/for/on/please, i ~ get ~ discount, haggle, negotiate, do it/@product/@size for, do the @product for, manager said, bulk discount, half price, money off, throw in, get/have it for, any cheaper, but cheaper, reduce/drop/lower/down ~ the price, take @number, influencer, waive, beat, euros off, lower it, it/them cheaper, cheaper if/elsewhere, less if, something/bit/little off, @product for free, get ~ for free, i would/will pay, make/cut/do ~ deal, me a deal, sells it for less, take it for',
  exception:
    'exception, bend the rules, missed ~ return/deadline/@number, past the @number, lost ~ tags, without tags, no tags, tags ~ removed/off/gone/missing/cut, cut ~ tags, off ~ tags, already worn, just this once, goodwill, grant me, extra/more * weeks/days, extend ~ return, longer return, back anyway, day/days late, accept my return, without ~ receipt, without ~ @number euros',
  complaint:
    'damaged, broken, broke, defect, faulty, fault, hole in, there is a hole, seam came, ripped/tore/torn when/on, arrived/came/is stained, a stain on, sent/got/received ~ wrong, wrong item/piece/colour/jeans/dress/one/parcel/order/thing, missing from, item/item is/items missing, incomplete, only one of, sent only, came late, refund ~ shipping, compensation, complain, complaint, worst, terrible, awful, horrible, disgusted/disgusting, angry, furious, upset, unhappy, disappointed/disappointing, unacceptable, ridiculous, scam, rip off, ripoff, fraud, lawyer, sue, legal action, charged twice, charged me, jammed, snapped, stuck zip, double charged, overcharged, never arrived/got/received/came, not come, lost/lose ~ parcel, got lost, fell/falling/came apart, poor quality, bad review, rude, nobody/no answers/replies/reply, ignored me, not happy, still waiting, fed up, button fell, fell off, came off, not refunded, still no, have not got my refund, and no money, undone, unravel, come loose, split at, loose thread, tear in, torn, fraying, is different, received a different, not what i ordered, nothing like, ruined, smell/smells weird/bad/strange/of, dirty, crushed, was empty, shrank/shrunk, button missing, this is a joke, useless, still nothing, with/has a hole/tear/stain, with holes, says delivered',
  event: 'wedding, birthday, funeral, party on, christmas, anniversary, graduation, holiday on, interview',
  deadline:
    'tomorrow, tonight, this afternoon, urgently, asap, need it/them/this by/for/on/before/@day, need ~ by/before/on/for @day, have it ~ by, here by, by @day, for @day, on @day ~ here, guarantee ~ here/arrive/arrives/there/delivery, in time, promise, arrive before/by, deliver by/today, guaranteed by, guarantee that, by this, last minute, flying/fly/leave/leaving on, make it, must arrive, definitely have it, has to be here',
  person:
    'human, a person, real person/one, speak to/with, talk to/with, can/could/is/get/want/need/there/let/with someone/somebody, who can help, someone/somebody from/else/real/help, manager, supervisor, customer service/support, call/phone/ring/contact/reach/email you/me, i call, phone number, by phone, telephone, contact, your email, representative, staff, an adviser, hotline, get hold of, a colleague of yours, live agent/chat, agent please, an agent, operator, advisor, support team, connect me, put me through, transfer me, whatsapp',
  cancel:
    'cancel, change/edit/modify/stop my/the order, add ~ to my order, add ~ to it, change ~ size ~ order, swap ~ my order, combine ~ orders, merge, ordered the wrong, ordered twice, ordered ~ accident/mistake',
  hold: 'hold one, can you hold, hold ~ for me, reserve, aside, keep ~ for me, keep ~ until, keep an, keep a @size, send ~ message when, notify, let me know when, tell/email/text me when, waitlist, waiting list, reminder, pre order, preorder, text me',
  special:
    'custom made/fit/size, customise, to measure, made to order, bespoke, monogram, embroider/embroidery, engrave, personalise, initials, wholesale, resell, stockist, press, journalist, collab, collaboration/collaborate, sponsor, sponsorship, affiliate, ambassador, partnership, bulk order, for my company, sample, swatch, job at, hiring, commissions, gift card/voucher, giftcard, make it in my/red/black/blue, lengthen, make ~ longer/wider, take in ~ waist/side/sides/seams, make one ~ for me, specially, shorten ~ sleeves, dye it, rent',
});

/** No store knows these. */
export const OUTSIDE = phrases({
  outside:
    'weather, capital of, president, election, poem, joke, story, python, function, fix this code, programming, software, recipe, cook, rice, pasta, cake, coffee, restaurant, flight, train, shares, investment, band, books, film, translate, meaning of life, math, moon, sick, headache, nike, adidas, zara, uniqlo, levis, asos, shein, competitor, mango, amazon, ikea, time is it, the time, what day is it, how old are, do you like/love, love me, your opinion, what do you think, who invented/discovered/wrote/is/was/designed/won, when was, people live, tall is, the news, sport, game, homework, my taxes, history of, sing, picture of, explain, define, spell, lose weight, career, bank, wifi, google, review, rating, influencers, instagram, celebrities, write a/an/me/my, favourite, my cv, resume, cover letter, parking, near the, sushi, post office, an app, it rain, to rain, rain tomorrow/today, buy stocks',
});

/** What shoppers call each kind of piece. */
export const KINDS = phrases({
  jeans: 'jeans',
  dress: 'dress, gown, frock, sundress',
  shirt: 'shirt, blouse',
  jacket: 'jacket, overshirt, outerwear',
  sweater: 'sweater, pullover, knit, knitwear',
  trousers: 'trousers, pants, slacks',
  bag: 'bag, tote, shopper, handbag',
  belt: 'belt',
});

/** Things that shoppers look for and the store does not sell. */
export const NOT_SOLD = phrases({
  notSold:
    'a phone, sell ~ underwear, underwear for, sell laptop, shoe, sneaker, trainers, boots, heels, skirt, hat, cap, coat, blazer, a suit, sock, tshirt, t shirt, tee, swimwear, bikini, hoodie, cardigan, vest, scarf, gloves, jewellery, sunglasses, wallet, kids, children, baby clothes, lingerie, tie, ties, leather jacket, maternity',
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
  tan: 'tan, brown, cognac, camel',
  stripe: 'stripe',
  red: 'red, burgundy, maroon',
  green: 'green, olive, khaki',
  pink: 'pink, rose',
  yellow: 'yellow, mustard',
  purple: 'purple, lilac, lavender',
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
