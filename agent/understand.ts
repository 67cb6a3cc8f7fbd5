import { createMatcher } from './matcher.ts';
import type { Slots } from './slots.ts';
import { clean, createSpelling, sentences } from './text.ts';
import type { Intent } from './types.ts';

/** Minimum probability at which the agent answers an intent. */
const SURE = 0.55;

/** Minimum probability of each clause at which a sentence is read as several questions. */
const CERTAIN = 0.6;
const ASKS = /^(?:how|whats?|when|where|which|who|is|are|do|does|can|will)\b/;
const CLAUSE = new RegExp(`,? (?:and also|and|also|plus|&) |, (?=${ASKS.source.slice(1)})`);

/** If the share of known words is lower, the text is treated as noise or a foreign language. */
const KNOWN = 0.34;

/** Sentences with fewer words are not treated as separate questions. */
const LEAST_WORDS = 3;

/** Log-odds added to the previous intent if the message has at most `SHORT` words, none of them typical of others. */
const CLOSER = { rule: 10, other: 3 };
const SHORT = 6;
/** Look-ups that use `CLOSER.rule`: after their answers, 'how long?' and 'who pays?' continue the same topic. */
const RULES = ['rule', 'delivery'];

interface Found {
  id: string;
  score: number;
  /** The part of the message that asks. */
  text: string;
}

interface Understood {
  isSure: boolean;
  /** The matched intents. If no match is sure: all intents, most likely first, or none if most words are unknown. */
  found: Pick<Found, 'id' | 'text'>[];
  slots: Slots;
}

interface Options {
  intents: Readonly<Record<string, Intent>>;
  /** Synonyms, in the format of `content/same-words.ts`. */
  same: string;
  read(text: string): Slots;
  /** Correctly spelt words, in addition to the words of the phrasings. */
  names: Iterable<string>;
}

/** Returns a function that finds the intents of a message. `previous` is the last answered intent. */
export function createUnderstanding({ intents, same, read, names }: Options) {
  const ways = Object.entries(intents).flatMap(([id, { asked, isTalk }]) =>
    waysToAsk(asked).map((text, at) => ({ id, typed: clean(text), isCertain: isTalk || at === 0 })),
  );
  const spelt = [...ways.map(({ typed }) => typed), same].flatMap(wordsOf);
  const correctSpelling = createSpelling(new Set([...spelt, ...names]));
  const examples = ways.map((way) => ({ ...way, text: read(way.typed).text }));
  const matcher = createMatcher(examples, same);
  /** Small talk and suggested questions, which are matched verbatim. */
  const certain = new Map(
    examples.filter(({ isCertain }) => isCertain).map(({ text, id }) => [unmarked(text), id]),
  );
  const isTalk = (id: string) => intents[id]?.isTalk === true;

  return (typed: string, previous = ''): Understood => {
    const slots = read(correctSpelling(clean(typed)));
    const { text } = slots;
    const exact = certain.get(unmarked(text));
    if (exact !== undefined) return { isSure: true, found: [{ id: exact, text }], slots };
    const rest = text.replace(/_[a-z]+|\d/g, ' ');
    const share = matcher.known(wordsOf(rest).length > 2 ? rest : text);
    if (share < KNOWN || !/[a-z]/.test(rest)) return { isSure: false, found: [], slots };
    const isRule = RULES.includes(intents[previous]?.find?.lookUp ?? '');
    const isOther = text.split(' ').length > SHORT || matcher.leaves(previous, text);
    const closer = isOther ? 0 : isRule ? CLOSER.rule : CLOSER.other;
    const bestOf = (text: string): Found[] =>
      rank(text)
        .slice(0, 1)
        .map(({ id, score }) => ({ id, score, text }));
    const rank = (part: string) => matcher.rank(part, (id) => (id === previous ? closer : 0));
    const said = sentences(text);
    const marked = said.filter((part) => part.endsWith('?') || ASKS.test(part));
    const parts = (marked.length > 0 ? marked : said).flatMap((part) => {
      const clauses = part.split(CLAUSE).filter(hasWords).flatMap(bestOf);
      if (clauses.length > 1 && clauses.every(({ id, score }) => score > CERTAIN && !isTalk(id))) return clauses;
      return wordsOf(part).length < LEAST_WORDS ? [] : bestOf(part).filter(({ score }) => score > SURE);
    });
    const asked = [...new Map(parts.filter(({ id }) => !isTalk(id)).map((part) => [part.id, part])).values()];
    if (asked.length > 1) return { isSure: true, found: asked.slice(0, 2), slots };
    const best = [...bestOf(text), ...parts].find(({ score }) => score > SURE);
    if (best) return { isSure: true, found: [{ ...best, text }], slots };
    return { isSure: false, found: rank(text).map(({ id }) => ({ id, text })), slots };
  };
}

/** Splits an intent's phrasings after their punctuation marks. */
export function waysToAsk(asked: string): string[] {
  return asked
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[?.!]) /);
}

/** Whether a clause has words besides the slots' placeholders. */
function hasWords(clause: string): boolean {
  return /[a-z]/.test(clause.replace(/_[a-z]+|\b(?:i|im|am)\b/g, ''));
}

function unmarked(text: string): string {
  return (text.match(/[\w%]+/g) ?? []).join(' ');
}

function wordsOf(text: string): string[] {
  return text.match(/_?[a-z]+/g) ?? [];
}
