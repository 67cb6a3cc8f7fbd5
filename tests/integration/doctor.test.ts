import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Finding } from '#leads/health/health.ts';
import { contentFindings } from '../../scripts/content-findings.ts';
import { FULL } from '../full.ts';
import { listen } from '../listen.ts';
import { blankDatabase, newDatabase } from '../new-database.ts';

/** Runs the doctor asynchronously, because this process serves the webhook. Returns the findings by name. */
async function doctor(env: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['scripts/doctor.ts', '--json'], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [stdout, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const findings: Finding[] = JSON.parse(stdout);
  return { status, findings: Object.fromEntries(findings.map((finding) => [finding.check, finding])) };
}

test('the doctor lists remaining samples and unset settings, and exits 1', async () => {
  const { status, findings } = await doctor({ DATABASE_URL: await blankDatabase('sqlite') });
  expect(status).toBe(1);
  for (const found of contentFindings()) expect(findings[found.check]).toEqual(found);
  for (const check of ['SITE_URL', 'E-mail', 'Leads to the team', 'Call link'])
    expect(findings[check]?.todo, check).toBeDefined();
  expect(findings.Database?.found).toContain('which the first start creates');
  for (const check of ['Webhook', 'Calls', 'Live chat']) expect(findings[check]?.todo, check).toBeUndefined();
  expect(findings.Proxies).toEqual({ check: 'Proxies', found: 'TRUST_PROXY is unset: none' });
});

test('the doctor connects to the database, the mail server and the webhook', async () => {
  const receiver = createServer((_request, response) => response.writeHead(405).end());
  const webhook = `http://127.0.0.1:${await listen(receiver)}/`;
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
  for (const [check, found] of [
    ['Database', /\(PostgreSQL\), answers/],
    ['Webhook', /answers 405/],
    ['Leads to the team', /^team@studio\.example$/],
    ['Proxies', /^TRUST_PROXY=2: the visitor's address comes from the outermost of these proxies$/],
  ] as const)
    expect(findings[check], check).toEqual({ check, found: expect.stringMatching(found) });
  expect(findings['E-mail']?.todo).toBe('check SMTP_URL');
  expect(findings.SITE_URL?.todo).toBe('serve the site over https');
  expect(findings.Build?.todo).toMatch(/^build it again for http/);
});

test('the doctor reports an invalid setting and an unreachable database', FULL, async () => {
  const { findings: settings } = await doctor({ PORT: 'eighty' });
  expect(settings.Settings?.found).toContain('PORT="eighty"');
  const away = 'postgres://ines:secret@127.0.0.1:1/leads';
  const { findings } = await doctor({ DATABASE_URL: away, TRUST_PROXY: '0' });
  expect(findings.Proxies?.found).toBe('TRUST_PROXY=0: forwarded addresses are ignored');
  expect(findings.Database?.todo).toBeDefined();
  expect(findings.Database?.found).not.toContain('secret');
});
