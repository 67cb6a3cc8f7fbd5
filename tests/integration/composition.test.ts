import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { callCommand } from '../run-command.ts';
import { book } from '../start-for-test.ts';
import { createDatabase, query } from '../start-postgres.ts';
import { startServer } from '../start-server.ts';

const composition = readFileSync('compose.yaml', 'utf8');

/** The lines of a service, from its name to the next one. */
function service(name: string): string {
  return new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(composition)?.[1] ?? '';
}

test('the composition gives the site no right that it can do without', () => {
  const site = service('site');
  for (const line of [
    'read_only: true',
    'tmpfs: [/tmp]',
    'cap_drop: [ALL]',
    'security_opt: ["no-new-privileges:true"]',
  ])
    expect(site).toContain(`    ${line}\n`);
  expect(site).toMatch(/^ {4}mem_limit: \d+m$/m);
  expect(site).not.toMatch(/^ {4}(privileged|cap_add|user|volumes):/m);
});

test('the site’s role is not the one that PostgreSQL starts with, and is made by db/role.sql', () => {
  const [, role = ''] = /DATABASE_URL: .*postgres:\/\/(\w+):/.exec(service('site')) ?? [];
  expect(readFileSync('db/role.sql', 'utf8')).toContain(`create role ${role} login password`);
  const database = service('database');
  expect(/POSTGRES_USER: (\w+)/.exec(database)?.[1] ?? 'postgres').not.toBe(role);
  expect(database).toContain('./db/role.sql:/docker-entrypoint-initdb.d/role.sql:ro');
  expect(database).toContain('DATABASE_PASSWORD: ');
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
    const id = await book(server);
    await server.stop();
    return id;
  };

  const id = await insert();
  const [state] = await query(
    owner,
    `select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, rolreplication from pg_roles where rolname = '${role}'`,
  );
  expect(Object.values(state ?? {})).toEqual(Array(5).fill(false));
  expect((await callCommand(url, ['confirm', id])).status).toBe(0);
  expect((await callCommand(url, ['erase', '--email', `${id}@visitor.example`, '--yes'])).status).toBe(0);

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
