import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, TestRunner, test } from 'vitest';

const isAsked = TestRunner.matchesTags(['full']);
const isThere = isAsked && spawnSync('systemd-analyze', ['--version']).status === 0;
if (isAsked && !isThere)
  process.stderr.write('The systemd units are not looked at: systemd-analyze is not installed.\n');

describe.skipIf(!isThere)('the systemd units', { tags: ['full'] }, () => {
  const folder = copyUnits();
  const units = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name));

  test('say nothing that systemd does not know, and name programs that are there', () => {
    const { status, stderr } = analyze('verify', ...units.map((name) => name.replace('@.', '@x.')));
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test.each(units.filter((name) => /^loomline-.*\.service$/.test(name)))('%s is let do little', (name) => {
    const { stdout } = analyze('security', '--offline=true', '--no-pager', name);
    expect(Number(/exposure level for \S+ ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
  });

  function analyze(...args: string[]) {
    // The colon at the end adds systemd's own units.
    return spawnSync('systemd-analyze', args, {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SYSTEMD_UNIT_PATH: `${folder}:` },
    });
  }
});

/** The units, with this folder as the one of the program, and a script that stands for the operator's. */
function copyUnits(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-units-'));
  cpSync('deploy/systemd', folder, { recursive: true });
  const tell = join(folder, 'tell');
  writeFileSync(tell, '#!/bin/sh\n');
  chmodSync(tell, 0o755);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(service|conf)$/.test(file)) continue;
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replaceAll('/srv/loomline', process.cwd()).replaceAll('/etc/loomline/tell', tell),
    );
  }
  return folder;
}
