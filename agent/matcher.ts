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
}

/** Of a word, of two neighbours, and of three letters in a row, which misspelt words share. */
const WEIGHTS = { word: 1, pair: 0.7, letters: 0.5 };
/** What a word that no way to ask has takes from the others. */
const UNKNOWN = 0.35;

const ROUNDS = 4;
const RATE = 4;
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
  const learned = new Map([...counts.keys()].map((feature) => [feature, new Float32Array(ids.length)]));
  const examples = read.map(({ own, features }) => ({ own, vector: vectorOf(features) }));
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
  };

  function learn({ own, vector }: { own: number; vector: Feature[] }, rate: number): void {
    const chances = chancesOf(vector);
    for (const [at, chance] of chances.entries()) {
      const error = (at === own ? 1 : 0) - chance;
      if (Math.abs(error) < 0.001) continue;
      for (const { weight, learned } of vector) learned[at] = (learned[at] ?? 0) + rate * error * weight;
    }
  }

  function chancesOf(vector: Feature[], odds: readonly number[] = []): Float64Array {
    const sums = Float64Array.from(ids, (_, at) => odds[at] ?? 0);
    for (const { weight, learned } of vector)
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + weight * (learned[at] ?? 0);
    const highest = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - highest));
    const total = powers.reduce((sum, power) => sum + power);
    return powers.map((power) => power / total);
  }

  /** Rare ones weigh more. All together weigh one, so that each of a long question weighs less. */
  function vectorOf(features: Map<string, number>): Feature[] {
    const found: Feature[] = [];
    let square = 0;
    for (const [feature, weight] of features) {
      const rarity = Math.log(1 + ways.length / (counts.get(feature) ?? 1));
      const row = learned.get(feature);
      const own = row ? weight * Math.sqrt(rarity) : weight === WEIGHTS.word ? UNKNOWN * rarity : 0;
      square += own ** 2;
      if (row) found.push({ weight: own, learned: row });
    }
    const length = Math.sqrt(square) || 1;
    return found.map(({ weight, learned }) => ({ weight: weight / length, learned }));
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
    return read;
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
