import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';

let server: RunningServer;
let client: PostgrestClient;

beforeAll(async () => {
  server = await startServer();
  client = new PostgrestClient(`${server.url}/rest/v1`, { headers: { apikey: 'anonymous' } });
});
afterAll(() => server.stop());

test('the client of Supabase, unmodified, inserts a row', async () => {
  const { error, status } = await client.from('call_bookings').insert(BOOKING);
  expect(error).toBeNull();
  expect(status).toBe(201);
  expect(server.rows('call_bookings')).toMatchObject([BOOKING]);
});

test('it inserts a list of one row as well', async () => {
  const { error } = await client.from('call_bookings').insert([{ ...BOOKING, name: 'Ida' }]);
  expect(error).toBeNull();
});

test('it is refused every read, change and removal', async () => {
  const refused = { code: '42501', message: 'permission denied for table call_bookings' };
  expect((await client.from('call_bookings').select()).error).toMatchObject(refused);
  expect((await client.from('call_bookings').update({ name: 'x' }).eq('name', 'Ida')).error).toMatchObject(
    refused,
  );
  expect((await client.from('call_bookings').delete().eq('name', 'Ida')).error).toMatchObject(refused);
  expect((await client.from('call_bookings').insert(BOOKING).select()).error).toMatchObject(refused);
});

test('it gets the message of the field on a bad row', async () => {
  const { error, status } = await client.from('call_bookings').insert({ ...BOOKING, email: 'ines@' });
  expect(status).toBe(400);
  expect(error).toMatchObject({ code: '23514', message: 'Please enter a valid email' });
});

test('it learns that a table is not there', async () => {
  expect((await client.from('customers').insert({})).error).toMatchObject({ code: 'PGRST205' });
});
