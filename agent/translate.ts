import { PLACES, placesIn } from './places.ts';
import { clean } from './text.ts';

/** See `content/demo-store/languages.ts`. */
export interface Language {
  answers: string;
  cannot: string;
  words: string;
}

/** The least share of a message's words that must belong to a language. English and German share 'was' and 'in'. */
const SHARE = 0.5;

const WORD = /\p{L}+/gu;
/** Units and sizes. */
const SIGN = /^(?:euros?|cm|m|xs|s|l|xl)$/;

/**
 * Returns a function that translates a message into English word by word, which is enough to find what it asks. Returns
 * undefined for English messages. Leaves out words of the language that aren't in its table.
 * @param english words such as 'material', which don't show that a message is in another language
 */
export function createTranslator(
  languages: Readonly<Record<string, Language>>,
  english: ReadonlySet<string>,
) {
  const known = Object.entries(languages).map(([code, language]) => {
    const places = [...PLACES, ...placesIn(code)].filter(([name]) => name.length > 3);
    const entries = [...readTable(language.words), ...places].sort(
      ([one], [other]) => lengthOf(other) - lengthOf(one),
    );
    const found = entries.map(
      ([own]) =>
        `(${own.replace(/[.()]/g, '\\$&').replaceAll('*', '\\p{L}*')}${own.endsWith("'") ? '' : '(?!\\p{L})'})`,
    );
    return {
      language,
      said: entries.map(([, said]) => said),
      found: new RegExp(`(?<![^\\s@])[^\\s@]+@\\S*|(?<!\\p{L})(?:${found.join('|')})|\\p{L}+`, 'gu'),
    };
  });

  /** 'Recommendations' begins with 'recommend'. */
  const stems = [...english].filter((word) => word.length > 4);
  const isEnglish = (word: string) => english.has(word) || stems.some((some) => word.startsWith(some));

  return (typed: string): { language: Language; text: string } | undefined => {
    const cleaned = clean(typed);
    const read = known.map(({ language, found, said }) => {
      const own: string[] = [];
      let count = 0;
      const text = cleaned.replace(found, (match, ...groups) => {
        if (match.includes('@')) return match;
        const words = match.match(WORD) ?? [];
        count += words.length;
        const at = groups.slice(0, said.length).findIndex((group) => group !== undefined);
        if (at < 0) return english.has(match) || SIGN.test(match) ? match : '';
        if (!PLACES.has(match)) own.push(...words);
        return said[at] ?? '';
      });
      const isForeign = own.some((word) => word.length > 2 && !isEnglish(word));
      return { language, text, share: isForeign ? own.length / count : 0 };
    });
    return read.filter(({ share }) => share >= SHARE).sort((one, other) => other.share - one.share)[0];
  };
}

/** An exact word comes before one with any ending. */
function lengthOf(own: string): number {
  return own.endsWith('*') ? own.length - 1.5 : own.length;
}

/** Reads 'said: word, word*; said: word' into pairs of a word and what it says in English. */
function readTable(table: string): [own: string, said: string][] {
  return table.split(/;\s+/).flatMap((row) => {
    const [said = '', words = ''] = clean(row).split(': ');
    return words.split(', ').map((own): [string, string] => [own, said === '-' ? '' : said]);
  });
}
