import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { callCommand } from '../run-command.ts';
import { createDatabase, query } from '../start-postgres.ts';
import { BOOKING, startServer } from '../start-server.ts';

interface Service {
  environment: Record<string, string>;
  volumes?: string[];
  [setting: string]: unknown;
}

const { services } = parse(readFileSync('compose.yaml', 'utf8')) as { services: Record<string, Service> };

test('the composition gives the site no right that it can do without', () => {
  expect(services.site).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.stringMatching(/^\d+m$/),
  });
  for (const setting of ['privileged', 'cap_add', 'user', 'volumes']) {
    expect(services.site).not.toHaveProperty(setting);
  }
});

test('the site’s role is not the one that PostgreSQL starts with, and is made by db/role.sql', () => {
  const role = new URL(services.site?.environment.DATABASE_URL?.replace(/\$\{.*?\}/, 'x') ?? '').username;
  expect(readFileSync('db/role.sql', 'utf8')).toContain(`create role ${role} login password`);
  expect(services.database?.environment.POSTGRES_USER ?? 'postgres').not.toBe(role);
  expect(services.database?.volumes).toContain('./db/role.sql:/docker-entrypoint-initdb.d/role.sql:ro');
  expect(services.database?.environment).toHaveProperty('DATABASE_PASSWORD');
});

test('a role with the rights of db/role.sql, and no others, runs the server and the command line', async () => {
  const owner = await createDatabase(inject('postgresUrl'));
  const role = `site_${crypto.randomUUID().slice(0, 8)}`;
  // What is psql's own stands on lines of its own.
  const statements = readFileSync('db/role.sql', 'utf8')
    .replace(/^\\.*$/gm, '')
    .replaceAll(":'password'", `'secret'`)
    .replaceAll('loomline', role);
  await query(owner, statements);
  const url = Object.assign(new URL(owner), { username: role, password: 'secret' }).href;
  const settings = { DATABASE_URL: url, LOG_LEVEL: 'fatal' };
  const insert = async () => {
    const server = await startServer(settings);
    const id = crypto.randomUUID();
    const { status } = await fetch(`${server.url}/rest/v1/call_bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...BOOKING, id }),
    });
    await server.stop();
    expect(status).toBe(201);
    return id;
  };

  const id = await insert();
  const [state] = await query(
    owner,
    `select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, rolreplication from pg_roles where rolname = '${role}'`,
  );
  expect(Object.values(state ?? {})).toEqual(Array(5).fill(false));
  expect((await callCommand(url, ['confirm', id])).status).toBe(0);
  expect((await callCommand(url, ['erase', '--email', BOOKING.email, '--yes'])).status).toBe(0);

  // Until an update brings a migration, it need not be allowed to make anything.
  await query(owner, `revoke create on schema public from ${role}`);
  await insert();
  expect((await callCommand(url, ['list', '--json'])).rows()).toHaveLength(1);
});

test('a role that may not make tables is told so in one line', async () => {
  const owner = await createDatabase(inject('postgresUrl'));
  const role = `guest_${crypto.randomUUID().slice(0, 8)}`;
  await query(owner, `create role ${role} login password 'secret'`);
  const url = Object.assign(new URL(owner), { username: role, password: 'secret' }).href;
  await expect(startServer({ DATABASE_URL: url })).rejects.toThrow(
    /^The database [^\n]* can't be used: permission denied for schema public\n$/,
  );
});
