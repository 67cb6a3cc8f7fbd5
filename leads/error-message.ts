/**
 * Returns the message of any thrown value. Joins the messages in an `AggregateError`, whose own message is empty, and
 * takes the reason why `fetch` failed from the cause.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof TypeError && error.cause instanceof Error) return errorMessage(error.cause);
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
