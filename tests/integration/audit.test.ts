import { userInfo } from 'node:os';
import { describe, expect, test, vi } from 'vitest';
import { openStore } from '#leads/store/open-store.ts';
import { ask, type DatabaseKind, newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';

const EMAIL = 'ines.private@studio.example';

/** A database with bookings of one person, and how to look at it. */
async function commandsOver(kind: DatabaseKind, leads: object[] = [{}]) {
  const url = await newDatabase(kind);
  const store = await openStore(url);
  const ids: string[] = [];
  for (const change of leads) {
    const lead = newBooking({ email: EMAIL, preferred_date: '2099-07-01', ...change });
    await store.insert('call_bookings', lead, {
      suspicion: ids.length === 0 ? 'too fast' : undefined,
      deliveries: ['webhook'],
    });
    ids.push(lead.id);
  }
  await store.close();
  const [id = ''] = ids;
  return {
    url,
    id,
    ids,
    cli: (...args: string[]) => callCommand(url, args),
    log: async (...args: string[]) => (await callCommand(url, ['log', '--json', ...args])).rows(),
  };
}

test('names whoever called the command by sudo', async () => {
  vi.stubEnv('SUDO_USER', 'ines');
  const { id, cli, log } = await commandsOver('sqlite');
  await cli('trust', id);
  vi.unstubAllEnvs();
  expect(await log()).toMatchObject([{ actor: 'operator', user_name: 'ines' }]);
});

describe.each(['sqlite', 'postgres'] as const)('the log over %s', (kind) => {
  test('has who did what to which lead, newest first, and nothing of the person', async () => {
    const { url, id, cli, log } = await commandsOver(kind);
    for (const args of [
      ['trust', id],
      ['confirm', id],
      ['decline', id, '--note', 'Fully booked.'],
      ['retry', id],
      ['retry'],
      ['export', '--format', 'ndjson'],
      ['export', '--email', EMAIL],
      ['erase', '--email', EMAIL, '--yes'],
      ['purge', '--older-than', '365d'],
    ]) {
      expect(await cli(...args), args.join(' ')).toMatchObject({ status: 0 });
    }
    // Only looked at.
    for (const args of [
      ['list'],
      ['stats'],
      ['erase', '--email', EMAIL],
      ['purge', '--older-than', '0d', '--dry-run'],
    ]) {
      expect((await cli(...args)).status).toBe(0);
    }
    const acts = await log();
    expect(acts.map(({ act, lead_id, amount }) => [act, lead_id, amount])).toEqual([
      ['purge', null, 0],
      ['erase', id, null],
      ['export', null, 1],
      ['export', null, 1],
      ['retry', null, 1],
      ['retry', id, 1],
      ['decline', id, null],
      ['confirm', id, null],
      ['trust', id, null],
    ]);
    for (const act of acts) {
      expect(act).toMatchObject({ actor: 'operator', user_name: userInfo().username });
      expect(Math.abs(Date.now() - Date.parse(String(act.created_at)))).toBeLessThan(600_000);
    }
    expect(JSON.stringify(await ask(url, 'select * from audit'))).not.toMatch(/ines|studio|booked/i);

    const { stdout } = await cli('log', id, '--limit', '2');
    const [, newest, next, rest] = stdout.split('\n');
    expect(newest).toMatch(new RegExp(`${userInfo().username} +erase +${id}$`));
    expect(next).toMatch(new RegExp(`retry +${id} 1 deliveries$`));
    expect(rest).toBe('The newest 2. More with --limit or --all.');
    expect(await log('--since', '2999-01-01')).toEqual([]);
    expect(await log(id, '--limit', '1')).toHaveLength(1);
  });

  test('is written with the act or not at all', async () => {
    const { url, id, cli } = await commandsOver(kind);
    const tables = ['call_bookings', 'suspicions', 'appointments', 'deliveries'];
    const all = () => Promise.all(tables.map((table) => ask(url, `select * from ${table}`)));
    const before = await all();
    await ask(url, 'alter table audit rename to elsewhere');
    for (const args of [
      ['trust', id],
      ['confirm', id],
      ['retry'],
      ['export'],
      ['export', '--email', EMAIL],
      ['erase', '--email', EMAIL, '--yes'],
      ['purge', '--older-than', '0d'],
    ]) {
      const { status, stdout } = await cli(...args);
      expect(status, args.join(' ')).toBe(1);
      expect(stdout).not.toContain(EMAIL);
    }
    expect(await all()).toEqual(before);
  });

  test('goes with the leads of its age', async () => {
    const { url, ids, cli, log } = await commandsOver(kind, [{}, {}]);
    const [old, fresh] = ids;
    await cli('confirm', String(old));
    await ask(url, `update audit set created_at = '2020-01-01T00:00:00.000Z'`);
    await ask(url, `update call_bookings set created_at = '2020-01-01T00:00:00.000Z' where id = '${old}'`);
    await cli('decline', String(fresh));
    await cli('purge', '--older-than', '365d');
    expect((await log()).map(({ act, amount }) => [act, amount])).toEqual([
      ['purge', 1],
      ['decline', null],
    ]);
  });
});

test('a purge that breaks off has counted what it removed', async () => {
  const { url, cli, log } = await commandsOver(
    'sqlite',
    Array.from({ length: 550 }, () => ({})),
  );
  await ask(
    url,
    `create trigger full before delete on call_bookings when (select count(*) from call_bookings) = 20
     begin select raise(abort, 'the disk is full'); end`,
  );
  expect(await cli('purge', '--older-than', '0d')).toMatchObject({ status: 1 });
  expect(await ask(url, 'select count(*) as count from call_bookings')).toEqual([{ count: 50 }]);
  expect(await log()).toMatchObject([{ act: 'purge', amount: 500 }]);
});
