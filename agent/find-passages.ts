import MiniSearch, { type Options } from 'minisearch';
import { createMatcher, stem } from './matcher.ts';
import { clean, createSpelling } from './text.ts';

/** A text that answers a question. */
export interface Passage {
  id: string;
  question: string;
  text: string;
  /** Other ways to ask the question. */
  asked: readonly string[];
}

const MAX_PASSAGES = 3;

/** Stands for questions that no passage answers. */
const NOTHING = 'nothing';

/** Log-odds added to the word search's first hit if it has all words of the question. Other hits get less. */
const WORDS_COUNT = 3;

/** The probability that the best passage must have. */
const LIKELY = 0.35;

/** Further passages must be at least this likely, compared with the best. */
const NEAR = 0.01;

/** An email address, whose words ask nothing. */
const ADDRESS = /(?<![^\s@])[^\s@]+@\S+/gu;

/** Words that say nothing about a question's subject. */
const STOP_WORDS = new Set(
  'a about actually agent agents customer customers people shop shoppers store stores site again am an and any are as at be been but by can cant could did do does doesnt dont for from get give got had has have hello hey hi how i if im in into is isnt it its just know let like many may me mean more much my no not now of ok okay old on one or our ours please really right say shall should so some someone something tell thank thanks that the their them then there these they thing this those to too up use very want was we well were what whats when where which while why will with won would yes you your'.split(
    ' ',
  ),
);

/** Phrases that name their subject in words that are otherwise too common, and the words to search instead. */
const PHRASES: [phrase: RegExp, meant: string][] = [
  [/\bhow (?:much|expensive)(?= (?:is|are|does|do|would|will|for)\b|\W*$)/, 'price'],
  [/\bhow (?:does|do|would|will) (?:it|this|that|you)(?: all)? work\b/, 'start process'],
  [/\b(?:give|send|show) (?:you|u)\b/, 'need provide'],
  [/\bhow many (?:people|employees)\b/, 'employees'],
  [/\bknow(?: that)? (?:its|it is|theyre|they are)\b/, 'disclose'],
  [/\b(?:it|agents?|bot) (?:also )?call\b/, 'phone outreach'],
];

const OPTIONS: Options<Passage> = {
  fields: ['question', 'asked', 'text'],
  tokenize: wordsOf,
  processTerm: (word) => word,
  searchOptions: {
    boost: { question: 3, asked: 3 },
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};

/**
 * Returns a function that finds up to three passages for a question, most likely first. It combines a matcher that knows
 * how questions are asked with a search for their words. Building both takes about 0.3 s.
 * @param same synonyms, in the format of `content/same-words.ts`
 * @param other questions that no passage answers
 */
export function createFinder<Found extends Passage>(
  passages: readonly Found[],
  same: string,
  other: readonly string[],
): (typed: string) => Found[] {
  const search = new MiniSearch<Passage>(OPTIONS);
  search.addAll(passages);
  const examples = [...passages, { id: NOTHING, question: '', asked: other }].flatMap(
    ({ id, question, asked }) =>
      [question, ...asked].filter(Boolean).map((text) => ({ id, text: plain(text) })),
  );
  const matcher = createMatcher(examples, same);
  const correctSpelling = createSpelling(
    new Set(examples.flatMap(({ text }) => text.match(/[a-z]+/g) ?? [])),
  );
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return (typed) => {
    const text = correctSpelling(plain(typed).replace(ADDRESS, ' '));
    if (!/\p{L}/u.test(text)) return [];
    const found = search.search(text);
    // A question such as 'Who are you?' has no words to search, but any other must share one with a passage.
    if (found.length === 0 && wordsOf(text).length > 0) return [];
    const words = new Set(wordsOf(text)).size;
    const best = found[0]?.score ?? 1;
    const scores = new Map(
      found.map(({ id, score, queryTerms }) => [id, (score / best) * (queryTerms.length / words)]),
    );
    const ranked = matcher.rank(text, (id) => WORDS_COUNT * (scores.get(id) ?? 0));
    const [likeliest] = ranked;
    if (!likeliest || likeliest.id === NOTHING || likeliest.score < LIKELY) return [];
    return ranked
      .filter(({ score }) => score > likeliest.score * NEAR)
      .flatMap(({ id }) => byId.get(id) ?? [])
      .slice(0, MAX_PASSAGES);
  };
}

function plain(text: string): string {
  return clean(text).replaceAll("'", '');
}

function wordsOf(text: string): string[] {
  const lower = text.toLowerCase().replace(/['’]\p{L}+/gu, '');
  const words =
    PHRASES.reduce((said, [phrase, meant]) => said.replace(phrase, meant), lower).match(
      /\p{L}[\p{L}\d]*/gu,
    ) ?? [];
  return words.filter((word) => word.length > 1 && !STOP_WORDS.has(word)).map(stem);
}
