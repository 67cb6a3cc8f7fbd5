import { featuresOf, looksOf } from './features.ts';
import { isPlural, type LookUp } from './lookups/look-up.ts';
import { STORE_LOOK_UPS } from './lookups/store-look-ups.ts';
import { createMeaning } from './meaning.ts';
import { likelyPieces } from './pieces.ts';
import { PLACES } from './places.ts';
import { createSlotReader, type Slots } from './slots.ts';
import { listed, unified } from './text.ts';
import { nextThread, withPieces } from './thread.ts';
import { createTranslator, type Language } from './translate.ts';
import type { Agent, AgentAnswer, Intent, NotHere, Piece, Questions, Store, Thread } from './types.ts';
import {
  createUnderstanding,
  FILLERS,
  GUESS,
  hasOnlySlots,
  lookUpNames,
  type Understood,
  wordsOf,
} from './understand.ts';

export interface AgentOptions {
  intents: Readonly<Record<string, Intent>>;
  questions: Questions;
  /** Synonyms, in the format of `content/same-words.ts`. */
  same: string;
  store: Store;
  notHere: NotHere;
  languages: Readonly<Record<string, Language>>;
  /** Maps each look-up to the intents to suggest after its answer. */
  next: Readonly<Record<string, readonly string[]>>;
  /** Introduces an answer that is likely right. */
  hope: string;
  /** Introduces an answer that is hardly more likely right than wrong. */
  guess: string;
  /** Introduces the suggestions if no intent is likely enough. */
  unsure: string;
  /** Introduces the suggestions if the agent doesn't understand the question at all. */
  unknown: string;
  now?(): Date;
}

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
    hope,
    guess,
    unsure,
    unknown,
    now = () => new Date(),
  } = options;
  const { products } = store;
  const nameOf = lookUpNames(intents);
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
  const meaning = createMeaning({ store, notHere, nameOf, lookUpOf });

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
    const isCompared = isSure && found.some(({ id }) => nameOf(id) === 'compare');
    const { named, thread } = nextThread(slots, before, products, isCompared);
    const meant = meaning(understood, named, before, thread);
    const answer = meant.isSure
      ? answerAll(meant.found, thread, slots)
      : answerUnsure(meant.found, thread, slots);
    return { ...answer, thread: { ...answer.thread, ...meant.kept } };
  }

  function answerAll(found: Understood['found'], thread: Thread, slots: Slots): AgentAnswer {
    const answers: AgentAnswer[] = [];
    for (const { id, text } of found) {
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
    const wished = found.slice(0, 2).find(({ id }) => isWish && nameOf(id) === 'catalogue');
    const likeliest = same ?? wished ?? found.find(({ score }) => score > GUESS);
    if (!likeliest || OF_BAG.includes(nameOf(likeliest.id) ?? '')) return askBack(found, thread);
    const others = found.filter(({ id }) => id !== likeliest.id);
    const answer = answerOne(likeliest.id, thread, slots);
    // 'You're welcome' needs no hedge, nor does a question back.
    const isPlain = answer.kind === 'asked' || (intents[likeliest.id]?.isTalk && answer.kind === 'answered');
    if (isPlain) return answer;
    const suggestions = [...questionsOf(others, thread), ...answer.suggestions].slice(0, 3);
    const isLikely = likeliest.score > HOPED;
    return { ...answer, isGuess: !isLikely, text: `${isLikely ? hope : guess} ${answer.text}`, suggestions };
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
    const inBag = isOfBag && thread.bag?.length ? thread.bag.map(({ piece }) => piece) : undefined;
    // 'What would you wear on top?' goes on with the trousers that the outfit began with: the last of its pieces.
    const base = thread.pieces?.at(id === thread.intent ? -1 : 0);
    const fixed =
      inBag ?? (find?.isBeside === true && slots.pieces.length === 0 && base ? [base] : undefined);
    const likely = fixed ? { ids: fixed, isClear: true } : likelyPieces(products, lookUp, thread, slots);
    const pieces = likely.isClear ? likely.ids : undefined;
    const found = lookUp.run(store, argumentsOf(id, thread, { ...slots, text: asked }, pieces), now());
    if ('missing' in found) return askForPiece(id, kept, likely.ids);
    const { keep: { pieces: shown, ...others } = {}, ...answer } = found;
    // After 'will the indigo stain my sofa?', 'how do I wash them?' is about these jeans.
    const isNew = likely.isClear && !fixed && !likely.ids.some((id) => kept.pieces?.includes(id));
    const current = shown ?? (isNew ? likely.ids : undefined);
    return toAnswer(
      {
        kind,
        ...answer,
        suggestions: followUps(id, found.cards?.map((card) => card.id) ?? kept.pieces),
        text: `${absent || say} ${id === 'colour' ? '' : otherColour(likely.ids, slots.text)}${found.text}`.trim(),
      },
      { ...(current ? withPieces(kept, current) : kept), ...others },
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
    return (next[nameOf(id) ?? ''] ?? [])
      .filter((one) => one !== id && (isSized || lookUpOf(one)?.takes.includes('measures') !== true))
      .slice(0, 3)
      .map((one) => offered(one, piece));
  }

  function lookUpOf(id: string): LookUp | undefined {
    return STORE_LOOK_UPS[nameOf(id) ?? ''];
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

/** From this probability on, it only hopes that it understood. */
const HOPED = 0.6;
const OF_BAG = ['bag', 'bagList'];
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
