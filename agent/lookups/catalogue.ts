import { array, boolean, number, optional, picklist, string } from 'valibot';
import { featuresOf } from '../features.ts';
import { listed } from '../text.ts';
import { sheetOf } from './fields.ts';
import { cardOf, lookUp, productsOf } from './look-up.ts';

/** Pieces by kind, by what they may cost, by words of how they look and what they suit. Of one piece, its sheet. */
export const catalogue = lookUp(
  {
    pieces: optional(array(string()), []),
    money: optional(array(number()), []),
    /** Words of which a piece has to have each. */
    features: optional(array(string()), []),
    without: optional(array(string()), []),
    sort: optional(picklist(['cheapest', 'dearest'])),
    /** Something is wished for beside the kind and the price. */
    isFiltered: optional(boolean(), false),
  },
  (store, { pieces, money: [most], features, without, sort, isFiltered }) => {
    const checked = ['catalogue'];
    const named = store.products.filter(({ id }) => pieces.length === 0 || pieces.includes(id));
    const [only, second] = named;
    if (only && !second && most === undefined)
      return {
        text: `${only.name}: ${sheetOf(only, ['price', 'colour', 'fabric', 'fit'])}.`,
        checked,
        cards: [cardOf(only)],
        keep: { pieces },
      };
    const byPrice = named.toSorted((one, other) => one.price - other.price);
    const affordable = named.filter(
      (product) =>
        (most === undefined || product.price <= most) &&
        !without.some((word) => featuresOf(product).has(word)),
    );
    const [cheapest] = byPrice;
    if (affordable.length === 0 && cheapest)
      return {
        text: `Nothing costs that little: the ${cheapest.name} is the least expensive, at €${cheapest.price}.`,
        checked,
      };
    if (sort) {
      const [found] = sort === 'cheapest' ? byPrice : byPrice.toReversed();
      const text = `The ${sort === 'cheapest' ? 'least' : 'most'} expensive is the ${found?.name} (€${found?.price}).`;
      return {
        text,
        checked,
        cards: found ? [cardOf(found)] : [],
        keep: { pieces: found ? [found.id] : [] },
      };
    }
    const isWished = features.length > 0 || (isFiltered && without.length === 0);
    const found = affordable.filter(
      (product) =>
        !isWished || (features.length > 0 && features.every((word) => featuresOf(product).has(word))),
    );
    const shown = found.length > 0 ? found : affordable;
    const names = listed(shown.map(({ name, price }) => `the ${name} (€${price})`));
    const ids = found.slice(0, 3).map(({ id }) => id);
    return {
      text: `${found.length > 0 ? '' : 'I find no piece like that. '}In the store: ${names}.`,
      checked,
      cards: productsOf(store, ids).map((product) => cardOf(product)),
      keep: { pieces: ids },
    };
  },
);

/** A rule of the shop, as it stands, for whatever place. */
export const rule = lookUp({ rule: string(), place: optional(string()) }, (store, { rule }) => ({
  text: store.rules[rule] ?? '',
  checked: ['shop’s rules'],
}));
