import { placeWords } from './places.ts';
import { both, foreign, NOT_OFFERED, nearest, said } from './said.ts';
import { createSlotReader, type Slots } from './slots.ts';
import type { Agent, Answer, Intent } from './types.ts';
import { createUnderstanding, waysToAsk } from './understand.ts';

interface Options {
  intents: Readonly<Record<string, Intent>>;
  same: string;
  /** What the commission comes to, for so many orders a month of such a worth. */
  commissionFor(orders: number, orderValue: number | undefined): string;
}

/** The agent about the site's own company. It says the site's own words, each with the page where they stand. */
export function createSiteAgent({ intents, same, commissionFor }: Options): Agent {
  const understand = createUnderstanding({
    intents,
    same,
    read: createSlotReader([]),
    words: placeWords(),
    talk: NOT_OFFERED,
  });

  return {
    answer(question, thread = {}) {
      const { kind, ids, slots } = understand(question, thread.intent);
      if (kind === 'foreign') return foreign(thread);
      if (kind === 'unsure')
        return {
          ...said(
            {
              kind: 'asked',
              text: 'I may have got that wrong. Did you mean one of these? Or leave a message, and a person answers.',
            },
            thread,
          ),
          suggestions: nearest(ids, intents).map((id) => waysToAsk(intents[id]?.asked ?? '')[0] ?? ''),
        };
      return ids.map((id) => answerOne(id, slots)).reduce(both);
    },
  };

  function answerOne(id: string, { counts: [orders], money: [orderValue] }: Slots): Answer {
    const { say = '', kind = 'answered', links = [], find } = intents[id] ?? { asked: '' };
    const sum = find?.lookUp === 'commission' && orders ? commissionFor(orders, orderValue) : '';
    const checked = links.map(({ label }) => label);
    return said({ kind, text: `${say} ${sum}`.trim(), checked, links: [...links] }, { intent: id }, [id]);
  }
}
