import { shortened } from './text.ts';
import type { Answer, Intent, Thread } from './types.ts';

/** Small talk, and what isn't known: never offered where an agent isn't sure. */
export const NOT_OFFERED = ['hello', 'thanks', 'bot', 'off', 'unsaid', 'why', 'sure', 'privacy'];

/** The three to offer. What goes to a person is offered only where it is the likeliest. */
export function nearest(ids: string[], intents: Readonly<Record<string, Intent>>): string[] {
  return [...new Set(ids)]
    .filter((id, at) => !NOT_OFFERED.includes(id) && (at === 0 || intents[id]?.kind !== 'handed-over'))
    .slice(0, 3);
}

/** `about` is what is answered; nothing where it isn't sure. */
export function said(answer: Partial<Answer>, thread: Thread, about: string[] = []): Answer {
  const { kind = 'answered', text = '', checked = [], cards = [], links = [], suggestions = [] } = answer;
  return { kind, about, text: shortened(text), checked, cards, links, suggestions, thread };
}

export function foreign(thread: Thread): Answer {
  const text = 'This demonstration reads English. The one we build answers in the languages you choose.';
  return said({ kind: 'declined', text }, thread);
}

/** Two questions of one message, answered in turn. */
export function both(one: Answer, other: Answer): Answer {
  const sentences = `${one.text} ${other.text}`.split(/(?<=[.!?]) /);
  return {
    ...other,
    about: [...one.about, ...other.about],
    text: shortened([...new Set(sentences)].join(' ')),
    checked: [...new Set([...one.checked, ...other.checked])],
    cards: [...new Map([...one.cards, ...other.cards].map((card) => [card.id, card])).values()].slice(0, 3),
    links: [...new Map([...one.links, ...other.links].map((link) => [link.href, link])).values()],
    suggestions: [...one.suggestions, ...other.suggestions].slice(0, 3),
  };
}
