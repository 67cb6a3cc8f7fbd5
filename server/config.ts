/** What the environment sets, checked. The table of variables is in `docs/operations.md`. */
export interface Config {
  host: string;
  port: number;
  /** Public origin such as `https://loomline.example`, where it is set. */
  siteUrl: string | undefined;
  databaseUrl: string;
  /** Proxies in front whose forwarded address is believed. */
  trustProxy: number;
  /** Inserts a minute for one address. */
  rateLimit: number;
  logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Reads the server's settings. This is the only place of the server that looks at the environment.
 * An empty variable counts as one that is not set.
 * @throws BadSetting naming the variable, its value and what it takes
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  return {
    host: text(env, 'HOST') ?? '127.0.0.1',
    port: wholeNumber(env, 'PORT', { from: 0, to: 65_535 }) ?? 3000,
    siteUrl: origin(env, 'SITE_URL'),
    databaseUrl: databaseUrl(env, 'DATABASE_URL') ?? 'sqlite:data/leads.db',
    trustProxy: wholeNumber(env, 'TRUST_PROXY', { from: 0, to: 16 }) ?? 0,
    rateLimit: wholeNumber(env, 'RATE_LIMIT', { from: 1, to: 1_000_000 }) ?? 20,
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
  };
}

class BadSetting extends Error {
  override name = 'BadSetting';

  constructor(variable: string, value: string, takes: string) {
    super(`${variable}=${JSON.stringify(value)} can't be used: it takes ${takes}`);
  }
}

type Environment = Record<string, string | undefined>;

function text(env: Environment, variable: string): string | undefined {
  return env[variable]?.trim() || undefined;
}

function wholeNumber(
  env: Environment,
  variable: string,
  { from, to }: { from: number; to: number },
): number | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < from || number > to) {
    throw new BadSetting(variable, value, `a whole number from ${from} to ${to}`);
  }
  return number;
}

function oneOf<const Values extends readonly string[]>(
  env: Environment,
  variable: string,
  values: Values,
): Values[number] | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  const known = values.find((candidate) => candidate === value);
  if (known === undefined) throw new BadSetting(variable, value, `one of ${values.join(', ')}`);
  return known;
}

function origin(env: Environment, variable: string): string | undefined {
  const value = text(env, variable);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new BadSetting(variable, value, 'an origin such as https://shop.example, with no path');
  }
  return url.origin;
}

function databaseUrl(env: Environment, variable: string): string | undefined {
  const value = text(env, variable);
  if (value !== undefined && !/^sqlite:.+/.test(value)) {
    // The value may hold a password, so that only its scheme is shown.
    throw new BadSetting(variable, `${value.split(':')[0]}:…`, 'sqlite:PATH');
  }
  return value;
}
