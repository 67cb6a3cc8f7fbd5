import { array, boolean, number, optional, picklist, string } from 'valibot';
import { featuresOf } from '../features.ts';
import { listed } from '../text.ts';
import type { Piece } from '../types.ts';
import { sheetOf } from './fields.ts';
import { cardOf, isPlural, leading, lookUp, productsOf } from './look-up.ts';
import { stockOf } from './stock.ts';
import { variantsOf } from './variants.ts';

/** Finds pieces by kind, price, looks and occasion. Answers with the product sheet if only one piece is named. */
export const catalogue = lookUp(
  {
    pieces: optional(array(string()), []),
    money: optional(array(number()), []),
    /** What the shopper wishes for. Lists the pieces that match most of these words. */
    features: optional(array(string()), []),
    without: optional(array(string()), []),
    /** The ids of pieces that the shopper excludes. */
    excluded: optional(array(string()), []),
    sort: optional(picklist(['cheapest', 'dearest'])),
    /** Whether the question has criteria besides kind and price. */
    isFiltered: optional(boolean(), false),
    /** Whether the shopper wants other pieces to wear with `pieces`. */
    isBeside: optional(boolean(), false),
    sizes: optional(array(string()), []),
    text: optional(string(), ''),
  },
  (
    store,
    { pieces, money: [most], features, without, excluded, sort, isFiltered, isBeside, sizes, text: asked },
  ) => {
    const size = isBeside ? undefined : sizes[0];
    // Name only sizes of the store: a model could write anything as the size.
    const isMade = store.products.some((product) => size && Object.hasOwn(product.sizes, size));
    const inSize = size && ` in ${isMade ? size : 'that size'}`;
    const checked = ['catalogue'];
    const isForAny = FOR_ANY.test(asked);
    // A dress goes with a jacket, but not with trousers.
    const isWithTrousers = isBeside && productsOf(store, pieces).some(({ kind }) => TROUSERS.includes(kind));
    const named = store.products.filter(
      (product) =>
        (pieces.length === 0 || pieces.includes(product.id) !== isBeside) &&
        (!size || variantsOf(product, { size }).some(({ left }) => left > 0)) &&
        !excluded.includes(product.id) &&
        !(isWithTrousers && product.kind === 'dress') &&
        !(isForAny && Object.keys(product.sizes).length > 1) &&
        !(product.kind === 'dress' && pieces.length === 0 && FOR_HIM.test(asked)),
    );
    const [only, second] = named;
    const isUnwanted = (product: Piece) => without.some((word) => featuresOf(product).has(word));
    const matches = (product: Piece) => features.filter((word) => featuresOf(product).has(word)).length;
    if (
      only &&
      !second &&
      most === undefined &&
      !isBeside &&
      !isUnwanted(only) &&
      (features.length === 0 || matches(only) > 0)
    )
      return {
        text: `${only.name}: ${sheetOf(only, ['price', 'colour', 'fabric', 'fit'])}`,
        checked,
        cards: [cardOf(only)],
        keep: { pieces: [only.id] },
      };
    const byPrice = named.toSorted((one, other) => one.price - other.price);
    const affordable = named.filter(
      (product) => (most === undefined || product.price <= most) && !isUnwanted(product),
    );
    const [cheapest] = byPrice;
    if (!cheapest) return { text: `I find no such piece in stock${inSize ?? ''}.`, checked };
    if (affordable.length === 0) {
      const [is, costs] = isPlural(cheapest) ? ['are', 'cost'] : ['is', 'costs'];
      const text = second
        ? `Nothing costs that little: the ${cheapest.name} ${is} the least expensive, at €${cheapest.price}.`
        : `The ${cheapest.name} ${costs} €${cheapest.price}.`;
      return most === undefined
        ? { text: without.length > 0 ? `I find none without ${listed(without, 'or')}.` : NONE, checked }
        : { text, checked, cards: [cardOf(cheapest)] };
    }
    if (sort) {
      const found = sort === 'cheapest' ? cheapest : (byPrice.at(-1) ?? cheapest);
      return {
        text: `The ${sort === 'cheapest' ? 'least' : 'most'} expensive is the ${found.name} (€${found.price}).`,
        checked,
        cards: [cardOf(found)],
        keep: { pieces: [found.id] },
      };
    }
    const isWished =
      !isForAny &&
      (features.length > 0 || (isFiltered && without.length === 0 && !size && most === undefined));
    const best = Math.max(...affordable.map(matches));
    const found = affordable.filter((product) => !isWished || (best > 0 && matches(product) === best));
    const isClose = isWished && best > 0 && best < features.length;
    const isOfKind = found.length === 0 && pieces.length > 0;
    const shown = (isOfKind ? affordable : found).slice(0, 3);
    const none = features.includes('not sold')
      ? ''
      : `${features.length > 0 ? 'I find none like that' : 'The data doesn’t say which would suit that'}. `;
    const names = listed(shown.map(({ name, price }) => `the ${name} (€${price})`));
    const others = found.length - shown.length;
    const prices = affordable.map(({ price }) => price);
    const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
    const all = `${kindsOf(affordable)}, ${lowest === highest ? 'at' : `from €${lowest} to`} €${highest}`;
    const text =
      isWished && found.length === 0
        ? `${none}The store has ${all}.`
        : others > 3
          ? `The store has${inSize ?? ''} ${all}. What are you looking for?`
          : `${isClose ? 'Closest to that' : 'In the store'}${inSize ?? ''}: ${names}${others > 0 ? `, and ${others} more` : ''}.`;
    return {
      text,
      checked,
      cards: shown.map((product) => cardOf(product)),
      // After a list of all kinds, 'does it shrink?' is about none of its examples.
      keep:
        others > 3 || shown.length === 0
          ? {}
          : { pieces: [...shown.map(({ id }) => id), ...(isBeside ? pieces : [])] },
    };
  },
);

const TROUSERS = ['trousers', 'jeans'];
const NONE = 'I find no piece like that.';

/** A present for somebody whose size isn't known. */
const FOR_ANY = /\b(?:dont|not) know (?:her|his|their|the) size\b/;
/** Words for men, which exclude dresses: the product sheets don't say who a piece is made for. */
const FOR_HIM = /\b(?:husband|boyfriend|brother|dad|father|son|grandpa|him|he)\b/;

/**
 * Quotes a shop rule. For the return of one piece, also says how much money comes back and whether the size to exchange
 * for is in stock. The `place` doesn't change the rule; taking it lets 'and to Spain?' repeat the rule.
 */
export const rule = lookUp(
  {
    rule: string(),
    text: optional(string(), ''),
    place: optional(string()),
    pieces: optional(array(string()), []),
    sizes: optional(array(string()), []),
    petite: optional(boolean(), false),
  },
  (store, { rule, text, pieces, sizes, petite }) => {
    const named = productsOf(store, pieces);
    // 'Can I swap it for an 85?' after an order of a dress and a belt is about the belt.
    const made = named.filter((product) => sizes.some((size) => Object.hasOwn(product.sizes, size)));
    const products = made.length > 0 ? made : named;
    const [piece] = rule === 'returns' && products.length === 1 ? products : [];
    const said = leading(text, rule, Object.entries(store.rules[rule] ?? {}));
    const ofPiece = [
      piece &&
        REFUND.test(text) &&
        `For the ${piece.name} (€${piece.price}), that leaves €${piece.price - store.returnLabel}.`,
      piece && sizes.length > 0 && stockOf(piece, { size: sizes.at(-1), petite }),
    ].filter(Boolean);
    return {
      ...said,
      text: [said.text, ...ofPiece].join(' '),
      checked: ['shop’s rules'],
      keep: piece && made.length > 0 ? { size: sizes.at(-1) } : {},
    };
  },
);

const REFUND = /\bhow much\b.*\b(?:back|refund\w*|left)\b/;

/** Lists the kinds of products in the plural, such as 'jeans, dresses and shirts'. */
function kindsOf(products: readonly Piece[]): string {
  const kinds = [...new Set(products.map(({ kind }) => kind))];
  return listed(
    kinds.map((kind) => (/[^s]s$/.test(kind) ? kind : `${kind}${kind.endsWith('s') ? 'es' : 's'}`)),
  );
}
