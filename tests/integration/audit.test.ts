import { userInfo } from 'node:os';
import { describe, expect, test, vi } from 'vitest';
import { openStore } from '#leads/db/open-store.ts';
import { insertLead } from '#leads/manage/insert-lead.ts';
import { ask, type DatabaseKind, newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';

const EMAIL = 'ines.private@studio.example';

/** A database with bookings of one person, and how to look at it. */
async function commandsOver(kind: DatabaseKind, amount = 1) {
  const url = await newDatabase(kind);
  const store = await openStore(url);
  const ids: string[] = [];
  for (let index = 0; index < amount; index++) {
    const lead = newBooking({ email: EMAIL, preferred_date: '2099-07-01' });
    const suspicion = index === 0 ? 'too fast' : undefined;
    await insertLead(store, 'call_bookings', lead, { suspicion, deliveries: ['webhook'] });
    ids.push(lead.id);
  }
  await store.close();
  return {
    url,
    id: String(ids[0]),
    cli: (...args: string[]) => callCommand(url, args),
    acts: () => ask(url, 'select * from audit order by created_at'),
  };
}

test('names whoever called the command by sudo', async () => {
  vi.stubEnv('SUDO_USER', 'ines');
  const { id, cli, acts } = await commandsOver('sqlite');
  await cli('trust', id);
  vi.unstubAllEnvs();
  expect(await acts()).toMatchObject([{ actor: 'operator', user_name: 'ines' }]);
});

describe.each(['sqlite', 'postgres'] as const)('the audit over %s', (kind) => {
  test('has who did what to which lead, outlives it, and has nothing of the person', async () => {
    const { id, cli, acts } = await commandsOver(kind);
    const done: [args: string[], leadId: string | null, amount: number | null][] = [
      [['trust', id], id, null],
      [['confirm', id], id, null],
      [['decline', id, '--note', 'Fully booked.'], id, null],
      [['retry', id], id, 1],
      [['retry'], null, 1],
      [['export', '--json'], null, 1],
      [['export', '--email', EMAIL], null, 1],
      [['erase', '--email', EMAIL, '--yes'], id, null],
    ];
    for (const [args] of done) expect(await cli(...args), args.join(' ')).toMatchObject({ status: 0 });
    for (const args of [['list'], ['stats'], ['erase', '--email', EMAIL]])
      expect((await cli(...args)).status).toBe(0);
    const found = await acts();
    expect(found.map(({ act, lead_id, amount }) => [act, lead_id, amount])).toEqual(
      done.map(([[act], leadId, amount]) => [act, leadId, amount]),
    );
    for (const { actor, user_name } of found)
      expect([actor, user_name]).toEqual(['operator', userInfo().username]);
    expect(JSON.stringify(found)).not.toMatch(/ines|studio|booked/i);

    const { stdout } = await cli('show', id);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual([...['trust', 'confirm', 'decline', 'retry', 'erase']]);
    expect(stdout).toMatch(new RegExp(`^erase .*, ${userInfo().username}$`, 'm'));
    expect(JSON.parse((await cli('show', id, '--json')).stdout).acts).toMatchObject([
      ...[{ act: 'trust' }, {}, {}, {}, {}],
    ]);
  });

  test('is written with the act or not at all', async () => {
    const { url, id, cli } = await commandsOver(kind);
    const tables = ['call_bookings', 'leads', 'appointments', 'deliveries'];
    const all = () => Promise.all(tables.map((table) => ask(url, `select * from ${table}`)));
    const before = await all();
    await ask(url, 'alter table audit rename to elsewhere');
    for (const args of [
      ...[['trust', id], ['confirm', id], ['retry'], ['export'], ['export', '--email', EMAIL]],
      ...[
        ['erase', '--email', EMAIL, '--yes'],
        ['purge', '--older-than', '0d', '--yes'],
      ],
    ]) {
      const { status, stdout } = await cli(...args);
      expect(status, args.join(' ')).toBe(1);
      expect(stdout).not.toContain(EMAIL);
    }
    expect(await all()).toEqual(before);
  });
});

test('a purge that breaks off has counted what it removed', async () => {
  const { url, cli, acts } = await commandsOver('sqlite', 550);
  await ask(
    url,
    `create trigger full before delete on call_bookings when (select count(*) from call_bookings) = 20
     begin select raise(abort, 'the disk is full'); end`,
  );
  await ask(
    url,
    `insert into audit (id, actor, act, created_at) values ('old', 'operator', 'retry', '2020-01-01T00:00:00.000Z')`,
  );
  await ask(url, `insert into keys (name, key) values ('last look', '${new Date().toISOString()}')`);
  expect(await cli('purge', '--older-than', '0d', '--yes')).toMatchObject({ status: 1 });
  expect(await ask(url, 'select count(*) as count from call_bookings')).toEqual([{ count: 50 }]);
  // What was done to leads goes with those of its age.
  expect(await acts()).toMatchObject([{ act: 'purge', amount: 500 }]);
});
