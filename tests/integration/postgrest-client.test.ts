import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { server } from '../start-for-test.ts';
import { BOOKING } from '../start-server.ts';

test('the client of Supabase inserts a row, and is refused everything else', async (context) => {
  const { url, rows } = await server(context);
  const bookings = new PostgrestClient(`${url}/rest/v1`, { headers: { apikey: 'anonymous' } }).from(
    'call_bookings',
  );
  for (const row of [BOOKING, [{ ...BOOKING, name: 'Ida' }]])
    expect(await bookings.insert(row)).toMatchObject({ error: null, status: 201 });
  expect(rows('call_bookings')).toMatchObject([BOOKING, { name: 'Ida' }]);
  const refused = { code: '42501', message: 'permission denied for table call_bookings' };
  for (const attempt of [
    bookings.select(),
    bookings.update({ name: 'x' }).eq('name', 'Ida'),
    bookings.delete().eq('name', 'Ida'),
    bookings.insert(BOOKING).select(),
  ])
    expect((await attempt).error).toMatchObject(refused);
  expect(await bookings.insert({ ...BOOKING, email: 'ines@' })).toMatchObject({
    error: { code: '23514', message: 'Please enter a valid email' },
    status: 400,
  });
});
