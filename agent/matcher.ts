export interface Ranked {
  id: string;
  /** How probable, 0 to 1. */
  score: number;
}

export interface Matcher {
  /** The ids by how probable they are, the likeliest first. `gain` is added to an id's own odds. */
  rank(text: string, gain?: (id: string) => number): Ranked[];
  /** How many of the words are in any way to ask, 0 to 1. */
  known(text: string): number;
  /** How much the words that two ids are asked with are the same, 0 to 1. */
  alike(one: string, other: string): number;
}

/** Of a word, of two neighbours, and of three letters in a row, which misspelt words share. */
const WEIGHTS = { word: 1, pair: 0.7, letters: 0.5 };
/** What a word that no way to ask has takes from the others. */
const UNKNOWN = 0.35;

const ROUNDS = 3;
const RATE = 5;
const LEAST_ERROR = 0.003;
/** Coprime with any number of ways, so that each round takes all of them, those of one id far apart. */
const STRIDE = 7919;

interface Feature {
  weight: number;
  /** What it speaks for, by id. */
  learned: Float32Array;
}

/** Learns from the ways to ask which words speak for which id: a logistic regression, in a fifth of a second. */
export function createMatcher(ways: { id: string; text: string }[], same: string): Matcher {
  const meaning = readSynonyms(same);
  const ids = [...new Set(ways.map(({ id }) => id))];
  const counts = new Map<string, number>();
  const read = ways.map(({ id, text }) => ({ own: ids.indexOf(id), features: featuresOf(text) }));
  for (const { features } of read)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const learned = new Map<string, Float32Array>();
  for (const [feature, count] of counts)
    if (count > 1 || isWord(feature)) learned.set(feature, new Float32Array(ids.length));
  const examples = read.map(({ own, features }) => ({ own, vector: vectorOf(features) }));
  const topics = new Map(ids.map((_, at) => [at, topicOf(at)]));
  for (let step = 0; step < ROUNDS * examples.length; step += 1) {
    const example = examples[(step * STRIDE) % examples.length];
    if (example) learn(example, RATE * (1 - Math.floor(step / examples.length) / ROUNDS));
  }

  return {
    rank(text, gain = () => 0) {
      const chances = chancesOf(vectorOf(featuresOf(text)), ids.map(gain));
      return ids
        .map((id, at) => ({ id, score: chances[at] ?? 0 }))
        .sort((one, other) => other.score - one.score);
    },
    known(text) {
      const words = wordsOf(text);
      return words.length === 0 ? 1 : words.filter((word) => counts.has(word)).length / words.length;
    },
    alike(one, other) {
      const [first, second] = [one, other].map((id) => topics.get(ids.indexOf(id)));
      let sum = 0;
      for (const [word, weight] of first ?? []) sum += weight * (second?.get(word) ?? 0);
      return sum;
    },
  };

  function learn({ own, vector }: { own: number; vector: Feature[] }, rate: number): void {
    const chances = chancesOf(vector);
    chances[own] = (chances[own] ?? 0) - 1;
    for (let at = 0; at < chances.length; at += 1) {
      const error = chances[at] ?? 0;
      if (Math.abs(error) < LEAST_ERROR) continue;
      for (const { weight, learned } of vector) learned[at] = (learned[at] ?? 0) - rate * error * weight;
    }
  }

  function chancesOf(vector: Feature[], odds: readonly number[] = []): Float64Array {
    const chances = new Float64Array(ids.length);
    chances.set(odds);
    for (const { weight, learned } of vector)
      for (let at = 0; at < chances.length; at += 1)
        chances[at] = (chances[at] ?? 0) + weight * (learned[at] ?? 0);
    let total = 0;
    for (let at = 0; at < chances.length; at += 1) total += chances[at] = Math.exp(chances[at] ?? 0);
    for (let at = 0; at < chances.length; at += 1) chances[at] = (chances[at] ?? 0) / total;
    return chances;
  }

  /** Rare ones weigh more. All together weigh one, so that each of a long question weighs less. */
  function vectorOf(features: Map<string, number>): Feature[] {
    const found: Feature[] = [];
    let square = 0;
    for (const [feature, weight] of features) {
      const rarity = rarityOf(feature);
      const row = learned.get(feature);
      const own = row ? weight * Math.sqrt(rarity) : isWord(feature) ? UNKNOWN * rarity : 0;
      square += own ** 2;
      if (row) found.push({ weight: own, learned: row });
    }
    const length = Math.sqrt(square) || 1;
    return found.map(({ weight, learned }) => ({ weight: weight / length, learned }));
  }

  /** The words of an id by how often it is asked with them, in all as long as one. */
  function topicOf(at: number): Map<string, number> {
    const weights = new Map<string, number>();
    for (const { own, features } of read)
      if (own === at)
        for (const word of features.keys())
          if (isWord(word)) weights.set(word, (weights.get(word) ?? 0) + rarityOf(word));
    const length = Math.hypot(...weights.values()) || 1;
    return new Map([...weights].map(([word, weight]) => [word, weight / length]));
  }

  function rarityOf(feature: string): number {
    return Math.log(1 + ways.length / (counts.get(feature) ?? 1));
  }

  function wordsOf(text: string): string[] {
    return meaning(text.match(/_?[a-z]+|\d+/g) ?? []);
  }

  function featuresOf(text: string): Map<string, number> {
    const words = wordsOf(text);
    const features = new Map(words.map((word) => [word, WEIGHTS.word]));
    for (const [at, word] of ['^', ...words].entries())
      features.set(`${word} ${words[at] ?? '$'}`, WEIGHTS.pair);
    for (const word of words)
      if (word.length > 3)
        for (let at = 0; at < word.length; at += 1)
          features.set(`#${` ${word} `.slice(at, at + 3)}`, WEIGHTS.letters);
    return features;
  }
}

/** Not a pair, nor letters in a row. */
function isWord(feature: string): boolean {
  return /^\w+$/.test(feature);
}

/** Between semicolons stand words of one meaning, the first in their place; of '-', words that mean nothing. */
function readSynonyms(same: string): (words: string[]) => string[] {
  const first = new Map<string, string[]>();
  for (const line of same.trim().split(/;\s+/)) {
    const [name = '', variants = ''] = line.split(': ');
    for (const variant of variants.split(', '))
      first.set(variant.split(' ').map(stem).join(' '), name === '-' ? [] : name.split(' ').map(stem));
  }
  const begins = new Set([...first.keys()].map((words) => words.split(' ')[0]));
  return (words) => {
    const stems = words.map(stem);
    if (!stems.some((one) => begins.has(one))) return stems;
    const read: string[] = [];
    for (let at = 0; at < stems.length; ) {
      const length = [5, 4, 3, 2, 1].find((count) => first.has(stems.slice(at, at + count).join(' '))) ?? 0;
      const found = first.get(stems.slice(at, at + length).join(' '));
      read.push(...(found ?? [stems[at] ?? '']));
      at += Math.max(1, length);
    }
    // 'ok' alone means something.
    return read.length > 0 ? read : stems;
  };
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
