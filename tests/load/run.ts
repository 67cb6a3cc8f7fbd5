// `npm run load` runs all load tests, `npm run load -- kill times` only the tests `kill` and `times`.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../scripts/setup.mjs';
import { startPostgres } from '../start-postgres.ts';
import { askAgents } from './agents.ts';
import { attack } from './attack.ts';
import { killUnderLoad } from './kill.ts';
import { longValues } from './long-values.ts';
import { workOnManyLeads } from './many.ts';
import { attackAsModel } from './model.ts';
import { contendForTimes } from './times.ts';

await buildIfStale();
const postgres = await startPostgres();
const stores = {
  SQLite: async () => `sqlite:${join(mkdtempSync(join(tmpdir(), 'loomline-load-')), 'leads.db')}`,
  PostgreSQL: () => postgres.createDatabase(),
};

const CONTEST = { rounds: 1000, killEvery: 20 };

const tests: Record<string, () => Promise<object>> = {
  kill: () =>
    onBoth(async (databaseUrl) => killUnderLoad({ databaseUrl, servers: 1, turns: 20, senders: 32 })),
  servers: async () =>
    killUnderLoad({ databaseUrl: await stores.PostgreSQL(), servers: 3, turns: 12, senders: 32, postgres }),
  times: () =>
    onBoth(async (databaseUrl, store) => {
      const servers = store === 'SQLite' ? 1 : 3;
      const { answers, ...contest } = await contendForTimes({ databaseUrl, servers, ...CONTEST });
      return { ...contest, answers: JSON.stringify(answers) };
    }),
  attack: () => attack(postgres),
  model: () => attackAsModel(),
  agents: async () => askAgents(),
  values: longValues,
  many: workOnManyLeads,
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(tests);
for (const name of wanted) {
  const test = tests[name];
  if (!test) throw new Error(`There is no load test ${name}: ${Object.keys(tests).join(', ')}`);
  process.stdout.write(`\n${name}\n`);
  console.table(await test());
}
await postgres.stop();
process.exit(0);

async function onBoth(
  test: (databaseUrl: string, store: string) => Promise<object>,
): Promise<Record<string, object>> {
  const results: Record<string, object> = {};
  for (const [store, newDatabase] of Object.entries(stores)) {
    results[store] = await test(await newDatabase(), store);
    process.stdout.write(`${store}: ${JSON.stringify(results[store])}\n`);
  }
  return results;
}
