import {
  type GenericSchema,
  type InferOutput,
  type ObjectEntries,
  type ObjectSchema,
  object,
  safeParse,
} from 'valibot';
import type { AgentAnswer, Piece, PieceCard, Store, Thread } from '../types.ts';

/** A look-up's answer. `keep` is merged into the thread. */
export interface Found {
  text: string;
  checked: string[];
  /** Related facts that weren't asked for. */
  more?: AgentAnswer['more'];
  kind?: AgentAnswer['kind'];
  cards?: PieceCard[];
  keep?: Partial<Thread>;
}

export interface LookUp {
  takes: string[];
  schema: GenericSchema;
  /** Returns the answer, or the name of the argument that is missing or invalid. */
  run(store: Store, args: unknown, now: Date): Found | { missing: string };
}

/** Creates a look-up from a pure function and its arguments' schema. Language models can call look-ups as tools. */
export function lookUp<Entries extends ObjectEntries>(
  entries: Entries,
  find: (
    store: Store,
    args: InferOutput<ObjectSchema<Entries, undefined>>,
    now: Date,
  ) => ReturnType<LookUp['run']>,
): LookUp {
  const schema = object(entries);
  return {
    takes: Object.keys(entries),
    schema,
    run(store, args, now) {
      const { success, output, issues } = safeParse(schema, args);
      return success ? find(store, output, now) : { missing: String(issues[0].path?.[0]?.key) };
    },
  };
}

/** A sentence, with extra words that identify questions about it. With '*' among the words, it is always said. */
export type Part = readonly [said: string, words: string];

/** Words that are too common to tell sentences apart. */
const COMMON = 'does have that them there they this what when which will with would your'.split(' ');

/** Up to this many words, all parts go into `text` if none clearly matches. */
const MAX_WORDS = 90;

/**
 * Puts the parts that match the question into `text`, then those that are always said, and the rest into `more`. If no
 * match is clear, says them all, or only the best match if that would be long.
 */
export function leading(typed: string, about: string, parts: readonly Part[]): Pick<Found, 'text' | 'more'> {
  const words = wordsOf(typed);
  const scores = parts.map(
    ([said, others]) =>
      words.filter((word) => has(others, 3, word)).length +
      words.filter((word) => !COMMON.includes(word) && has(said, 4, word)).length / 2,
  );
  const best = Math.max(...scores);
  const all = parts.map(([said]) => said).join(' ');
  const isShort = all.split(' ').length <= MAX_WORDS;
  // One question may ask for several parts.
  const isAsked = (at: number) =>
    best >= 1
      ? (scores[at] ?? 0) >= 1 && (scores[at] ?? 0) > best - 0.5
      : isShort || at === scores.indexOf(best);
  const asked = parts.filter((_, at) => isAsked(at));
  const others = parts.filter((part) => !asked.includes(part));
  const [limits, rest] = [true, false].map((isLimit) =>
    others.filter(([, words]) => words.includes('*') === isLimit),
  );
  const join = (some: readonly Part[] = []) => some.map(([said]) => said).join(' ');
  return {
    text: join([...asked, ...(limits ?? [])]),
    ...(rest?.length && { more: { about, text: join(rest) } }),
  };
}

/** Returns the sentences whose words occur in the question. */
export function askedFor(asked: string, said: Readonly<Record<string, string>>): string[] {
  const words = wordsOf(asked);
  return Object.keys(said).filter((sentence) => words.some((word) => has(said[sentence] ?? '', 3, word)));
}

function wordsOf(asked: string): string[] {
  return asked.replace(/_[a-z]+/g, ' ').match(/[a-z]{3,}/g) ?? [];
}

/** Whether a text has a word of `least` letters or more whose first six are those of `word`. */
function has(text: string, least: number, word: string): boolean {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).some(
    (own) => own.length >= least && own.slice(0, 6) === word.slice(0, 6),
  );
}

export function productsOf(store: Store, ids: readonly string[], most = 3): Piece[] {
  return ids.flatMap((id) => store.products.find((product) => product.id === id) ?? []).slice(0, most);
}

export function cardOf({ id, name, kind, colour, fabric, price }: Piece, details = fabric): PieceCard {
  return { id, name: `${name}, ${colour}`, kind, details, price: `€${price}` };
}

/** Whether a piece's name takes a plural verb, such as 'Palo trousers'. */
export function isPlural({ name }: Piece): boolean {
  return /[^s]s$/.test(name);
}

export function days(count: number): string {
  return `${count} working ${count === 1 ? 'day' : 'days'}`;
}
