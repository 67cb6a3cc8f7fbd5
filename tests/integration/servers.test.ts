import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { PROGRAM } from '../../scripts/spawn-server.ts';
import { fullUnless } from '../full.ts';
import { killUnderLoad } from '../load/kill.ts';
import { killServersInTurn } from '../load/servers.ts';
import { newDatabase } from '../new-database.ts';
import { startPostgres } from '../start-postgres.ts';

for (const kind of ['sqlite', 'postgres'] as const) {
  test.concurrent(
    `a server over ${kind} that is killed under load has stored all that it acknowledged, and once`,
    fullUnless(kind === 'sqlite'),
    async () => {
      const databaseUrl = await newDatabase(kind);
      const outcome = await killUnderLoad({ databaseUrl, rounds: 2, senders: 16 });
      expect(outcome).toMatchObject({ lost: 0, doubled: 0 });
      expect(outcome.acknowledged).toBeGreaterThan(10);
    },
  );
}

test.concurrent(
  'of three servers over one PostgreSQL any may be killed, and PostgreSQL started again',
  fullUnless(false),
  async () => {
    const postgres = await startPostgres();
    const outcome = await killServersInTurn({ postgres, senders: 16, turns: 3, turnMs: 600 });
    await postgres.stop();
    expect(outcome).toMatchObject({ lost: 0, doubled: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(10);
    expect(Object.keys(outcome.answers)).toEqual(expect.arrayContaining(['0', '201', '503']));
  },
);

for (const isExample of [true, false])
  test.concurrent(
    `a start without PostgreSQL exits 1, with one line that names the host and no password${isExample ? '' : ', however it is named'}`,
    fullUnless(isExample),
    async () => {
      const { port } = new URL(inject('postgresUrl'));
      const examples = [
        ['127.0.0.1:1/leads', 'postgres://ines:s3cret@127.0.0.1:1/leads'],
        [`127.0.0.1:${port}/leads`, `postgres://nobody:s3cret@127.0.0.1:${port}/leads`],
      ];
      const others = [
        ['localhost:1/leads', 'postgresql://ines:s3cret@localhost:1/leads?application_name=x'],
        ['db.invalid/leads', 'postgres://ines:s3cret@db.invalid/leads'],
        ['127.0.0.1:1/leads', 'postgres://127.0.0.1:1/leads?user=ines&password=s3cret'],
        ['127.0.0.1:1/leads', 'postgres://ines:s3cret%zz@127.0.0.1:1/leads'],
        [
          '127.0.0.1:1/leads',
          'postgres://ines:s3cret@127.0.0.1:1/leads?sslmode=verify-full&sslrootcert=/none.pem',
        ],
        [`127.0.0.1:${port}/none`, `postgres://postgres:password@127.0.0.1:${port}/none`],
      ];
      const starts = (isExample ? examples : others).map(async ([database, url = '']) => {
        const child = spawn(process.execPath, [PROGRAM], {
          env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL: url },
          stdio: ['ignore', 'pipe', 'pipe'],
          timeout: 60_000,
        });
        const [stdout, stderr, [status]] = await Promise.all([
          text(child.stdout),
          text(child.stderr),
          once(child, 'close'),
        ]);
        expect({ status, stdout }, url).toEqual({ status: 1, stdout: '' });
        expect(stderr).toMatch(/^[^\n]+\n$/);
        expect(stderr).toContain(`The database ${database} can't be used: `);
        expect(stderr).not.toMatch(/s3cret|:password/);
      });
      await Promise.all(starts);
    },
  );
