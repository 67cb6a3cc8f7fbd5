export interface Ranked {
  id: string;
  /** 0 to 1. */
  score: number;
}

export interface Matcher {
  /** The ids by how near their ways to ask are, nearest first. */
  rank(text: string): Ranked[];
  /** How many of the words are in any way to ask, 0 to 1. */
  known(text: string): number;
}

const UNKNOWN = 0.6;
/** Below 1: common words count for more than their rarity alone says. */
const EVEN = 0.6;
const PAIRS = 0.4;
const NEAREST = 0.45;

/**
 * Ranks by the cosine between the question and each way to ask, weighed by how few intents a word stands in, and
 * partly by all ways of an intent together. A word that no way to ask has counts against every answer.
 */
export function createMatcher(ways: { id: string; text: string }[], same: string): Matcher {
  const meaning = readSynonyms(same);
  const ids = [...new Set(ways.map(({ id }) => id))];
  const examples = ways.map(({ id, text }) => ({ id, features: featuresOf(text) }));
  const spread = new Map<string, Set<string>>();
  for (const { id, features } of examples)
    for (const feature of features) spread.set(feature, (spread.get(feature) ?? new Set()).add(id));
  const vectors = examples.map(({ id, features }) => ({ id, vector: unit(features) }));
  const whole = new Map(ids.map((id) => [id, centre(vectors.filter((one) => one.id === id))]));

  return { rank, known };

  function rank(text: string): Ranked[] {
    const asked = unit(featuresOf(text));
    const best = new Map<string, number>();
    for (const { id, vector } of vectors) best.set(id, Math.max(best.get(id) ?? 0, dot(asked, vector)));
    return ids
      .map((id) => ({
        id,
        score: NEAREST * (best.get(id) ?? 0) + (1 - NEAREST) * dot(asked, whole.get(id) ?? new Map()),
      }))
      .sort((one, other) => other.score - one.score);
  }

  function known(text: string): number {
    const words = featuresOf(text).filter((feature) => !feature.includes(' '));
    return words.length === 0 ? 1 : words.filter((word) => spread.has(word)).length / words.length;
  }

  /** Stems of the words, and pairs of neighbours. */
  function featuresOf(text: string): string[] {
    const words = meaning(text.match(/_?[a-z]+|\d+/g) ?? []);
    const pairs = ['^', ...words].map((word, at) => `${word} ${words[at] ?? '$'}`);
    return [...new Set([...words, ...pairs])];
  }

  function unit(features: string[]): Map<string, number> {
    const weights = features.map((feature): [string, number] => {
      const isPair = feature.includes(' ');
      const among = spread.get(feature)?.size;
      if (among === undefined) return [feature, isPair ? 0 : UNKNOWN * rarity(1)];
      return [feature, rarity(among) * (isPair ? PAIRS : 1)];
    });
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([feature, weight]) => [feature, weight / length]));
  }

  function rarity(among: number): number {
    return (Math.log(1 + (ids.length - among + 0.5) / (among + 0.5)) / Math.log(1 + ids.length)) ** EVEN;
  }
}

function centre(vectors: { vector: Map<string, number> }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { vector } of vectors)
    for (const [feature, weight] of vector) sums.set(feature, (sums.get(feature) ?? 0) + weight);
  const length = Math.hypot(...sums.values()) || 1;
  return new Map([...sums].map(([feature, sum]) => [feature, sum / length]));
}

function dot(one: Map<string, number>, other: Map<string, number>): number {
  let sum = 0;
  for (const [feature, weight] of one) sum += weight * (other.get(feature) ?? 0);
  return sum;
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
