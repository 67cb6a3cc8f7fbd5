import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

/** Returns the error that these settings cause, as text; undefined if they are valid. */
function refusal(env: Record<string, string>): string | undefined {
  try {
    readConfig(env);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

test('by default, the server listens on localhost only and stores leads in one file', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    desk: { host: '127.0.0.1', port: 3001 },
    siteUrl: undefined,
    databaseUrl: 'sqlite:data/leads.db',
    databaseFile: 'data/leads.db',
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

test('an empty REMIND turns reminders off', () => {
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
      TRUST_CLIENTS: 'yes',
      ACKNOWLEDGEMENTS_PER_HOUR: '500',
      REMIND: '48, 2',
      LINK_SECRET: '0123456789abcdef0123456789abcdef',
      LOG_LEVEL: 'warn',
    }),
  ).toEqual({
    host: '0.0.0.0',
    port: 8080,
    desk: { host: '127.0.0.1', port: 3001 },
    siteUrl: 'https://shop.example',
    databaseUrl: 'sqlite:/srv/leads.db',
    databaseFile: '/srv/leads.db',
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

const HOST = 'an address of this machine such as 127.0.0.1, 0.0.0.0 or localhost';
const ORIGIN = 'an origin such as https://shop.example, without a path';
const ZONE = 'the name of a time zone, such as Europe/Berlin';
const REMIND = 'up to ten whole hours from 1 to 168, such as 24,1, or nothing';
const ONE = 'one address, such as Shop <hello@shop.example>';
const ROOM = 'http://… or https://…, with {id} where the id of a booking goes';
const SEVERAL = 'one or more addresses, separated by commas, such as Shop <hello@shop.example>';
const LISTS = [
  ...['a@b.example;c@d.example;', 'a@b.example, team', 'a@b.example,', 'a@b.example <c@d.example>'],
  ...['Team <c@d.example> a', 'Evil\r\nBcc: x@y.example <a@b.example>', Array(21).fill('a@b.example').join()],
];

test.each([
  ['PORT', 'a whole number from 0 to 65535', ['80a', 'a80', '0x50', '65536']],
  ['RATE_LIMIT', 'a whole number from 1 to 1000000', ['0', '1000001']],
  ['ACKNOWLEDGEMENTS_PER_HOUR', 'a whole number from 1 to 1000000', ['0', '1000001']],
  ['TRUST_PROXY', 'a whole number from 0 to 16', ['-1', '17']],
  ['KEEP_ALIVE', 'a whole number from 1 to 3600', ['0', '3601']],
  ['BACKUP_KEEP', 'a whole number from 1 to 35', ['0', '36']],
  ['REMIND', REMIND, ['0', '24, soon', '169', '1.5']],
  ['TRUST_CLIENTS', 'yes or no', ['maybe', 'yesterday', '1']],
  ['DESK_PORT', 'off, or a whole number from 0 to 65535', ['on', '70000']],
  ['DESK_URL', ORIGIN, ['desk', 'https://shop.example/desk']],
  ['LEADS_COMMAND', 'a plain command such as sudo leads', ['leads; rm', '<b>']],
  ['CONFIRM', 'one of team, auto', ['yes', 'Auto']],
  ['LOG_LEVEL', 'one of fatal, error, warn, info, debug, trace, silent', ['loud']],
  [
    'TZ',
    ZONE,
    ['Europe/Berlim', 'europe/berlin', 'America/new_york', 'MEZ', 'CET-1CEST', '+02:00', '/etc/localtime'],
  ],
  ['HOST', HOST, ['999.1.1.1', '127.0.0.1:80', 'http://localhost']],
  ['SITE_URL', ORIGIN, ['shop.example', 'ftp://shop.example', 'https://shop.example/en', 'https://a.b/?en']],
  ['CALL_LINK', ROOM, ['meet.example/{id}', 'ftp://meet.example', 'https://meet.example/a b']],
  ['WEBHOOK_FORMAT', 'one of standard, slack', ['json']],
  ['MAIL_FROM', ONE, ['hello', 'Shop <hello>', 'a@b.example, c@d.example']],
  ['LEADS_TO', SEVERAL, LISTS],
])('%s is refused, and the error says what is expected: %s', (variable, expected, values) => {
  for (const value of values)
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
  ['tz', 'TZ', 'Europe/Berlin', 'Europe/Berlin'],
  ['tz', 'TZ', ':America/Argentina/Buenos_Aires', ':America/Argentina/Buenos_Aires'],
  ['tz', 'TZ', 'US/Pacific', 'US/Pacific'],
  ['tz', 'TZ', 'Etc/GMT+2', 'Etc/GMT+2'],
  ['tz', 'TZ', 'UTC', 'UTC'],
  ['host', 'HOST', '::1', '::1'],
  ['host', 'HOST', 'shop-1.internal', 'shop-1.internal'],
  ['desk', 'DESK_PORT', 'off', undefined],
  ['desk', 'DESK_PORT', '0', { host: '127.0.0.1', port: 0 }],
  ['desk', 'DESK_HOST', '10.0.0.2', { host: '10.0.0.2', port: 3001 }],
  ['deskUrl', 'DESK_URL', 'https://desk.shop.example', 'https://desk.shop.example'],
  ['leadsCommand', 'LEADS_COMMAND', 'sudo leads', 'sudo leads'],
  ['callLink', 'CALL_LINK', 'https://meet.example/{id}?x={id}', 'https://meet.example/{id}?x={id}'],
  ['webhook', 'WEBHOOK_URL', 'https://hook.example', { url: 'https://hook.example', secret: undefined }],
  ['siteUrl', 'SITE_URL', 'http://shop.example:8080', 'http://shop.example:8080'],
  ['databaseUrl', 'DATABASE_URL', 'sqlite:a', 'sqlite:a'],
  ['databaseUrl', 'DATABASE_URL', 'postgres://db/leads', 'postgres://db/leads'],
  ['databaseUrl', 'DATABASE_URL', ' postgresql://db/leads ', 'postgresql://db/leads'],
])('the setting %s is read from %s=%s', (setting, variable, value, expected) => {
  expect(readConfig({ [variable]: value, WEBHOOK_FORMAT: 'slack' })).toHaveProperty(setting, expected);
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
  ['SMTP_URL', 'http://user:secret@mail.example', 'http:…', 'smtp://… or smtps://…'],
  ['SMTP_URL', 'notsmtp://user:secret@mail.example', 'notsmtp:…', 'smtp://… or smtps://…'],
  ['SMTP_URL', 'smtp:secret', '…', 'smtp://… or smtps://…'],
  ['DATABASE_URL', 'mysql://ines:secret@db/leads', 'mysql:…', 'sqlite:PATH or postgres://…'],
  ['DATABASE_URL', 'sqlite:', '…', 'sqlite:PATH or postgres://…'],
  ['DATABASE_URL', 'see sqlite:secret', '…', 'sqlite:PATH or postgres://…'],
  ['DATABASE_URL', 'secret@postgres://db', '…', 'sqlite:PATH or postgres://…'],
  ['WEBHOOK_URL', 'ftp://hook.example/secret', 'ftp:…', 'http://… or https://…'],
  [
    'AGENT_URL',
    'ftp://user:secret@model.example',
    'ftp:…',
    'http://… or https://…, such as https://api.example/v1',
  ],
  ['INBOX_URL', 'https://user:secret@mail.example', 'https:…', 'imaps://user:password@host/INBOX'],
  ['INBOX_URL', 'imaps://mail.example/INBOX', 'imaps:…', 'imaps://user:password@host/INBOX'],
  ['INBOX_URL', 'imaps://user:sec%ret@mail.example', 'imaps:…', 'imaps://user:password@host/INBOX'],
  ['SITE_URL', 'https://ines:se@cret@shop.example/a', 'https://…@shop.example/a', ORIGIN],
  ['LINK_SECRET', 'too short: secret', '…', 'at least 32 characters, such as openssl rand -hex 32 prints'],
])('%s=%s is refused, and the error doesn’t show its secret', (variable, value, shown, expected) => {
  expect(refusal({ [variable]: value })).toBe(
    `Error: ${variable}="${shown}" is invalid: expected ${expected}`,
  );
});

const SERVER = 'postgres://user:password@host:5432/database';

test.each([
  ['db1,db2', `${SERVER}; with several servers, name only the host that accepts writes`],
  ['db1:abc', SERVER],
  ['', SERVER],
])('DATABASE_URL with the host %j is refused, and the error doesn’t show the password', (host, expected) => {
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

test.each([
  [
    'WEBHOOK_SECRET',
    'whsec_ and a key in base64',
    ['my secret!', 'whsec_', 'key:MfKQ9r8G', 'MfKQ9', 'MfKQ9==='],
  ],
  [
    'CALENDAR_URL',
    'https://…, the address of a calendar in iCal format',
    ['http://calendar.example/secret', 'http://127.0.0.1.evil.example/secret', 'ftp://a/secret', 'secret'],
  ],
])('%s is refused with %s, and the error doesn’t show its value', (variable, expected, values) => {
  for (const value of values)
    expect(refusal({ [variable]: value })?.replace(/(?<==")(http:|ftp:)/, '')).toBe(
      `Error: ${variable}="…" is invalid: expected ${expected}`,
    );
});

const WEBHOOK_URL = 'https://hook.example/leads';

test.each([...['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLa==', 'whsec_/+8=']])(
  'a webhook needs a secret in base64, such as %s',
  (WEBHOOK_SECRET) => {
    expect(readConfig({ WEBHOOK_URL, WEBHOOK_SECRET }).webhook).toEqual({
      url: WEBHOOK_URL,
      secret: WEBHOOK_SECRET,
    });
  },
);

test('a webhook without a secret is refused', () => {
  expect(refusal({ WEBHOOK_URL: 'http://hook.example' })).toBe(
    'Error: WEBHOOK_SECRET is not set: WEBHOOK_URL needs it to sign each post',
  );
});

test.each([
  ['https://calendar.example/private-1/basic.ics', 'https://calendar.example/private-1/basic.ics'],
  ['webcal://p01.example/published/2/abc', 'https://p01.example/published/2/abc'],
  ['http://localhost:8080/cal.ics', 'http://localhost:8080/cal.ics'],
])('the calendar at %s is fetched from %s', (given, read) => {
  expect(readConfig({ CALENDAR_URL: given }).calendarUrl).toBe(read);
});

test('a mailbox may have a quoted name, but can’t be a group', () => {
  const from = (MAIL_FROM: string) => () => readConfig({ SMTP_URL: 'smtp://localhost', MAIL_FROM });
  expect(from('"Loom, Inc." <hello@loom.example>')).not.toThrow();
  expect(from('Loom: Line <hello@loom.example>')).toThrow('MAIL_FROM=');
});
