/** What shoppers ask for and the store doesn't have: an intent, the start of its answer, and words by name. */
export const NOT_HERE = {
  'not-sold': {
    say: 'We don’t sell',
    names: {
      shoes: 'shoe, boot, sneaker, trainer, sandal, heel, loafer, slipper, flip flop, ankle boot',
      socks: 'sock, tights',
      'T-shirts or tops': 't-shirt, tshirt, t shirt, tee, tank top, polo, polo shirt, crop top, vest',
      'hoodies or cardigans': 'hoodie, sweatshirt, cardigan, fleece',
      'skirts or shorts':
        'skirts, a skirt, mini skirt, midi skirt, denim skirt, shorts, leggings, joggers, chinos',
      'jumpsuits or dungarees': 'jumpsuit, dungarees, overalls',
      'suits or blazers': 'blazer, waistcoat, tuxedo, necktie, bow tie, trouser suit',
      'hats, scarves or gloves': 'hat, cap, beanie, scarf, scarves, glove, mittens',
      'underwear or nightwear': 'lingerie, boxers, pyjamas, pajamas, nightwear, nightgown',
      swimwear: 'swimsuit, swimwear, bikini, swim shorts, sarong, kaftan',
      'jewellery or watches': 'jewellery, jewelry, necklace, earring, rings, bracelet, watches',
      'sunglasses or wallets': 'sunglasses, wallet, purse, backpack, umbrella, phone case, perfume',
    },
  },
  discount: {
    say: 'We have no',
    names: { 'promo codes': 'promo code, discount code, coupon, promo, coupon code' },
  },
  fit: {
    say: 'We have no',
    names: Object.fromEntries(
      ['regular', 'slim', 'skinny', 'bootcut', 'flared', 'oversized', 'mom', 'boyfriend', 'athletic'].map(
        (fit) => [`${fit} fit`, `${fit} fit, ${fit} jeans, ${fit} cut, ${fit} leg`],
      ),
    ),
  },
};
