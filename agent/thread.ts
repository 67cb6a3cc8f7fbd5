import type { Slots } from './slots.ts';
import type { Piece, Thread } from './types.ts';

/** Returns the thread with other current pieces. */
export function withPieces(thread: Thread, pieces: string[]): Thread {
  const earlier = [...(thread.earlier ?? []), ...(thread.pieces ?? [])].filter((id) => !pieces.includes(id));
  return { ...thread, pieces, earlier: [...new Set(earlier)].slice(-2) };
}

/**
 * Returns what a message names, and the thread updated with that.
 * @param isCompared whether the message compares pieces
 */
export function nextThread(slots: Slots, before: Thread, products: readonly Piece[], isCompared: boolean) {
  const named = namedBy(slots, before, isCompared);
  const [only, second] = products.filter(({ id }) => before.pieces?.includes(id));
  // 'And the other one?' after one of two dresses.
  const others = products.filter(({ id, kind }) => kind === only?.kind && id !== only.id);
  if (OTHER.test(slots.text) && !named.pieces && !second && others.length === 1)
    named.pieces = others.map(({ id }) => id);
  // 'I need M in the top and 40 in the trousers' names only the 40 for the trousers.
  const isMade = (size: string) =>
    products.some(({ id, sizes }) => named.pieces?.includes(id) && sizes[size] !== undefined);
  const size = slots.sizes.find(isMade);
  if (size) named.size = size;
  const thread: Thread = {
    ...(named.pieces ? withPieces(before, named.pieces) : before),
    ...clearedBy(before, named, products),
    ...named,
    measures: { ...before.measures, ...slots.measures },
  };
  return { named, thread };
}

/** Returns what a message names, completed with the pieces that it refers to. */
function namedBy(slots: Slots, before: Thread, isCompared: boolean): Thread {
  const named = threadOf({ ...slots, pieces: meant(slots, before) });
  // 'How does it differ from the Tove?' compares with the current piece.
  if (isCompared && named.pieces?.length === 1 && before.pieces?.length === 1)
    named.pieces = [...new Set([...before.pieces, ...named.pieces])];
  const kept = before.pieces?.filter((id) => !slots.excluded.includes(id)) ?? [];
  // 'And without the belt?'
  if (slots.excluded.length > 0 && !named.pieces && kept.length > 0) named.pieces = kept;
  // 'Both together?' means the current piece and the one before, 'all three' also the one before that.
  const isEvery = /\ball\b/.test(slots.text);
  if (slots.all && !named.pieces && before.pieces && (isEvery || before.pieces.length === 1))
    named.pieces = [...new Set([...(before.earlier ?? []).slice(isEvery ? 0 : -1), ...before.pieces])];
  return named;
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

const OTHER = /\bthe other ones?\b/;
const OF_ALL = /\b(?:all|both|which|what|two|any)\b/;

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
 * Returns the fields to clear. A different piece clears the leg length, the petite choice, and a size that it isn't made
 * in. A new size clears the leg length.
 */
function clearedBy(before: Thread, { pieces, size }: Thread, products: readonly Piece[]): Thread {
  const isOther = pieces && String(pieces) !== String(before.pieces);
  const isMade = products.some(({ id, sizes }) => pieces?.includes(id) && sizes[before.size ?? '']);
  return {
    ...((isOther || size) && { inseam: undefined }),
    ...(isOther && { petite: undefined }),
    ...(isOther && !isMade && { size: undefined }),
  };
}
