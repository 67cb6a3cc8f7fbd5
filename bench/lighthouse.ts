import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, findOrInstallChromium } from '../scripts/chromium.mjs';
import { ROUTES } from '../scripts/routes.ts';
import { startServer } from '../tests/start-server.ts';
import { median, type Row } from './table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LIGHTHOUSE = join('bench', 'node_modules', 'lighthouse', 'cli', 'index.js');
const RUNS = 3;

/** Chromium occasionally loses its trace, so a failed audit is repeated. */
const TRIES = 3;

/** Runs Lighthouse's slow-phone profile on every route and one article; reports the median of three runs. */
export async function lighthouseEveryRoute(): Promise<Row[]> {
  if (!existsSync(LIGHTHOUSE)) {
    spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: 'bench', stdio: 'inherit' });
  }
  const chromium = findOrInstallChromium();
  const server = await startServer({ LOG_LEVEL: 'silent' });
  const rows = [...ROUTES.map(({ path }) => path), '/case-studies/size-advice'].map((path) => {
    const reports = Array.from({ length: RUNS }, () => audit(server.url + path, chromium));
    const middle = (read: (report: Report) => number) => median(reports.map(read));
    return {
      route: path,
      ...Object.fromEntries(
        CATEGORIES.map((name) => [
          name,
          Math.round(middle(({ categories }) => categories[name].score * 100)),
        ]),
      ),
      'LCP, s': (middle((report) => report.audits['largest-contentful-paint'].numericValue) / 1000).toFixed(
        2,
      ),
      CLS: middle((report) => report.audits['cumulative-layout-shift'].numericValue).toFixed(3),
      'TBT, ms': Math.round(middle((report) => report.audits['total-blocking-time'].numericValue)),
      'style and layout, ms': Math.round(middle(workOf('styleLayout'))),
      'script, ms': Math.round(middle(workOf('scriptEvaluation'))),
    };
  });
  await server.stop();
  return rows;
}

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<
    'largest-contentful-paint' | 'cumulative-layout-shift' | 'total-blocking-time',
    { numericValue: number }
  > & { 'mainthread-work-breakdown': { details: { items: { group: string; duration: number }[] } } };
}

/** Reads the main thread's milliseconds for a kind of work, slowed down like the phone's. */
function workOf(kind: string): (report: Report) => number {
  return ({ audits }) =>
    audits['mainthread-work-breakdown'].details.items.find(({ group }) => group === kind)?.duration ?? 0;
}

function audit(url: string, chromium: string, tries = TRIES): Report {
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
