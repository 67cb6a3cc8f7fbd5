import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('by default it listens on localhost only and stores into one file', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    siteUrl: undefined,
    databaseUrl: 'sqlite:data/leads.db',
    trustProxy: undefined,
    keepAlive: 10,
    hstsSubdomains: false,
    rateLimit: 20,
    trustClients: false,
    acknowledgementsPerHour: 60,
    logLevel: 'info',
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
});

test('settings override the defaults', () => {
  expect(
    readConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      SITE_URL: 'https://shop.example/',
      DATABASE_URL: 'sqlite:/srv/leads.db',
      TRUST_PROXY: '1',
      KEEP_ALIVE: '620',
      HSTS_SUBDOMAINS: 'yes',
      RATE_LIMIT: '5',
      TRUST_CLIENTS: 'Yes',
      ACKNOWLEDGEMENTS_PER_HOUR: '500',
      LOG_LEVEL: 'warn',
    }),
  ).toEqual({
    host: '0.0.0.0',
    port: 8080,
    siteUrl: 'https://shop.example',
    databaseUrl: 'sqlite:/srv/leads.db',
    trustProxy: 1,
    keepAlive: 620,
    hstsSubdomains: true,
    rateLimit: 5,
    trustClients: true,
    acknowledgementsPerHour: 500,
    logLevel: 'warn',
  });
});

test.each([
  ['PORT', '80a', 'a whole number from 0 to 65535'],
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['RATE_LIMIT', '0', 'a whole number from 1 to 1000000'],
  ['TRUST_PROXY', '-1', 'a whole number from 0 to 16'],
  ['TRUST_CLIENTS', 'maybe', 'yes or no'],
  ['ACKNOWLEDGEMENTS_PER_HOUR', '0', 'a whole number from 1 to 1000000'],
  ['KEEP_ALIVE', '0', 'a whole number from 1 to 3600'],
  ['HSTS_SUBDOMAINS', 'maybe', 'yes or no (also 1 or 0, true or false, on or off)'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
  ['SITE_URL', 'shop.example', 'an origin such as https://shop.example, without a path'],
  ['SITE_URL', 'https://shop.example/en', 'an origin such as https://shop.example, without a path'],
])('%s=%s is refused with what is expected', (variable, value, expected) => {
  expect(() => readConfig({ [variable]: value })).toThrow(
    `${variable}=${JSON.stringify(value)} is invalid: expected ${expected}`,
  );
});

test.each([
  [true, ['1', 'true', 'yes', 'on', 'YES', ' On ']],
  [false, ['0', 'false', 'no', 'off', 'Off', '']],
])('%s has several spellings', (hstsSubdomains, spellings) => {
  for (const HSTS_SUBDOMAINS of spellings) {
    expect(readConfig({ HSTS_SUBDOMAINS }), HSTS_SUBDOMAINS).toMatchObject({ hstsSubdomains });
  }
});

test('TRUST_PROXY=0 differs from an unset TRUST_PROXY', () => {
  expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(0);
});

test('a database URL is refused without showing the password in it', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://ines:secret@db/leads' })).toThrow(
    'DATABASE_URL="mysql:…" is invalid: expected sqlite:PATH',
  );
});

test('SMTP_URL alone turns e-mail on; MAIL_FROM and LEADS_TO are optional', () => {
  expect(
    readConfig({ SMTP_URL: 'smtp://mail.example', LEADS_TO: 'a@b.example, Team <c@d.example>' }),
  ).toMatchObject({
    mail: { url: 'smtp://mail.example', from: undefined, team: 'a@b.example, Team <c@d.example>' },
  });
  expect(readConfig({ LEADS_TO: 'a@b.example' }).mail).toBeUndefined();
});

test.each([
  ['MAIL_FROM', 'hello', 'one address, such as Shop <hello@shop.example>'],
  ['MAIL_FROM', 'a@b.example, c@d.example', 'one address, such as Shop <hello@shop.example>'],
  ['LEADS_TO', 'a@b.example;c@d.example;', 'one or more addresses, separated by commas'],
  ['LEADS_TO', 'Evil\r\nBcc: x@y.example <a@b.example>', 'one or more addresses'],
])('%s=%s is refused with what is expected', (variable, value, expected) => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example', [variable]: value })).toThrow(expected);
});

test.each([
  ['SMTP_URL', 'http://user:secret@mail.example', 'smtp://… or smtps://…'],
  ['DATABASE_URL', 'postgres:leads', 'sqlite:PATH or postgres://…'],
  ['WEBHOOK_URL', 'ftp://hook.example', 'http://… or https://…'],
])('%s=%s is refused without showing the secret in it', (variable, value, expected) => {
  expect(() => readConfig({ [variable]: value })).toThrow(expected);
  expect(() => readConfig({ [variable]: value })).not.toThrow(/secret/);
});

test('a webhook needs a secret in base64, which no message shows', () => {
  const WEBHOOK_URL = 'https://hook.example/leads';
  expect(() => readConfig({ WEBHOOK_URL })).toThrow(
    'WEBHOOK_SECRET is not set: WEBHOOK_URL needs it to sign each post',
  );
  expect(() => readConfig({ WEBHOOK_URL, WEBHOOK_SECRET: 'my secret!' })).toThrow(
    'WEBHOOK_SECRET="…" is invalid: expected whsec_ and a key in base64',
  );
  const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(readConfig({ WEBHOOK_URL, WEBHOOK_SECRET }).webhook).toEqual({
    url: WEBHOOK_URL,
    secret: WEBHOOK_SECRET,
  });
});
