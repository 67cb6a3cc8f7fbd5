import type { Piece } from './types.ts';

/** Words of how a piece looks. */
export function looksOf({ colour, fabric }: Piece): Set<string> {
  const words =
    `${colour} ${fabric.replace(/\b(?:no|without) \w+/g, '')}`.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return new Set(
    words.filter((word) => !['and', 'the', 'free', 'wide', 'knee', 'extra', 'fine'].includes(word)),
  );
}

/** Words that may be looked for: how a piece looks, where it is from, what it suits. */
export function featuresOf(product: Piece): Set<string> {
  const { madeIn, suits } = product;
  return new Set([...looksOf(product), ...`${madeIn}, ${suits}`.toLowerCase().split(/, | /)]);
}
