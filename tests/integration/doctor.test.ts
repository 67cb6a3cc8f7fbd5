import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openStore } from '#leads/db/open-store.ts';
import { contentFindings } from '../../scripts/content-findings.ts';
import { blankDatabase, newDatabase } from '../new-database.ts';
import { query } from '../start-postgres.ts';

interface Finding {
  check: string;
  found: string;
  todo?: string;
}

/** Runs the command as the operator does, beside what this process serves. */
function doctor(
  env: Record<string, string> = {},
): Promise<{ status: number; findings: Record<string, Finding> }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/doctor.ts', '--json'],
      { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env } },
      (_error, stdout) => {
        const findings: Finding[] = JSON.parse(stdout);
        resolve({
          status: child.exitCode ?? -1,
          findings: Object.fromEntries(findings.map((finding) => [finding.check, finding])),
        });
      },
    );
  });
}

test('it lists what is left of the samples, and what nobody set, and exits 1', async () => {
  const { status, findings } = await doctor({ DATABASE_URL: await blankDatabase('sqlite') });
  expect(status).toBe(1);
  for (const found of contentFindings()) expect(findings[found.check]).toEqual(found);
  for (const check of ['SITE_URL', 'E-mail', 'Leads to the team', 'Call link'])
    expect(findings[check]?.todo, check).toBeDefined();
  expect(findings.Database).toEqual({
    check: 'Database',
    found: expect.stringContaining('made at the first start'),
  });
  for (const check of ['Webhook', 'Calls', 'Live chat']) expect(findings[check]?.todo, check).toBeUndefined();
  expect(findings.Proxies).toEqual({ check: 'Proxies', found: 'TRUST_PROXY is unset: none' });
});

test('it asks for a mail server where calls are confirmed at once, and for both halves of a chat widget', async () => {
  const { findings } = await doctor({
    DATABASE_URL: await newDatabase('sqlite'),
    CONFIRM: 'auto',
    PUBLIC_CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
    // The server speaks no https itself: a proxy does it.
    SITE_URL: 'https://127.0.0.1:1',
  });
  expect(findings.Proxies).toMatchObject({
    found: 'TRUST_PROXY is unset, and SITE_URL is https: all visitors share one address and its limit',
    todo: expect.stringMatching(/^set TRUST_PROXY to how many proxies stand in front/),
  });
  expect(findings.Calls?.todo).toMatch(/^set SMTP_URL/);
  expect(findings['Live chat']?.found).toBe('PUBLIC_CHAT_LAUNCHER unset');
  expect(findings['Live chat']?.todo).toBeDefined();
});

test('it asks the database, the mail server and the webhook', async () => {
  const receiver = createServer((_request, response) => response.writeHead(405).end());
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const webhook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const { findings } = await doctor({
    DATABASE_URL: await newDatabase('postgres'),
    WEBHOOK_URL: webhook,
    WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LEADS_TO: 'team@studio.example',
    SITE_URL: 'http://studio.example',
    TRUST_PROXY: '2',
  });
  receiver.close();
  expect(findings.Database).toMatchObject({ found: expect.stringContaining('(PostgreSQL), answers') });
  expect(findings.Database?.todo).toBeUndefined();
  expect(findings.Webhook).toMatchObject({ found: expect.stringContaining('answers 405') });
  expect(findings.Webhook?.todo).toBeUndefined();
  expect(findings['E-mail']?.todo).toBe('look at SMTP_URL');
  expect(findings['Leads to the team']).toEqual({ check: 'Leads to the team', found: 'team@studio.example' });
  expect(findings.SITE_URL?.todo).toBe('serve the site over https');
  expect(findings.Build?.todo).toMatch(/^build it again for http/);
  expect(findings.Proxies).toEqual({
    check: 'Proxies',
    found: 'TRUST_PROXY=2: the address that the outermost of 2 saw is believed',
  });
});

test('a setting that can’t be used, and a database that is away, are found', async () => {
  const { findings: settings } = await doctor({ PORT: 'eighty' });
  expect(settings.Settings?.found).toContain('PORT="eighty"');
  const away = 'postgres://ines:secret@127.0.0.1:1/leads';
  const { findings } = await doctor({ DATABASE_URL: away, TRUST_PROXY: '0' });
  expect(findings.Proxies?.found).toBe('TRUST_PROXY=0: forwarded addresses are not believed');
  expect(findings.Database?.todo).toBeDefined();
  expect(findings.Database?.found).not.toContain('secret');
});

test('the doctor waits for a busy database as long as a command does', { tags: 'full' }, async () => {
  const url = await newDatabase('postgres');
  await (await openStore(url)).close();
  const locked = query(
    url,
    'begin; lock table call_bookings in access exclusive mode; select pg_sleep(7); commit',
  );
  await expect
    .poll(() => query(url, `select from pg_locks where mode = 'AccessExclusiveLock' and granted`))
    .not.toEqual([]);
  const { findings } = await doctor({ DATABASE_URL: url });
  expect(findings.Answers).toEqual({ check: 'Answers', found: 'no lead waits too long' });
  await locked;
});
