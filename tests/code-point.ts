import { nat } from 'fast-check';

/** Surrogate code points, which no well-formed text contains. */
const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Generates any Unicode character, exactly as fast-check's unit `binary` does. Unlike `binary`, builds no lookup table,
 * which would take about a second in each process.
 */
export const codePoint = nat({ max: 0x10ffff - SURROGATES.count }).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (text) => {
    if (typeof text !== 'string' || [...text].length !== 1 || !text.isWellFormed())
      throw new Error(`${text} isn't one whole character`);
    const code = text.codePointAt(0) ?? 0;
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);
