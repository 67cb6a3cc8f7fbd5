import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('with nothing set it listens on this machine only and stores into one file', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    siteUrl: undefined,
    databaseUrl: 'sqlite:data/leads.db',
    trustProxy: 0,
    rateLimit: 20,
    logLevel: 'info',
  });
});

test('an empty variable counts as one that is not set', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
});

test('what is set is taken', () => {
  expect(
    readConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      SITE_URL: 'https://shop.example/',
      DATABASE_URL: 'sqlite:/srv/leads.db',
      TRUST_PROXY: '1',
      RATE_LIMIT: '5',
      LOG_LEVEL: 'warn',
    }),
  ).toEqual({
    host: '0.0.0.0',
    port: 8080,
    siteUrl: 'https://shop.example',
    databaseUrl: 'sqlite:/srv/leads.db',
    trustProxy: 1,
    rateLimit: 5,
    logLevel: 'warn',
  });
});

test.each([
  ['PORT', '80a', 'a whole number from 0 to 65535'],
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['RATE_LIMIT', '0', 'a whole number from 1 to 1000000'],
  ['TRUST_PROXY', '-1', 'a whole number from 0 to 16'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
  ['SITE_URL', 'shop.example', 'an origin such as https://shop.example, with no path'],
  ['SITE_URL', 'https://shop.example/en', 'an origin such as https://shop.example, with no path'],
])('%s=%s is refused with what it takes', (variable, value, takes) => {
  expect(() => readConfig({ [variable]: value })).toThrow(
    `${variable}=${JSON.stringify(value)} can't be used: it takes ${takes}`,
  );
});

test('a database URL is refused without showing the password in it', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://ines:secret@db/leads' })).toThrow(
    'DATABASE_URL="mysql:…" can\'t be used: it takes sqlite:PATH',
  );
});
