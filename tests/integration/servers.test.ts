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
import { BOOKING, startServer } from '../start-server.ts';

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

test.concurrent('two servers over one PostgreSQL count an address together', async () => {
  const databaseUrl = await newDatabase('postgres');
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMIT: '5', TRUST_PROXY: '1', LOG_LEVEL: 'fatal' };
  const servers = await Promise.all([startServer(settings), startServer(settings)]);
  const insert = async (turn: number, address: string) => {
    const response = await fetch(`${servers[turn % 2]?.url}/rest/v1/call_bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(BOOKING),
    });
    return response.status;
  };
  const statuses: number[] = [];
  for (let turn = 0; turn < 8; turn++) statuses.push(await insert(turn, '203.0.113.7'));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  expect([await insert(0, '203.0.113.8'), await insert(1, '203.0.113.8')]).toEqual([201, 201]);
  const rush = await Promise.all(Array.from({ length: 20 }, (_, turn) => insert(turn, '203.0.113.9')));
  expect(rush.filter((status) => status === 201)).toHaveLength(5);
  await Promise.all(servers.map((server) => server.stop()));
});

test.concurrent('what an address may still send, a server that starts again knows', async () => {
  const settings = { DATABASE_URL: await newDatabase('postgres'), RATE_LIMIT: '1', LOG_LEVEL: 'fatal' };
  const statuses: number[] = [];
  for (let start = 0; start < 2; start++) {
    const server = await startServer(settings);
    const response = await fetch(`${server.url}/rest/v1/call_bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(BOOKING),
    });
    statuses.push(response.status);
    await server.stop();
  }
  expect(statuses).toEqual([201, 429]);
});

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
