// `npm run check`: quick checks after content changes. `npm test` runs the tests.
import './test-environment.mjs';
import { spawnSync } from 'node:child_process';
import { buildIfStale, ROOT, TOOL_ENV } from './setup.mjs';
import { runStep, SOURCE_CHECKS } from './steps.mjs';

await buildIfStale();
const checks = await Promise.all(
  Object.entries(SOURCE_CHECKS).map(([what, command]) => runStep(what, command)),
);
checks.push(
  await runStep('the built pages', 'vitest run --reporter=dot', [
    ...['tests/integration/built-files.test.ts', 'tests/integration/html-validity.test.ts', 'site'],
  ]),
  await runStep('links and titles', 'playwright test --reporter=dot tests/e2e/routes.spec.ts'),
);
const [problem] = checks.filter((failed) => failed !== undefined);
process.stdout.write(
  `\n${problem === undefined ? 'All is well. Before going live' : 'Besides, before going live'}:\n\n`,
);
// The doctor's result doesn't affect the exit code, because sample content is not a failure.
spawnSync('node', ['scripts/doctor.ts'], { cwd: ROOT, env: TOOL_ENV, stdio: 'inherit' });
process.exit(problem === undefined ? 0 : 1);
