import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CHROMIUM_ARGS, findOrInstallChromium } from '../scripts/chromium.mjs';
import { ROUTES } from '../scripts/routes.ts';
import { ROOT } from '../scripts/setup.mjs';
import { startServer } from '../tests/start-server.ts';
import { median, type Row } from './table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LIGHTHOUSE = join('bench', 'node_modules', 'lighthouse', 'cli', 'index.js');

/**
 * Runs Lighthouse with its slow-phone profile on `routes`, and returns the medians of several runs.
 * @param before the folder of another version, with `dist/` and `build/`. Audits alternate between both versions.
 */
export async function lighthouseEveryRoute(
  before: string | undefined,
  routes = [...ROUTES.map(({ path }) => path), '/case-studies/size-advice'],
  runs = 3,
): Promise<Row[]> {
  if (!existsSync(LIGHTHOUSE)) {
    spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: 'bench', stdio: 'inherit' });
  }
  const chromium = findOrInstallChromium();
  const projects = before ? { before: resolve(before), now: ROOT } : { now: ROOT };
  const states = await Promise.all(
    Object.entries(projects).map(async ([state, project]) => {
      return { state, server: await startServer({ LOG_LEVEL: 'silent' }, { project }) };
    }),
  );
  const rows = routes.flatMap((path) => {
    const reports = new Map(states.map(({ state }) => [state, [] as Report[]]));
    for (let round = 0; round < runs; round++)
      for (const { state, server } of round % 2 === 0 ? states : states.toReversed())
        reports.get(state)?.push(audit(server.url + path, chromium));
    return Array.from(reports, ([state, ofState]) => rowOf(path, before ? { state } : {}, ofState));
  });
  await Promise.all(states.map(({ server }) => server.stop()));
  return rows;
}

function rowOf(route: string, state: { state?: string }, reports: Report[]): Row {
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  return {
    route,
    ...state,
    ...Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round(middle(({ categories }) => categories[name].score * 100))]),
    ),
    'LCP, s': (middle((report) => report.audits['largest-contentful-paint'].numericValue) / 1000).toFixed(2),
    CLS: middle((report) => report.audits['cumulative-layout-shift'].numericValue).toFixed(3),
    'TBT, ms': Math.round(middle((report) => report.audits['total-blocking-time'].numericValue)),
    'style and layout, ms': Math.round(middle(workOf('styleLayout'))),
    'script, ms': Math.round(middle(workOf('scriptEvaluation'))),
  };
}

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<
    'largest-contentful-paint' | 'cumulative-layout-shift' | 'total-blocking-time',
    { numericValue: number }
  > & { 'mainthread-work-breakdown': { details: { items: { group: string; duration: number }[] } } };
}

/**
 * Returns a function that reads the time of one category of main-thread work from a report. The time is in
 * milliseconds, under the slow phone's CPU throttling.
 */
function workOf(kind: string): (report: Report) => number {
  return ({ audits }) =>
    audits['mainthread-work-breakdown'].details.items.find(({ group }) => group === kind)?.duration ?? 0;
}

/** Retries a failed audit, because Chromium occasionally loses its trace. */
function audit(url: string, chromium: string, tries = 3): Report {
  const file = join(mkdtempSync(join(tmpdir(), 'loomline-lighthouse-')), 'report.json');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join()}`,
      `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, encoding: 'utf8' },
  );
  if (status !== 0 && tries > 1) return audit(url, chromium, tries - 1);
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}: ${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
