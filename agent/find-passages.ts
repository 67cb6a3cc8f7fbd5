import MiniSearch, { type Options } from 'minisearch';

/** A text that answers a question. */
export interface Passage {
  id: string;
  question: string;
  text: string;
  /** Synonyms, which are searched but not shown. */
  words: string;
}

const MAX_PASSAGES = 3;

/** The share of the question's words that the best passage must contain. A smaller share is an accidental match. */
const COVERED = 0.5;

/** Further passages must have more than this share of the best passage's score. */
const NEAR = 0.3;

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
  fields: ['question', 'words', 'text'],
  tokenize: wordsOf,
  processTerm: (word) => word,
  searchOptions: {
    boost: { question: 3, words: 3 },
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};

/**
 * Returns a function that finds up to three passages for a question, best match first. The browser builds the index in
 * a few milliseconds. A prebuilt index would add a download half as large as the script.
 */
export function createFinder<Found extends Passage>(passages: readonly Found[]): (typed: string) => Found[] {
  const search = new MiniSearch<Passage>(OPTIONS);
  search.addAll(passages);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return (typed) => {
    const found = search.search(typed);
    const [best] = found;
    const asked = wordsOf(typed);
    // Long words may be misspelt. Short words must occur in the passage itself.
    const covered = asked.filter((word) =>
      (word.length > 6 ? best?.queryTerms : best?.terms)?.includes(word),
    );
    if (!best || covered.length < asked.length * COVERED) return [];
    return found
      .slice(0, MAX_PASSAGES)
      .filter(({ score }) => score > best.score * NEAR)
      .flatMap(({ id }) => byId.get(id) ?? []);
  };
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/['’]\p{L}+|(?<![^\s@])[^\s@]+@\S+/gu, '');
  const words =
    PHRASES.reduce((said, [phrase, meant]) => said.replace(phrase, meant), plain).match(
      /\p{L}[\p{L}\d]*/gu,
    ) ?? [];
  return words.filter((word) => word.length > 1 && !STOP_WORDS.has(word)).map(stem);
}

/** Strips plural and verb endings, so 'charges', 'charged' and 'charging' count as one word. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$|ied$/, 'y')
    .replace(/(?<=.{3})(?:ing|ed|es|s|ly)$/, '')
    .replace(/(?<=.{2})e$/, '');
}
