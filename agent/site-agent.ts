import { placeWords } from './places.ts';
import { createSlotReader, type Slots } from './slots.ts';
import { shortened } from './text.ts';
import type { Agent, Answer, AnswerLink, Intent, Thread } from './types.ts';
import { createUnderstanding, waysToAsk } from './understand.ts';

/** Small talk, and what isn't known. */
const NOT_OFFERED = ['hello', 'thanks', 'bot', 'off', 'unsaid'];

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
    talk: ['hello', 'thanks'],
    groupOf: (id) => intents[id]?.links?.[0]?.href,
  });

  return {
    answer(question, thread = {}) {
      const { kind, ids, slots } = understand(question, thread.intent);
      if (kind === 'foreign')
        return said(
          {
            kind: 'declined',
            text: 'This demonstration reads English. The one we build answers in the languages you choose.',
          },
          thread,
        );
      if (kind === 'unsure')
        return {
          ...said(
            {
              kind: 'asked',
              text: 'I may have got that wrong. Did you mean one of these? Or leave a message, and a person answers.',
            },
            thread,
          ),
          suggestions: ids
            .filter((id) => !NOT_OFFERED.includes(id))
            .slice(0, 3)
            .map((id) => waysToAsk(intents[id]?.asked ?? '')[0] ?? ''),
        };
      return ids.map((id) => ({ ...answerOne(id, slots), about: [id] })).reduce(both);
    },
  };

  function answerOne(id: string, { counts: [orders], money: [orderValue] }: Slots): Answer {
    const { say = '', kind = 'answered', links = [], find } = intents[id] ?? { asked: '' };
    const sum = find?.lookUp === 'commission' && orders ? ` ${commissionFor(orders, orderValue)}` : '';
    return said({ kind, text: say + sum, links }, { intent: id });
  }
}

function said(
  { kind, text, links = [] }: { kind: Answer['kind']; text: string; links?: readonly AnswerLink[] },
  thread: Thread,
): Answer {
  return {
    kind,
    text: shortened(text),
    checked: links.map(({ label }) => label),
    cards: [],
    links: [...links],
    suggestions: [],
    about: [],
    thread,
  };
}

/** Two questions of one message, answered in turn. */
function both(one: Answer, other: Answer): Answer {
  return {
    ...other,
    about: [...one.about, ...other.about],
    text: shortened(`${one.text} ${other.text}`),
    checked: [...new Set([...one.checked, ...other.checked])],
    links: [...new Map([...one.links, ...other.links].map((link) => [link.href, link])).values()],
  };
}
