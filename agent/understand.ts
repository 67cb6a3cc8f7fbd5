import { groupBy } from './group-by.ts';
import { createMatcher, type Ranked } from './matcher.ts';
import type { Slots } from './slots.ts';
import { clean, createSpelling, questions, sentences } from './text.ts';
import type { Intent } from './types.ts';

/** How probable an answer must be. */
const SURE = 0.7;
/** How probable two together, which are both answered then. */
const TOGETHER = 0.65;

/** How like a way to ask a text must be as well: a few common words make an answer probable though all others are new. */
const ALIKE = { one: 0.38, together: 0.35 };
/** So probable that likeness does not matter. */
const CERTAIN = 0.95;

/** Below this share of known words a text is read as another language. */
const KNOWN = 0.34;

/** Fewer unknown words are noise. */
const LEAST_FOREIGN = 4;

const MOST_QUESTIONS = 2;
const LEAST_WORDS = 3;

/** What a short question gains for what was asked last. */
const CLOSER = { rule: 10, other: 3 };
const SHORT = 6;
/** Of these 'how long?', 'is it free?' and 'who pays?' may be asked. */
const RULES = ['rule', 'delivery'];

export interface Words {
  /** `createMatcher` says what these are. */
  same: string;
  related: string;
}

export interface Understood {
  kind: 'sure' | 'unsure' | 'foreign';
  /** What was asked; the nearest where it isn't sure. */
  ids: string[];
  slots: Slots;
}

interface Options {
  intents: Readonly<Record<string, Intent>>;
  words: Words;
  read(text: string): Slots;
  /** Spelt right beside the words of the ways to ask. */
  names: Iterable<string>;
}

/** Finds which of the intents a message is about. */
export function createUnderstanding({
  intents,
  words,
  read,
  names,
}: Options): (typed: string, previous?: string) => Understood {
  const ways = Object.entries(intents).flatMap(([id, { asked }]) =>
    waysToAsk(asked).map((text) => ({ id, text: clean(text) })),
  );
  const vocabulary = new Set(
    [...ways, { text: words.same }, { text: words.related }].flatMap(({ text }) => wordsOf(text)),
  );
  const mend = createSpelling(new Set([...vocabulary, ...names]));
  const examples = ways.map(({ id, text }) => ({ id, text: read(text).text }));
  const matcher = createMatcher(examples, words);
  /** What is offered, and small talk, are certain to be understood. */
  const certain = new Map(
    Object.entries(intents).flatMap(([id, { asked, isTalk }]) =>
      waysToAsk(asked)
        .filter((_, at) => isTalk || at === 0)
        .map((way) => [unmarked(read(clean(way)).text), id] as const),
    ),
  );
  const isTalk = (id: string) => intents[id]?.isTalk === true;

  return (typed, previous) => {
    const text = mend(clean(typed));
    const slots = read(text);
    const known = certain.get(unmarked(slots.text));
    if (known !== undefined) return { kind: 'sure', ids: [known], slots };
    const rest = slots.text.replace(/_[a-z]+|\d/g, ' ');
    const isUnknown = matcher.known(slots.text) === 0 && /[a-z]/.test(rest);
    if (isUnknown && wordsOf(rest).length < LEAST_FOREIGN) return { kind: 'unsure', ids: [], slots };
    const isForeign =
      /(?!\p{Script=Latin})\p{L}{2}/u.test(rest) || (wordsOf(rest).length > 2 && matcher.known(rest) < KNOWN);
    if (isForeign) return { kind: 'foreign', ids: [], slots };
    const count = slots.text.split(' ').length;
    const isRule = RULES.includes(intents[previous ?? '']?.find?.lookUp ?? '');
    const isOfBefore = isRule || /\b(?:it|its|that|this|they|them|those|these)\b/.test(slots.text);
    const nearness = isOfBefore ? 1 : (SHORT + 1 - count) / SHORT;
    const closer =
      previous === undefined || count > SHORT ? 0 : (isRule ? CLOSER.rule : CLOSER.other) * nearness;
    const rank = (part: string) =>
      matcher
        .rank(part, (id) => (id === previous ? closer : 0))
        // What is asked again need not be like its ways to ask.
        .map((ranked) => (closer > 0 && ranked.id === previous ? { ...ranked, likeness: 1 } : ranked));
    const said = sentences(slots.text);
    const marked = said.filter((part) => part.endsWith('?'));
    const parts = (marked.length > 0 ? marked : said)
      .flatMap(questions)
      .filter((part) => wordsOf(part).length >= LEAST_WORDS)
      .map(rank);
    const asked = new Set(
      parts.filter(isSure).flatMap(([best]) => (best && !isTalk(best.id) ? best.id : [])),
    );
    if (asked.size > 1) return { kind: 'sure', ids: [...asked].slice(0, MOST_QUESTIONS), slots };
    // Of an address or a figure alone anything may be asked.
    const isNothing = !/[a-z]/.test(rest);
    // What is told beside a question says what it is about.
    const whole = rank(slots.text);
    const all = mean([whole, ...parts]);
    const best = [all, whole, ...parts].find(isSure)?.[0];
    const likeness = whole.find(({ id }) => id === (best ?? all[0])?.id)?.likeness ?? 0;
    const isOfOne = best && (best.score > CERTAIN || likeness > ALIKE.one);
    if (isOfOne && !isNothing) return { kind: 'sure', ids: [best.id], slots };
    const likeliest = all.slice(0, MOST_QUESTIONS).filter(({ id }) => !isTalk(id));
    const together = likeliest.reduce((sum, { score }) => sum + score, 0);
    const isSureOfTwo = !best && together > TOGETHER && !isNothing && likeness > ALIKE.together;
    const ids = (isSureOfTwo ? likeliest : all).map(({ id }) => id);
    return { kind: isSureOfTwo ? 'sure' : 'unsure', ids, slots };
  };
}

/** The mean of some rankings. */
function mean(rankings: Ranked[][]): Omit<Ranked, 'likeness'>[] {
  return [...groupBy(rankings.flat(), ({ id }) => id)]
    .map(([id, some]) => ({ id, score: some.reduce((sum, { score }) => sum + score, 0) / rankings.length }))
    .sort((one, other) => other.score - one.score);
}

/** Whole questions, each ended by its mark. */
export function waysToAsk(asked: string): string[] {
  return asked
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[?.!]) /);
}

function isSure([best]: { score: number }[]): boolean {
  return best !== undefined && best.score > SURE;
}

function unmarked(text: string): string {
  return (text.match(/[\w%]+/g) ?? []).join(' ');
}

function wordsOf(text: string): string[] {
  return text.match(/_?[a-z]+/g) ?? [];
}
