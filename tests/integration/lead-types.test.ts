import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, test } from 'vitest';
import { LEAD_TABLES, leadType } from '#leads/lead-types/lead-types.ts';
import { SOURCE_HEADER } from '#leads/source.ts';
import { HONEYPOT_HEADER } from '#leads/spam.ts';
import { fullUnless } from '../full.ts';
import { ask, DATABASES, newDatabase } from '../new-database.ts';
import { postRow } from '../post-row.ts';
import { callCommand } from '../run-command.ts';
import { SECRET, TEAM, verified } from '../start-outbox.ts';
import { startReceiver } from '../start-receiver.ts';
import { ROWS, startServer } from '../start-server.ts';
import { startSmtp } from '../start-smtp.ts';

describe.each(DATABASES)('over %s', async (kind) => {
  const [url, smtp, receiver] = await Promise.all([newDatabase(kind), startSmtp(), startReceiver()]);
  const webhook = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET };
  const env = { ...webhook, SMTP_URL: smtp.url, LEADS_TO: TEAM, TRUST_CLIENTS: 'yes' };
  const server = await startServer({ DATABASE_URL: url, ...env });
  afterAll(() => Promise.all([server.stop(), smtp.stop(), receiver.stop()]));

  async function cli(...args: string[]): Promise<string> {
    const { status, stdout, stderr } = await callCommand(url, args, env);
    expect(status, stderr).toBe(0);
    return stdout;
  }

  for (const table of LEAD_TABLES)
    describe(table, fullUnless(kind === 'sqlite' || table === 'support_messages'), () => {
      const type = leadType(table);
      // Send the quiz without a source, like a page from an earlier release.
      const source = table === 'quiz_submissions' ? null : '/pricing?utm_source=letter';
      const sent: Record<string, string> = source ? { [SOURCE_HEADER]: `${source}&id=7` } : {};

      /** Posts a row with a unique email address, and returns the row. */
      async function send(headers = sent) {
        const id = crypto.randomUUID();
        const address = `${id}@visitor.example`;
        const row = { ...ROWS[table], [type.contact.email]: address, id };
        expect((await postRow(server.url, row, headers, table)).status).toBe(201);
        return { id, address, row };
      }

      const eventOf = (id: string) => receiver.posts.map(verified).find(({ data }) => data.id === id);

      test('a lead is acknowledged, sent to the team and the webhook, and returned by every command that reads', async () => {
        const { id, address, row } = await send();
        const mailTo = (to: string) =>
          smtp.accepted.find(({ to: receivers, raw }) => receivers.includes(to) && raw.includes(id))?.mail;
        await expect.poll(() => [mailTo(address), mailTo(TEAM), eventOf(id)]).not.toContain(undefined);
        expect(mailTo(TEAM)?.replyTo?.[0]?.address).toBe(address);
        const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/);
        const event = eventOf(id);
        const data = { ...row, created_at, source };
        expect(event).toEqual({ type: `${table}.created`, timestamp: event?.data.created_at, data });

        const lead = JSON.parse(await cli('export', '--json', '--email', address)).leads[0];
        expect(lead).toMatchObject({ ...row, table, source, deliveries: [{}, {}, {}] });
        expect(JSON.parse(await cli('list', '--json', '--email', address))).toMatchObject({ id, source });
        const { who, what } = type.headline(lead);
        const line = (await cli('list', '--email', address)).split('\n').find((text) => text.endsWith(id));
        for (const words of [who, what]) expect(line).toContain(words.slice(0, 20));
        const shown = await cli('show', id);
        for (const { value } of type.facts(lead)) {
          for (const text of value?.split('\n') ?? []) expect(shown).toContain(text);
        }
        if (source) expect(shown).toMatch(/^Came from +\/pricing\?utm_source=letter$/m);
        await expect.poll(() => cli('show', id)).toMatch(/acknowledgement +sent/);
        expect(JSON.parse(await cli('show', id, '--json'))).toMatchObject({ ...row, source });
        expect(await cli('list', '--table', type.plural, '--all')).toContain(id);
        const csv = parse(await cli('export', '--table', type.plural), { bom: true, columns: true });
        const { name, email } = type.contact;
        const exported = { id, [name]: 'Ines Duarte', [email]: address, source: source ?? '' };
        expect(csv).toContainEqual(expect.objectContaining(exported));
        expect(await cli('export', '--json')).toContain(id);
        expect(await cli('list', '--waiting', '--all')).toContain(id);
        await cli(table === 'call_bookings' ? 'decline' : 'answered', id);
        expect(await cli('list', '--waiting', '--all')).not.toContain(id);
      });

      test('a suspected bot’s lead is sent to nobody until somebody trusts it', async () => {
        const { id } = await send({ [HONEYPOT_HEADER]: 'filled' });
        expect(await cli('list', '--suspect', '--all')).toContain(id);
        expect(await cli('show', id)).toContain('The hidden field was filled in');
        const deliveries = () => ask(url, `select kind from deliveries where lead_id = '${id}'`);
        expect(await deliveries()).toEqual([]);
        await cli('trust', id);
        expect(await deliveries()).toHaveLength(3);
      });

      test('a lead is counted, and erased or purged with all its related rows', async () => {
        const stats = async () => JSON.parse(await cli('stats', '--json'));
        const before = await stats();
        const [erased, old] = [await send(), await send()];
        const { totals, weeks } = await stats();
        expect(totals[type.plural]).toBe(before.totals[type.plural] + 2);
        expect(weeks.at(-1)[type.plural]).toBe(before.weeks.at(-1)[type.plural] + 2);
        expect(await cli('stats')).toContain(type.plural);
        expect(await cli('erase', '--email', erased.address, '--yes')).toMatch(`${type.plural}: 1\nErased.`);
        await ask(url, `update ${table} set created_at = '2020-01-01T00:00:00.000Z' where id = '${old.id}'`);
        expect(await cli('purge', '--older-than', '1000d')).toContain('1 leads from before');
        for (const { id } of [erased, old]) {
          expect(await ask(url, `select id from deliveries where lead_id = '${id}'`)).toEqual([]);
          expect(await ask(url, `select id from ${table} where id = '${id}'`)).toEqual([]);
          expect(await ask(url, `select id from leads where id = '${id}'`)).toEqual([]);
        }
        expect(await cli('erase', '--email', erased.address)).toContain(
          'No data is stored about that address',
        );
      });
    });
});
