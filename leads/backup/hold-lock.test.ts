import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { holdLock } from './hold-lock.ts';

test('a lock whose holder is killed is free again, and leaves no journal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-lock-'));
  const file = join(folder, '.lock');
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', HOLD, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  expect(holdLock(file)).toBeUndefined();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(readdirSync(folder)).toEqual(['.lock']);
  using lock = holdLock(file);
  expect(lock).toBeDefined();
});

const HOLD = `
  import { holdLock } from '#leads/backup/hold-lock.ts';
  globalThis.lock = holdLock(process.argv[1]);
  setInterval(() => {}, 1000);
  console.log('held');`;
