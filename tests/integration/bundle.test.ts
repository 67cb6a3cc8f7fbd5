import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { bundleServer } from '../../scripts/bundle-server.mjs';
import { fullUnless } from '../full.ts';
import { blankDatabase } from '../new-database.ts';
import { postRow } from '../post-row.ts';
import { startCalendar } from '../start-calendar.ts';
import { SECRET } from '../start-outbox.ts';
import { startReceiver } from '../start-receiver.ts';
import { BOOKING, startServer } from '../start-server.ts';
import { startSmtp } from '../start-smtp.ts';

/** A folder with nothing in it but what the build makes, and no package in reach. */
const project = mkdtempSync(join(tmpdir(), 'loomline-built-'));

beforeAll(async () => {
  await bundleServer(project);
  cpSync('dist', join(project, 'dist'), { recursive: true });
});

for (const kind of ['sqlite', 'postgres'] as const)
  test(
    `what the build makes is all that the server and the command line need, with ${kind}, e-mail and a webhook`,
    fullUnless(kind === 'postgres'),
    async () => {
      const databaseUrl = await blankDatabase(kind);
      const smtp = await startSmtp();
      const receiver = await startReceiver();
      const calendar = await startCalendar();
      const env = {
        DATABASE_URL: databaseUrl,
        SMTP_URL: smtp.url,
        LEADS_TO: 'team@studio.example',
        WEBHOOK_URL: receiver.url,
        WEBHOOK_SECRET: SECRET,
        CALENDAR_URL: calendar.url,
      };
      const server = await startServer(env, { project, program: 'build/main.mjs' });
      expect(await (await fetch(`${server.url}/about`)).text()).toContain('Where AI Meets Humanity');
      const booking = { ...BOOKING, id: crypto.randomUUID() };
      expect((await postRow(server.url, booking, { origin: server.url })).status).toBe(201);
      await expect
        .poll(() => smtp.accepted.flatMap(({ to }) => to).sort())
        .toEqual([BOOKING.email, 'team@studio.example']);
      await expect.poll(() => receiver.posts.length).toBe(1);
      await expect.poll(async () => (await fetch(`${server.url}/call-times`)).text()).toContain('Z"');

      // Not waited for in one go: the mail server is in this process.
      const cli = (...args: string[]) =>
        promisify(execFile)(process.execPath, ['build/cli.mjs', ...args], { cwd: project, env });
      expect((await cli('list', '--json')).stdout).toContain(booking.id);
      await cli('confirm', booking.id, '--at', 'asked');
      const subjects = () => smtp.accepted.map(({ mail }) => mail.subject);
      await expect.poll(subjects).toContainEqual(expect.stringContaining('Your call is confirmed'));
      // As a build in place would do it, under the server.
      const isReady = async () => (await fetch(`${server.url}/readyz`)).status;
      renameSync(join(project, 'dist'), join(project, 'away'));
      await expect.poll(isReady).toBe(503);
      renameSync(join(project, 'away'), join(project, 'dist'));
      await expect.poll(isReady).toBe(200);
      await server.stop();
      await smtp.stop();
      await receiver.stop();
      calendar.stop();
    },
  );
