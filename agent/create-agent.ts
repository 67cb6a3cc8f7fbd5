import { featuresOf } from './features.ts';
import type { LookUp } from './lookups/look-up.ts';
import { bodyWordOf } from './lookups/sizing.ts';
import { placeWords } from './places.ts';
import { createSlotReader, type Slots } from './slots.ts';
import type { Agent, Answer, Intent, Product, Thread } from './types.ts';
import { createUnderstanding, type Words, waysToAsk } from './understand.ts';

interface Options<Data> {
  intents: Readonly<Record<string, Intent>>;
  words: Words;
  data: Data;
  lookUps: Readonly<Record<string, LookUp<Data>>>;
  /** What may be asked next, by the look-up that answered. */
  next: Readonly<Record<string, readonly string[]>>;
  /** Said above the questions that are offered; where no word is known. */
  unsure: string;
  unknown: string;
  now?(): Date;
}

/** What is asked where only slots are named, by the first that is there. */
const ALONE: [slot: keyof Thread, intent: string][] = [
  ['order', 'order-status'],
  ['email', 'order-status'],
  ['measures', 'sizing'],
  ['place', 'delivery'],
  ['size', 'stock'],
  ['inseam', 'stock'],
  ['petite', 'stock'],
  ['pieces', 'describe'],
];

/** The intent of such a question. */
const AGAIN = 'again';

/** Around slots, words that ask for nothing. */
const FILLERS = new Set(
  'both i im live and ok okay so but no the a an in for with to from what about how same too also one ones size it its mean meant is of my pls please then now n if'.split(
    ' ',
  ),
);

/** An agent says what its look-ups find in the data, and the sentences of its intents. */
export function createAgent<Data extends { products: readonly Product[] }>({
  intents,
  words,
  data,
  lookUps,
  next,
  unsure,
  unknown,
  now = () => new Date(),
}: Options<Data>): Agent {
  const { products } = data;
  const understand = createUnderstanding({
    intents,
    words,
    read: createSlotReader(products),
    names: [
      'coloured',
      ...products.flatMap((product) => [...product.called.split(/,? /), ...featuresOf(product)]),
      ...placeWords(),
    ],
  });

  return {
    answer(question, before = {}) {
      const { kind, ids, slots } = understand(question, before.intent);
      const named = threadOf(slots);
      const thread = {
        ...before,
        ...forgotten(before, named),
        ...named,
        measures: { ...before.measures, ...slots.measures },
      };
      const again = repeated(named, before);
      if (again && isBare(slots.text)) return answerOne(again, thread, slots);
      if (kind === 'foreign') return said({ kind: 'declined', text: FOREIGN }, thread);
      if (kind === 'unsure') return askBack(ids, thread);
      const answers: Answer[] = [];
      // 'And how much is that?' beside a rule is about the rule.
      const meant = ids.filter((id) => thread.pieces || !lookUpOf(id)?.takes.includes('fields'));
      for (const id of meant.length > 0 ? meant : ids)
        answers.push(
          answerOne(
            id === AGAIN ? (again ?? before.intent ?? 'hello') : id,
            answers.at(-1)?.thread ?? thread,
            slots,
          ),
        );
      // 'Which piece do you mean?' is not asked beside an answer.
      const told = answers.filter(({ kind }) => kind !== 'asked');
      return (told.length > 0 ? told : answers.slice(0, 1)).reduce(both);
    },
  };

  /** What 'and the tapered?' asks: the last again if it takes what is named, else what that is asked about most. */
  function repeated(named: Thread, { intent = '' }: Thread): string | undefined {
    const [first, ...others] = ALONE.filter(([slot, id]) => named[slot] !== undefined && id in intents);
    const takes = lookUpOf(intent)?.takes ?? [];
    const isTaken = first && [first, ...others].every(([slot]) => takes.includes(slot));
    return isTaken ? intent : first?.[1];
  }

  function answerOne(id: string, thread: Thread, slots: Slots): Answer {
    const { find, say = '', kind } = intents[id] ?? { asked: '' };
    const lookUp = lookUpOf(id);
    const kept = { ...thread, intent: id };
    const found = lookUp?.run(data, { ...slots, ...argumentsFor(lookUp, thread, slots), ...find }, now()) ?? {
      text: '',
      checked: [],
    };
    if ('missing' in found) return askForPiece(id, kept, slots);
    return said(
      {
        ...(kind && { kind }),
        ...found,
        suggestions: goOn(id, found.cards?.map((card) => card.id) ?? kept.pieces),
        text: `${say} ${found.text}`.trim(),
      },
      { ...kept, ...found.keep, ...(found.keep?.bag && { bag: [...(thread.bag ?? []), ...found.keep.bag] }) },
      [id],
    );
  }

  /** Questions to go on with, about the piece at hand. */
  function goOn(id: string, ids: readonly string[] = []): string[] {
    const [piece] = products.filter((product) => ids[0] === product.id);
    const isSized = !piece || Object.keys(piece.sizes).length > 1;
    return (next[intents[id]?.find?.lookUp ?? ''] ?? [])
      .filter((one) => one !== id && (isSized || lookUpOf(one)?.takes.includes('measures') !== true))
      .slice(0, 3)
      .map((one) => offered(one, piece));
  }

  function lookUpOf(id: string): LookUp<Data> | undefined {
    return lookUps[intents[id]?.find?.lookUp ?? ''];
  }

  /** What was named, else what the thread has, else the pieces that can be meant. */
  function argumentsFor({ takes }: LookUp<Data>, thread: Thread, slots: Slots): Partial<Thread> {
    const isOfAll = takes.includes('features') && !isShort(slots.text);
    const pieces = isOfAll ? slots.pieces : (thread.pieces ?? candidates(takes, thread, slots));
    return { ...thread, pieces: pieces.length > 0 ? pieces : undefined };
  }

  /** 'Is the buckle nickel free?' can only be about the belt, 'is there a 42?' about what is made in it. */
  function candidates(
    takes: string[],
    { measures = {} }: Thread,
    { sizes, inseam, features }: Slots,
  ): string[] {
    const likeness = (product: Product) => {
      if (takes.includes('fields')) return features.filter((word) => featuresOf(product).has(word)).length;
      if (!takes.includes('size')) return 0;
      if (sizes.length > 0 || inseam)
        return sizes.every((size) => size in product.sizes) && (!inseam || inseam in (product.inseams ?? {}))
          ? 1
          : 0;
      const part = bodyWordOf(product) === 'waist' ? 'waist' : 'chest';
      return takes.includes('measures') && part in measures && product.kind !== 'belt' ? 1 : 0;
    };
    const most = Math.max(...products.map(likeness));
    const found = products.filter((product) => most > 0 && likeness(product) === most);
    // 'M or L?' of a shirt, a knit and a jacket has three answers, none of them asked for.
    const isUnclear = takes.includes('measures')
      ? new Set(found.map(({ kind }) => kind)).size > 1
      : takes.includes('fields') && found.length > 3;
    return isUnclear ? [] : found.map(({ id }) => id).slice(0, 3);
  }

  function askForPiece(id: string, thread: Thread, { sizes }: Slots): Answer {
    const having = products.filter((product) => sizes.every((size) => size in product.sizes));
    const some = [0, 2, 4].flatMap((at) => (having.length > 4 ? having : products)[at] ?? []);
    const answer = said({ kind: 'asked', text: 'Which piece do you mean?' }, thread, [id]);
    return { ...answer, suggestions: some.map((product) => offered(id, product)) };
  }

  /** Offers the three nearest. */
  function askBack(ids: string[], thread: Thread): Answer {
    const [piece] = products.filter(({ id }) => thread.pieces?.[0] === id);
    const nearest = ids.filter((id) => !intents[id]?.isTalk).slice(0, 3);
    if (nearest.length === 0) return said({ kind: 'asked', text: unknown, suggestions: goOn('') }, thread);
    const answer = said({ kind: 'asked', text: unsure }, thread);
    return { ...answer, suggestions: nearest.map((id) => offered(id, piece)) };
  }

  /** The intent's first way to ask, about the piece at hand. */
  function offered(id: string, piece: Product | undefined): string {
    const [first = ''] = waysToAsk(intents[id]?.asked ?? '');
    const name = products.find((product) => first.includes(product.name))?.name;
    return piece && name ? first.replace(name, piece.name) : first;
  }
}

const FOREIGN = 'This demonstration reads English. The one we build answers in the languages you choose.';

/** `about` is what is answered; nothing where it isn't sure. */
function said(answer: Partial<Answer>, thread: Thread, about: string[] = []): Answer {
  const { kind = 'answered', text = '', checked = [], cards = [], suggestions = [], more } = answer;
  const curled = more && { ...more, text: curly(more.text) };
  return { kind, about, text: curly(text), more: curled, checked, cards, suggestions, thread };
}

function curly(text: string): string {
  return text.replace(/'/g, '’');
}

/** Two questions of one message, answered in turn. */
function both(one: Answer, other: Answer): Answer {
  const sentences = `${one.text} ${other.text}`.split(/(?<=[.!?]) /);
  return {
    ...other,
    about: [...one.about, ...other.about],
    text: [...new Set(sentences)].join(' '),
    checked: [...new Set([...one.checked, ...other.checked])],
    cards: [...new Map([...one.cards, ...other.cards].map((card) => [card.id, card])).values()].slice(0, 3),
    suggestions: [...one.suggestions, ...other.suggestions].slice(0, 3),
  };
}

/** What of a question the thread keeps. */
function threadOf({ pieces, measures, place, order, email, sizes, inseam, petite }: Slots): Thread {
  const named = {
    pieces: pieces.length > 0 ? pieces : undefined,
    measures: Object.keys(measures).length > 0 ? measures : undefined,
    place,
    order,
    email,
    size: sizes[0],
    inseam,
    petite,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

/** A new piece or size has its own leg length. */
function forgotten(before: Thread, { pieces, size }: Thread): Thread {
  const isOther = pieces && String(pieces) !== String(before.pieces);
  return isOther || size ? { inseam: undefined, petite: undefined } : {};
}

function isBare(text: string): boolean {
  const words = text.match(/[a-z_]+/g) ?? [];
  return (
    words.some((word) => word.startsWith('_')) &&
    words.every((word) => word.startsWith('_') || FILLERS.has(word))
  );
}

/** 'Real leather?' is asked of the piece at hand. */
function isShort(text: string): boolean {
  return text.split(' ').length < 4;
}
