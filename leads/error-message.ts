/** Returns an error's message. For a failed `fetch` or `AggregateError`, only the underlying errors give a reason. */
export function errorMessage(error: unknown): string {
  if (error instanceof TypeError && error.cause instanceof Error) return errorMessage(error.cause);
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
