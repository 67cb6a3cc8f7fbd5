import type { LookUp } from './lookups/look-up.ts';
import { isSoldOut } from './pieces.ts';
import type { Slots } from './slots.ts';
import type { NotHere, Store, Thread } from './types.ts';
import { ASKS, GUESS, hasOnlySlots, type Understood } from './understand.ts';

interface Options {
  store: Store;
  notHere: NotHere;
  /** Returns the name of an intent's look-up. */
  nameOf(id: string): string | undefined;
  lookUpOf(id: string): LookUp | undefined;
}

/** What a message means. `kept` is what the conversation stays about, if the message only adds to it. */
interface Meaning extends Understood {
  kept?: Pick<Thread, 'intent' | 'asked'>;
}

/** Returns a function that says what an understood message means after what was said before. */
export function createMeaning({ store, notHere, nameOf, lookUpOf }: Options) {
  const isOnOffer = (id: string) => ON_OFFER.includes(nameOf(id) ?? '');

  /**
   * @param named what the message names
   * @param after the thread with it
   */
  return (understood: Understood, named: Thread, before: Thread, after: Thread): Meaning => {
    const { found, slots } = understood;
    const { text } = slots;
    const { intent = '', asked = '' } = before;
    const sure = (...ids: string[]) => ({
      isSure: true,
      found: ids.map((id) => ({ id, score: 1, text: id === intent && ids.length > 1 ? asked : text })),
      slots,
    });
    if (addsTo(intent, understood)) return sure(intent);
    if (OF_SIZE.includes(intent) && WHEN.test(text) && isSoldOut(store.products, before))
      return sure('stock');
    const again = repeated(named, before);
    if (again && hasOnlySlots(text)) {
      if (again !== 'order-status' || !AFTER_SALE.includes(intent)) return sure(again);
      // After a complaint or a return, an order's number doesn't only ask where the order is.
      return { ...sure(intent, again), kept: { intent, asked } };
    }
    // 'I'm always cold at work, knit or jacket?' asks to compare, whatever else it says.
    if (!understood.isSure && namesTwo(slots) && EITHER.test(text)) return sure('compare');
    // 'You sent me the wrong size, I ordered S' asks for nothing that is on offer.
    const isComplaint = understood.isSure && found.some(({ id }) => id === 'complaint');
    return {
      ...understood,
      found: found
        .filter(({ id, text }) => !isComplaint || !isOnOffer(id) || isQuestion(text))
        .map((one) => ({ ...one, id: intentOf(one.id, slots, before, after) })),
    };
  };

  /**
   * Whether a message adds to a complaint, a return, a repair or an order: 'it's the white linen one, bought three weeks
   * ago'. After a complaint, a question about money does too, and what isn't understood.
   */
  function addsTo(intent: string, { isSure, found, slots }: Understood): boolean {
    const { text, order, email, measures, pieces } = slots;
    const isOfPieces = pieces.length > 0 && (hasOnlySlots(text) || found.some(({ id }) => isOnOffer(id)));
    const isAdded = ADDITION.test(text) && !isQuestion(text) && isOfPieces;
    const areOnOffer = found.every(({ id }) => isOnOffer(id));
    if (intent === 'complaint' && found.length > 0) {
      const isOfCase = found.every(({ id }) => AFTER_SALE.includes(id));
      const isNew =
        isQuestion(text) && found.some(({ id, score }) => score > GUESS && !AFTER_SALE.includes(id));
      return (
        (!isSure && !isNew) ||
        (isAdded && areOnOffer) ||
        (isOfCase && (SETTLES.test(text) || !isQuestion(text)))
      );
    }
    const isCase = AFTER_SALE.includes(intent) || nameOf(intent) === 'order';
    return isCase && isAdded && hasOnlySlots(text) && !order && !email && Object.keys(measures).length === 0;
  }

  /** Returns what an intent means in a thread. */
  function intentOf(id: string, slots: Slots, { intent = '' }: Thread, { order, email }: Thread): string {
    const isDelivered = store.orders.some(
      (one) => one.number === order && one.email === email && one.delivered !== undefined,
    );
    if (id === 'order-change' && isDelivered) return 'returns';
    // After an order's state, 'will it be here by Friday?' is about that order.
    if (id === 'delivery' && !slots.place && nameOf(intent) === 'order' && !PRICE.test(slots.text))
      return 'order-status';
    // Before an order, 'when would it be here?' and 'anything faster?' are about delivery.
    const hasOrder = order !== undefined || email !== undefined;
    if (id === 'order-status' && !hasOrder && (slots.place || intent === 'delivery')) return 'delivery';
    // 'Mara or Alba for a wedding?' doesn't search all pieces.
    return id === 'filter' && namesTwo(slots) ? 'compare' : id;
  }

  /** Returns the previous intent if its look-up takes every named slot; otherwise, the default intent of the first slot. */
  function repeated(named: Thread, { intent = '' }: Thread): string | undefined {
    const [first, ...others] = DEFAULT_INTENTS.filter(([slot]) => named[slot] !== undefined);
    // After 'does a laptop fit in it?', '15 inch' is no body measurement.
    if (intent === 'fit' && named.measures?.any !== undefined) return intent;
    // After advice on a size, 'inseam 30?' asks whether it is there.
    const takes = first?.[0] === 'inseam' ? [] : (lookUpOf(intent)?.takes ?? []);
    // A piece named after 'we don't sell skirts' is a new request.
    const isTaken =
      first && !(intent in notHere) && [first, ...others].every(([slot]) => takes.includes(slot));
    return isTaken ? intent : first?.[1];
  }
}

/** Default intents for messages that consist only of slots. The first entry whose slot is filled applies. */
const DEFAULT_INTENTS: [slot: keyof Thread, intent: string][] = [
  ['order', 'order-status'],
  ['email', 'order-status'],
  ['measures', 'sizing'],
  ['place', 'delivery'],
  ['size', 'stock'],
  ['inseam', 'stock'],
  ['petite', 'stock'],
  ['pieces', 'describe'],
];

/** Intents about a piece that arrived. */
const AFTER_SALE = ['complaint', 'returns', 'repairs'];

/** Intents whose answer may say that a size is sold out. */
const OF_SIZE = ['stock', 'sizing', 'returns'];

/** Look-ups that help to choose a piece. */
const ON_OFFER = ['catalogue', 'fields', 'stock', 'sizing', 'measures'];

/** How shoppers add to what they said. Messages have no apostrophes here. */
const ADDITION =
  /^(?:(?:so|and|but|ok|oh|yes|no) )*(?:its?|theyre|they|the|my|i (?:only )?(?:bought|ordered|got|paid|have|wore|opened))\b/;
const isQuestion = (text: string) =>
  ASKS.test(text) || /\?|\b(?:what|where|when|which|who|how)s?\b/.test(text);

/** What a person decides after a complaint. */
const SETTLES = /\b(?:pay|cost|free|charge|label|new one|another|replace|money|refund)/;
const PRICE = /\b(?:much|costs?|price|free)\b/;

/** 'Ok when?' after a size that is sold out. */
const WHEN =
  /^(?:[a-z]+,? ){0,3}when(?: (?:will|is|are|do|would|does) (?:it|they|that|you|those)\b[^,;.]{0,30})?[?!. ]*$/;

/** Whether a message names two pieces, each of them clearly. */
const namesTwo = ({ named }: Slots) => named.length === 2 && named.every(({ length }) => length === 1);
const EITHER = /_piece (?:or|vs|versus) (?:the )?_piece/;
