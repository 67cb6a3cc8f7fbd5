// The load tests: `npm run load` runs all, `npm run load -- kill peak` those.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../start-postgres.ts';
import { startServer } from '../start-server.ts';
import { tryLinks } from './answers.ts';
import { throwArbitraryBodies } from './arbitrary.ts';
import { attack } from './attack.ts';
import { backUpAndRestore, backUpUnderKills } from './backup.ts';
import { badRows } from './bad-rows.ts';
import { compareDurableInserts } from './durable.ts';
import { killUnderLoad } from './kill.ts';
import { compareWithRowsStored } from './million.ts';
import { sustainPeak } from './peak.ts';
import { measureScale } from './scale.ts';
import { killServersInTurn } from './servers.ts';
import { askAgents, readHostileTexts } from './texts.ts';
import { contendForTimes } from './times.ts';

const postgres = await startPostgres();
const stores = {
  SQLite: async () => `sqlite:${join(mkdtempSync(join(tmpdir(), 'loomline-load-')), 'leads.db')}`,
  PostgreSQL: () => postgres.createDatabase(),
};

const MILLION = { rows: 1_000_000, seconds: 4, rounds: 5 };

const CONTEST = { rounds: 1000, killEvery: 20 };

const tests: Record<string, () => Promise<object>> = {
  kill: () => onBoth(async (databaseUrl) => killUnderLoad({ databaseUrl, rounds: 20, senders: 32 })),
  servers: () => killServersInTurn({ postgres, senders: 32, turns: 12, turnMs: 2000 }),
  times: async () => ({
    SQLite: inOneLine(await contendForTimes({ databaseUrl: await stores.SQLite(), servers: 1, ...CONTEST })),
    PostgreSQL: inOneLine(
      await contendForTimes({ databaseUrl: await stores.PostgreSQL(), servers: 3, ...CONTEST }),
    ),
  }),
  backup: async () => ({
    kills: await backUpUnderKills({ kills: 100, senders: 64 }),
    million: await backUpAndRestore({ rows: 1_000_000, rounds: 5, senders: 32 }),
  }),
  peak: () => onBoth(async (databaseUrl) => sustainPeak({ databaseUrl, inserts: 200_000, connections: 200 })),
  attack: () => attack(postgres),
  texts: readHostileTexts,
  agents: async () => askAgents(),
  durable: () => compareDurableInserts({ seconds: 4, rounds: 3 }),
  million: async () => ({
    SQLite: await compareWithRowsStored({ newDatabase: stores.SQLite, ...MILLION }),
    PostgreSQL: await compareWithRowsStored({ newDatabase: stores.PostgreSQL, ...MILLION }),
  }),
  scale: () => onBoth((databaseUrl) => measureScale(databaseUrl, { leads: 1_000_000, waiting: 100_000 })),
  scale10: () =>
    onBoth((databaseUrl) => measureScale(databaseUrl, { leads: 10_000_000, waiting: 1_000_000 })),
  answers: () =>
    onBoth((databaseUrl) =>
      tryLinks({ databaseUrl, visits: 10_000, inBrowser: 200, altered: 100_000, timed: 5000 }),
    ),
  arbitrary: () =>
    onBoth(async (databaseUrl) => {
      const server = await startServer({
        DATABASE_URL: databaseUrl,
        RATE_LIMIT: '1000000',
        LOG_LEVEL: 'error',
      });
      const { answers, failures } = await throwArbitraryBodies(server.url, 100_000);
      await server.stop();
      return {
        answers: JSON.stringify(answers),
        failures: JSON.stringify(failures.slice(0, 3)),
        'bad rows': (await badRows(databaseUrl)).length,
        log: server.output().split('\n').length,
      };
    }),
};

function inOneLine<Result extends { answers: object }>(result: Result) {
  return { ...result, answers: JSON.stringify(result.answers) };
}

/** Takes an hour and 20 GB of disk. */
const ONLY_BY_NAME = ['scale10'];

const all = Object.keys(tests).filter((name) => !ONLY_BY_NAME.includes(name));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all;
for (const name of wanted) {
  const test = tests[name];
  if (!test) throw new Error(`There is no load test ${name}: ${Object.keys(tests).join(', ')}`);
  process.stdout.write(`\n${name}\n`);
  console.table(await test());
}
await postgres.stop();
process.exit(0);

async function onBoth(test: (databaseUrl: string) => Promise<object>): Promise<Record<string, object>> {
  const results: Record<string, object> = {};
  for (const [store, newDatabase] of Object.entries(stores)) {
    results[store] = await test(await newDatabase());
    process.stdout.write(`${store}: ${JSON.stringify(results[store])}\n`);
  }
  return results;
}
