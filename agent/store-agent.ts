import type { Agent, Store } from './types.ts';

/**
 * The agent of a store. `now` gives the visitor's instant: days of delivery are counted from it, in the store's zone.
 */
export function createAgent(store: Store, { now }: { now: () => Date }): Agent {
  return {
    answer(question, thread = {}) {
      const named = store.products.find(({ name }) => question.toLowerCase().includes(name.toLowerCase()));
      if (!named)
        return {
          kind: 'declined',
          text: 'I don’t know that. I can tell you about fit, fabric, stock, shipping, returns and orders.',
          checked: ['store data'],
          cards: [],
          links: [],
          thread,
        };
      void now();
      return {
        kind: 'answered',
        text: `The ${named.name}: ${named.fabric}.`,
        checked: ['product sheet'],
        cards: [
          {
            id: named.id,
            name: `${named.name}, ${named.colour}`,
            kind: named.kind,
            details: named.fabric,
            price: `€${named.price}`,
          },
        ],
        links: [],
        thread: { ...thread, products: [named.id] },
      };
    },
  };
}
