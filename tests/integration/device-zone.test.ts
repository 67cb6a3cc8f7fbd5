import { expect, test } from 'vitest';
import { DEVICE_ZONE_FIELD, DEVICE_ZONE_HEADER } from '#leads/device-zone.ts';
import type { LeadTable } from '#leads/lead-types/lead-types.ts';
import { ask, newDatabase } from '../new-database.ts';
import { postRow } from '../post-row.ts';
import { server } from '../start-for-test.ts';
import { ANSWERS, BOOKING } from '../start-server.ts';

test('only an existing zone is stored, and only with a booking; plain forms can send it, too', async (context) => {
  const database = await newDatabase('postgres');
  const { url } = await server(context, database);
  const kept = async (id: string) => {
    return (await ask(database, `select device_zone as zone from leads where id = '${id}'`))[0]?.zone ?? null;
  };
  const send = async (headers: Record<string, string>, row: object = BOOKING, table?: LeadTable) => {
    const id = crypto.randomUUID();
    expect((await postRow(url, { ...row, id }, headers, table)).status).toBe(201);
    return kept(id);
  };
  expect(await send({ [DEVICE_ZONE_HEADER]: 'america/new_york' })).toBe('America/New_York');
  for (const zone of ['Europe/Atlantis', '<b>Berlin</b>', `Europe/${'x'.repeat(2000)}`, ''])
    expect(await send({ [DEVICE_ZONE_HEADER]: zone }), zone).toBeNull();
  expect(await send({ [DEVICE_ZONE_HEADER]: 'Europe/Berlin' }, ANSWERS, 'quiz_submissions')).toBeNull();
  const row = await postRow(url, { ...BOOKING, [DEVICE_ZONE_FIELD]: 'Europe/Berlin' });
  expect([row.status, await row.json()]).toMatchObject([400, { code: 'PGRST204' }]);

  const body = new URLSearchParams({ ...BOOKING, [DEVICE_ZONE_FIELD]: 'Asia/Tokyo' });
  const form = { method: 'POST', body, redirect: 'manual' } as const;
  expect((await fetch(`${url}/rest/v1/call_bookings`, form)).status).toBe(303);
  const zones = 'select device_zone as zone from leads where device_zone is not null order by 1';
  expect(await ask(database, zones)).toEqual([{ zone: 'America/New_York' }, { zone: 'Asia/Tokyo' }]);
});
