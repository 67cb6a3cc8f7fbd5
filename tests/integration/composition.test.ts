import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { FULL } from '../full.ts';
import { callCommand } from '../run-command.ts';
import { book } from '../start-for-test.ts';
import { createDatabase, query } from '../start-postgres.ts';
import { startServer } from '../start-server.ts';

test('the privileges of db/role.sql suffice for server and command line', FULL, async () => {
  const owner = await createDatabase(inject('postgresUrl'));
  const role = `site_${crypto.randomUUID().slice(0, 8)}`;
  // Remove psql's meta-commands.
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
  const attributes = 'rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, rolreplication';
  const [state] = await query(owner, `select ${attributes} from pg_roles where rolname = '${role}'`);
  expect(Object.values(state ?? {})).toEqual(Array(5).fill(false));
  expect((await callCommand(url, ['confirm', id])).status).toBe(0);
  expect((await callCommand(url, ['erase', '--email', `${id}@visitor.example`, '--yes'])).status).toBe(0);

  // Without a migration to run, the role needs no CREATE privilege.
  await query(owner, `revoke create on schema public from ${role}`);
  await insert();
  expect((await callCommand(url, ['list', '--json'])).rows()).toHaveLength(1);
});
