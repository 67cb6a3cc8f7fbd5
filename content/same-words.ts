/** Words that the store's agent reads as others. */
export const WORDS = {
  /**
   * Words that mean the same: after the colon what is typed, before it how it is read. What '-' stands for means nothing.
   */
  same: `
you: u, ya, yall; your: ur, yr; are: r; what: wat, wot, whats, wht; where: wheres, whr; how: hows; who: whos;
when: whens, wen; thanks: thx, ty, thank you, tysm, cheers, thank, tnx, ta;
size: sz, sizes; address: addr, adress, adres; before: b4; number: num, nr; picture: pic, pics, photo, image; something: smth, sth;
much: mch, mutch; with: wit; message: msg; details: deets; great: gr8, gd; want: wnt; know: kno; there: ther; today: 2day;
give me: gimme; suck: sux;
-: rly, rlly, ngl, fr, idk, ok, okay, oh, ah, hm, hmm, um, well, alright, hey, hi, hello, yes, yeah, yep, thing is, please, pls, plz, could you tell me, can you tell me, could you please tell me, i would like to know, i want to know, id like to know, is it possible to, would it be possible to, i was wondering if, i was wondering whether, do you know if, do you know, may i ask, can i ask, just wondering, tell me, i wonder if, actually, just, really, also, maybe, exactly, lol, tho, btw, then, quickly, n, so, but, and;
because: cuz, cos, bc, bcuz; with: w; without: wo; about: abt, bout; want: wanna, would like, id like, id love;
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
`,
  /** Families of related words, between semicolons: a hint where `ways-to-ask.ts` lacks a word. */
  related: `
angry furious annoyed upset mad irate cross livid fuming rude difficult unhappy frustrated disappointed
dissatisfied displeased; terrible awful horrible rubbish bad crap poor dreadful useless shit garbage trash
pathetic disgrace lousy worst hopeless joke ridiculous disgusting appalling; great good excellent wonderful
brilliant lovely nice perfect super fantastic amazing awesome; quit leave cancel terminate end stop exit
resign withdraw unsubscribe; pay paid paying spend charge owe bill billing invoice invoiced settle; cost
price fee rate charge expense expensive pricey tariff amount; money cash euro euros budget sum; cheap
cheaper inexpensive affordable reasonable economical cheapest lowest least; discount reduction rebate
bargain haggle negotiate lower reduce off knock deal cut bit less; guarantee promise assure swear certain
definitely surely word bet rely commit vow; arrive come reach get land turn show; arrival eta due expect;
send post ship mail deliver dispatch courier carrier postman parcel package shipment delivery posted; send
return back refund exchange swap unwanted; day days week weeks hour hours month time long; quick fast soon
rapid speedy swift prompt immediately hurry urgent express overnight asap next; late delay delayed overdue
slow waiting stuck lost missing; broken damaged torn ripped faulty defective hole stain cracked split snag
tear fell loose unravelled came frayed; mend repair fix patch sew stitch; shorten hem shorter alter
alteration tailor adjust take; wrap wrapping gift present birthday card note ribbon box surprise; wash
washing laundry machine clean dry dryer iron tumble steam bleach detergent spin soak; stain spill dirt dirty
mark spot wine coffee; shrink shrinkage smaller shorter tighter; stretch stretchy elastic elastane give
loosen flexible comfy comfortable lycra rigid stiff; warm warmth cosy cozy cold winter chilly insulated
thermal toasty freezing snow; cool summer hot heat breathable light airy beach holiday sun tropical; soft
smooth gentle itchy scratchy rough prickly tickle irritate sensitive skin allergic allergy reaction
comfortable; thick thin heavy light weight dense sturdy chunky; see sheer transparent see through opaque
underwear bra slip underneath nude visible show; fit cut shape silhouette loose tight baggy roomy slim
oversized boxy relaxed snug narrow wide generous fitted flattering flowy; shoulder shoulders chest bust arms
hips thighs belly tummy bum calves; long length short reach ankle knee floor cm centimetres inch inches
measure measurement measurements; size sizes small medium large big bigger smaller fits; tall short petite
height; pocket pockets compartment zip zipper wallet keys phone; colour color shade tone hue tint; fabric
material cloth textile made composition cotton linen wool; made make sewn produced manufactured factory
origin country from workshop; sustainable eco ethical organic vegan environment fair recycled certified
green animal; stock available left remaining availability inventory got have carry; sold gone empty
unavailable out; restock again back return replenish more; bag basket cart trolley checkout buy purchase
order take grab want; add put throw chuck pop stick place bung; colleague staff employee team worker person
human someone somebody representative manager boss; talk speak chat call phone ring contact reach discuss
conversation; open opening hours closed close visit shop store showroom come try; gift voucher card
certificate; wedding party christening funeral graduation occasion event ceremony guest prom gala dinner
date; office work interview business professional smart formal meeting; recommend suggest advise advice
suggestion pick choose decide best favourite popular bestseller; match goes pair combine style outfit
together wear; different difference compare versus vs differ better other; cheap cheaper costs; kids
children child boy girl baby son daughter; men women man woman unisex male female ladies; stop switch off
pause disable deactivate halt shut turn; wrong mistake error incorrect false nonsense hallucinate invent
fabricate lie untrue inaccurate bullshit rubbish mislead; safe secure security protected hacked breach leak
privacy private confidential gdpr; data information records details customers personal; delete erase remove
forget forgotten gone wipe deleted purge; country countries abroad worldwide international overseas europe
america; robot bot machine ai human chatbot computer software automated; move reschedule postpone shift
change push later rearrange; email mail inbox newsletter message sms text; instagram whatsapp facebook
messenger social tiktok dm; located based address office where headquarters seat; free gratis complimentary
nothing charge; fashion clothing apparel clothes garments furniture electronics food cosmetics tools toys;
hello hi hey morning evening; thanks thank cheers appreciated grateful
`,
};
