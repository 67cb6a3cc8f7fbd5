import type { Part } from './part.ts';
import type { Product } from './types.ts';
import { the } from './words.ts';

export const NOTHING_PROMISED = 'Nothing was promised.';

const REASONS = {
  bargain: {
    text: 'Prices aren’t mine to change. I’d pass this to the shop, and a person answers you.',
    asks: 'Asks for a lower price',
  },
  exception: {
    text: 'That would be an exception, and those a person decides. I’d pass it on.',
    asks: 'Asks for an exception to a rule',
  },
  complaint: {
    text: 'I’m sorry, that shouldn’t happen. It needs a person, who can see the order and put it right. I’d pass it on now.',
    asks: 'Has a complaint',
  },
  deadline: {
    text: 'A day that has to hold I can’t promise. I’d ask a person in the shop straight away.',
    asks: 'Needs it by a certain day',
  },
  person: {
    text: 'Of course. I’d pass you on to a person, with what we have said so far.',
    asks: 'Wants to talk to a person',
  },
  cancel: {
    text: 'Changing or cancelling an order is for a person. I’d pass it on, with the number if you give me one.',
    asks: 'Wants to change or cancel an order',
  },
  hold: {
    text: 'Holding pieces and sending notes is for a person. I’d ask the shop.',
    asks: 'Wants a piece held, or a note when it is back',
  },
  special: {
    text: 'That isn’t in the store’s rules, so a person has to answer. I’d pass it on.',
    asks: 'Asks for something that the rules don’t cover',
  },
} as const;

export type HandOverReason = keyof typeof REASONS;

/** Says that a person has to decide, and what that person would read. Nothing that was typed stands in it. */
export function handOver(
  reason: HandOverReason,
  products: Product[],
  size: string | undefined,
  facts?: Part,
): Part {
  const { text, asks } = REASONS[reason];
  // A number that is no size of the piece is the asker's own.
  const isSize = size !== undefined && products.length === 1 && products.every(({ sizes }) => size in sizes);
  const about =
    products.length > 0 ? ` About ${products.map(the).join(' and ')}${isSize ? `, size ${size}` : ''}.` : '';
  return {
    kind: 'handed-over',
    text: facts ? `${facts.text} ${text}` : text,
    checked: facts?.checked ?? ['what I may decide'],
    cards: facts?.cards ?? [],
    handover: `${asks}.${about} ${NOTHING_PROMISED}`,
  };
}

export function isHandOverReason(id: string): id is HandOverReason {
  return Object.hasOwn(REASONS, id);
}
