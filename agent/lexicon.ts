import { phrases } from './phrases.ts';

/**
 * What the words of a question are about. Phrases are compared by their stems, so one form of a word stands for all;
 * `*` is any one word.
 */
export const TOPICS = phrases({
  // Fields of a piece.
  price:
    'price, cost, how much, expensive, charge for, going for, cheap, cheaper, cheapest, pricey, afford, euros, worth, set me back, pay for, damage for, rrp, amount, total',
  colour: 'colour, shade, hue, tone, @colour, dye',
  fabric:
    'fabric, material, made of, made from, made out of, composition, composed, consist, cotton, linen, wool, woollen, merino, denim, leather, elastane, spandex, lycra, polyester, synthetic, viscose, silk, cashmere, canvas, voile, poplin, twill, selvedge, selvage, oz, ounce, gsm, weight, heavy, @product weigh, lightweight, thick, thin, gauge, nickel, brass, buckle, stretch, stretchy, elastic, lined, unlined, mulesing, raw, breathable, warm, warmth, itchy, scratchy, soft, vegetable tanned, how wide, width of, quality, brushed, texture, what is it made, allergic, allergy, yarn, knitted from, woven, textile, cloth, fibre, stiff, rigid, crease, wrinkle, see what it is made, feel like, cosy, hot in, cool in, dense, plastic, nylon, acrylic, man made',
  fit: 'fit, cut, loose, relaxed, oversized, boxy, baggy, slim, skinny, tight, roomy, high rise, mid rise, low rise, waisted, straight leg, sleeve, sleeveless, pleat, shoulder, true to size, run small, run large, run big, run true, run long, run short, shape, silhouette, style of, shrink, shrinkage, loosen, stretch out, bag out, over time, after wear, underneath, layer, under the @product, under the jacket, ribbed, laptop, macbook, notebook, dimensions, cropped, generous, snug, spacious, slouchy, flowy, airy, comfortable, comfy, hug, flattering, baggier, tighter, flared, wide, narrow, dropped, drape, bodycon, computer, a4, volume, capacity, carry, how big, big enough, how tall is the @product, does it run, do they run, stretch with, get bigger, get looser, break in, hemline, comes up, sizing true, any give, some give, much give, a give, give a bit, give a little, they give, it give',
  length:
    'length, is it long, are they long, too long, very long, how long is, how long are, how long be the, longer, shorter, longest, shortest, knee, ankle, how long the dress, how long does the dress, cover my, cm long, inches long, be long, how far down, midi, maxi, mini, @product long',
  rise: 'rise',
  waistOfPiece:
    'waist measurement, waistband, measured waist, waist of the, actual waist, garment waist, how wide is the waist, waist on the, measure at the waist',
  inseam:
    'inseam, inside leg, inner leg, leg length, what lengths, which lengths, lengths available, lengths do',
  opening:
    'leg opening, hem width, width of the leg, how narrow, ankle opening, how wide is the leg, how wide at the, leg width, hem of the @product, hem opening, wide at the bottom, wide at the ankle, at the ankle, at the hem, at the bottom',
  care: 'wash, washable, care, clean, iron, dry, dryer, tumble, laundry, launder, detergent, bleed, rub, stain off, look after, maintain, maintenance, pill, bobble, balm, colour run, color run, fade, temperature, machine, softener, handwash, spin, bleach, steam, wool cycle, cold water, hot water, degrees, stain my, transfer, colour fast, smell, store it, brush, waterproof spray, ruin, treat',
  origin:
    'made in, where is it made, where are they made, where * made, where * * made, where * * * made, where * * * * made, produced, production, manufactured, come from, origin, factory, sewn, where made, made where, china, sourced, who makes, who made, which country, what country, where is it from, where are they from, where is the @product from, where are the @product from, made @place, local, sweatshop, country was, country is, sew, dyed in',
  pockets: 'pocket',
  sheer:
    'see through, transparent, sheer, opaque, seethrough, translucent, show through, see my, slip underneath, need a slip, bra, underwear, something under, wear under, go under, go underneath, in sunlight, show my, visible, skirt lined, wear a slip',
  petite: 'petite, short women, short girl, im short, for short',
  sizes:
    'size range, range of sizes, size chart, size guide, biggest size, biggest * size, largest size, smallest size, plus size',
  size: 'size, which one should i, what should i take, what should i get, what should i order, fit me, will it fit, usually, normally, i wear a @size, i wear @size, i am @size, i am a @size, measure, recommend, suit me, one smaller, one bigger, one larger, go up, go down, go smaller, go bigger, go larger, smaller one, bigger one, larger one, chart, what would i be, what am i in',
  stock:
    'stock, available, sold out, left, restock, back in, be back, come back, when back, you got, you have, still have, got any, remaining, get more, more coming, it back, them back, order more, is gone, are gone, run out, ran out, can i get the, can i still get, can i still buy, new delivery, again, in yet, how long until it is back, how many @product, how many of, return to stock, how long until @product, until @product @size, back on sale',
  // What no product sheet says.
  unlisted:
    'vegan, animal free, organic, sustainable, certified, certificate, oeko, ethical, fair trade, recycled, eco, carbon, plastic free, waterproof, water resistant, uv, button, zip, zipper, rivet, hood, collar, cuff, neckline, strap, thread count, hardware, shell, reversible, machine made, handmade',
  // What the store does with an order.
  delivery:
    'ship, zone, shipment, deliver, delivery, post, postage, send to, send it to, send them to, you send, arrive, get here, get it in, get it to, reach, how long to, how long until, how long will it take, how long does it take, how many days, days to, when will i get, when can i get it, when would i get, earliest, dispatch, abroad, overseas, international, internationally, parcel to, get to, how fast, how soon, turnaround, transit, mailing, freight, tracked, estimated, be here, receive it, receive them, get one to, how quickly, how quick',
  carrier: 'courier, carrier, dhl, fedex, dpd',
  express:
    'express, next day, overnight, fastest, faster, quickest, rush, priority, expedited, speed up, as fast as possible, quick delivery, in one day, @number hour delivery, by courier',
  freeShipping:
    'free shipping, free delivery, ship free, delivery free, free postage, minimum order, free over',
  duties:
    'duty, import, taxes, vat, tariff, extra fees, additional fees, brexit, border, clearance, extra costs at, charges on arrival',
  cutOff:
    'cut off, cutoff, what time do i, by when do i, leave today, leave the same, same day, go out today, order by, ship today, latest i can order, latest time, dispatch today, for dispatch, order time, leave tomorrow, before noon, by noon, what time should i, ship on weekend, at the weekend, on the weekend, when does it ship, when do you ship, when will it ship, it leave, order leave',
  shipsFrom: 'ship from, deliver from, send from, sent from, dispatch from, warehouse, where do you ship',
  countries:
    'countries, where do you deliver, where do you ship to, where can you ship, worldwide, international shipping, ship internationally',
  returns:
    'return, send back, send it back, send them back, give back, give it back, take back, take it back, bring back, bring it back, doesnt fit, not fit, do not like, not like it, change my mind, refund policy, guarantee, too small, too big, too tight, too large, regret, not happy with it, unwanted, does not suit, not suit me, cooling off, withdraw, trial period, if it is wrong, not right for me, send the * back, tags, try it at home, dont want it, free trial',
  refund:
    'refund, money back, reimburse, my money, credited, paid back, back on my card, back on the card, back to my card, full amount, amount back, price back, whole amount',
  exchange:
    'exchange, swap, another size, different size, other size, change the size, trade, change it for, change for a, switch for, switch size, replace it with, size instead, one instead, instead of',
  returnLabel:
    'the label, return label, pay for the return, pay for return, pay the return, returns cost, returns free, free returns, cost to return, cost of a return, return shipping, return postage, return fee, charge for returns, who pays for',
  hemming:
    'hem, shorten, take up, alter, tailor, take them up, turn up, too long for me, made shorter, shorter for me, cut shorter, cut to length, adjust the length, a bit shorter, them shorter, it shorter',
  repairs:
    'repair, mend, fix them, patch, ripped, torn jeans, hole in my jeans, worn out, fix worn, fix denim, darn, sewn up, knee went, worn through, blow out, blowout, crotch, fix my jeans, fix my denim, fix it',
  address:
    'change my address, change the address, change address, change my delivery address, change the delivery address, change the shipping address, change my shipping address, new address, wrong address, moved house, different address, other address, update my address, edit the address, correct the address, edit my address, house number, wrong street, typo in my address, typo in the address, mistake in my address, mistake in the address, deliver to another address, send it to another address, change where, wrong postcode',
  payment:
    'pay with, pay by, payment, paypal, klarna, visa, mastercard, amex, american express, apple pay, google pay, card, invoice, instalment, afterpay, pay later, bank transfer, cash, can i pay, how to pay, how do i pay, way to pay, pay in, twint, ideal, cheque, crypto, gpay, sofort, bancontact, checkout with, currency, in dollars, in pounds',
  gift: 'giftwrap, wrapping, handwritten, note with, write a note, note for, card with it, gift receipt, gift box, gift note, giftbox, christmas paper, nicely packed, personal message, gift bag, it is a gift, it is a present, as a gift, as a present, gift option, gift service, do gifts, a gift for, gift it',
  discounts:
    'discount, promo, voucher, coupon, code, student, newsletter, sale, black friday, reduced, offers, first order, loyalty, promotion, reward, bargains, end of season',
  shop: 'open, closing time, physical shop, physical store, your shop, visit, showroom, in person, try on, try it on, try them on, try things on, store located, where is your store, where are you located, where are you based, your location, workshop, pick up, pickup, collect, come by, come to the shop, boutique, retail, walk in, flagship, store in, shop in, where is the shop, where is the store, when is the shop, when is the store, weekend, your address, in store, fitting room, brick, come in and, drop by, on sundays, on saturdays, on mondays, hours, you close, store close, you shut, close on, shop closed, shop address, store address, address of the shop, address of your',
  order:
    'my order, my parcel, my package, my delivery, my shipment, order number, track, order status, status of, where is my, where are my, my purchase, my stuff, has not arrived yet, shipped yet, is it packed, already packed, has it shipped, has it been sent, when is my, when will my, parcel status, delivery status, any news on, update on my, order id, locate my, where did my',
  orderWord: 'order, package, parcel, packed, status',
  // The shop as a whole.
  catalogue:
    'what do you have, what have you got, what can i buy, your products, your pieces, your collection, your range, all products, product range, show me, looking for, anything, something, any, which pieces, what pieces, which items, which products, cheapest, most expensive, dearest, list, sell, do you carry, do you make, which of your, catalogue, catalog, assortment, everything you',
  compare:
    'difference, compare, comparison, versus, vs, better, which one, which is, which of, or, both, either, than, same as, similar',
});

/** What a person decides. */
export const HAND_OVERS = phrases({
  bargain:
    'percent off, @number off, off if, knock off, better price, lower price, best price, cheaper price, price match, match the price, match price, i get a discount, i have a discount, me a discount, me some discount, bit of a discount, discount if, discount for me, discount on, discount please, haggle, negotiate, do it for, do @product for, do @size for, do the @product for, manager said, for @number and i, bulk discount, half price, money off, throw in, get it for, any cheaper, reduce the price, drop the price, lower the price, take @number, friend price, influencer, waive, free of charge for me, beat, knock @number, euros off, off for me, bit cheaper, little cheaper, be flexible on, lower it, do any better, come down on, cut me a, special price, best you can do, it cheaper, them cheaper, cheaper if, less if, price if i, something off, bit off, little off, have it for free, one for free, i would pay, i will pay, i pay @number, deal, match another, match a',
  exception:
    'exception, bend the rules, make an allowance, missed the return, missed the deadline, missed the @number, past the @number, over the @number days, too late to return, lost the tags, without the tags, without tags, no tags, removed the tags, tags removed, cut the tags, tags off, already worn, just this once, goodwill, longer return, extend the return',
  complaint:
    'damaged, broken, broke, defect, faulty, fault, hole in, seam came, seam is coming, ripped when, arrived stained, came stained, is stained, a stain on, wrong size sent, sent me the wrong, sent the wrong, got the wrong, received the wrong, wrong item, wrong piece, wrong colour, missing from, item missing, incomplete, complain, complaint, worst, terrible, awful, horrible, disgusted, angry, furious, upset, unhappy, disappointed, unacceptable, ridiculous, scam, rip off, ripoff, fraud, lawyer, sue, legal action, charged twice, double charged, overcharged, never arrived, never got, never received, not received, didnt get my, hasnt come, lost in the post, lost parcel, got lost, fell apart, falling apart, poor quality, bad review, rude, nobody answers, no one answers, no reply, ignored me, not happy, still waiting, fed up, came apart, button fell, came off, refund hasnt, not refunded, still no refund, havent got my refund, no refund yet, undone, unravel, has a tear, split at, loose thread, tear in, ripped on, fraying, colour is different, not what i ordered, not as described, not as pictured, nothing like, ruined, smells of, dirty, shrank, shrunk, mistake with my, missing a button, button missing, never came, didnt come, where the hell, joke of a, useless, still nothing, nobody replies, wrong jeans, wrong dress, wrong one, wrong parcel, wrong order, wrong thing, with a hole, has a hole, with a tear, with a stain, with holes, charged me',
  event: 'wedding, birthday, funeral, party on, christmas, anniversary, graduation, holiday on',
  deadline:
    'tomorrow, tonight, this afternoon, urgent, asap, need it by, need them by, need this by, have it by, here by, guarantee it arrives, guarantee delivery, in time, promise, be there by, arrive before, arrive by, deliver by, get it before, guaranteed by, guarantee that, by this, last minute, flying on, leaving on, need it for, need it on, need it before, need them for, in a hurry',
  person:
    'human, a person, real person, speak to, speak with, talk to, talk with, someone, somebody, manager, supervisor, your team, the team, customer service, customer support, call me, phone number, ring you, call you, contact you, phone you, telephone, email you, your email, representative, staff, an adviser, hotline, hand me over, get in touch, a colleague, a real one, live agent, live chat, operator, advisor, support team, your colleagues, connect me, put me through, transfer me, whatsapp',
  cancel:
    'cancel, change my order, add to my order, add something to my order, remove from my order, edit my order, modify my order, change size in my order, change the size of my order, change the size in my order, swap an item in my order, combine my orders, merge',
  hold: 'hold one, can you hold, hold it for, hold them for, hold * for me, hold * * for me, reserve, aside, keep one for me, keep it for me, save one for me, notify, let me know when, tell me when it is back, email me when, waitlist, waiting list, remind me, pre order, preorder, text me',
  special:
    'custom made, custom fit, custom size, customise, made to measure, bespoke, made to order, monogram, embroider, embroidery, engrave, personalise, wholesale, resell, stockist, press, journalist, collab, collaboration, sponsor, sponsorship, affiliate, ambassador, partnership, bulk order, sample, job at, work for you, hiring, invoice for my company, gift card, gift voucher, giftcard',
});

/** No store knows these. */
export const OUTSIDE = phrases({
  outside:
    'weather, capital of, president, election, poem, joke, story, python, function, fix this code, programming, software, recipe, cook, rice, pasta, cake, coffee, restaurant, hotel, flight, train, visa for, holiday in, stock market, shares, investment, band, books, translate, meaning of life, math, divided by, @number times @number, @number plus @number, @number minus @number, percent of @number, moon, sick, headache, pill for, nike, adidas, zara, uniqlo, levis, asos, shein, competitor, mango, amazon, ikea, time is it, the time, date today, what day is it, how old are, do you like, do you love, love me, marry me, date me, your opinion, what do you think, who invented, who discovered, who wrote, who is, who was, who designed, when was, people live, tall is, the news, sport, game, tax return, my taxes, history of, tell me about yourself, your life, sing, picture of, explain, define, spell, lose weight, career, bank, things to do, wifi, google, review, rating, influencers, instagram, language do you, write a, write an, write me, favourite, my cv, resume, cover letter, write my, rain',
});

/** Words for what the store's kinds of pieces are called. The keys are the kinds. */
export const KINDS = phrases({
  jeans: 'jeans, denim pants, denim trousers',
  dress: 'dress, gown, frock, sundress',
  shirt: 'shirt, blouse, button up, button down',
  jacket: 'jacket, overshirt, outerwear',
  sweater: 'sweater, pullover, knit, knitwear',
  trousers: 'trousers, pants, slacks',
  bag: 'bag, tote, shopper, handbag',
  belt: 'belt',
});

/** What people look for that no piece of the store is. */
export const NOT_SOLD = phrases({
  notSold:
    'a phone, sell laptop, shoe, sneaker, trainers, boots, heels, skirt, hat, cap, coat, blazer, a suit, sock, tshirt, t shirt, tee, swimwear, bikini, hoodie, cardigan, vest, scarf, gloves, jewellery, sunglasses, wallet, kids, children, baby clothes, lingerie, tie, ties, leather jacket, maternity',
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
  chest: 'chest, bust, breast, boobs, underarm, pit to pit',
  inseam: 'inseam, inside leg, inner leg, leg length, my legs',
  height: 'tall, height, high, i stand, short girl',
  hips: 'hip, bum, thigh, butt, shoulders, arm, neck, calf, calves',
  weight: 'i weigh, kilo, kg, lbs, pounds, stone',
});
