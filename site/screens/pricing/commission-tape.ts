/**
 * Returns the marks of the commission tape, in per cent: the ends of the range and each whole number between them, each
 * with the stores whose rate lies between the mark and the next.
 */
export function commissionTape<Store extends { rate: number }>(
  { from, to }: { from: number; to: number },
  stores: Store[],
) {
  const marks = [from];
  while ((marks.at(-1) ?? to) < to) marks.push(Math.min(to, Math.floor(marks.at(-1) ?? to) + 1));
  return marks.map((mark, index) => {
    const next = marks[index + 1] ?? Number.POSITIVE_INFINITY;
    return { mark, stores: stores.filter(({ rate }) => rate >= mark && rate < next) };
  });
}
