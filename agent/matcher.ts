import { groupBy } from './group-by.ts';

export interface Ranked {
  id: string;
  /** How probable, 0 to 1. */
  score: number;
  /** How like the text is to the nearest example, 0 to 1. */
  likeness: number;
}

export interface Matcher {
  /** The ids by how probable they are, the likeliest first. `gain` is added to an id's own odds. */
  rank(text: string, gain?: (id: string) => number): Ranked[];
  /** How many of the words are in any example, 0 to 1. */
  known(text: string): number;
}

/** Of a word, of two neighbours, of three letters in a row, which misspelt words share, and of a word's family. */
const WEIGHTS = { word: 1, pair: 0.7, letters: 0.5, family: 0.8 };
/** What a word that no example has takes from the others. */
const UNKNOWN = 0.35;
/** What the likeness to an id's nearest example adds to its odds. */
const NEAREST = 5;

const ROUNDS = 4;
const RATE = 4;
const LEAST_ERROR = 0.003;
/** Coprime with any number of examples, so that each round takes all of them, those of one id far apart. */
const STRIDE = 7919;

/** A word, two neighbours or three letters. */
interface Feature {
  /** What it speaks for, by id. */
  learned: Float32Array;
  /** The examples that have it. */
  examples: { at: number; weight: number }[];
}

type Vector = { weight: number; feature: Feature }[];

interface Options {
  /** Between semicolons stand words of one meaning, after the colon what is read as what stands before it. */
  same: string;
  /** Words of one family on a line: less than the same, but near. */
  related: string;
}

/**
 * Learns from examples which words speak for which id: a logistic regression, in a fifth of a second. How like a text is to
 * the nearest example of an id counts beside it.
 */
export function createMatcher(examples: { id: string; text: string }[], { same, related }: Options): Matcher {
  const meaning = readSynonyms(same);
  const familiesOf = readFamilies(related);
  const ids = [...new Set(examples.map(({ id }) => id))];
  const owners = examples.map(({ id }) => ids.indexOf(id));
  const counts = new Map<string, number>();
  const read = examples.map(({ text }) => featuresOf(text));
  for (const found of read) for (const name of found.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const features = new Map<string, Feature>();
  for (const [name, count] of counts)
    if (count > 1 || isWord(name))
      features.set(name, { learned: new Float32Array(ids.length), examples: [] });
  const vectors = read.map(vectorOf);
  for (const [at, vector] of vectors.entries())
    for (const { weight, feature } of vector) feature.examples.push({ at, weight });
  for (let round = 0; round < ROUNDS; round += 1)
    for (let step = 0; step < vectors.length; step += 1)
      learn((step * STRIDE) % vectors.length, RATE * (1 - round / ROUNDS));

  return {
    rank(text, gain = () => 0) {
      const vector = vectorOf(featuresOf(text));
      const nearest = nearestOf(vector);
      const chances = chancesOf(vector, (own) => NEAREST * (nearest[own] ?? 0) + gain(ids[own] ?? ''));
      return ids
        .map((id, own) => ({ id, score: chances[own] ?? 0, likeness: nearest[own] ?? 0 }))
        .sort((one, other) => other.score - one.score);
    },
    known(text) {
      const words = wordsOf(text);
      return words.length === 0 ? 1 : words.filter((word) => counts.has(word)).length / words.length;
    },
  };

  function learn(at: number, rate: number): void {
    const vector = vectors[at] ?? [];
    const chances = chancesOf(vector, () => 0);
    for (const own of ids.keys()) {
      const error = (chances[own] ?? 0) - (own === owners[at] ? 1 : 0);
      if (Math.abs(error) < LEAST_ERROR) continue;
      for (const { weight, feature } of vector)
        feature.learned[own] = (feature.learned[own] ?? 0) - rate * error * weight;
    }
  }

  function chancesOf(vector: Vector, gain: (own: number) => number): Float64Array {
    const chances = Float64Array.from(ids, (_, own) => gain(own));
    for (const { weight, feature } of vector)
      for (let own = 0; own < ids.length; own += 1)
        chances[own] = (chances[own] ?? 0) + weight * (feature.learned[own] ?? 0);
    const odds = chances.map(Math.exp);
    const total = odds.reduce((sum, each) => sum + each, 0);
    return odds.map((each) => each / total);
  }

  /** The cosine to the nearest example of each id. */
  function nearestOf(vector: Vector): Float64Array {
    const likeness = new Float64Array(examples.length);
    for (const { weight, feature } of vector)
      for (const example of feature.examples)
        likeness[example.at] = (likeness[example.at] ?? 0) + weight * example.weight;
    const nearest = new Float64Array(ids.length);
    for (const [at, own] of owners.entries()) nearest[own] = Math.max(nearest[own] ?? 0, likeness[at] ?? 0);
    return nearest;
  }

  /** Rare ones weigh more. All together weigh one, so that each of a long question weighs less. */
  function vectorOf(found: Map<string, number>): Vector {
    const vector: Vector = [];
    let square = 0;
    for (const [name, weight] of found) {
      const feature = features.get(name);
      const own = feature ? weight * Math.sqrt(rarityOf(name)) : isWord(name) ? UNKNOWN * rarityOf(name) : 0;
      square += own ** 2;
      if (feature) vector.push({ weight: own, feature });
    }
    const length = Math.sqrt(square) || 1;
    return vector.map(({ weight, feature }) => ({ weight: weight / length, feature }));
  }

  function rarityOf(name: string): number {
    return Math.log(1 + examples.length / (counts.get(name) ?? 1));
  }

  function wordsOf(text: string): string[] {
    return meaning(text.match(/_?[a-z]+|\d+/g) ?? []);
  }

  function featuresOf(text: string): Map<string, number> {
    const words = wordsOf(text);
    const found = new Map(words.map((word) => [word, WEIGHTS.word]));
    for (const [at, word] of ['^', ...words].entries())
      found.set(`${word} ${words[at] ?? '$'}`, WEIGHTS.pair);
    for (const word of words)
      if (word.length > 3)
        for (let at = 0; at < word.length; at += 1)
          found.set(`#${` ${word} `.slice(at, at + 3)}`, WEIGHTS.letters);
    for (const word of text.match(/[a-z]+/g) ?? [])
      for (const family of familiesOf(word)) found.set(`~${family}`, WEIGHTS.family);
    return found;
  }
}

/** Not a pair, nor letters in a row, nor a family. */
function isWord(name: string): boolean {
  return /^\w+$/.test(name);
}

/** What '-' stands for means nothing. */
function readSynonyms(same: string): (words: string[]) => string[] {
  const read = new Map<string, string[]>();
  for (const line of same.trim().split(/;\s+/)) {
    const [name = '', variants = ''] = line.split(': ');
    for (const variant of variants.split(/,\s+/))
      read.set(variant.split(' ').map(stem).join(' '), name === '-' ? [] : name.split(' ').map(stem));
  }
  const longest = Math.max(...[...read.keys()].map((words) => words.split(' ').length));
  return (words) => {
    const stems = words.map(stem);
    const found: string[] = [];
    for (let at = 0; at < stems.length; ) {
      let length = longest;
      while (length > 0 && !read.has(stems.slice(at, at + length).join(' '))) length -= 1;
      found.push(...(read.get(stems.slice(at, at + length).join(' ')) ?? [stems[at] ?? '']));
      at += Math.max(1, length);
    }
    // 'ok' alone means something.
    return found.length > 0 ? found : stems;
  };
}

function readFamilies(related: string): (word: string) => string[] {
  const families = related.trim().split(/;\s+/);
  const named = families.flatMap((words, at) =>
    words.split(/\s+/).map((word) => ({ word: stem(word), family: String(at) })),
  );
  const byWord = groupBy(named, ({ word }) => word);
  return (word) => (byWord.get(stem(word)) ?? []).map(({ family }) => family);
}

/** Without the endings of plurals and verbs: 'shipped', 'ships' and 'shipping' are one. */
function stem(word: string): string {
  if (word.length < 4 || word.startsWith('_')) return word;
  return word
    .replace(/ies$|ied$/, 'y')
    .replace(/(?<=.{3})(?:ing|ed|es|s|ly)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/(?<=.{2})e$/, '');
}
