import { describe, expect, test } from 'vitest';
import { DEVICE_ZONE_FIELD, DEVICE_ZONE_HEADER } from '#leads/device-zone.ts';
import { fullUnless } from '../full.ts';
import { ask, newDatabase } from '../new-database.ts';
import { postRow } from '../post-row.ts';
import { server } from '../start-for-test.ts';
import { ANSWERS, BOOKING } from '../start-server.ts';

const EMAIL = 'abroad@studio.example';
const ROW = { ...BOOKING, email: EMAIL, timezone: 'GMT', preferred_date: '2099-07-01' };

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
    fullUnless(kind === 'postgres'),
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
