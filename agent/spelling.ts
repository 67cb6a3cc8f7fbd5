import leven from 'leven';

/**
 * Mends misspelt words towards those that are known. A word of four to six letters may have one slip in it, a longer
 * one two; two letters that changed places count as one slip. The first letter is taken to be right.
 * A word of four letters is mended towards `subjects` alone: 'dogs' are not 'does'.
 */
export function createSpelling(
  known: ReadonlySet<string>,
  subjects = known,
): (word: string) => string | undefined {
  const near = Map.groupBy(known, (word) => word.charAt(0) + word.length);
  const mended = new Map<string, string | undefined>();

  return (word) => {
    if (known.has(word)) return word;
    if (!mended.has(word)) {
      if (mended.size > 500) mended.clear();
      mended.set(word, mend(word));
    }
    return mended.get(word);
  };

  function mend(word: string): string | undefined {
    if (word.length < 4 || word.length > 20) return;
    const swapped = swaps(word).find((other) => known.has(other));
    if (swapped) return swapped;
    const most = word.length < 7 ? 1 : 2;
    const targets = word.length < 5 ? subjects : known;
    let best: string | undefined;
    let least = most + 1;
    for (let length = Math.max(4, word.length - most); length <= word.length + most; length += 1)
      for (const other of near.get(word.charAt(0) + length) ?? []) {
        if (!targets.has(other)) continue;
        const slips = leven(word, other, { maxDistance: least });
        if (slips < least) [best, least] = [other, slips];
      }
    return best;
  }
}

/** The word with each pair of neighbours exchanged. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
