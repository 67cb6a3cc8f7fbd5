import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildVariant } from '../tests/build-variant.ts';
import type { Row } from './table.ts';

const BUNDLED = 16;

const EXAMPLE = 'content/case-studies/2025-04-21-size-advice.md';

/** Measures how build time and page size grow with the number of studies. Builds copies of the project. */
export function growCaseStudies(sizes: number[]): Row[] {
  return sizes.map((size) => {
    const started = performance.now();
    const project = buildVariant({ add: syntheticStudies(size - BUNDLED) });
    const seconds = (performance.now() - started) / 1000;
    const bytes = (path: string) => readFileSync(join(project, 'dist', path)).length;
    const row = {
      studies: size,
      'build, s': seconds.toFixed(1),
      'build per study, ms': ((seconds * 1000) / size).toFixed(1),
      'list page, br bytes': bytes('case-studies.html.br'),
    };
    rmSync(project, { recursive: true });
    return row;
  });
}

/** Returns Markdown files by path, with different titles, summaries and dates. */
function syntheticStudies(count: number): Record<string, string> {
  const body = readFileSync(EXAMPLE, 'utf8').split('---\n').slice(2).join('---\n');
  return Object.fromEntries(
    Array.from({ length: Math.max(0, count) }, (_, index) => {
      const day = new Date(Date.UTC(2000, 0, 3 + index));
      const date = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      const text = `---\nid: study-${index}\ntitle: Study ${index} of what shoppers ask\nsummary: What transcript ${index} says about fit, fabric and delivery, and what to do with it on a Monday morning.\npublishDate: ${date}\ncategory: Chat Agents\n---\n${body}`;
      return [`content/case-studies/synthetic-${index}.md`, text];
    }),
  );
}
