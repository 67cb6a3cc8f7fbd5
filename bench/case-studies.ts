import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findOrInstallChromium } from '../scripts/chromium.mjs';
import { buildIn, buildVariant } from '../tests/build-variant.ts';
import { startServer } from '../tests/start-server.ts';
import type { Row } from './table.ts';

const BUNDLED = 16;

const CHANGED = 'content/case-studies/2025-04-21-size-advice.md';

/** Builds copies of the project with synthetic studies and measures how build, pages and search grow. */
export async function growCaseStudies(sizes: number[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    let project = '';
    const seconds = secondsOf(() => {
      project = buildVariant({ add: syntheticStudies(size - BUNDLED) });
    });
    const bytes = (path: string) => readFileSync(join(project, 'dist', path)).length;
    rows.push({
      studies: size,
      'build, s': seconds.toFixed(1),
      'build per study, ms': ((seconds * 1000) / size).toFixed(1),
      'list page, br bytes': bytes('case-studies.html.br'),
      'index, br bytes': bytes('case-studies/index.json.br'),
      'keystroke, ms (4x slower)': (await keystroke(project)).toFixed(1),
      'one changed, s': secondsOf(() => {
        appendFileSync(join(project, CHANGED), '\nOne more line.\n');
        buildIn(project);
      }).toFixed(1),
    });
    rmSync(project, { recursive: true });
  }
  return rows;
}

function secondsOf(work: () => void): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}

/** Measures a keystroke in the search, in ms of main thread: the median over a word, with the CPU slowed fourfold. */
async function keystroke(project: string): Promise<number> {
  const server = await startServer({ LOG_LEVEL: 'silent' }, { project });
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_ARGS,
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/case-studies`, { waitUntil: 'networkidle' });
    const search = page.getByRole('searchbox');
    await search.focus();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await search.evaluate(async (input: HTMLInputElement) => {
      const times: number[] = [];
      for (const letter of 'transcript') {
        input.value += letter;
        const start = performance.now();
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        times.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 120));
      }
      return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Generates studies that differ in title, summary and day, as files by their path. */
function syntheticStudies(count: number): Record<string, string> {
  const body = readFileSync(CHANGED, 'utf8').split('---\n').slice(2).join('---\n');
  return Object.fromEntries(
    Array.from({ length: Math.max(0, count) }, (_, index) => {
      const day = new Date(Date.UTC(2000, 0, 3 + index));
      const date = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      const text = `---\nid: study-${index}\ntitle: Study ${index} of what shoppers ask\nsummary: What transcript ${index} says about fit, fabric and delivery, and what to do with it on a Monday morning.\npublishDate: ${date}\ncategory: Chat Agents\n---\n${body}`;
      return [`content/case-studies/synthetic-${index}.md`, text];
    }),
  );
}
