/**
 * The marks on the tape of commissions, in per cent: the ends of the range and each whole one between them, with the
 * stores whose rate lies from this mark to the next.
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
