import { listed } from '../text.ts';
import type { Measures, Piece, Thread } from '../types.ts';

/** A variant that the store sells: a size, optionally with a leg length or in petite. */
export interface Variant {
  /** For example 'M', 'petite S' or '28 × 32'. */
  name: string;
  size: string;
  leg?: string;
  isPetite: boolean;
  left: number;
  back: number | undefined;
}

export type Wanted = Pick<Thread, 'size' | 'inseam' | 'petite'>;

/** Returns the matching variants: only petites if `petite` is set; otherwise, no petites if a size is given. */
export function variantsOf(product: Piece, { size, inseam, petite }: Wanted = {}): Variant[] {
  return Object.entries(product.sizes)
    .flatMap(([size, row]): Variant[] => {
      const own = { name: size, size, isPetite: false, left: 0, back: row.back };
      const made =
        typeof row.stock === 'number'
          ? [{ ...own, left: row.stock }]
          : Object.entries(row.stock).map(([leg, left]) => ({ ...own, name: `${size} × ${leg}`, leg, left }));
      if (row.petite === undefined) return made;
      return [...made, { ...own, name: `petite ${size}`, isPetite: true, left: row.petite }];
    })
    .filter(
      (variant) =>
        (size === undefined || variant.size === size) &&
        (inseam === undefined || variant.leg === undefined || variant.leg === inseam) &&
        (petite && product.petite ? variant.isPetite : size === undefined || !variant.isPetite),
    );
}

/** Returns the leg length closest to the measured inseam. */
export function legFor({ inseams }: Piece, { inseam }: Measures): string | undefined {
  if (!inseams || inseam === undefined) return;
  return Object.entries(inseams).sort(([, a], [, b]) => Math.abs(a - inseam) - Math.abs(b - inseam))[0]?.[0];
}

export const NO_HEIGHT = 'The data doesn’t say which length goes with which height.';

/** Lists the inside legs of a piece, or only those of the leg lengths in `made`. */
export function legsOf({ inseams = {} }: Piece, made = Object.keys(inseams)): string {
  return listed(
    Object.entries(inseams)
      .filter(([leg]) => made.includes(leg))
      .map(([leg, cm]) => `${cm} cm in length ${leg}`),
  );
}
