import { userInfo } from 'node:os';
import { describe, expect, test, vi } from 'vitest';
import { ask, type DatabaseKind, SLOW_DATABASES } from '../new-database.ts';
import { newSite } from '../new-site.ts';

const EMAIL = 'ines.private@studio.example';

async function commandsOver(kind: DatabaseKind) {
  const { url, book, cli } = await newSite(kind);
  const booking = { email: EMAIL, preferred_date: '2099-07-01' };
  const id = await book(booking, { suspicion: 'too fast', kinds: ['webhook'] });
  return { url, id, cli, acts: () => ask(url, 'select * from audit order by created_at') };
}

test('the audit names the user who ran sudo', async () => {
  vi.stubEnv('SUDO_USER', 'ines');
  const { id, cli, acts } = await commandsOver('sqlite');
  await cli('trust', id);
  vi.unstubAllEnvs();
  expect(await acts()).toMatchObject([{ actor: 'operator', user_name: 'ines' }]);
});

describe.each(SLOW_DATABASES)('the audit over %s', (kind) => {
  test('names the act, the user and the lead, outlives the lead, and holds no personal data', async () => {
    const { id, cli, acts } = await commandsOver(kind);
    const done: [args: string[], leadId: string | null, amount: number | null][] = [
      [['trust', id], id, null],
      [['confirm', id], id, null],
      [['cancel', id, '--words', 'Fully booked.'], id, null],
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
    const shown = [...stdout.matchAll(/^\w+/gm)].map(([act]) => act);
    expect(shown).toEqual(['trust', 'confirm', 'cancel', 'retry', 'erase']);
    expect(stdout).toMatch(new RegExp(`^erase .*, ${userInfo().username}$`, 'm'));
    const { acts: shownAsJson } = JSON.parse((await cli('show', id, '--json')).stdout);
    expect(shownAsJson.map(({ act }: { act: string }) => act)).toEqual(shown);
  });

  test('is written with the act or not at all', async () => {
    const { url, id, cli } = await commandsOver(kind);
    const tables = ['call_bookings', 'leads', 'appointments', 'deliveries'];
    const all = () => Promise.all(tables.map((table) => ask(url, `select * from ${table}`)));
    const before = await all();
    await ask(url, 'alter table audit rename to elsewhere');
    const person = ['--email', EMAIL];
    const erasures = [['erase', ...person, '--yes'], 'purge --older-than 0d --yes'.split(' ')];
    const others = [['trust', id], ['confirm', id], ['retry'], ['export'], ['export', ...person]];
    for (const args of [...others, ...erasures]) {
      const { status, stdout } = await cli(...args);
      expect(status, args.join(' ')).toBe(1);
      expect(stdout).not.toContain(EMAIL);
    }
    expect(await all()).toEqual(before);
  });
});
