import { createMatcher } from './matcher.ts';
import type { Slots } from './slots.ts';
import { clean, createSpelling, sentences } from './text.ts';
import type { Intent, Questions, Thread } from './types.ts';

/** Filler words. A message that consists only of slots and filler words names no intent. */
export const FILLERS = new Set(
  'both other problem thing i im live and ok okay so but no the a an in for with to from what about how same too also one ones size it its mean meant is of my pls please then now n if btw actually order number was email mail oh sorry guess think maybe thats sure here'.split(
    ' ',
  ),
);

/** Minimum probability at which the agent answers an intent without hedging, or a clause as a question of its own. */
const SURE = 0.8;

/** Minimum probability of an intent that the agent answers as a guess. */
export const GUESS = 0.4;

/** Minimum probability at which the agent suggests an intent. */
const LIKELY = 0.1;

/** Minimum probability at which a clause doesn't continue the clause before it. */
const CLEAR = 0.9;
const OPENING = /^quick q(?:uestion)?[,:.!]? (?=.)/;
export const ASKS = /^(?:how|whats?|when|where|which|who|is|are|do|does|can|will)\b/;
/** A sentence about the shopper, whose clauses aren't all questions. */
const STATES = /^(?:im|i am|i wear|i have|my)\b/;
const CLAUSE = new RegExp(`,? (?:and also|and|also|plus|&) |, (?=${ASKS.source.slice(1)})`);

/** If the share of known words is lower, the text is treated as noise or a foreign language. */
const KNOWN = 0.34;

/** Sentences with fewer words are not treated as separate questions. */
const LEAST_WORDS = 3;

/** Log-odds added to the previous intent for a part of at most `SHORT` words, none typical of another intent. */
const CLOSER = { rule: 10, other: 3 };
const SHORT = 6;
/** Log-odds added to questions about an order or the bag, once the thread has one, and if it was the last subject. */
const OF_OWN = { known: 1.5, last: 4 };
/** Log-odds added to advice on a size, if a message names a body measurement. */
const OF_BODY = 1.5;
/** Intents that a sentence without a question can ask for: 'L in the bag, please. Do you ship on Saturdays?' */
const ACTS = ['bag', 'bag-remove', 'order-change', 'complaint', 'human'];
/** Look-ups that use `CLOSER.rule`: after their answers, 'how long?' and 'when will it arrive?' continue the same topic. */
const RULES = ['rule', 'delivery', 'order'];
/** Look-ups whose intents are alike, and how many of them can be answered at once. */
const ALIKE: Record<string, number> = { fields: 2, rule: 2, catalogue: 1 };

interface Found {
  id: string;
  /** Probability, 0 to 1. */
  score: number;
  /** The part of the message that asks. */
  text: string;
}

export interface Understood {
  isSure: boolean;
  /** The matched intents. If no match is sure: the likely ones, best first, or none if most words are unknown. */
  found: Found[];
  slots: Slots;
}

interface Options {
  intents: Readonly<Record<string, Intent>>;
  questions: Questions;
  /** Synonyms, in the format of `content/same-words.ts`. */
  same: string;
  read(text: string): Slots;
  /** Correctly spelt words. */
  vocabulary: ReadonlySet<string>;
}

/** Returns a function that finds the intents of a message in a thread. */
export function createUnderstanding({ intents, questions, same, read, vocabulary }: Options) {
  const isTalk = (id: string) => intents[id]?.isTalk === true;
  const ways = Object.entries(questions).flatMap(([id, asked]) =>
    asked.map((text, at) => ({ id, typed: clean(text), isCertain: isTalk(id) || at === 0 })),
  );
  const correctSpelling = createSpelling(vocabulary);
  const examples = ways.map((way) => ({ ...way, text: read(way.typed).text }));
  const matcher = createMatcher(examples, same);
  const verbatim = (some: typeof examples) => {
    const byText = new Map<string, string[]>();
    for (const { text, id } of some) {
      const key = unmarked(text);
      byText.set(key, [...(byText.get(key) ?? []), id]);
    }
    return byText;
  };
  /** Small talk and suggested questions, which are matched verbatim. Other phrasings may continue a rule: 'how long?' */
  const certain = verbatim(examples.filter(({ isCertain }) => isCertain));
  const written = verbatim(examples);
  const nameOf = lookUpNames(intents);
  const isRule = (id: string) => RULES.includes(nameOf(id) ?? '');
  const continues = (id: string, { text, score }: Found) =>
    score <= CLEAR && isRule(id) && matcher.nearness(id, text) > 0;

  return (typed: string, { intent: previous = '', order, bag }: Thread): Understood => {
    const whole = read(correctSpelling(clean(typed).replace(OPENING, '')));
    const all = sentences(whole.text);
    const [last = '', ...others] = all.toReversed();
    // 'Too long for me to wait. And the Straight?' asks what its last sentence asks.
    const isLast =
      last.endsWith('?') && hasOnlySlots(last) && !others.some((one) => one.endsWith('?') || ASKS.test(one));
    const slots = isLast ? { ...whole, text: last } : whole;
    const said = isLast ? [last] : all;
    const { text } = slots;
    if (slots.absent && (slots.pieces.length === 0 || slots.absent.id === 'fit'))
      return { isSure: true, found: [{ id: slots.absent.id, score: 1, text }], slots };
    const same = certain.get(unmarked(text)) ?? (isRule(previous) ? undefined : written.get(unmarked(text)));
    // 'Where do I send them?' may be about a return and about a repair.
    const exact = same?.includes(previous) ? previous : same?.at(-1);
    if (exact !== undefined) return { isSure: true, found: [{ id: exact, score: 1, text }], slots };
    const rest = text.replace(/_[a-z]+|\d/g, ' ');
    const share = matcher.known(wordsOf(rest).length > 2 ? rest : text);
    if (share < KNOWN || !/[a-z]/.test(rest)) return { isSure: false, found: [], slots };
    const closerFor = (part: string) =>
      part.split(' ').length > SHORT
        ? 0
        : matcher.nearness(previous, part) * (isRule(previous) ? CLOSER.rule : CLOSER.other);
    const bestOf = (text: string): Found[] =>
      rank(text)
        .slice(0, 1)
        .map(({ id, score }) => ({ id, score, text }));
    const own = [order && 'order', bag?.length && 'bagList'].filter(Boolean);
    const isOfOwn = (id: string) => own.includes(nameOf(id));
    const ofOwn = isOfOwn(previous) && slots.place === undefined ? OF_OWN.last : OF_OWN.known;
    const isMeasured = Object.keys(slots.measures).length > 0;
    const rank = (part: string) => {
      const closer = closerFor(part);
      const gain = (id: string) =>
        isOfOwn(id) ? ofOwn : isMeasured && nameOf(id) === 'sizing' ? OF_BODY : 0;
      return matcher.rank(part, (id) => Math.max(gain(id), id === previous ? closer : 0));
    };
    const isAct = (part: string) => bestOf(part).some(({ id, score }) => ACTS.includes(id) && score > SURE);
    // 'How do I wash the Lune? And the Tove?' is one question about two pieces.
    const sayings = said.filter((part) => !hasOnlySlots(part));
    const marked = (sayings.length > 0 ? sayings : said).filter(
      (part) => part.endsWith('?') || ASKS.test(part) || isAct(part),
    );
    const parts = (marked.length > 0 ? marked : said).flatMap((part) => {
      const clauses = part
        .split(CLAUSE)
        .filter(
          (clause) =>
            /[a-z]/.test(clause) && !hasOnlySlots(clause) && (!STATES.test(part) || ASKS.test(clause)),
        );
      const each = clauses.flatMap(bestOf);
      // 'How long does delivery take, and how much?' is one question.
      const isApart = each.slice(1).every((clause, at) => !continues(each[at]?.id ?? '', clause));
      if (each.length > 1 && isApart && each.every(({ id, score }) => score > SURE && !isTalk(id)))
        return each;
      // 'The jacket in S, how long till it reaches Madrid?' asks what its second clause asks.
      const asking = clauses.length === 1 && !STATES.test(part) ? (clauses[0] ?? part) : part;
      return wordsOf(part).length < LEAST_WORDS ? [] : bestOf(asking).filter(({ score }) => score > SURE);
    });
    const asked = [...new Map(parts.filter(({ id }) => !isTalk(id)).map((part) => [part.id, part])).values()];
    if (asked.length > 1) return { isSure: true, found: asked.slice(0, 2), slots };
    const ofClauses = parts.filter((part) => !said.includes(part.text));
    const best = [...ofClauses, ...bestOf(text), ...parts].find(({ score }) => score > SURE);
    if (best) return { isSure: true, found: [{ ...best, text }], slots };
    const likely = rank(text)
      .filter(({ score }) => score > LIKELY)
      .map(({ id, score }) => ({ id, score, text }));
    // 'Is the wool itchy?' asks for the fabric or how it feels, which one look-up answers.
    const shared = nameOf(likely[0]?.id) ?? '';
    const alike = likely.filter(({ id }) => shared in ALIKE && nameOf(id) === shared);
    const goesOn = isRule(previous) && likely.some(({ id }) => id === previous);
    const isSure = !goesOn && alike.reduce((sum, { score }) => sum + score, 0) > SURE;
    return { isSure, found: isSure ? alike.slice(0, ALIKE[shared]) : likely, slots };
  };
}

/** Returns a function that returns the name of an intent's look-up. */
export function lookUpNames(intents: Readonly<Record<string, Intent>>) {
  return (id = ''): string | undefined => intents[id]?.find?.lookUp;
}

/** Whether a text consists of slots and filler words. */
export function hasOnlySlots(text: string): boolean {
  const words: string[] = text.match(/[a-z_]+/g) ?? [];
  // 'The tote in my bag' and 'order the tote, please' are requests.
  if (words.includes('_bag')) return false;
  if (words.includes('order') && !words.includes('_order') && !words.includes('_email')) return false;
  return (
    words.some((word) => word.startsWith('_')) &&
    words.every((word) => word.startsWith('_') || FILLERS.has(word))
  );
}

function unmarked(text: string): string {
  return (text.match(/[\w%]+/g) ?? []).join(' ');
}

export function wordsOf(text: string): string[] {
  return text.match(/_?[a-z]+/g) ?? [];
}
