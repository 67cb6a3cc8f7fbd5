import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Whether our lint rules let a file that stands in a folder import something. */
function mayImport(path: string, specifier: string): boolean {
  const project = mkdtempSync(join(tmpdir(), 'loomline-lint-'));
  copyFileSync('biome.json', join(project, 'biome.json'));
  mkdirSync(join(project, dirname(path)), { recursive: true });
  writeFileSync(join(project, path), `import { x } from '${specifier}';\n\nx();\n`);
  const { stdout, stderr } = spawnSync('biome', ['lint', '--vcs-enabled=false', path], {
    cwd: project,
    encoding: 'utf8',
  });
  return !(stdout + stderr).includes('noRestrictedImports');
}

test.each([
  ['content/faq.ts', '#leads/types/booking-form.ts'],
  ['content/faq.ts', '../site/ui/Icon.tsx'],
  ['leads/quiz.ts', '#content/site.ts'],
  ['leads/store/x.ts', '../../server/config.ts'],
  ['site/ui/X.tsx', '#server/config.ts'],
  ['site/islands/X.tsx', '#leads/store/open-store.ts'],
  ['server/x.ts', '#content/site.ts'],
  ['server/x.ts', '../site/seo/urls.ts'],
  ['scripts/x.mjs', '../tests/start-server.ts'],
  ['scripts/films/x.mjs', '../../tests/start-server.ts'],
])('%s may not import %s', (path, specifier) => {
  expect(mayImport(path, specifier)).toBe(false);
});

test.each([
  ['content/faq.ts', './site.ts'],
  ['leads/quiz.ts', './validation.ts'],
  ['site/islands/X.tsx', '#leads/types/booking-form.ts'],
  ['site/ui/X.tsx', '#content/site.ts'],
  ['server/x.ts', '#leads/types.ts'],
])('%s may import %s', (path, specifier) => {
  expect(mayImport(path, specifier)).toBe(true);
});
