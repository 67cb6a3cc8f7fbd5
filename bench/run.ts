// `npm run bench` runs all benchmarks and updates docs/performance.md.
// `npm run bench -- pages start` runs some benchmarks and only prints the results.
// `npm run bench -- studies 16 1000` measures sites with 16 and with 1,000 case studies.
// `npm run bench -- lighthouse --before=FOLDER --routes=/,/book-call --runs=5` compares two builds on some routes.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/setup.mjs';
import { compareDurableInserts } from '../tests/load/durable.ts';
import { workInBrowser } from './browser.ts';
import { growCaseStudies } from './case-studies.ts';
import { lighthouseEveryRoute } from './lighthouse.ts';
import { pagesBesideNginx, startUp } from './server.ts';
import { markdownTable, type Row } from './table.ts';

const REPORT = 'docs/performance.md';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' }, routes: { type: 'string' }, runs: { type: 'string' } },
});
const { before, routes, runs } = values;
const sizes = positionals.map(Number).filter(Number.isFinite);

const BENCHMARKS: Record<string, () => Promise<Row[]>> = {
  lighthouse: () => lighthouseEveryRoute(before, routes?.split(','), runs ? Number(runs) : undefined),
  pages: pagesBesideNginx,
  inserts: async () => [await compareDurableInserts({ seconds: 4, rounds: 5 })],
  start: startUp,
  browser: workInBrowser,
  studies: async () => growCaseStudies(sizes.length > 0 ? sizes : [16, 200, 1000]),
};

const named = positionals.filter((word) => word in BENCHMARKS);
const wanted = named.length > 0 ? named : Object.keys(BENCHMARKS);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
await buildIfStale();
let report = readFileSync(REPORT, 'utf8');
for (const name of wanted) {
  process.stdout.write(`\n${name}\n\n`);
  const table = markdownTable((await BENCHMARKS[name]?.()) ?? []);
  process.stdout.write(`${table}\n`);
  report = report.replace(
    new RegExp(`(<!-- ${name} -->\n).*?(\n<!-- end -->)`, 's'),
    (_all, start, end) => `${start}\n${machine}\n\n${table}\n${end}`,
  );
}
if (named.length === 0) writeFileSync(REPORT, report);
