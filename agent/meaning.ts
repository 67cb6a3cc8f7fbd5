import type { LookUp } from './lookups/look-up.ts';
import { isSoldOut } from './pieces.ts';
import type { Slots } from './slots.ts';
import type { Store, Thread } from './types.ts';
import { hasOnlySlots, type Understood } from './understand.ts';

interface Options {
  store: Store;
  /** Ids of intents that answer what the store doesn't have. */
  notHere: readonly string[];
  lookUpOf(id?: string): LookUp | undefined;
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
const CASES = ['complaint', 'returns', 'repairs'];

/** Intents that help to choose a piece. */
const ON_OFFER = ['catalogue', 'filter', 'cheapest', 'dearest', 'stock', 'sizing', 'measures'];

/** How shoppers add to what they said. Messages have no apostrophes here. */
const ADDITION =
  /^(?:(?:so|and|but|ok|oh|yes|no) )*(?:its?|theyre|they|the|my|i (?:only )?(?:bought|ordered|got|paid|have|wore|opened))\b/;
const QUESTION = /\?|\b(?:what|where|when|which|who|how)s?\b|^(?:is|are|do|does|can|could|will)\b/;

/** What a person decides after a complaint. */
const SETTLES = /\b(?:pay|cost|free|charge|label|new one|another|replace|money|refund)/;

/** 'Ok when?' after a size that is sold out. */
const WHEN =
  /^(?:[a-z]+,? ){0,3}when(?: (?:will|is|are|do|would|does) (?:it|they|that|you|those)\b[^,;.]{0,30})?[?!. ]*$/;

/** What a message means. `kept` is what the conversation stays about, if the message only adds to it. */
interface Meaning extends Understood {
  kept?: Pick<Thread, 'intent' | 'asked'>;
}

/** Whether a message names two pieces, each of them clearly. */
const isBetween = (named: string[][]) => named.length === 2 && named.every(({ length }) => length === 1);
const EITHER = /_piece +(?:or|vs|versus) +(?:the )?_piece/;

/** Returns a function that says what an understood message means after what was said before. */
export function createMeaning({ store, notHere, lookUpOf }: Options) {
  /** @param named what the message names */
  return (understood: Understood, named: Thread, before: Thread): Meaning => {
    const { found, slots } = understood;
    const { text } = slots;
    const { intent = '', asked = '' } = before;
    const sure = (...ids: string[]) => ({
      isSure: true,
      found: ids.map((id) => ({ id, score: 1, text: id === intent && ids.length > 1 ? asked : text })),
      slots,
    });
    if (isCase(intent) && addsTo(intent, understood)) return sure(intent);
    if (WHEN.test(text) && isSoldOut(store.products, before)) return sure('stock');
    const again = repeated(named, before);
    if (again && hasOnlySlots(text)) {
      // After a complaint or a return, an order's number doesn't only ask where the order is.
      if (again !== 'order-status' || !CASES.includes(intent)) return sure(again);
      return { ...sure(intent, again), kept: { intent, asked } };
    }
    // 'I'm always cold at work, knit or jacket?' asks to compare, whatever else it says.
    if (!understood.isSure && isBetween(slots.named) && EITHER.test(text)) return sure('compare');
    // 'You sent me the wrong size, I ordered S' asks for nothing that is on offer.
    const isComplaint = understood.isSure && found.some(({ id }) => id === 'complaint');
    return {
      ...understood,
      found: found
        .filter(({ id, text }) => !isComplaint || id === 'complaint' || QUESTION.test(text))
        .map((one) => ({ ...one, id: intentOf(one.id, slots, before) })),
    };
  };

  /** Whether an intent is about something that happened: a complaint, a return, a repair or an order. */
  function isCase(id: string): boolean {
    return CASES.includes(id) || lookUpOf(id)?.takes.includes('order') === true;
  }

  /**
   * Whether a message adds to a case: 'it's the white linen one, bought three weeks ago'. After a complaint, a question
   * about money does too, and whatever isn't understood.
   */
  function addsTo(intent: string, { isSure, found, slots }: Understood): boolean {
    const isAdded = ADDITION.test(slots.text) && !QUESTION.test(slots.text) && !slots.order && !slots.email;
    const isOnOffer =
      hasOnlySlots(slots.text) ||
      found.every(({ id }) => ON_OFFER.includes(id) || lookUpOf(id)?.takes.includes('fields'));
    if (isAdded && isOnOffer && (found.length > 0 || slots.pieces.length > 0)) return true;
    if (intent !== 'complaint' || found.length === 0) return false;
    const isOfCase = SETTLES.test(slots.text) || !QUESTION.test(slots.text);
    return !isSure || (found.every(({ id }) => CASES.includes(id)) && isOfCase);
  }

  /** Returns what an intent means in a thread. */
  function intentOf(
    id: string,
    { named, place, order, email }: Slots,
    { intent = '', ...before }: Thread,
  ): string {
    const isDelivered = store.orders.some(
      ({ number, email, delivered }) =>
        number === before.order && email === before.email && delivered !== undefined,
    );
    if (id === 'order-change' && isDelivered) return 'returns';
    // After an order's state, 'will it be here by Friday?' is about that order.
    if (id === 'delivery' && !place && lookUpOf(intent)?.takes.includes('order')) return 'order-status';
    // Before an order, 'when would it be here?' and 'anything faster?' are about delivery.
    const hasOrder = order || email || before.order || before.email;
    if (id === 'order-status' && !hasOrder && (place || intent === 'delivery')) return 'delivery';
    // 'Mara or Alba for a wedding?' doesn't search all pieces.
    return id === 'filter' && isBetween(named) ? 'compare' : id;
  }

  /** Returns the previous intent if its look-up takes every named slot; otherwise, the first slot's default intent. */
  function repeated(named: Thread, { intent = '' }: Thread): string | undefined {
    const [first, ...others] = DEFAULT_INTENTS.filter(([slot]) => named[slot] !== undefined);
    // After 'does a laptop fit in it?', '15 inch' is no body measurement.
    if (intent === 'fit' && named.measures?.any !== undefined) return intent;
    const takes = lookUpOf(intent)?.takes ?? [];
    // A piece named after 'we don't sell skirts' is a new request.
    const isTaken =
      first && !notHere.includes(intent) && [first, ...others].every(([slot]) => takes.includes(slot));
    return isTaken ? intent : first?.[1];
  }
}
