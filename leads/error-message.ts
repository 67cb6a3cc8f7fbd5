/** Returns the message of anything thrown. An `AggregateError` has none of its own: its errors have. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
