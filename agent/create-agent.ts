import { featuresOf, looksOf } from './features.ts';
import { isPlural, type LookUp } from './lookups/look-up.ts';
import { bodyWordOf } from './lookups/sizing.ts';
import { STORE_LOOK_UPS } from './lookups/store-look-ups.ts';
import { variantsOf } from './lookups/variants.ts';
import { PLACES } from './places.ts';
import { createSlotReader, type Slots } from './slots.ts';
import { listed, unified } from './text.ts';
import { createTranslator, type Language } from './translate.ts';
import type { Agent, AgentAnswer, Intent, NotHere, Piece, Questions, Store, Thread } from './types.ts';
import { createUnderstanding, FILLERS, hasOnlySlots, type Understood, wordsOf } from './understand.ts';

interface AgentOptions {
  intents: Readonly<Record<string, Intent>>;
  questions: Questions;
  /** Synonyms, in the format of `content/same-words.ts`. */
  same: string;
  store: Store;
  notHere: NotHere;
  languages: Readonly<Record<string, Language>>;
  /** Maps each look-up to the intents to suggest after its answer. */
  next: Readonly<Record<string, readonly string[]>>;
  /** Introduces a likely answer. */
  guess: string;
  /** Introduces the suggestions if no intent is likely enough. */
  unsure: string;
  /** Introduces the suggestions if the agent doesn't understand the question at all. */
  unknown: string;
  now?(): Date;
}

/** Default intents for messages that consist only of slots. The first entry whose slot is filled applies. */
const DEFAULT_INTENTS: [slot: keyof Thread, intent: string][] = [
  ['order', 'order-status'],
  ['email', 'order-status'],
  ['measures', 'sizing'],
  ['place', 'delivery'],
  ['size', 'stock'],
  ['inseam', 'stock'],
  ['petite', 'stock'],
  ['pieces', 'describe'],
];

/** Creates an agent that answers with its intents' sentences and with facts from the store's data. */
export function createAgent(options: AgentOptions): Agent {
  const {
    intents,
    questions,
    same,
    store,
    notHere,
    languages,
    next,
    guess,
    unsure,
    unknown,
    now = () => new Date(),
  } = options;
  const { products } = store;
  const read = createSlotReader(products, notHere);
  const vocabulary = new Set([
    'coloured',
    ...FILLERS,
    ...products.flatMap((piece) => [...piece.called.split(/,? /), ...featuresOf(piece)]),
    ...[...PLACES.keys()].flatMap((place) => place.split(' ')),
    ...[...Object.values(questions).flat().map(unified), same].flatMap(wordsOf),
  ]);
  const translate = createTranslator(languages, vocabulary);
  const understand = createUnderstanding({ intents, questions, same, read, vocabulary });

  return {
    answer(question, before = {}) {
      const foreign = translate(question);
      const answer = answerUnderstood(understand(foreign?.text ?? question, before), before);
      if (!foreign) return answer;
      const isLost =
        (answer.kind === 'asked' && answer.about.length === 0) ||
        (answer.isGuess && answer.kind === 'declined');
      return {
        ...answer,
        text: isLost ? foreign.language.cannot : `${foreign.language.answers} ${answer.text}`,
      };
    },
  };

  function answerUnderstood(understood: Understood, before: Thread): AgentAnswer {
    const { isSure, found, slots } = understood;
    const named = namedBy(understood, before);
    const earlier = [...(before.earlier ?? []), ...(before.pieces ?? [])].filter(
      (id) => !named.pieces?.includes(id),
    );
    const thread = {
      ...before,
      ...(named.pieces && { earlier: [...new Set(earlier)].slice(-2) }),
      ...clearedBy(before, named, products),
      ...named,
      measures: { ...before.measures, ...slots.measures },
    };
    const again = repeated(named, before);
    const { intent = '' } = before;
    if (isCase(intent) && addsTo(intent, understood)) return answerOne(intent, thread, slots);
    if (WHEN.test(slots.text) && isSoldOut(before)) return answerOne('stock', thread, slots);
    if (again && hasOnlySlots(slots.text)) return answerAgain(again, thread, slots, before);
    const meant = found.map((one) => ({ ...one, id: intentOf(one.id, slots, before) }));
    return isSure ? answerAll(meant, thread, slots) : answerUnsure(meant, thread, slots);
  }

  /** Returns what a message names, completed with the pieces that it refers to. */
  function namedBy({ isSure, found, slots }: Understood, before: Thread): Thread {
    const named = threadOf({ ...slots, pieces: meant(slots, before) });
    const isCompared = isSure && found.some(({ id }) => intents[id]?.find?.lookUp === 'compare');
    // 'How does it differ from the Tove?' compares with the current piece.
    if (isCompared && named.pieces?.length === 1 && before.pieces?.length === 1)
      named.pieces = [...new Set([...before.pieces, ...named.pieces])];
    // 'Both together?' means the current piece and the one before, 'all three' also the one before that.
    const isEvery = /\ball\b/.test(slots.text);
    if (slots.all && !named.pieces && before.pieces && (isEvery || before.pieces.length === 1))
      named.pieces = [...new Set([...(before.earlier ?? []).slice(isEvery ? 0 : -1), ...before.pieces])];
    return named;
  }

  /** Answers a message that consists of slots. */
  function answerAgain(again: string, thread: Thread, slots: Slots, before: Thread): AgentAnswer {
    const { intent = '', asked = '' } = before;
    const answer = answerOne(again, thread, slots);
    // After a complaint or a return, an order's number doesn't ask where the order is.
    if (again !== 'order-status' || !CASES.includes(intent)) return answer;
    const ofCase = answerOne(intent, answer.thread, { ...slots, text: asked });
    return { ...mergeAnswers(ofCase, answer), thread: ofCase.thread };
  }

  /** Whether the current piece is sold out in the current size. */
  function isSoldOut({ pieces = [], ...wanted }: Thread): boolean {
    return products.some(
      (piece) =>
        wanted.size && pieces.includes(piece.id) && variantsOf(piece, wanted).every(({ left }) => left === 0),
    );
  }

  /** Whether an intent is about something that happened: a complaint, a return, a repair or an order. */
  function isCase(id: string): boolean {
    return CASES.includes(id) || lookUpOf(id)?.takes.includes('order') === true;
  }

  /**
   * Whether a message adds to a case: 'it's the white linen one, bought three weeks ago'. After a complaint, a question
   * about money does too, and whatever isn't understood.
   */
  function addsTo(intent: string, { isSure, found, slots }: Understood): boolean {
    const isAdded = ADDITION.test(slots.text) && !QUESTION.test(slots.text) && !slots.order && !slots.email;
    const isOnOffer =
      hasOnlySlots(slots.text) || found.every(({ id }) => ON_OFFER.includes(intents[id]?.find?.lookUp ?? ''));
    if (isAdded && isOnOffer && (found.length > 0 || slots.pieces.length > 0)) return true;
    if (intent !== 'complaint' || found.length === 0) return false;
    return !isSure || (found.every(({ id }) => CASES.includes(id)) && SETTLES.test(slots.text));
  }

  /** Returns what an intent means in a thread. */
  function intentOf(id: string, { named, place }: Slots, { intent = '', ...before }: Thread): string {
    const isDelivered = store.orders.some(
      ({ number, email, delivered }) =>
        number === before.order && email === before.email && delivered !== undefined,
    );
    if (id === 'order-change' && isDelivered) return 'returns';
    // After an order's state, 'will it be here by Friday?' is about that order.
    if (id === 'delivery' && !place && lookUpOf(intent)?.takes.includes('order')) return 'order-status';
    // 'Mara or Alba for a wedding?' doesn't search all pieces.
    const isBetween = named.length === 2 && named.every(({ length }) => length === 1);
    return id === 'filter' && isBetween ? 'compare' : id;
  }

  function answerAll(found: Understood['found'], thread: Thread, slots: Slots): AgentAnswer {
    const answers: AgentAnswer[] = [];
    // 'You sent me the wrong size, I ordered S' asks for nothing that is on offer.
    const isComplaint = found.some(({ id }) => id === 'complaint');
    const asked = found.filter(({ id, text }) => !isComplaint || id === 'complaint' || QUESTION.test(text));
    for (const { id, text } of asked) {
      const last = answers.at(-1)?.thread ?? thread;
      // After 'Take the tote out', 'what's my total?' is about the bag.
      const pieces = last.bag === thread.bag ? slots.pieces : [];
      answers.push(answerOne(id, last, { ...slots, text, pieces }));
    }
    const [told, open] = [false, true].map((isOpen) =>
      answers.filter(({ kind }) => (kind === 'asked') === isOpen),
    );
    return [...(told ?? []), ...(open?.slice(0, 1) ?? [])].reduce(mergeAnswers);
  }

  /** Answers the likeliest intent and says that it is a guess, or asks back. */
  function answerUnsure(found: Understood['found'], thread: Thread, slots: Slots): AgentAnswer {
    // After 'Can you hem the jeans?', 'and the Palo, can you do those too?' is likely about that.
    const same = found.find(({ id }) => id === thread.intent && intents[id]?.find?.rule !== undefined);
    const isWish = slots.features.length > 0 || slots.money.length > 0;
    const wished = found.slice(0, 2).find(({ id }) => isWish && lookUpOf(id)?.takes.includes('without'));
    const likeliest = same ?? wished ?? found.find(({ score }) => score > GUESS);
    if (!likeliest || lookUpOf(likeliest.id)?.takes.includes('bag')) return askBack(found, thread);
    const others = found.filter(({ id }) => id !== likeliest.id);
    const answer = answerOne(likeliest.id, thread, slots);
    // Thanks need no excuse, and a question back is one.
    const isTold = answer.kind === 'asked' || (intents[likeliest.id]?.isTalk && answer.kind === 'answered');
    if (isTold) return answer;
    const suggestions = [...questionsOf(others, thread), ...answer.suggestions].slice(0, 3);
    return { ...answer, isGuess: true, text: `${guess} ${answer.text}`, suggestions };
  }

  /** Returns the named pieces: 'the jeans' are the current ones if these are jeans, and 'the other jeans' are not. */
  function meant({ pieces, named, text }: Slots, before: Thread): string[] {
    // 'My trousers are 34 inches' is a measurement for the current piece.
    if (before.pieces && /\bmy _piece (?:is|are|measures?)\b/.test(text)) return [];
    const isOther = /\bother _piece/.test(text);
    const isOne = /(?<!\bof )\b(?:the|this|that|these|those|my) _piece/.test(text) && !OF_ALL.test(text);
    const current = named
      .flatMap((ids) => (ids.length > 1 ? ids : []))
      .filter((id) => before.pieces?.includes(id));
    if (current.length !== 1 || (!isOther && !isOne)) return pieces;
    const ambiguous = named.filter((ids) => ids.length > 1 && ids.some((id) => current.includes(id))).flat();
    return pieces.filter((id) => !ambiguous.includes(id) || current.includes(id) !== isOther);
  }

  /** Returns the previous intent if its look-up takes every named slot; otherwise, the first slot's default intent. */
  function repeated(named: Thread, { intent = '' }: Thread): string | undefined {
    const [first, ...others] = DEFAULT_INTENTS.filter(([slot]) => named[slot] !== undefined);
    // After 'does a laptop fit in it?', '15 inch' is no body measurement.
    if (intent === 'fit' && named.measures?.any !== undefined) return intent;
    const takes = lookUpOf(intent)?.takes ?? [];
    // A piece named after 'we don't sell skirts' is a new request.
    const isTaken =
      first && !(intent in notHere) && [first, ...others].every(([slot]) => takes.includes(slot));
    return isTaken ? intent : first?.[1];
  }

  function answerOne(id: string, thread: Thread, slots: Slots): AgentAnswer {
    const { find, say = '', kind } = intents[id] ?? {};
    const absent = slots.absent?.id === id ? slots.absent.say : '';
    const lookUp = lookUpOf(id);
    // 'And the Tove?' repeats the question about the piece before.
    const isRepeated = id === thread.intent && hasOnlySlots(slots.text);
    const asked = (isRepeated && thread.asked) || slots.text;
    const kept = { ...thread, intent: id, asked };
    const suggestions = followUps(id, kept.pieces);
    if (!lookUp) return toAnswer({ kind, text: `${absent} ${say}`.trim(), suggestions }, kept, [id]);
    const isOfBag = find?.withPrices === true && slots.pieces.length === 0;
    const inBag = isOfBag ? thread.bag?.map(({ piece }) => piece) : undefined;
    // 'What would you wear on top?' goes on with the trousers that the outfit began with.
    const base =
      find?.isBeside === true && slots.pieces.length === 0 ? thread.pieces?.slice(0, 1) : undefined;
    const fixed = inBag ?? base;
    const likely = fixed ? { ids: fixed, isClear: true } : likelyPieces(lookUp, thread, slots);
    const pieces = likely.isClear ? likely.ids : undefined;
    const found = lookUp.run(store, argumentsOf(id, thread, { ...slots, text: asked }, pieces), now());
    if ('missing' in found) return askForPiece(id, kept, likely.ids);
    const { keep, ...answer } = found;
    return toAnswer(
      {
        kind,
        ...answer,
        suggestions: followUps(id, found.cards?.map((card) => card.id) ?? kept.pieces),
        text: `${absent || say} ${id === 'colour' ? '' : otherColour(likely.ids, slots.text)}${found.text}`.trim(),
      },
      {
        ...kept,
        // After 'will the indigo stain my sofa?', 'how do I wash them?' is about these jeans.
        ...(likely.isClear && !inBag && !kept.pieces && { pieces: likely.ids }),
        ...keep,
        ...(keep?.pieces && { earlier: [...(thread.earlier ?? []), ...(thread.pieces ?? [])].slice(-2) }),
      },
      [id],
    );
  }

  /** Returns a look-up's arguments: the message's slots, completed by the thread and the intent. */
  function argumentsOf(id: string, thread: Thread, slots: Slots, pieces: string[] | undefined) {
    const { find } = intents[id] ?? {};
    // 'And a belt to go with it?' asks for that piece, not for what goes with it.
    const isNamed = find?.isBeside === true && slots.pieces.length > 0 && (thread.earlier ?? []).length > 0;
    if (isNamed) return { ...slots, ...thread, pieces };
    const features = [...((find?.features as string[] | undefined) ?? []), ...slots.features];
    return { ...slots, ...thread, pieces, ...find, features };
  }

  /** Returns 'Not in black: …' if a message names a colour that the pieces don't come in. */
  function otherColour(ids: readonly string[], text: string): string {
    const tint = TINT.exec(text)?.[1];
    const others = products.filter((piece) => ids.includes(piece.id) && tint && !looksOf(piece).has(tint));
    if (others.length === 0 || others.length < ids.length) return '';
    return `Not in ${tint}: ${listed(others.map(({ name, colour }) => `the ${name} in ${colour}`))} only. `;
  }

  /** Returns up to three follow-up questions about the current piece. */
  function followUps(id: string, ids: readonly string[] = []): string[] {
    const piece = products.find((piece) => ids[0] === piece.id);
    const isSized = !piece || Object.keys(piece.sizes).length > 1;
    return (next[intents[id]?.find?.lookUp ?? ''] ?? [])
      .filter((one) => one !== id && (isSized || lookUpOf(one)?.takes.includes('measures') !== true))
      .slice(0, 3)
      .map((one) => offered(one, piece));
  }

  function lookUpOf(id = ''): LookUp | undefined {
    return STORE_LOOK_UPS[intents[id]?.find?.lookUp ?? ''];
  }

  /**
   * Returns the pieces that a question may be about, and whether it can only be these: the pieces of the thread, which
   * include those just named, or else the best matches ('is the buckle nickel free?' means the belt).
   */
  function likelyPieces({ takes }: LookUp, thread: Thread, slots: Slots) {
    // 'Real leather?' refers to the current piece. A longer request searches all pieces.
    const isOfAll = takes.includes('without') && slots.text.split(' ').length > 3;
    const { sizes, inseam, features } = slots;
    // Jeans have no letter sizes: after a question about jeans, 'between M and L' must mean a different piece.
    const isOther = (piece: Piece) =>
      takes.includes('measures') &&
      slots.pieces.length === 0 &&
      sizes.some((size) => /^[A-Z]/.test(size) && !(size in piece.sizes));
    const kept = products.filter((piece) => thread.pieces?.includes(piece.id) && !isOther(piece));
    const isMade = ({ sizes: made }: Piece) => takes.includes('size') && sizes.some((size) => size in made);
    // After 'what goes with the Palo?', 'is the 38 in stock?' means the Palo.
    const before = products.filter((piece) => thread.earlier?.includes(piece.id) && isMade(piece));
    const current = slots.pieces.length > 0 || kept.some(isMade) || before.length === 0 ? kept : before;
    // 'Is the wool itchy?' is about what is made of wool.
    const fabric =
      takes.includes('fields') && slots.pieces.length === 0 ? OF_FABRIC.exec(slots.text)?.[1] : undefined;
    const isOfIt = (piece: Piece) => fabric !== undefined && featuresOf(piece).has(fabric);
    const made = current.filter(isOfIt).length > 0 ? current.filter(isOfIt) : products.filter(isOfIt);
    const ids = isOfAll ? slots.pieces : (made.length > 0 ? made : current).map(({ id }) => id);
    if (ids.length > 0 || isOfAll) return { ids, isClear: ids.length > 0 };
    const part = (piece: Piece) => (bodyWordOf(piece) === 'waist' ? 'waist' : 'chest');
    const likeness = (piece: Piece) => {
      if (takes.includes('fields')) return features.filter((word) => featuresOf(piece).has(word)).length;
      if (!takes.includes('size')) return 0;
      if (sizes.length === 0 && !inseam)
        return Number(takes.includes('measures') && part(piece) in (thread.measures ?? {}));
      return Number(
        sizes.every((size) => size in piece.sizes) && (!inseam || inseam in (piece.inseams ?? {})),
      );
    };
    const most = Math.max(1, ...products.map(likeness));
    const found = products.filter((piece) => likeness(piece) === most);
    // 'M or L?' has a different answer for a shirt, a sweater and a jacket, so all pieces must be of one kind.
    const kinds = new Set(found.map(({ kind }) => kind)).size;
    const isClear = takes.includes('measures') ? kinds === 1 : found.length > 0 && found.length < 4;
    // 'Can I wash it?' doesn't single out the washable pieces, so don't suggest only those.
    const isVague = takes.includes('fields') && !isClear;
    return { ids: isVague ? [] : found.map(({ id }) => id), isClear };
  }

  function askForPiece(id: string, thread: Thread, likely: string[]): AgentAnswer {
    const some = products.filter((piece) => likely.length === 0 || likely.includes(piece.id));
    const spread = some.length > 4 ? [0, 2, 4].flatMap((at) => some[at] ?? []) : some.slice(0, 3);
    const suggestions = spread.map((piece) => offered(id, piece));
    return toAnswer({ kind: 'asked', text: 'Which piece do you mean?', suggestions }, thread, [id]);
  }

  /** Asks for a clearer question and suggests the three most likely intents. */
  function askBack(found: { id: string }[], thread: Thread): AgentAnswer {
    const suggestions = questionsOf(found, thread);
    const text = found.length === 0 ? unknown : unsure;
    return toAnswer(
      { kind: 'asked', text, suggestions: suggestions.length > 0 ? suggestions : followUps('') },
      thread,
    );
  }

  function questionsOf(found: { id: string }[], thread: Thread): string[] {
    const piece = products.find(({ id }) => thread.pieces?.[0] === id);
    return found
      .filter(({ id }) => !intents[id]?.isTalk)
      .slice(0, 3)
      .map(({ id }) => offered(id, piece));
  }

  /** Returns the intent's first question. If it names a piece, that name is replaced with the name of `piece`. */
  function offered(id: string, piece: Piece | undefined): string {
    const [first = ''] = questions[id] ?? [];
    const name = products.find((piece) => first.includes(piece.name))?.name;
    if (!piece || !name) return first;
    const own = first.replace(name, piece.name);
    return isPlural(piece) ? own.replace(/\b([Ii]s|[Dd]oes)(?= the)/, (verb) => PLURAL[verb] ?? verb) : own;
  }
}

/** The least probability of an intent that the agent answers as a guess. */
const GUESS = 0.4;
/** Intents about an order that arrived. */
const CASES = ['complaint', 'returns', 'repairs'];
/** 'Ok when?' after a size that is sold out. */
const WHEN =
  /^(?:[a-z]+,? ){0,3}when(?: (?:will|is|are|do|would|does) (?:it|they|that|you|those)\b[^,;.]{0,30})?[?!. ]*$/;
/** What a person decides after a complaint. */
const SETTLES = /\b(?:pay|cost|free|charge|label|new one|another|replace|money|refund)/;
/** Look-ups that help to choose a piece. */
const ON_OFFER = ['catalogue', 'fields', 'stock', 'sizing', 'measures'];
/** How shoppers add to what they said. Messages have no apostrophes here. */
const ADDITION =
  /^(?:(?:so|and|but|ok|oh|yes|no) )*(?:its?|theyre|they|the|my|i (?:only )?(?:bought|ordered|got|paid|have|wore|opened))\b/;
const QUESTION = /\?|\b(?:what|where|when|which|who|how)s?\b|^(?:is|are|do|does|can|could|will)\b/;
const OF_FABRIC = /\b(?:the|your) (wool|merino|linen|cotton|denim|leather|canvas)\b/;
const OF_ALL = /\b(?:all|both|which|what|two|any)\b/;
const TINT =
  /\b(black|white|navy|red|green|grey|gray|brown|pink|yellow|beige|cream|purple|khaki|burgundy|orange|blue) _piece/;
const PLURAL: Record<string, string> = { Is: 'Are', is: 'are', Does: 'Do', does: 'do' };

type PartialAnswer = { [Part in keyof AgentAnswer]?: AgentAnswer[Part] | undefined };

/** @param about the ids of the answered intents */
function toAnswer(answer: PartialAnswer, thread: Thread, about: string[] = []): AgentAnswer {
  const { kind = 'answered', text = '', checked = [], cards = [], suggestions = [], more } = answer;
  return { kind, about, isGuess: false, text, more, checked, cards, suggestions, thread };
}

const MAX_WORDS = 110;

/** Merges the answers to two questions in one message. */
function mergeAnswers(one: AgentAnswer, other: AgentAnswer): AgentAnswer {
  const sentences = `${one.text} ${other.text}`.split(/(?<=[.!?]) /);
  const isLong = sentences.join(' ').split(' ').length > MAX_WORDS;
  return {
    ...other,
    about: [...one.about, ...other.about],
    text: isLong ? one.text : [...new Set(sentences)].join(' '),
    ...(isLong &&
      !one.text.includes(other.text) && { more: { about: 'your other question', text: other.text } }),
    checked: [...new Set([...one.checked, ...other.checked])],
    cards: [...new Map([...one.cards, ...other.cards].map((card) => [card.id, card])).values()].slice(0, 3),
    suggestions: [...one.suggestions, ...other.suggestions].slice(0, 3),
  };
}

/** Returns the slots of a message that later messages can refer to. */
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

/**
 * Returns the fields to clear: a different piece or a new size invalidates the leg length and the petite choice, and a
 * piece that isn't made in the size invalidates the size.
 */
function clearedBy(before: Thread, { pieces, size }: Thread, products: readonly Piece[]): Thread {
  const isOther = pieces && String(pieces) !== String(before.pieces);
  const isMade = products.some(({ id, sizes }) => pieces?.includes(id) && sizes[before.size ?? '']);
  return isOther || size
    ? { inseam: undefined, petite: undefined, ...(isOther && !isMade && { size: undefined }) }
    : {};
}
