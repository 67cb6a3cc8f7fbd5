import { createMatcher, type Ranked } from './matcher.ts';
import type { Slots } from './slots.ts';
import { clean, createSpelling, questions, sentences } from './text.ts';
import type { Intent } from './types.ts';

/** How probable an answer must be. */
const SURE = 0.45;
/** How probable two together, which are both answered then. */
const TOGETHER = 0.5;

/** How probable what was last answered, which a short question is about then. */
const STILL = 0.1;

/** Below this share of known words a text is read as another language. */
const KNOWN = 0.34;

const MOST_QUESTIONS = 2;
const LEAST_WORDS = 3;

/** What a short question's odds gain where it follows one like it. */
const CLOSER = 3;
const SHORT = 6;
/** How much more after a rule: 'how long?' and 'is it free?' are asked of any. */
const OF_RULE = 2;

/** What an intent's odds gain where its kind of slot is named. */
const HINTED = 1;

/** Of the very question that is offered. */
const CERTAIN = 20;

export interface Understood {
  kind: 'sure' | 'unsure' | 'foreign';
  /** What was asked; the nearest three where it isn't sure. */
  ids: string[];
  slots: Slots;
}

interface Options {
  intents: Readonly<Record<string, Pick<Intent, 'asked' | 'hint' | 'find'>>>;
  same: string;
  read(text: string): Slots;
  /** Words that are spelt right beside those of the ways to ask. */
  words: Iterable<string>;
  /** Said beside a question they aren't worth an answer. */
  talk: readonly string[];
}

/** Finds which of the intents a message is about. */
export function createUnderstanding({
  intents,
  same,
  read,
  words,
  talk,
}: Options): (typed: string, previous?: string) => Understood {
  const ways = Object.entries(intents).flatMap(([id, { asked }]) =>
    waysToAsk(asked).map((text) => ({ id, text: clean(text) })),
  );
  const vocabulary = new Set([...ways.flatMap(({ text }) => wordsOf(text)), ...wordsOf(same), ...words]);
  const mend = createSpelling(vocabulary);
  const masked = ways.map(({ id, text }) => ({ id, text: read(text).text }));
  const matcher = createMatcher(masked, same);
  /** The first way to ask may be offered, and whoever taps it is understood. */
  const firsts = new Map(
    masked.filter(({ id }, at) => masked[at - 1]?.id !== id).map(({ id, text }) => [text, id]),
  );

  return (typed, previous) => {
    const text = mend(clean(typed));
    const slots = read(text);
    const rest = slots.text.replace(/_[a-z]+|\d/g, ' ');
    const isForeign =
      /(?!\p{Script=Latin})\p{L}{2}/u.test(rest) || (wordsOf(rest).length > 2 && matcher.known(rest) < KNOWN);
    if (isForeign) return { kind: 'foreign', ids: [], slots };
    const count = slots.text.split(' ').length;
    const before = count <= SHORT && matcher.known(slots.text) > KNOWN ? previous : undefined;
    const isRule = intents[before ?? '']?.find?.lookUp === 'rule';
    const isOfBefore = /\b(?:it|its|that|this|they|them|those|these)\b/.test(slots.text);
    const nearer = CLOSER * (isRule ? OF_RULE : 1);
    const closer = isOfBefore ? nearer : (nearer * (SHORT + 1 - count)) / SHORT;
    const rank = (part: string) =>
      matcher.rank(part, (id) => {
        const { hint } = intents[id] ?? {};
        return (
          (before === undefined ? 0 : closer * matcher.alike(before, id)) +
          (hint !== undefined && slots.text.includes(hint) ? HINTED : 0) +
          (firsts.get(part) === id ? CERTAIN : 0)
        );
      });
    const whole = rank(slots.text);
    const said = sentences(slots.text);
    const marked = said.filter((part) => part.endsWith('?'));
    // 'Which Harrow Straight?' is the end of a question, not a second one.
    const parts = (marked.length > 0 ? marked : said)
      .flatMap(questions)
      .filter((part) => wordsOf(part).length >= LEAST_WORDS)
      .map(rank);
    const sure = parts.filter(isSure).flatMap(([best]) => best?.id ?? []);
    const asked = [...new Set(sure.filter((id) => !talk.includes(id)))];
    if (asked.length > 1) return { kind: 'sure', ids: asked.slice(0, MOST_QUESTIONS), slots };
    // What is told beside a question says what it is about.
    const all = mean([whole, ...parts]);
    const best = [all, whole, ...parts].find(isSure)?.[0];
    if (best) return { kind: 'sure', ids: [best.id], slots };
    const nearest = all.map(({ id }) => id);
    // 'And how much?' is asked of what was talked about.
    if (before !== undefined && all.some(({ id, score }) => id === before && score > STILL))
      return { kind: 'sure', ids: [before], slots };
    const likeliest = all.slice(0, MOST_QUESTIONS).map(({ id, score }) => (talk.includes(id) ? 0 : score));
    if (likeliest.reduce((sum, score) => sum + score, 0) > TOGETHER)
      return { kind: 'sure', ids: nearest.slice(0, MOST_QUESTIONS), slots };
    return { kind: 'unsure', ids: nearest, slots };
  };
}

/** The mean of some rankings. */
function mean(rankings: Ranked[][]): Ranked[] {
  return [...Map.groupBy(rankings.flat(), ({ id }) => id)]
    .map(([id, some]) => ({ id, score: some.reduce((sum, { score }) => sum + score, 0) / rankings.length }))
    .sort((one, other) => other.score - one.score);
}

/** Whole questions, each ended by its mark or its line. */
export function waysToAsk(asked: string): string[] {
  return asked
    .split(/(?<=[?.!])\s+|\n/)
    .map((way) => way.trim())
    .filter(Boolean);
}

function isSure([best]: Ranked[]): boolean {
  return best !== undefined && best.score > SURE;
}

function wordsOf(text: string): string[] {
  return text.match(/_?[a-z]+/g) ?? [];
}
