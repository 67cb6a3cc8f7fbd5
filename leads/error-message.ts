/** Returns the message of any thrown value. Joins the messages in an `AggregateError`, whose own message is empty. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
