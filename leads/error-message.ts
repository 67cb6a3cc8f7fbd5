/** Returns an error's message. An `AggregateError` has none, and the message of a failed `fetch` gives no reason. */
export function errorMessage(error: unknown): string {
  if (error instanceof TypeError && error.cause instanceof Error) return errorMessage(error.cause);
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
