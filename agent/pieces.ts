import { featuresOf } from './features.ts';
import type { LookUp } from './lookups/look-up.ts';
import { bodyWordOf } from './lookups/sizing.ts';
import { variantsOf } from './lookups/variants.ts';
import type { Slots } from './slots.ts';
import type { Piece, Thread } from './types.ts';

/**
 * Returns the pieces that a question may be about, and whether it can only be these: the pieces of the thread, which
 * include those just named, or else the best matches ('is the buckle nickel free?' means the belt).
 */
export function likelyPieces(products: readonly Piece[], { takes }: LookUp, thread: Thread, slots: Slots) {
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
  // After 'and the Tove?', 'is the 38 in stock?' means the trousers that were named before.
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
    return Number(sizes.every((size) => size in piece.sizes) && (!inseam || inseam in (piece.inseams ?? {})));
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

const OF_FABRIC = /\b(?:the|your) (wool|merino|linen|cotton|leather|canvas)\b/;

/** Whether the current piece is sold out in the current size. */
export function isSoldOut(products: readonly Piece[], { pieces = [], ...wanted }: Thread): boolean {
  const variants = products
    .filter(({ id }) => wanted.size && pieces.includes(id))
    .map((piece) => variantsOf(piece, wanted));
  return variants.some((some) => some.length > 0 && some.every(({ left }) => left === 0));
}
