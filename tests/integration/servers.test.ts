import { expect, test } from 'vitest';
import { FULL, fullUnless } from '../full.ts';
import { killUnderLoad } from '../load/kill.ts';
import { DATABASES, newDatabase } from '../new-database.ts';
import { startPostgres } from '../start-postgres.ts';
import { startServer } from '../start-server.ts';

for (const kind of DATABASES)
  test.concurrent(
    `a server over ${kind} that is killed under load has stored each acknowledged lead once`,
    fullUnless(kind === 'sqlite'),
    async () => {
      const databaseUrl = await newDatabase(kind);
      const outcome = await killUnderLoad({ databaseUrl, servers: 1, turns: 2, senders: 16 });
      expect(outcome).toMatchObject({ lost: 0, doubled: 0 });
      expect(outcome.acknowledged).toBeGreaterThan(10);
    },
  );

test.concurrent('three killed servers and a PostgreSQL restart lose no lead', { ...FULL }, async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const outcome = await killUnderLoad({ databaseUrl, servers: 3, turns: 3, senders: 16, postgres });
  await postgres.stop();
  expect(outcome).toMatchObject({ lost: 0, doubled: 0 });
  expect(outcome.acknowledged).toBeGreaterThan(10);
  expect(Object.keys(outcome.answers)).toEqual(expect.arrayContaining(['0', '201', '503']));
});

test.concurrent.for([
  ['127.0.0.1:1/leads', 'postgres://ines:s3cret@127.0.0.1:1/leads'],
  ['db.invalid/leads', 'postgres://ines:s3cret@db.invalid/leads'],
  ['127.0.0.1:1/leads', 'postgres://127.0.0.1:1/leads?user=ines&password=s3cret'],
  ['127.0.0.1:1/leads', 'postgres://ines:s3cret%zz@127.0.0.1:1/leads'],
] as const)('a failed start names %s, not the password of %s', async ([database, url], { expect }) => {
  const start = startServer({ DATABASE_URL: url });
  const line = new RegExp(
    `^[^\n]*The database ${RegExp.escape(database)} can't be used: (?!.*s3cret)[^\n]+\n$`,
  );
  await expect(start).rejects.toThrow(line);
});
