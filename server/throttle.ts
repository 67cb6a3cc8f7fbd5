/** Returns a function that calls `work` at most once in `ms`, and ignores the calls in between. */
export function throttle<Arguments extends unknown[]>(
  ms: number,
  work: (...args: Arguments) => void,
): (...args: Arguments) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (...args) => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    work(...args);
  };
}
