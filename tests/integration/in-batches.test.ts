import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openStore } from '#leads/db/open-store.ts';
import { importLeads } from '#leads/record/import-leads.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { CLI } from '../../scripts/spawn-server.ts';
import { ask, newDatabase, SLOW_DATABASES } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { newSite } from '../new-site.ts';
import { startWithDesk } from '../open-desk.ts';
import { stopAfterTest } from '../start-for-test.ts';

const OPERATOR = { actor: 'operator', user_name: 'ines' } as const;

function exportedLeads(count: number) {
  const created_at = '2026-01-05T10:00:00.000Z';
  return Array.from({ length: count }, () => ({ ...newBooking(), table: 'call_bookings', created_at }));
}

test.each(SLOW_DATABASES)('over %s a visitor’s lead is stored while an import is under way', async (kind) => {
  const { url, store } = await newSite(kind);
  const visited = await openStore(url);
  const importing = importLeads(store, exportedLeads(600), [], OPERATOR).then(() => 'import');
  const inserting = insertLead(visited, 'call_bookings', newBooking()).then(({ result }) => result);
  expect(await Promise.race([importing, inserting])).toBe('stored');
  await importing;
  await visited.close();
  expect(await ask(url, 'select act, amount from audit')).toEqual([{ act: 'import', amount: 600 }]);
});

test.each(SLOW_DATABASES)('over %s repeating a killed import completes it', async (kind) => {
  const url = await newDatabase(kind);
  const file = join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.json');
  writeFileSync(file, JSON.stringify(exportedLeads(1200)));
  const [stored, recorded] = ['count(*) as n from call_bookings', 'sum(amount) as n from audit'].map(
    (from) => async () => Number((await ask(url, `select ${from}`))[0]?.n),
  );
  const start = () =>
    spawn(process.execPath, [CLI, 'import', file], { env: { PATH: process.env.PATH, DATABASE_URL: url } });
  const killed = start();
  await vi.waitFor(async () => expect(await stored?.()).toBeGreaterThan(0), { interval: 5, timeout: 60_000 });
  killed.kill('SIGKILL');
  await once(killed, 'close');
  const before = await stored?.();
  expect(before).toBeLessThan(1200);
  expect(await recorded?.()).toBe(before);
  expect(await once(start(), 'close')).toEqual([0, null]);
  expect([await stored?.(), await recorded?.()]).toEqual([1200, 1200]);
});

test.each(SLOW_DATABASES)(
  'over %s purge, erase and retry reach every batch, and record one amount',
  async (kind) => {
    const { url, store, cli, book } = await newSite(kind);
    const id = await book({}, { kinds: ['webhook'] });
    const emails = Array.from({ length: 150 }, (_, index) => `${index % 2}@shop.example`);
    const old = exportedLeads(150).map((lead, index) => ({ ...lead, email: emails[index] }));
    await importLeads(store, old, [], OPERATOR);
    const lead = { lead_table: 'call_bookings', lead_id: id, kind: 'webhook' } as const;
    const waiting = Array.from({ length: 150 }, () => ({ ...lead, id: crypto.randomUUID(), attempts: 3 }));
    await store.db.insertInto('deliveries').values(waiting).execute();
    expect((await cli('retry')).stdout).toContain('151 to be sent');
    await cli('erase', '--yes', '--email', '0@shop.example');
    expect((await cli('purge', '--yes', '--older-than', '1d')).stdout).toMatch(/^75 leads/);
    const amounts = `select act, amount from audit where act in ('retry', 'purge') order by created_at`;
    expect(await ask(url, amounts)).toEqual([
      { act: 'retry', amount: 151 },
      { act: 'purge', amount: 75 },
    ]);
    expect(await ask(url, `select act from audit where act = 'erase'`)).toHaveLength(75);
    expect(await ask(url, 'select id from call_bookings')).toEqual([{ id }]);
  },
);

test('the desk makes a backup with the command, and shows why the command failed', async (context) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'loomline-')), 'backups');
  const server = await stopAfterTest(context, startWithDesk({ BACKUP_DIR: folder }));
  const backUp = () => server.desk.act('/health', '/health/backup');
  expect((await backUp()).status).toBe(303);
  expect(readdirSync(folder)).toEqual([
    expect.stringMatching(/\.db$/),
    expect.stringMatching(/\.db\.sha256$/),
  ]);
  await ask(`sqlite:${server.databaseFile}`, 'drop table audit');
  const failed = await backUp();
  expect(failed.status).toBe(500);
  expect(failed.html).toMatch(/role="alert">[^<]*audit/);
});
