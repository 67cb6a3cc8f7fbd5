import { NOTHING_PROMISED } from './hand-over.ts';
import { answered, declined, type Part } from './part.ts';
import { inside, shortened } from './text.ts';
import type { Answer, Product, ProductCard, Thread } from './types.ts';
import { money } from './words.ts';

const MOST_CARDS = 3;

export const CAN = 'I can help with fit, fabric, stock, delivery, returns and orders.';

/** One question's answer, and what it leaves in the thread. */
export interface Reply {
  part: Part;
  topic: string;
  products?: Product[];
  thread?: Partial<Thread>;
  /** It repeats the last subject, since the sentence has none. */
  isElliptic?: boolean;
}

export function dontKnow(): Part {
  return declined(`That isn’t something this store’s data can tell me. ${CAN}`, ['store data']);
}

export function whichPiece(): Part {
  return answered(
    'Which piece do you mean? Name it, such as the Harrow Straight or the Mara dress, and I look it up.',
    ['catalogue'],
  );
}

export function notOnSheet(products: Product[]): Part {
  const [product] = products;
  if (!product) return dontKnow();
  return declined(
    `The product sheet of the ${product.name} doesn’t say that. What it does say: ${inside(product.fabric)}. A person in the shop can look.`,
    ['product sheet'],
    [{ product }],
  );
}

export function joined(one: Part, other: Part): Part {
  return {
    kind: one.kind === 'answered' || other.kind === 'answered' ? 'answered' : one.kind,
    text: one.text === other.text ? one.text : `${one.text} ${other.text}`,
    checked: [...new Set([...one.checked, ...other.checked])],
    cards: [...(one.cards ?? []), ...(other.cards ?? [])],
  };
}

/** The replies as one answer: a later reply to the same question takes the place of an earlier, and 60 words are enough. */
export function composed(replies: Reply[], thread: Thread): Answer {
  const handed = replies.filter(({ part }) => part.kind === 'handed-over').slice(0, 2);
  const known = replies.filter(({ part }) => part.kind === 'answered');
  const specific = known.filter(
    ({ topic, products }) => topic !== 'talk' && (topic !== 'catalogue' || products?.length),
  );
  const onSubject = specific.length > 0 ? specific : known.filter(({ topic }) => topic !== 'talk');
  const chosen =
    handed.length > 0
      ? handed
      : onSubject.length > 0
        ? onSubject
        : [...replies.filter(({ topic }) => topic !== 'talk'), ...replies].slice(0, 1);
  const parts = chosen
    .filter(
      (one, at) =>
        !chosen.some(
          (other, later) =>
            (later > at && other.part.text === one.part.text) ||
            (later > at && other.topic === one.topic && one.topic !== '' && sameProducts(one, other)) ||
            (other.topic === 'delivery' &&
              ['duties', 'freeShipping'].includes(one.topic) &&
              other.part.text !== one.part.text),
        ),
    )
    .slice(0, 3)
    .map(({ part }) => part);
  const cards = new Map<string, ProductCard>();
  for (const { product, details } of parts.flatMap((part) => part.cards ?? []))
    if (!cards.has(product.id) || details) cards.set(product.id, card(product, details));
  const handover = [
    ...new Set(handed.map(({ part }) => part.handover?.replace(NOTHING_PROMISED, '').trim())),
  ].join(' ');
  return {
    kind: chosen.some(({ part }) => part.kind === 'handed-over')
      ? 'handed-over'
      : chosen.some(({ part }) => part.kind === 'answered')
        ? 'answered'
        : 'declined',
    text: shortened(parts.map(({ text }) => text)),
    checked: [...new Set(parts.flatMap(({ checked }) => checked))],
    cards: [...cards.values()].slice(0, MOST_CARDS),
    links: parts.flatMap(({ links = [] }) => links),
    ...(handover && { handover: `${handover} ${NOTHING_PROMISED}` }),
    thread,
  };
}

function sameProducts(one: Reply, other: Reply): boolean {
  return (
    one.products === undefined ||
    one.products.length === 0 ||
    one.products.some((product) => other.products?.includes(product))
  );
}

function card(product: Product, details: string | undefined): ProductCard {
  return {
    id: product.id,
    name: `${product.name}, ${product.colour}`,
    kind: product.kind,
    details: details ?? product.fabric.split(',')[0] ?? '',
    price: money(product.price),
  };
}
