import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { bundleServer } from '../../scripts/bundle-server.mjs';
import { FULL } from '../full.ts';
import { blankDatabase } from '../new-database.ts';
import { postRow } from '../post-row.ts';
import { startCalendar } from '../start-calendar.ts';
import { receiverFor, smtpServer, stopAfterTest } from '../start-for-test.ts';
import { SECRET } from '../start-outbox.ts';
import { BOOKING, startServer } from '../start-server.ts';

/** A folder that contains only the build's output, so that no package can be resolved from there. */
const project = mkdtempSync(join(tmpdir(), 'loomline-built-'));
await bundleServer(project);
cpSync('dist', join(project, 'dist'), { recursive: true });

test('the build’s output is all that server and command line need', FULL, async (context) => {
  const smtp = await smtpServer(context);
  const receiver = await receiverFor(context);
  const calendar = await stopAfterTest(context, startCalendar());
  const env = {
    DATABASE_URL: await blankDatabase('postgres'),
    SMTP_URL: smtp.url,
    LEADS_TO: 'team@studio.example',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: SECRET,
    CALENDAR_URL: calendar.url,
  };
  const server = await stopAfterTest(context, startServer(env, { project }));
  expect(await (await fetch(`${server.url}/about`)).text()).toContain('Where AI Meets Humanity');
  const booking = { ...BOOKING, id: crypto.randomUUID() };
  expect((await postRow(server.url, booking, { origin: server.url })).status).toBe(201);
  await expect
    .poll(() => smtp.accepted.flatMap(({ to }) => to).sort())
    .toEqual([BOOKING.email, 'team@studio.example']);
  await expect.poll(() => receiver.posts.length).toBe(1);
  await expect.poll(async () => (await fetch(`${server.url}/call-times`)).text()).toContain('Z"');

  // Run asynchronously: a blocking call would stall the mail server, which runs in this process.
  const cli = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['build/cli.mjs', ...args], { cwd: project, env });
  expect((await cli('list', '--json')).stdout).toContain(booking.id);
  await cli('confirm', booking.id, '--at', 'asked');
  const subjects = () => smtp.accepted.map(({ mail }) => mail.subject);
  await expect.poll(subjects).toContainEqual(expect.stringContaining('Your call is confirmed'));
  // Remove `dist` for a while, as an in-place build does.
  const isReady = async () => (await fetch(`${server.url}/readyz`)).status;
  renameSync(join(project, 'dist'), join(project, 'away'));
  await expect.poll(isReady).toBe(503);
  renameSync(join(project, 'away'), join(project, 'dist'));
  await expect.poll(isReady).toBe(200);
});
