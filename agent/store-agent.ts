import { catalogue, rule } from './lookups/catalogue.ts';
import { delivery } from './lookups/delivery.ts';
import { compare, fields, measurement } from './lookups/fields.ts';
import type { LookUp } from './lookups/look-up.ts';
import { order } from './lookups/orders.ts';
import { bodyWordOf, sizing } from './lookups/sizing.ts';
import { bag, bagList, stock } from './lookups/stock.ts';
import { placeWords } from './places.ts';
import { both, foreign, NOT_OFFERED, nearest, said } from './said.ts';
import { createSlotReader, type Slots } from './slots.ts';
import type { Agent, Answer, Intent, Product, Store, Thread } from './types.ts';
import { createUnderstanding, waysToAsk } from './understand.ts';

const LOOK_UPS: Record<string, LookUp> = {
  fields,
  measurement,
  compare,
  stock,
  bag,
  bagList,
  sizing,
  delivery,
  order,
  catalogue,
  rule,
};

/** Asked where a look-up lacks an argument. */
const WANTED: Record<string, string> = { pieces: 'Which piece do you mean?' };

/** What 'and in M then?' is made of, which asks the last question again. */
const BARE =
  /_(?:piece|size|leg|petite|place|measure|order|email|count)\b|\b(?:both|im|i live|and|ok|okay|so|but|no|the|a|in|for|with|to|from|what about|how about|same|too|also|ones?|size|its?|i mean|meant|pls|please|then|now|n)\b/g;

interface Options {
  intents: Readonly<Record<string, Intent>>;
  same: string;
  now(): Date;
}

/** The agent of a store. All that it says of it comes from the look-ups, so from the store's data. */
export function createStoreAgent(store: Store, { intents, same, now }: Options): Agent {
  const understand = createUnderstanding({
    intents,
    same,
    read: createSlotReader(store.products),
    words: [
      ...store.products.flatMap(({ called, colour, fabric }) =>
        `coloured ${called} ${colour} ${fabric}`.toLowerCase().split(/[, ]+/),
      ),
      ...placeWords(),
    ],
    talk: [...NOT_OFFERED, 'again'],
  });

  return {
    answer(question, thread = {}) {
      const { kind, ids, slots } = understand(question, thread.intent);
      const isBare = /_|both/.test(slots.text) && !/[a-z_]/.test(slots.text.replace(BARE, ''));
      const known = keep(thread, slots);
      if (isBare) return answerOne(repeated(known, slots), known, slots);
      if (kind === 'foreign') return foreign(known);
      const wanted = ids.map((id) => {
        if (id === 'again') return repeated(known, slots);
        const isOfPiece = slots.pieces.length === 1 || (known.pieces?.length === 1 && isShort(slots.text));
        return (isOfPiece && intents[id]?.ofPiece) || id;
      });
      if (kind === 'unsure') return askBack(wanted, known, slots);
      const [also] = wanted.map((id) => intents[id]?.also);
      if (also && known.place && !wanted.includes(also)) wanted.push(also);
      const answers: Answer[] = [];
      // 'And how much is that?' beside a rule is about the rule.
      const isAnswered = (id: string) => known.pieces === undefined && intents[id]?.find?.lookUp === 'fields';
      const meant = wanted.some((id) => !isAnswered(id)) ? wanted.filter((id) => !isAnswered(id)) : wanted;
      for (const id of meant) answers.push(answerOne(id, answers.at(-1)?.thread ?? known, slots));
      return answers.reduce(both);
    },
  };

  /** What 'and the tapered?' asks: the same again, or what its slots are asked about most. */
  function repeated(
    { intent }: Thread,
    { measures, place, order, email, sizes, inseam, petite, pieces, counts }: Slots,
  ): string {
    if (order || email) return 'order-status';
    const isNamed = pieces.length + sizes.length > 0 || inseam || place;
    if (counts.length > 0 && !isNamed) return 'bag';
    const takes = (...lookUps: string[]) => lookUps.includes(intents[intent ?? '']?.find?.lookUp ?? '');
    if (Object.keys(measures).length > 0) return 'sizing';
    if (place) return takes('delivery', 'rule') ? (intent ?? '') : 'delivery';
    if (sizes.length > 0 || inseam || petite)
      return takes('stock', 'bag', 'measurement', 'sizing') ? (intent ?? '') : 'stock';
    if (pieces.length > 0 && !takes('fields', 'measurement', 'stock', 'bag', 'sizing')) return 'describe';
    return intent ?? 'hello';
  }

  function answerOne(id: string, thread: Thread, slots: Slots): Answer {
    const { find, say = '', kind } = intents[id] ?? { asked: '' };
    if (!find)
      return said({ ...(kind && { kind }), text: say, checked: [] }, { ...thread, intent: id }, [id]);
    const pieces = piecesFor(id, thread, slots);
    const args = {
      ...thread,
      ...slots,
      inseam: slots.inseam ?? thread.inseam,
      petite: slots.petite || thread.petite,
      measures: thread.measures,
      place: thread.place,
      size: slots.sizes[0] ?? (/\bsizes\b/.test(slots.text) ? undefined : thread.size),
      pieces: pieces.length > 0 ? pieces : undefined,
      ...find,
    };
    // 'How much is that?' after gift wrapping is about the wrapping.
    const isOfRule = pieces.length === 0 && find.lookUp === 'fields' && isShort(slots.text);
    if (isOfRule && isRule(thread.intent) && thread.intent !== id)
      return answerOne(thread.intent, thread, slots);
    const found = LOOK_UPS[find.lookUp]?.(store, args, now()) ?? { missing: '' };
    const lead = say && 'text' in found ? { text: `${say} ${found.text}` } : {};
    if ('missing' in found)
      return {
        ...said(
          { kind: 'asked', text: WANTED[found.missing] ?? '', checked: [] },
          { ...thread, intent: id },
          [id],
        ),
        suggestions: offeredPieces(slots).map((product) => offered(id, product, undefined)),
      };
    const added = found.keep?.bag && { bag: [...(thread.bag ?? []), ...found.keep.bag] };
    const named = pieces.length > 0 ? pieces : thread.pieces;
    return said({ ...found, ...lead }, { ...thread, intent: id, pieces: named, ...found.keep, ...added }, [
      id,
    ]);
  }

  function isRule(id: string | undefined): id is string {
    return ['rule', 'delivery'].includes(intents[id ?? '']?.find?.lookUp ?? '');
  }

  /** Those named; those of the thread; those that have all the named sizes, or are chosen by a named measure. */
  function piecesFor(
    id: string,
    thread: Thread,
    { pieces, chosen, sizes, inseam, features }: Slots,
  ): string[] {
    const lookUp = intents[id]?.find?.lookUp;
    if (lookUp === 'catalogue') return pieces;
    if (lookUp === 'sizing' && chosen.length > 0) return chosen;
    const named = pieces.length > 0 ? pieces : (thread.pieces ?? []);
    if (lookUp === 'compare' && named.length === 1) {
      const [kind] = store.products.filter((product) => named.includes(product.id)).map(({ kind }) => kind);
      const other =
        thread.earlier ?? store.products.filter((product) => product.kind === kind).map(({ id }) => id);
      return [...new Set([...named, ...other])].slice(0, 2);
    }
    if (named.length === 0 && lookUp === 'fields') return havingFeatures(features);
    if (named.length > 0 || !['sizing', 'stock'].includes(lookUp ?? '')) return named;
    const measures = Object.keys(thread.measures ?? {});
    return store.products
      .filter((product) =>
        sizes.length > 0 || inseam
          ? sizes.every((size) => size in product.sizes) && (!inseam || inseam in (product.inseams ?? {}))
          : measures.includes(bodyWordOf(product) === 'waist' ? 'waist' : 'chest') && product.kind !== 'belt',
      )
      .map(({ id }) => id)
      .slice(0, 3);
  }

  /** 'Is the buckle nickel free?' can only be about the belt. */
  function havingFeatures(features: string[]): string[] {
    const counted = store.products.map(({ id, fabric, care, colour, madeIn }) => {
      const words = `${fabric} ${care} ${colour} ${madeIn}`.toLowerCase();
      return { id, count: features.filter((word) => words.includes(word)).length };
    });
    const most = Math.max(...counted.map(({ count }) => count));
    const found = counted.filter(({ count }) => count > 0 && count === most);
    return found.length > 3 ? [] : found.map(({ id }) => id);
  }

  function askBack(ids: string[], thread: Thread, slots: Slots): Answer {
    const [piece] = store.products.filter(({ id }) => (slots.pieces[0] ?? thread.pieces?.[0]) === id);
    return {
      ...said(
        {
          kind: 'asked',
          text: 'I may have got that wrong. Did you mean one of these? If not, I’d pass it to a person at the shop.',
          checked: [],
        },
        thread,
      ),
      suggestions: nearest(ids, intents).map((id) => offered(id, piece, thread.place)),
    };
  }

  /** The intent's first way to ask, about the piece and the place at hand. */
  function offered(id: string, piece: Product | undefined, place: string | undefined): string {
    const [first = ''] = waysToAsk(intents[id]?.asked ?? '');
    const name = store.products.find((product) => first.includes(product.name))?.name;
    const asked = piece && name ? first.replace(name, piece.name) : first;
    return place ? asked.replace(/(?<= to )(?:Germany|France|the United States|Japan)/, place) : asked;
  }

  function offeredPieces({ sizes }: Slots): Product[] {
    const having = store.products.filter((product) => sizes.every((size) => size in product.sizes));
    return [0, 2, 4].flatMap((at) => (having.length > 4 ? having : store.products)[at] ?? []);
  }
}

/** 'Real leather?' is asked of the piece at hand. */
function isShort(text: string): boolean {
  return text.split(/\s+/).length < 4;
}

/** What the thread knows with what was just named. A new piece takes the place of the last. */
function keep(
  thread: Thread,
  { pieces, measures, place, order, email, sizes, inseam, petite }: Slots,
): Thread {
  const isOther = pieces.length > 0 && String(pieces) !== String(thread.pieces);
  return {
    ...thread,
    ...(pieces.length > 0 && { pieces }),
    ...(isOther && { earlier: thread.pieces, inseam: undefined, petite: undefined }),
    ...(Object.keys(measures).length > 0 && { measures: { ...thread.measures, ...measures } }),
    ...(place && { place }),
    ...(order && { order }),
    ...(email && { email }),
    ...(sizes.length > 0 && { size: sizes[0], inseam: undefined, petite: undefined }),
    ...(inseam && { inseam }),
    ...(petite && { petite }),
  };
}
