/** Returns an error's message. For a failed `fetch` or `AggregateError`, only the underlying errors give a reason. */
export function errorMessage(error: unknown): string {
  if (error instanceof TypeError && error.cause instanceof Error) return errorMessage(error.cause);
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join('; ');
  return withoutLogins(error instanceof Error ? error.message : String(error));
}

/** Replaces the user and the password in each URL of a text: libraries quote URLs that they can't use. */
export function withoutLogins(text: string): string {
  // 'user:password' is the placeholder in our own messages.
  return text.replace(/(?<=:\/\/)(?!user:password@)[^\s/?#]*@/g, '…@');
}
