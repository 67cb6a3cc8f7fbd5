import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

/** What the start says of these settings; undefined where it takes them. */
function refusal(env: Record<string, string>): string | undefined {
  try {
    readConfig(env);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

test('by default it listens on localhost only and stores into one file', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    siteUrl: undefined,
    databaseUrl: 'sqlite:data/leads.db',
    backups: { folder: 'data/backups', keep: 14 },
    trustProxy: undefined,
    keepAlive: 10,
    confirm: 'team',
    rateLimit: 20,
    trustClients: false,
    acknowledgementsPerHour: 60,
    remind: [24, 1],
    logLevel: 'info',
  });
});

test('a key for links that is too short is refused, and not shown', () => {
  expect(refusal({ LINK_SECRET: 'too short' })).toBe(
    'Error: LINK_SECRET="…" is invalid: expected at least 32 characters, such as openssl rand -hex 32 prints',
  );
});

test('REMIND that is set and empty means no reminder', () => {
  expect(readConfig({ REMIND: '' }).remind).toEqual([]);
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
      BACKUP_DIR: '/mnt/copies',
      BACKUP_KEEP: '7',
      TRUST_PROXY: '1',
      KEEP_ALIVE: '620',
      CONFIRM: 'auto',
      RATE_LIMIT: '5',
      TRUST_CLIENTS: 'Yes',
      ACKNOWLEDGEMENTS_PER_HOUR: '500',
      REMIND: '48, 2',
      LINK_SECRET: '0123456789abcdef0123456789abcdef',
      LOG_LEVEL: 'warn',
    }),
  ).toEqual({
    host: '0.0.0.0',
    port: 8080,
    siteUrl: 'https://shop.example',
    databaseUrl: 'sqlite:/srv/leads.db',
    backups: { folder: '/mnt/copies', keep: 7 },
    remind: [48, 2],
    linkSecret: '0123456789abcdef0123456789abcdef',
    trustProxy: 1,
    keepAlive: 620,
    confirm: 'auto',
    rateLimit: 5,
    trustClients: true,
    acknowledgementsPerHour: 500,
    logLevel: 'warn',
  });
});

const YES_OR_NO = 'yes or no (also 1 or 0, true or false, on or off)';
const HOST = 'an address of this machine such as 127.0.0.1, 0.0.0.0 or localhost';
const REMIND = 'up to ten whole hours from 1 to 168, such as 24,1, or nothing';
const ORIGIN = 'an origin such as https://shop.example, without a path';

test.each([
  ['PORT', '80a', 'a whole number from 0 to 65535'],
  ['PORT', 'a80', 'a whole number from 0 to 65535'],
  ['PORT', '0x50', 'a whole number from 0 to 65535'],
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['RATE_LIMIT', '0', 'a whole number from 1 to 1000000'],
  ['REMIND', '0', REMIND],
  ['REMIND', '24, soon', REMIND],
  ['REMIND', '169', REMIND],
  ['RATE_LIMIT', '1000001', 'a whole number from 1 to 1000000'],
  ['TRUST_PROXY', '-1', 'a whole number from 0 to 16'],
  ['TRUST_PROXY', '17', 'a whole number from 0 to 16'],
  ['ACKNOWLEDGEMENTS_PER_HOUR', '0', 'a whole number from 1 to 1000000'],
  ['ACKNOWLEDGEMENTS_PER_HOUR', '1000001', 'a whole number from 1 to 1000000'],
  ['KEEP_ALIVE', '0', 'a whole number from 1 to 3600'],
  ['KEEP_ALIVE', '3601', 'a whole number from 1 to 3600'],
  ['TRUST_CLIENTS', 'maybe', YES_OR_NO],
  ['TRUST_CLIENTS', 'yesterday', YES_OR_NO],
  ['TRUST_CLIENTS', 'aye, yes', YES_OR_NO],
  ['TRUST_CLIENTS', 'nobody', YES_OR_NO],
  ['TRUST_CLIENTS', '10', YES_OR_NO],
  ['BACKUP_KEEP', '0', 'a whole number from 1 to 35'],
  ['BACKUP_KEEP', '36', 'a whole number from 1 to 35'],
  ['CONFIRM', 'yes', 'one of team, auto'],
  ['CONFIRM', 'Auto', 'one of team, auto'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
  ['HOST', '999.1.1.1', HOST],
  ['HOST', '127.0.0.1:80', HOST],
  ['HOST', 'http://localhost', HOST],
  ['SITE_URL', 'shop.example', ORIGIN],
  ['SITE_URL', 'ftp://shop.example', ORIGIN],
  ['SITE_URL', 'https://shop.example/en', ORIGIN],
  ['SITE_URL', 'https://shop.example/?lang=en', ORIGIN],
])('%s=%s is refused with what is expected', (variable, value, expected) => {
  expect(refusal({ [variable]: value })).toBe(
    `Error: ${variable}=${JSON.stringify(value)} is invalid: expected ${expected}`,
  );
});

test.each([
  ['port', 'PORT', '0', 0],
  ['port', 'PORT', '65535', 65_535],
  ['rateLimit', 'RATE_LIMIT', '1', 1],
  ['rateLimit', 'RATE_LIMIT', '1000000', 1_000_000],
  ['trustProxy', 'TRUST_PROXY', '16', 16],
  ['keepAlive', 'KEEP_ALIVE', '1', 1],
  ['keepAlive', 'KEEP_ALIVE', '3600', 3600],
  ['acknowledgementsPerHour', 'ACKNOWLEDGEMENTS_PER_HOUR', '1', 1],
  ['acknowledgementsPerHour', 'ACKNOWLEDGEMENTS_PER_HOUR', '1000000', 1_000_000],
  ['backups', 'BACKUP_DIR', 'off', undefined],
  ['backups', 'DATABASE_URL', 'postgres://db/leads', undefined],
  ['backups', 'DATABASE_URL', 'sqlite:/srv/leads.db', { folder: '/srv/backups', keep: 14 }],
  ['host', 'HOST', '::1', '::1'],
  ['host', 'HOST', 'shop-1.internal', 'shop-1.internal'],
  ['siteUrl', 'SITE_URL', 'http://shop.example:8080', 'http://shop.example:8080'],
  ['databaseUrl', 'DATABASE_URL', 'sqlite:a', 'sqlite:a'],
  ['databaseUrl', 'DATABASE_URL', 'postgres://db/leads', 'postgres://db/leads'],
  ['databaseUrl', 'DATABASE_URL', ' postgresql://db/leads ', 'postgresql://db/leads'],
])('%s takes %s=%s', (setting, variable, value, expected) => {
  expect(readConfig({ [variable]: value })).toHaveProperty(setting, expected);
});

test.each([
  [true, ['1', 'true', 'yes', 'on', 'YES', ' On ']],
  [false, ['0', 'false', 'no', 'off', 'Off', '']],
])('%s has several spellings', (trustClients, spellings) => {
  for (const TRUST_CLIENTS of spellings) {
    expect(readConfig({ TRUST_CLIENTS }), TRUST_CLIENTS).toMatchObject({ trustClients });
  }
});

test('TRUST_PROXY=0 differs from an unset TRUST_PROXY', () => {
  expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(0);
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
  ['one address', 'team@shop.example'],
  ['a name', 'Shop <hello@shop.example>'],
  ['blanks', ' a@b.example , c@d.example '],
  ['twenty addresses', Array(20).fill('team@shop.example').join(',')],
])('the team may have %s', (_what, LEADS_TO) => {
  expect(readConfig({ SMTP_URL: 'smtps://mail.example', LEADS_TO }).mail?.team).toBe(LEADS_TO.trim());
});

const ONE = 'one address, such as Shop <hello@shop.example>';
const SEVERAL = 'one or more addresses, separated by commas, such as Shop <hello@shop.example>';

test.each([
  ['MAIL_FROM', 'hello', ONE],
  ['MAIL_FROM', 'Shop <hello>', ONE],
  ['MAIL_FROM', 'a@b.example, c@d.example', ONE],
  ['LEADS_TO', 'a@b.example;c@d.example;', SEVERAL],
  ['LEADS_TO', 'a@b.example, team', SEVERAL],
  ['LEADS_TO', 'a@b.example,', SEVERAL],
  ['LEADS_TO', 'a@b.example <c@d.example>', SEVERAL],
  ['LEADS_TO', 'Team <c@d.example> a', SEVERAL],
  ['LEADS_TO', 'Evil\r\nBcc: x@y.example <a@b.example>', SEVERAL],
  ['LEADS_TO', Array(21).fill('a@b.example').join(','), SEVERAL],
])('%s=%s is refused with what is expected', (variable, value, expected) => {
  expect(refusal({ SMTP_URL: 'smtp://mail.example', [variable]: value })).toBe(
    `Error: ${variable}=${JSON.stringify(value)} is invalid: expected ${expected}`,
  );
});

test.each([
  ['SMTP_URL', 'http://user:secret@mail.example', 'http:…', 'smtp://… or smtps://…'],
  ['SMTP_URL', 'notsmtp://user:secret@mail.example', 'notsmtp:…', 'smtp://… or smtps://…'],
  ['SMTP_URL', 'smtp:secret', '…', 'smtp://… or smtps://…'],
  ['DATABASE_URL', 'mysql://ines:secret@db/leads', 'mysql:…', 'sqlite:PATH or postgres://…'],
  ['DATABASE_URL', 'sqlite:', '…', 'sqlite:PATH or postgres://…'],
  ['DATABASE_URL', 'see sqlite:secret', '…', 'sqlite:PATH or postgres://…'],
  ['DATABASE_URL', 'secret@postgres://db', '…', 'sqlite:PATH or postgres://…'],
  ['WEBHOOK_URL', 'ftp://hook.example/secret', 'ftp:…', 'http://… or https://…'],
])('%s=%s is refused without showing the secret in it', (variable, value, shown, expected) => {
  expect(refusal({ [variable]: value })).toBe(
    `Error: ${variable}="${shown}" is invalid: expected ${expected}`,
  );
});

const SERVER = 'postgres://user:password@host:5432/database';

test.each([
  ['db1,db2', `${SERVER}; of several servers, the address that leads to the one that takes writes`],
  ['db1:abc', SERVER],
  ['', SERVER],
])('DATABASE_URL with the host %j is refused without showing the password', (host, expected) => {
  expect(refusal({ DATABASE_URL: `postgres://ines:secret@${host}/leads` })).toBe(
    `Error: DATABASE_URL="postgres:…" is invalid: expected ${expected}`,
  );
});

test.each(['p/qx@vz', 'p@qx/vz', '12/qx', 'p@qx?vz', 'p@qx#vz', '12#qx', 'p@qx,vz/x'])(
  'the password %j, which would be taken for a host or a database, is refused and not shown',
  (password) => {
    const message = refusal({ DATABASE_URL: `postgres://ines:${password}@db.internal/leads` });
    expect(message).toContain('%40');
    for (const part of password.split(/[@/?#,]/).filter(({ length }) => length > 1)) {
      expect(message).not.toContain(part);
    }
  },
);

const WEBHOOK_URL = 'https://hook.example/leads';

test.each([
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLa==',
  'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaS=',
  'whsec_/+8=',
])('a webhook needs a secret in base64, such as %s', (WEBHOOK_SECRET) => {
  expect(readConfig({ WEBHOOK_URL, WEBHOOK_SECRET }).webhook).toEqual({
    url: WEBHOOK_URL,
    secret: WEBHOOK_SECRET,
  });
});

test.each([
  'my secret!',
  'whsec_',
  'key:MfKQ9r8G',
  'MfKQ9r8G!',
  'MfKQ9',
  'MfKQ9r=',
  'MfKQ9===',
  'MfKQ!!==',
  'MfKQ!!!=',
])('no message shows the secret %s, which is not in base64', (WEBHOOK_SECRET) => {
  expect(refusal({ WEBHOOK_URL, WEBHOOK_SECRET })).toBe(
    'Error: WEBHOOK_SECRET="…" is invalid: expected whsec_ and a key in base64',
  );
});

test('a webhook without a secret is refused, and a secret without a webhook is not used', () => {
  expect(refusal({ WEBHOOK_URL: 'http://hook.example' })).toBe(
    'Error: WEBHOOK_SECRET is not set: WEBHOOK_URL needs it to sign each post',
  );
  expect(readConfig({ WEBHOOK_SECRET: 'my secret!' }).webhook).toBeUndefined();
});

test.each([
  ['https://calendar.example/private-1/basic.ics', 'https://calendar.example/private-1/basic.ics'],
  ['webcal://p01.example/published/2/abc', 'https://p01.example/published/2/abc'],
  ['http://localhost:8080/cal.ics', 'http://localhost:8080/cal.ics'],
])('a calendar at %s is read at %s', (given, read) => {
  expect(readConfig({ CALENDAR_URL: given }).calendarUrl).toBe(read);
});

test.each([
  'http://calendar.example/private-1',
  'http://127.0.0.1.evil.example/private-1',
  'private-1',
  'ftp://a/private-1',
])('a calendar at %s is refused, and the address not told', (address) => {
  expect(refusal({ CALENDAR_URL: address })).toMatch(
    /^Error: CALENDAR_URL="[a-z:]*…" is invalid: expected https:\/\/…, the address of a calendar in iCal format$/,
  );
});
