import { describe, expect, test } from 'vitest';
import { DEVICE_ZONE_FIELD, DEVICE_ZONE_HEADER } from '#leads/device-zone.ts';
import { fullUnless } from '../full.ts';
import { ask, newDatabase } from '../new-database.ts';
import { postRow } from '../post-row.ts';
import { callCommand } from '../run-command.ts';
import { server, smtpServer } from '../start-for-test.ts';
import { ANSWERS, BOOKING } from '../start-server.ts';

const EMAIL = 'abroad@studio.example';
const ROW = { ...BOOKING, email: EMAIL, timezone: 'GMT', preferred_date: '2099-07-01' };
const ON_DEVICE = 'Wednesday, 1 July 2099, 17:30 (Berlin)';

async function post(
  url: string,
  table: string,
  row: object,
  headers: Record<string, string>,
): Promise<string> {
  const id = crypto.randomUUID();
  expect((await postRow(url, { ...row, id }, headers, table)).status).toBe(201);
  return id;
}

describe.each(['sqlite', 'postgres'] as const)('over %s', (kind) => {
  test(
    'the device’s clock is told in every mail about a booking and on the command line, and goes with the lead',
    fullUnless(kind === 'sqlite'),
    async (context) => {
      const database = await newDatabase(kind);
      const smtp = await smtpServer(context);
      const mailing = { SMTP_URL: smtp.url, MAIL_FROM: 'Loomline <hello@loomline.example>' };
      const { url } = await server(context, database, { ...mailing, LEADS_TO: 'team@loomline.example' });
      const cli = (...args: string[]) => callCommand(database, args, mailing);
      const id = await post(url, 'call_bookings', ROW, { [DEVICE_ZONE_HEADER]: 'Europe/Berlin' });
      await expect.poll(() => smtp.accepted.length).toBe(2);
      expect((await cli('confirm', id, '--at', '2099-07-01 23:30')).status).toBe(0);
      await expect.poll(() => smtp.accepted.length).toBe(3);
      const [toTeam, ...toVisitor] = smtp.accepted
        .toSorted((a) => (a.to.includes(EMAIL) ? 1 : -1))
        .map(({ mail }) => mail);
      const [acknowledgement, confirmation] = toVisitor;
      for (const part of [acknowledgement?.text, acknowledgement?.html, toTeam?.text, toTeam?.html]) {
        expect(part).toContain(ON_DEVICE);
      }
      expect(toTeam?.text).toContain('Europe/Berlin');
      for (const part of [confirmation?.text, confirmation?.html]) {
        expect(part).toContain('Wednesday, 1 July 2099, 23:30 (Berlin)');
      }

      expect((await cli('show', id)).stdout).toMatch(
        /Preferred time +.*17:30 \(Berlin\)\n +.*15:30 \(GMT\)\n(.*\n)*Zone of the device +Europe\/Berlin/,
      );
      expect(JSON.parse((await cli('export', '--email', EMAIL)).stdout).leads).toMatchObject([
        { id, device_zone: 'Europe/Berlin' },
      ]);
      await cli('erase', '--email', EMAIL, '--yes');
      expect(await ask(database, 'select * from leads')).toEqual([]);

      await post(url, 'call_bookings', ROW, { [DEVICE_ZONE_HEADER]: 'Europe/Berlin' });
      await ask(database, `update call_bookings set created_at = '2001-01-01T00:00:00.000Z'`);
      await cli('purge', '--older-than', '365d');
      expect(await ask(database, 'select * from leads')).toEqual([]);
    },
  );

  test(
    'only a zone that there is is kept, and only with a booking',
    fullUnless(kind === 'postgres'),
    async (context) => {
      const database = await newDatabase(kind);
      const { url } = await server(context, database, {});
      const kept = async (id: string) =>
        (await ask(database, `select device_zone as zone from leads where id = '${id}'`))
          .map(({ zone }) => zone)
          .filter(Boolean);
      const sent = async (zone: string) =>
        kept(await post(url, 'call_bookings', ROW, { [DEVICE_ZONE_HEADER]: zone }));
      expect(await sent('america/new_york')).toEqual(['America/New_York']);
      for (const zone of ['Europe/Atlantis', '<b>Berlin</b>', `Europe/${'x'.repeat(2000)}`, '+05:30', '']) {
        expect(await sent(zone), zone).toEqual([]);
      }
      expect(await kept(await post(url, 'call_bookings', ROW, {}))).toEqual([]);
      const quiz = await post(url, 'quiz_submissions', ANSWERS, { [DEVICE_ZONE_HEADER]: 'Europe/Berlin' });
      expect(await kept(quiz)).toEqual([]);
      // In a row it is a column that there is not.
      const row = await postRow(url, { ...ROW, [DEVICE_ZONE_FIELD]: 'Europe/Berlin' });
      expect([row.status, await row.json()]).toMatchObject([400, { code: 'PGRST204' }]);
    },
  );

  test(
    'a plain form that our script filled in may say it too',
    fullUnless(kind === 'sqlite'),
    async (context) => {
      const database = await newDatabase(kind);
      const { url } = await server(context, database, {});
      for (const zone of ['Asia/Kathmandu', '', 'nowhere']) {
        const response = await fetch(`${url}/rest/v1/call_bookings`, {
          method: 'POST',
          body: new URLSearchParams({ ...ROW, name: `Ines ${zone}`, [DEVICE_ZONE_FIELD]: zone }),
          redirect: 'manual',
        });
        expect(response.status).toBe(303);
      }
      expect(
        await ask(database, 'select device_zone as zone from leads where device_zone is not null'),
      ).toMatchObject([{ zone: expect.stringMatching(/^Asia\/Kath?mandu$/) }]);
    },
  );
});
