import { PLACES, placesIn } from './places.ts';
import { clean } from './text.ts';

/** See `content/demo-store/languages.ts`. */
export interface Language {
  answers: string;
  cannot: string;
  common: string;
  kinds: string;
  pieces: string;
  parts: string;
  words: string;
}

/** The least share of a message's words that must belong to a language. English and German share 'was' and 'in'. */
const SHARE = 0.5;

/** Numbers, addresses, units and sizes. */
const SIGNS = /[@\d]|^(?:euros?|cm|x|xs|s|m|l|xl)$/;

/**
 * Returns a function that reads messages in other languages word by word, and returns undefined for English ones.
 * @param english words such as 'material', which don't show that a message is in another language
 * @param names words of the pieces' names
 */
export function createTranslator(
  languages: Readonly<Record<string, Language>>,
  english: ReadonlySet<string>,
  names: ReadonlySet<string>,
) {
  const known = Object.entries(languages).map(([code, language]) => ({
    language,
    common: readTable(`common: ${language.common.replaceAll(' ', ', ')}`)[0]?.[1] ?? /^$/,
    kinds: readTable(language.kinds),
    pieces: readTable(language.pieces),
    parts: readTable(language.parts, '(?<!\\p{L})', '(?!\\p{L})'),
    words: readTable(language.words),
    places: new Map([...[...PLACES].filter(([name]) => name.length > 3), ...placesIn(code)]),
  }));

  return (typed: string) => {
    const text = ` ${clean(typed).replace(/[^\p{L}\d@.×-]+/gu, ' ')} `;
    const words = text.match(/\p{L}{2,}/gu) ?? [];
    const read = known.map((one) => {
      const telling = [...one.kinds, ...one.pieces, ...one.parts].map(([, own]) => own);
      const own = words.filter((word) => one.common.test(word) || telling.some((some) => some.test(word)));
      const isForeign = own.some((word) => word.length > 2 && !english.has(word));
      return { ...one, all: own.length, isRead: isForeign && own.length >= words.length * SHARE };
    });
    const [best] = read.filter(({ isRead }) => isRead).sort((one, other) => other.all - one.all);
    if (!best) return;
    const [kind] = best.kinds
      .map(([id, own]) => ({ id, count: words.filter((word) => own.test(word)).length }))
      .sort((one, other) => other.count - one.count);
    const places = [...best.places].filter(([name]) => text.includes(` ${name} `)).map(([, place]) => place);
    const translated = (table: typeof best.words) =>
      words.flatMap((word) => table.find(([, own]) => own.test(word))?.[0] ?? []);
    // A word that isn't read becomes 'and', so that each number stays beside what it measures.
    const measured = best.parts.reduce((said, [name, own]) => said.replace(own, name), text);
    const kept = measured
      .trim()
      .split(' ')
      .map((word) => {
        const piece = best.pieces.find(([, own]) => own.test(word))?.[0];
        const isRead = SIGNS.test(word) || names.has(word) || best.parts.some(([name]) => name === word);
        return piece ?? (isRead ? word : word.length > 2 ? 'and' : '');
      });
    return {
      language: best.language,
      /** The intent that the message is about; undefined if the words don't tell. */
      id: kind?.count ? kind.id : undefined,
      /** The pieces, sizes and places that the message names, in English. */
      text: [...kept, ...places].join(' '),
      /** Words that tell which part of an answer is asked for, in English. */
      asked: translated(best.words).join(' '),
    };
  };
}

/** Reads 'name: word, word*; name: word' into patterns by name. */
function readTable(table: string, start = '^', end = '$'): [name: string, words: RegExp][] {
  return table
    .split(/;\s+/)
    .map(clean)
    .map((row) => {
      const [name = '', words = ''] = row.split(': ');
      const any = words.replaceAll('*', '\\p{L}*').replaceAll(', ', '|');
      return [name, new RegExp(`${start}(?:${any})${end}`, 'u')];
    });
}
