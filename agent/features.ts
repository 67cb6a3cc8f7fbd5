import type { Piece } from './types.ts';

/** Returns the words that describe a piece's colour and fabric. */
export function looksOf({ colour, fabric }: Piece): Set<string> {
  const words =
    `${colour} ${fabric.replace(/\b(?:no|without) \w+/g, '')}`.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return new Set(
    words.filter((word) => !['and', 'the', 'free', 'wide', 'knee', 'extra', 'fine'].includes(word)),
  );
}

/** Returns the seasons, occasions and other uses that a piece is listed for. */
export function suitsOf({ suits }: Piece): Set<string> {
  return new Set(suits.split(', '));
}

/** Returns the words that shoppers can search for: a piece's colour, fabric, origin and uses. */
export function featuresOf(product: Piece): Set<string> {
  const { madeIn, suits } = product;
  return new Set([...looksOf(product), ...`${madeIn}, ${suits}`.toLowerCase().split(/, | /)]);
}
