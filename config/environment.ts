import * as v from 'valibot';
import { withoutLogins } from '#leads/error-message.ts';

export type Environment = Record<string, string | undefined>;

/** Variables whose values must not appear in errors, because they are secrets or may contain passwords. */
const SECRETS = /^(DATABASE|SMTP|WEBHOOK|CALENDAR|AGENT|INBOX)_URL$|_(SECRET|KEY)$/;

/** Variables for which an empty value differs from an unset variable. */
const MAY_BE_EMPTY = ['remind'];

/**
 * Reads the variables that a schema names in camel case (`siteUrl` for `SITE_URL`). An empty variable counts as unset,
 * unless it `MAY_BE_EMPTY`. @throws an error that names the first invalid variable, its value and the expected values
 */
export function readVariables<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  env: Environment,
) {
  const set = Object.keys(schema.entries).flatMap((name) => {
    const value = env[variableOf(name)]?.trim();
    return value || (value === '' && MAY_BE_EMPTY.includes(name)) ? [[name, value]] : [];
  });
  const result = v.safeParse(schema, Object.fromEntries(set), { abortEarly: true });
  if (result.success) return result.output;
  const [{ path, message }] = result.issues;
  const variable = variableOf(String(path?.[0].key));
  const value = env[variable]?.trim() ?? '';
  const redacted = `${/^[a-z]+:(?=\/\/)/i.exec(value)?.[0] ?? ''}…`;
  throw invalid(variable, SECRETS.test(variable) ? redacted : value, message);
}

function variableOf(name: string): string {
  return name.replace(/[A-Z]/g, '_$&').toUpperCase();
}

export function invalid(variable: string, value: string, expected: string): Error {
  return new Error(`${variable}=${JSON.stringify(withoutLogins(value))} is invalid: expected ${expected}`);
}

export function text(isValid: (text: string) => boolean, expected: v.ErrorMessage<v.CheckIssue<string>>) {
  return v.pipe(v.string(), v.check(isValid, expected));
}

export function url(schemes: readonly string[], expected: string) {
  return text((url) => {
    const { hostname, protocol = '' } = URL.parse(url) ?? {};
    return Boolean(hostname) && schemes.includes(protocol);
  }, expected);
}

const ORIGIN = 'an origin such as https://shop.example, without a path';

export const SITE_URL = v.pipe(
  url(['http:', 'https:'], ORIGIN),
  v.transform((text) => new URL(text)),
  v.check(({ pathname, search }) => pathname === '/' && search === '', ORIGIN),
  v.transform(({ origin }) => origin),
);
