/** Waits for work to finish. @throws if the work takes longer; the work continues, but its result is ignored */
export async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  return await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
