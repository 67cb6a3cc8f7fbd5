import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { copyProject } from '../build-variant.ts';
import { freePort } from '../free-port.ts';
import { BOOKING } from '../start-server.ts';
import { FULL, openWithForm } from './fixtures.ts';

test.describe.configure({ mode: 'serial' });

let project: string;
let url: string;
let output = '';
let dev: ChildProcess;

test.beforeAll(async () => {
  // By default, Vite serves no files from outside its folder, but the copy's node_modules is a link to such files. In
  // Vite's default cache folder, in node_modules, a concurrent build would keep the islands from loading.
  const change = (config: string) => {
    expect(config).toContain('server: {');
    return config.replace('server: {', "cacheDir: '.vite', server: { fs: { strict: false },");
  };
  project = copyProject({ 'astro.config.ts': change });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: project,
    env: { ...process.env, PORT: String(port), DATABASE_URL: 'sqlite:leads.db' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  await expect(() => {
    expect(output).toContain('watching for file changes');
    expect(output).toContain('Leads go to');
  }).toPass();
});

test.afterAll(async () => {
  if (dev.exitCode === null && dev.kill()) await once(dev, 'exit');
  rmSync(project, { recursive: true, force: true });
});

test('pages and their islands work, and an edited style is applied', FULL, async ({ page }) => {
  await openWithForm(page, `${url}/book-call`);
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(`${url}/about`);
  // Wait for Vite's connection: an earlier edit would never reach the page.
  await connected;
  appendFileSync(join(project, 'site/styles/base.css'), 'h1 { outline: 3px solid rgb(1, 2, 3) }');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
});

test('the log shows a lead, and a failed insert', FULL, async ({ request }) => {
  const insert = () => request.post(`${url}/rest/v1/call_bookings`, { data: BOOKING });
  // The edited style also restarts the server, which has the desk's styles.
  await expect.poll(async () => (await insert()).status()).toBe(201);
  await expect.poll(() => output).toContain('lead received');
  const database = new DatabaseSync(join(project, 'leads.db'));
  database.exec('alter table call_bookings rename to gone');
  database.close();
  expect((await insert()).status()).toBe(500);
  await expect.poll(() => output).toContain('an insert failed');
});
