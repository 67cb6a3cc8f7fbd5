import { array, boolean, number, object, optional, picklist, string } from 'valibot';
import { listed } from '../text.ts';
import type { Product } from '../types.ts';
import { cardOf, lookUp } from './look-up.ts';

/** Pieces by kind, by what they may cost, by words of their fabric, colour, care or origin. */
export const catalogue = lookUp(
  object({
    pieces: optional(array(string()), []),
    money: optional(array(number()), []),
    /** Words of which a piece has to have each. */
    features: optional(array(string()), []),
    /** Words of which a piece has to have one. */
    like: optional(array(string())),
    sort: optional(picklist(['cheapest', 'dearest'])),
    /** There is a wish beside the kind and the price. */
    isFiltered: optional(boolean(), false),
  }),
  (store, { pieces, money: [most], features, like, sort, isFiltered }) => {
    const words = ({ fabric, fit, madeIn, care, colour }: Product) =>
      `${fabric} ${fit} ${madeIn} ${care} ${colour}`.toLowerCase();
    const named = store.products.filter(({ id }) => pieces.length === 0 || pieces.includes(id));
    const ofKind = named.filter(({ price }) => most === undefined || price <= most);
    const having = ofKind.filter((product) => features.every((word) => words(product).includes(word)));
    const wished = features.length > 0 && (isFiltered || having.length > 0) ? having : ofKind;
    const found = (isFiltered && !like && features.length === 0 ? [] : wished)
      .filter((product) => !like || like.some((word) => words(product).includes(word)))
      .toSorted((one, other) => (sort ? one.price - other.price : 0) * (sort === 'dearest' ? -1 : 1))
      .slice(0, sort ? 1 : undefined);
    const shown = found.length > 0 ? found : ofKind;
    const [least] = named.toSorted((one, other) => one.price - other.price);
    if (shown.length === 0 && least)
      return {
        text: `Nothing costs that little: the ${least.name} is the least expensive, at €${least.price}.`,
        checked: ['catalogue'],
      };
    return {
      text: `${found.length > 0 ? '' : 'I find no piece like that. '}${sort ? `The ${sort === 'cheapest' ? 'least' : 'most'} expensive is` : 'In the store:'} ${listed(shown.map(({ name, price }) => `the ${name} (€${price})`))}.`,
      checked: ['catalogue'],
      cards: found.slice(0, 3).map((product) => cardOf(product)),
      keep: { pieces: found.slice(0, 3).map(({ id }) => id) },
    };
  },
);

/** A rule of the shop, as it stands. */
export const rule = lookUp(object({ rule: string() }), (store, { rule }) => ({
  text: store.rules[rule] ?? '',
  checked: ['shop’s rules'],
}));
