interface Ranked {
  id: string;
  /** Probability, 0 to 1. */
  score: number;
}

export interface Matcher {
  /** Returns all ids, most likely first. `gain` returns a number to add to the log-odds of an id. */
  rank(text: string, gain: (id: string) => number): Ranked[];
  /** Returns the fraction of words that occur in at least one example, 0 to 1. */
  known(text: string): number;
  /** Returns 0 if a word of `text` is unknown, or typical of another id's examples and missing from this id's; 1 if none is. */
  nearness(id: string, text: string): number;
}

/** A word is typical of an id if at least this share of its uses is in the id's examples. */
const TYPICAL = 0.2;
/** The nearness of a word that is typical of another id, but also in this id's examples. */
const SHARED = 0.5;
/** Words that ask the same of every subject: 'how long?' continues whatever was said last. */
const ELLIPTIC =
  'how long much many when who what where which why time day take it that price pay free would cost usually normally'.split(
    ' ',
  );

/** Words that refer to what was said before. */
const REFERS = /\b(?:it|that|this|them|they)\b/;

/** Weights by type of feature. `letters` are trigrams: a misspelt word shares some of them with the correct word. */
const WEIGHTS = { word: 1, pair: 0.7, letters: 0.5 };
/** How much an unknown word lowers the weight of the other words, as a fraction of the unknown word's rarity. */
const UNKNOWN = 0.35;

const ROUNDS = 5;
const RATE = 6;
const LEAST_ERROR = 0.003;
/** A prime larger than the number of examples, so steps of this size visit every example once, in a mixed order. */
const STRIDE = 7919;

type Vector = { weight: number; learned: Float32Array }[];

/**
 * Trains a multinomial logistic regression over words, word pairs and letter trigrams. This takes about 0.1 s.
 * @param same synonyms, in the format of `content/same-words.ts`
 */
export function createMatcher(examples: { id: string; text: string }[], same: string): Matcher {
  const meaning = readSynonyms(same);
  const elliptic = new Set(meaning(ELLIPTIC));
  const ids = [...new Set(examples.map(({ id }) => id))];
  const owners = examples.map(({ id }) => ids.indexOf(id));
  const read = examples.map(({ text }) => featuresOf(text));
  const counts = new Map<string, number>();
  for (const found of read) for (const name of found.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const uses = new Map<string, number[]>();
  for (const [at, found] of read.entries())
    for (const name of found.keys())
      if (isWord(name)) {
        const all = uses.get(name);
        if (all) all.push(owners[at] ?? 0);
        else uses.set(name, [owners[at] ?? 0]);
      }
  const features = new Map<string, Float32Array>();
  for (const [name, count] of counts)
    if (count > 1 || isWord(name)) features.set(name, new Float32Array(ids.length));
  const vectors = read.map(vectorOf);
  for (let round = 0; round < ROUNDS; round += 1)
    for (let step = 0; step < vectors.length; step += 1)
      learn((step * STRIDE) % vectors.length, RATE * (1 - round / ROUNDS));

  return {
    rank(text, gain) {
      const chances = chancesOf(vectorOf(featuresOf(text)), Float64Array.from(ids, gain));
      return ids
        .map((id, index) => ({ id, score: chances[index] ?? 0 }))
        .sort((one, other) => other.score - one.score);
    },
    known(text) {
      const words = wordsOf(text);
      return words.length === 0 ? 1 : words.filter((word) => counts.has(word)).length / words.length;
    },
    nearness(id, text) {
      const own = ids.indexOf(id);
      const words = wordsOf(text);
      // 'Who pays the postage?' and 'is that free in Germany?' may continue a rule; 'delivery to London?' can't.
      const shared = words.some((word) => word.startsWith('_')) && !REFERS.test(text) ? 0 : SHARED;
      const near = words.map((word) => {
        const all = uses.get(word);
        // A word that no example has names a subject of its own: 'commission'.
        if (!all) return word.length > 3 ? 0 : 1;
        const share = (index: number) => all.filter((owner) => owner === index).length / all.length;
        const highest = Math.max(0, ...all.map(share));
        if (elliptic.has(word) || highest < TYPICAL || share(own) > highest / 4) return 1;
        return share(own) > 0 ? shared : 0;
      });
      return Math.min(1, ...near);
    },
  };

  function learn(at: number, rate: number): void {
    const vector = vectors[at] ?? [];
    const chances = chancesOf(vector, new Float64Array(ids.length));
    for (const index of ids.keys()) {
      const error = (chances[index] ?? 0) - (index === owners[at] ? 1 : 0);
      if (Math.abs(error) < LEAST_ERROR) continue;
      for (const { weight, learned } of vector)
        learned[index] = (learned[index] ?? 0) - rate * error * weight;
    }
  }

  /** @param odds log-odds to start from, which are overwritten */
  function chancesOf(vector: Vector, odds: Float64Array): Float64Array {
    for (const { weight, learned } of vector)
      for (let index = 0; index < ids.length; index += 1)
        odds[index] = (odds[index] ?? 0) + weight * (learned[index] ?? 0);
    let total = 0;
    for (const [index, each] of odds.entries()) {
      odds[index] = Math.exp(each);
      total += odds[index] ?? 0;
    }
    return odds.map((each) => each / total);
  }

  /** Weights features by rarity and scales the vector to unit length, so each word in a long question counts less. */
  function vectorOf(found: Map<string, number>): Vector {
    const vector: Vector = [];
    let square = 0;
    for (const [name, weight] of found) {
      const learned = features.get(name);
      const rarity = Math.log(1 + examples.length / (counts.get(name) ?? 1));
      const own = learned ? weight * Math.sqrt(rarity) : isWord(name) ? UNKNOWN * rarity : 0;
      square += own ** 2;
      if (learned) vector.push({ weight: own, learned });
    }
    const length = Math.sqrt(square) || 1;
    return vector.map(({ weight, learned }) => ({ weight: weight / length, learned }));
  }

  function wordsOf(text: string): string[] {
    return meaning(text.match(/_?[a-z]+|\d+/g) ?? []);
  }

  function featuresOf(text: string): Map<string, number> {
    const words = wordsOf(text);
    const found = new Map(words.map((word) => [word, WEIGHTS.word]));
    for (const [at, word] of ['^', ...words].entries())
      found.set(`${word} ${words[at] ?? '$'}`, WEIGHTS.pair);
    for (const word of text.match(/\b[a-z]{4,}/g) ?? [])
      for (let at = 0; at < word.length; at += 1)
        found.set(`#${` ${word} `.slice(at, at + 3)}`, WEIGHTS.letters);
    return found;
  }
}

/** Whether a feature is a word, not a word pair or a trigram. */
function isWord(name: string): boolean {
  return /^\w+$/.test(name);
}

/** Returns a function that stems words and replaces synonyms. Synonyms listed under '-' are dropped. */
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
    // Keep a message such as 'ok', whose words would all be dropped.
    return found.length > 0 ? found : stems;
  };
}

/** Strips plural and verb endings, so 'shipped', 'ships' and 'shipping' count as one word. */
export function stem(word: string): string {
  if (word.length < 4 || word.startsWith('_')) return word;
  return word
    .replace(/ies$|ied$/, 'y')
    .replace(/(?<=.{3})(?:ing|ed|es|s|ly)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/(?<=.{2})e$/, '');
}
