import { stemmed } from './text.ts';

/** Shorthand, and words that sound alike. */
export const SHORTHAND = new Map(
  Object.entries({
    wat: 'what',
    teh: 'the',
    snd: 'send',
    rtn: 'return',
    bck: 'back',
    diff: 'difference',
    wut: 'what',
    wot: 'what',
    whats: 'what is',
    wheres: 'where is',
    whens: 'when is',
    hows: 'how is',
    u: 'you',
    ur: 'your',
    r: 'are',
    pls: 'please',
    plz: 'please',
    sz: 'size',
    qty: 'how many',
    avail: 'available',
    deliv: 'delivery',
    del: 'delivery',
    waste: 'waist',
    w: 'with',
    wanna: 'want to',
    gonna: 'going to',
    gimme: 'give me',
    cud: 'could',
    shud: 'should',
    wud: 'would',
    thru: 'through',
    tho: 'though',
    bc: 'because',
    n: 'and',
    im: 'i am',
    ive: 'i have',
    id: 'i would',
    cant: 'can not',
    wont: 'will not',
    its: 'it is',
    thats: 'that is',
    theres: 'there is',
    youre: 'you are',
    hv: 'have',
    hw: 'how',
    whos: 'who is',
    colr: 'colour',
    clr: 'colour',
    incl: 'included',
    bout: 'about',
    em: 'them',
    mch: 'much',
    wen: 'when',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    med: 'medium',
    lge: 'large',
    jumper: 'sweater',
    strait: 'straight',
    customs: 'duties',
    gray: 'grey',
    color: 'colour',
    colors: 'colours',
    info: 'information',
    abt: 'about',
  }),
);

/** Writes out shorthand ('pls') and short forms ('dont'). Returns the words; undefined for any other word. */
export function writtenOut(word: string): string[] | undefined {
  const [, verb] = /^(do|does|did|is|are|was|could|would|should|have|has)nt$/.exec(word) ?? [];
  return verb ? [verb, 'not'] : SHORTHAND.get(word)?.split(' ');
}

export interface Phrases {
  /** What a text of stems holds: each phrase once, longer ones in place of those within them. */
  find(text: string): Found[];
  /** All words of it, as they are spelt. */
  words: string[];
}

interface Found {
  id: string;
  /** Where it stands. */
  from: number;
  to: number;
}

/**
 * Takes lists of phrases, separated by commas. Words are compared by their stems: 'wash' finds 'washed' too.
 * `a/b` is either word, `*` any one word, `~` up to four words, `@day` a weekday, and `@place` a place that was read.
 */
export function phrases(lists: Record<string, string>): Phrases {
  const entries = Object.entries(lists).flatMap(([id, list]) =>
    list.split(',').map((phrase) => ({ id, pattern: compile(phrase) })),
  );
  return {
    find(text) {
      const all = entries.flatMap(({ id, pattern }): Found[] => {
        if (typeof pattern === 'string') {
          const from = text.indexOf(pattern);
          return from < 0 ? [] : [{ id, from, to: from + pattern.length }];
        }
        const match = pattern.exec(text);
        return match ? [{ id, from: match.index, to: match.index + match[0].length }] : [];
      });
      return all
        .filter((one) => !all.some((other) => isLonger(other, one)))
        .sort((one, other) => one.from - other.from);
    },
    words: [
      ...new Set(
        Object.values(lists)
          .join(' ')
          .split(/[^a-z0-9]+/),
      ),
    ].filter(({ length }) => length > 1),
  };
}

const DAYS = 'monday/tuesday/wednesday/thursday/friday/saturday/sunday/weekend';

function isLonger(one: Found, other: Found): boolean {
  return one.from <= other.from && one.to >= other.to && one.to - one.from > other.to - other.from;
}

/** Turns a phrase into the stems to look for, or into a pattern if some of its words may vary. */
function compile(phrase: string): string | RegExp {
  const words = phrase
    .trim()
    .replace('@day', DAYS)
    .split(' ')
    .flatMap((word) => writtenOut(word) ?? [word]);
  if (!/[*@/~]/.test(phrase)) return stemmed(words.join(' '));
  const pattern = words
    .map((word) => {
      if (word === '~') return '(?:[^ ]+ ){0,4}?';
      if (word === '*') return '[^ ]+ ';
      const stems = word.split('/').map((one) => (one.startsWith('@') ? one : stemmed(one).trim()));
      return stems.length > 1 ? `(?:${[...new Set(stems)].join('|')}) ` : `${stems[0]} `;
    })
    .join('');
  return new RegExp(` ${pattern}`);
}
