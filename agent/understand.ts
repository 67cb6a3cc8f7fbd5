import { createMatcher } from './matcher.ts';
import type { Slots } from './slots.ts';
import { clean, createSpelling, sentences } from './text.ts';
import type { Intent } from './types.ts';

/** An intent is answered from this probability. */
const SURE = 0.55;

/** Below this share of known words a text is noise, or another language. */
const KNOWN = 0.34;

/** Shorter sentences of a message ask nothing of their own. */
const LEAST_WORDS = 3;

/** Log-odds that a message of at most `SHORT` words gains for the previous intent. */
const CLOSER = { rule: 10, other: 3 };
const SHORT = 6;
/** After these look-ups 'how long?', 'is it free?' and 'who pays?' are about the same subject. */
const RULES = ['rule', 'delivery'];

export interface Understood {
  isSure: boolean;
  /** The intents asked for. If unsure, all intents, the likeliest first; none if the words are unknown. */
  ids: string[];
  slots: Slots;
}

interface Options {
  intents: Readonly<Record<string, Intent>>;
  /** Words of one meaning, see `createMatcher`. */
  same: string;
  read(text: string): Slots;
  /** Words that are spelt right, beside the words of the ways to ask. */
  names: Iterable<string>;
}

/** Returns what finds the intents of a message. `previous` is the intent that was answered last. */
export function createUnderstanding({
  intents,
  same,
  read,
  names,
}: Options): (typed: string, previous?: string) => Understood {
  const ways = Object.entries(intents).flatMap(([id, { asked, isTalk }]) =>
    waysToAsk(asked).map((text, at) => ({ id, typed: clean(text), isCertain: isTalk || at === 0 })),
  );
  const spelt = [...ways.map(({ typed }) => typed), same].flatMap(wordsOf);
  const mend = createSpelling(new Set([...spelt, ...names]));
  const examples = ways.map((way) => ({ ...way, text: read(way.typed).text }));
  const matcher = createMatcher(examples, same);
  /** Small talk, and questions that are offered, are understood word for word. */
  const certain = new Map(
    examples.filter(({ isCertain }) => isCertain).map(({ text, id }) => [unmarked(text), id]),
  );
  const isTalk = (id: string) => intents[id]?.isTalk === true;

  return (typed, previous = '') => {
    const slots = read(mend(clean(typed)));
    const { text } = slots;
    const exact = certain.get(unmarked(text));
    if (exact !== undefined) return { isSure: true, ids: [exact], slots };
    const rest = text.replace(/_[a-z]+|\d/g, ' ');
    const share = matcher.known(wordsOf(rest).length > 2 ? rest : text);
    if (share < KNOWN || !/[a-z]/.test(rest)) return { isSure: false, ids: [], slots };
    const isRule = RULES.includes(intents[previous]?.find?.lookUp ?? '');
    const closer = text.split(' ').length > SHORT ? 0 : isRule ? CLOSER.rule : CLOSER.other;
    const rank = (part: string) => matcher.rank(part, (id) => (id === previous ? closer : 0));
    const said = sentences(text);
    const marked = said.filter((part) => part.endsWith('?'));
    const parts = (marked.length > 0 ? marked : said)
      .filter((part) => wordsOf(part).length >= LEAST_WORDS)
      .flatMap((part) => rank(part).slice(0, 1))
      .filter(({ score }) => score > SURE);
    const asked = new Set(parts.map(({ id }) => id).filter((id) => !isTalk(id)));
    if (asked.size > 1) return { isSure: true, ids: [...asked].slice(0, 2), slots };
    const whole = rank(text);
    const best = [...whole.slice(0, 1), ...parts].find(({ score }) => score > SURE);
    if (best) return { isSure: true, ids: [best.id], slots };
    return { isSure: false, ids: whole.map(({ id }) => id), slots };
  };
}

/** Splits into whole questions, each ended by its mark. */
export function waysToAsk(asked: string): string[] {
  return asked
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[?.!]) /);
}

function unmarked(text: string): string {
  return (text.match(/[\w%]+/g) ?? []).join(' ');
}

function wordsOf(text: string): string[] {
  return text.match(/_?[a-z]+/g) ?? [];
}
