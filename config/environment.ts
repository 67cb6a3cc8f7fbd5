export type Environment = Record<string, string | undefined>;

export function invalid(variable: string, value: string, expected: string): Error {
  return new Error(`${variable}=${JSON.stringify(value)} is invalid: expected ${expected}`);
}

/** An empty variable counts as unset. */
export function text(env: Environment, variable: string): string | undefined {
  return env[variable]?.trim() || undefined;
}

export function webAddress(env: Environment, variable: string, expected: string): URL | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw invalid(variable, value, expected);
  return url;
}

export function origin(env: Environment, variable: string): string | undefined {
  const expected = 'an origin such as https://shop.example, without a path';
  const url = webAddress(env, variable, expected);
  if (url && (url.pathname !== '/' || url.search !== ''))
    throw invalid(variable, text(env, variable) ?? '', expected);
  return url?.origin;
}
