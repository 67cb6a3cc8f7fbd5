import { nat } from 'fast-check';

/** Halves of characters: those that make one only in pairs. */
const HALVES = { first: 0xd800, count: 0x800 };

/**
 * Generates any character but a half, value for value what fast-check's unit `binary` does. That one maps all million
 * characters in each process, which takes about a second, to find a few letters.
 */
export const codePoint = nat({ max: 0x10ffff - HALVES.count }).map(
  (index) => String.fromCodePoint(index < HALVES.first ? index : index + HALVES.count),
  (text) => {
    if (typeof text !== 'string' || [...text].length !== 1 || !text.isWellFormed())
      throw new Error(`${text} is not one whole character`);
    const code = text.codePointAt(0) ?? 0;
    return code < HALVES.first ? code : code - HALVES.count;
  },
);
