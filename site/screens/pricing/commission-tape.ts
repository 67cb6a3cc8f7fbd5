/**
 * Returns the marks of the measuring tape that shows the commission range: both ends of the range and the whole numbers
 * in between. Each store belongs to the last mark that does not exceed its rate. All rates are in per cent.
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
