/** The store agent's synonyms. Words after a colon are read as the word before it; words after `-:` are ignored. */
export const SAME_WORDS = `
you: u, ya, yall; your: ur, yr; are: r; what: wat, wot, whats, wht; where: wheres, whr; how: hows; who: whos;
when: whens, wen; thanks: thx, ty, thank you, tysm, cheers, thank, tnx, ta;
size: sz, sizes; address: addr, adress, adres; before: b4; number: num, nr; picture: pic, pics, photo, image; something: smth, sth;
much: mch, mutch, mcuh, muhc; with: wit; message: msg; details: deets; great: gr8, gd; want: wnt; know: kno; there: ther; today: 2day;
give me: gimme; suck: sux;
-: rly, rlly, ngl, fr, idk, ok, okay, oh, ah, hm, hmm, um, well, alright, hey, hi, hello, yes, yeah, yep, thing is, please, pls, plz, could you tell me, can you tell me, could you please tell me, i would like to know, i want to know, id like to know, is it possible to, would it be possible to, i was wondering if, i was wondering whether, do you know if, do you know, may i ask, can i ask, just wondering, tell me, i wonder if, actually, just, really, also, maybe, exactly, lol, tho, btw, then, quickly, n, so, but, and;
until: till, til; difference: diff; because: cuz, cos, bc, bcuz; with: w; without: wo; about: abt, bout; want: wanna, would like, id like, id love;
going to: gonna; got to: gotta; have: hv, got, ve, youve got, have got, hav; do not: dont;
does not: doesnt, does nt; is not: isnt, aint; are not: arent; did not: didnt; can not: cant, cannot, couldnt;
will not: wont; was not: wasnt; i am: im; it is: its; that is: thats; you are: youre; i have: ive;
they are: theyre; them: em; this: dis; that: dat; tomorrow: 2morrow, 2moro; for: 4;
tomorrow: tmrw, tmr, tmrw, tomoz; today: tonight; people: ppl, folks; information: info;
price: cost, costs, priced, pricing, how expensive, damage, set me back, how pricey, rrp, how dear;
how much: hm, how mutch;
delivery: shipping, ship, deliver, delivered, postage, shipped, dispatch, shipment, deliveries, post, courier it, deliv, del;
parcel: package, pkg, packet;
return: send back, sent back, give back, bring back, send it back, sending back, go back, rtn;
refund: money back, my money, reimburse, get paid back; exchange: swap, change it for, switch size;
buy: purchase, order one, get one; 
trousers: pants, slacks; colour: color, colours, colors, shade;
made of: made from, made out of, material, fabric, composition, cloth;
wash: washing, washed, launder, laundry, washable, clean, cleaning;
tumble dry: dryer, drier, tumble dryer, tumble;
see through: sheer, transparent, see thru, seethrough, translucent;
in stock: available, availability, any left, on hand, still there, instock, in store now, left in stock, avail, instok, stok;
sold out: out of stock, unavailable, run out, gone; size: sizing, sizes, fits;
human: person, someone, somebody, real person, operator, staff, colleague, real human, live agent, agent human, representative, advisor;
discount: promo, coupon, voucher, promo code, discount code, code, percent off, money off, deal, rebate, money less, disc, discnt;
order: purchase i made, purchase; cheap: inexpensive, affordable, low cost, budget; gift: present;
customs: duty, duties, import tax, import, taxes, vat, tariff, tariffs;
country: abroad, overseas, international, internationally, foreign;
quick: fast, soon, quickly, asap, rush, speedy, urgent, speed up, hurry;
card: american express, amex, visa, mastercard, credit card, debit card;
broken: damaged, faulty, defective, ripped, torn, hole, stain, stained, broke; phone: telephone, mobile phone;
email: mail, e mail; bot: robot, chatbot, chat bot, ai, machine, llm, gpt, chatgpt; weight: heavy, heaviest, heavier, weigh; which: wich;
thick: chunky; tall: long legs;
store: shop, webshop, boutique, website shop, online shop, storefront, brand, label;
catalogue: catalog, product feed, products, sku, skus, assortment;
tint: black, white, blue, navy, red, green, grey, gray, brown, pink, yellow, beige, cream, purple, khaki, burgundy, orange, dark, oat, tan, charcoal, midnight, natural, ivory, indigo;
fibre: wool, merino, cotton, linen, leather, cashmere, polyester, silk, nylon, acrylic, viscose, lambswool, synthetic, plastic, yarn, suede, hemp, elastane, lycra, spandex, voile, poplin, twill, canvas;
weekday: monday, tuesday, wednesday, thursday, friday, saturday, sunday, christmas, xmas, weekend, birthday, easter;
occasion: wedding, party, funeral, graduation, christening, ball, gala, prom, ceremony;
other piece: hoodie, cardigan, sweatshirt, jersey, trainer, sandal, backpack, wallet, shoe, shoes, sock, socks, skirt, skirts, hat, hats, scarf, scarves, swimwear, bikini, shorts, suit, suits, sneaker, sneakers, boot, tshirt, tshirts, tee, leggings, gloves, jewellery, sunglasses, perfume, tie, blazer;
made: sewn, sew, manufactured, manufacture, produced, produce, makes, make it, woven, knitted;
underwear: undies, knickers, bra, pants underneath; bobble: bobbles, pilling, pill, fuzz; founder: ceo, founders, founded
`;

/** Synonyms in owners' questions, in the same format. */
export const SAME_WORDS_US = `
-: the, a, an, please, pls, hi, hello, hey, ok, okay, well, just, really, actually, also, so, and, but;
agent: bot, chatbot, assistant, robot, chat agent, chat bot; us: we, our, ours; cost: price, prices, pricing, costs, expensive;
customer: shopper, customers, shoppers, client, clients, buyer; shop: store, stores, shops, webshop, site, website, boutique;
dont: do not; cant: can not, cannot; want: wanna, would like; going to: gonna; what is: whats; it is: its;
you: u, ur, your, yours, you guys; i: im, my, me, ive, id; help desk: helpdesk; sign up: signup`;
