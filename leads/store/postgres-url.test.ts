import { expect, test } from 'vitest';
import { parsePostgresUrl } from './postgres-url.ts';

test('a URL with one host is left as it is', () => {
  const url = 'postgres://ines:p%40ss@db:5433/leads?sslmode=verify-full';
  expect(parsePostgresUrl(url)).toEqual({ name: 'db:5433/leads', url, servers: undefined });
});

test('several hosts have their own ports, and pg is given a URL that it can read', () => {
  expect(
    parsePostgresUrl(
      'postgres://ines:p%40ss,word@db-1.internal,10.0.0.2:5433,[2001:db8::1],[::1]:5434/leads?target_session_attrs=read-write&sslmode=verify-full',
    ),
  ).toEqual({
    name: 'db-1.internal,10.0.0.2:5433,[2001:db8::1],[::1]:5434/leads',
    url: 'postgres://ines:p%40ss,word@db-1.internal/leads?sslmode=verify-full',
    servers: [
      { host: 'db-1.internal', port: 5432, name: 'db-1.internal:5432' },
      { host: '10.0.0.2', port: 5433, name: '10.0.0.2:5433' },
      { host: '2001:db8::1', port: 5432, name: '[2001:db8::1]:5432' },
      { host: '::1', port: 5434, name: '[::1]:5434' },
    ],
  });
});

test('one host that may change its role is asked for it as well', () => {
  expect(parsePostgresUrl('postgres://db/leads?target_session_attrs=read-write')).toEqual({
    name: 'db/leads',
    url: 'postgres://db/leads',
    servers: [{ host: 'db', port: 5432, name: 'db:5432' }],
  });
});

test.each(['p/qx@vz', 'p@qx/vz', '12/qx', 'p@qx?vz', 'p@qx#vz', '12#qx', 'p@qx,vz/x'])(
  'the password %j, which would be taken for a host or a database, is refused and not shown',
  (password) => {
    const parts = password.split(/[@/?#,]/).filter((part) => part.length > 1);
    let message = '';
    try {
      parsePostgresUrl(`postgres://ines:${password}@db.internal/leads`);
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain('%40');
    for (const part of parts) expect(message).not.toContain(part);
  },
);
