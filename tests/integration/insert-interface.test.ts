import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, expect, test } from 'vitest';
import { DEVICE_ZONE_FIELD, DEVICE_ZONE_HEADER } from '#leads/device-zone.ts';
import { DAY_MS } from '#leads/durations.ts';
import type { LeadTable } from '#leads/lead-types/lead-types.ts';
import { HONEYPOT_FIELD, HONEYPOT_HEADER, SECONDS_HEADER } from '#leads/spam.ts';
import { postRow } from '../post-row.ts';
import { read } from '../read-sqlite.ts';
import { ANSWERS, BOOKING, startServer } from '../start-server.ts';

const BOOKINGS = '/rest/v1/call_bookings';

const server = await startServer({ SITE_URL: 'https://shop.example' });
afterAll(() => server.stop());

const post = (body: unknown, headers = {}) => postRow(server.url, body, headers);

function postForm(values: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(values);
  return fetch(server.url + BOOKINGS, { method: 'POST', body, redirect: 'manual' });
}

/** Expects an error response in PostgREST's format. */
async function expectError(response: Response, status: number, expected: object): Promise<void> {
  const body = await response.json();
  expect([response.status, body]).toEqual([status, expect.objectContaining(expected)]);
  expect(Object.keys(body).sort()).toEqual(['code', 'details', 'hint', 'message']);
}

const stored = (email: string) => server.rows('call_bookings').filter((row) => row.email === email);

test('a row is stored exactly as sent: 201 with an empty body', async () => {
  const email = 'exact@studio.example';
  const response = await post({ ...BOOKING, email });
  expect(response.status).toBe(201);
  expect(await response.text()).toBe('');
  const [row] = stored(email);
  expect(row).toMatchObject({ ...BOOKING, email });
  expect(row?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Math.abs(Date.parse(String(row?.created_at)) - Date.now())).toBeLessThan(600_000);
});

test('Supabase’s client inserts rows, and is refused everything else', async () => {
  const client = new PostgrestClient(`${server.url}/rest/v1`, { headers: { apikey: 'anonymous' } });
  const bookings = client.from('call_bookings');
  const email = 'client@studio.example';
  for (const row of [{ ...BOOKING, email }, [{ ...BOOKING, email, name: 'Ida' }]])
    expect(await bookings.insert(row)).toMatchObject({ error: null, status: 201 });
  expect(stored(email)).toMatchObject([{ name: BOOKING.name }, { name: 'Ida' }]);
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

test('a body that isn’t a row is 400 with PGRST102', async () => {
  for (const body of ['{"name":', '', '[]', '"row"', 'null', '[{},{}]'])
    await expectError(await post(body), 400, { code: 'PGRST102', hint: null });
});

test('an unknown or internal column is 400 with PGRST204', async () => {
  for (const column of ['status', 'created_at']) {
    const message = expect.stringContaining(`'${column}'`);
    await expectError(await post({ ...BOOKING, [column]: 'x' }), 400, { code: 'PGRST204', message });
  }
});

test('an invalid row is 400 with the first problem as its message, and all problems in the details', async () => {
  const invalid = { code: '23514', message: 'Please enter a valid email' };
  await expectError(await post({ ...BOOKING, email: 'ines' }), 400, invalid);
  await expectError(await post({ email: 'ines@' }), 400, {
    code: '23502',
    message: 'Name is required',
    details: [
      'name: Name is required',
      'email: Please enter a valid email',
      'company_name: Company name is required',
      'selected_service: Please select a service',
      'preferred_date: Please select a date',
      'preferred_time: Please select a time',
      "problems_to_solve: Please describe the problems you're looking to solve",
    ].join('\n'),
    hint: null,
  });
});

test('yesterday, which may still be a visitor’s today, is accepted, and the day before is refused', async () => {
  const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  // Yesterday as of two minutes from now, because midnight may pass during the test.
  const yesterday = dayAt(Date.now() + 120_000 - DAY_MS);
  expect((await post({ ...BOOKING, preferred_date: yesterday })).status).toBe(201);
  const tooEarly = await post({ ...BOOKING, preferred_date: dayAt(Date.now() - 2 * DAY_MS) });
  await expectError(tooEarly, 400, { message: 'That day is over. Please pick today or a later day' });
});

test('only an existing device zone is stored, and only with a booking; plain forms can send it, too', async () => {
  const send = async (zone: string, row: object = BOOKING, table?: LeadTable) => {
    const id = crypto.randomUUID();
    const response = await postRow(server.url, { ...row, id }, { [DEVICE_ZONE_HEADER]: zone }, table);
    expect(response.status).toBe(201);
    return read(server.databaseFile, `select device_zone from leads where id = '${id}'`)[0]?.device_zone;
  };
  expect(await send('america/new_york')).toBe('America/New_York');
  for (const zone of ['Europe/Atlantis', '<b>Berlin</b>', `Europe/${'x'.repeat(2000)}`, ''])
    expect(await send(zone), zone).toBeNull();
  expect(await send('Europe/Berlin', ANSWERS, 'quiz_submissions')).toBeNull();
  const column = await post({ ...BOOKING, [DEVICE_ZONE_FIELD]: 'Europe/Berlin' });
  await expectError(column, 400, { code: 'PGRST204' });
  expect((await postForm({ ...BOOKING, [DEVICE_ZONE_FIELD]: 'Asia/Tokyo' })).status).toBe(303);
  const tokyo = `select id from leads where device_zone = 'Asia/Tokyo'`;
  expect(read(server.databaseFile, tokyo)).toHaveLength(1);
});

test('an insert that asks for its row back is refused as a read, and nothing is stored', async () => {
  const email = 'reader@studio.example';
  const response = await post({ ...BOOKING, email }, { prefer: 'return=representation' });
  await expectError(response, 401, { code: '42501' });
  expect(stored(email)).toHaveLength(0);
});

test('a plain form is normalised, stored and redirected to the thanks page', async () => {
  const email = 'form@studio.example';
  const typed = { preferred_time: '3:30 PM', problems_to_solve: 'One\r\nTwo', additional_info: '' };
  const response = await postForm({ ...BOOKING, email, ...typed, time_format: '12h' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/book-call/thanks']);
  expect(stored(email)).toMatchObject([
    { preferred_time: '15:30', problems_to_solve: 'One\nTwo', additional_info: null },
  ]);
});

test('an invalid plain form gets a page in the site’s design with every problem, and none of its input', async () => {
  const response = await postForm({ ...BOOKING, email: 'ines@', name: ' ' });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  const problems = '<li>Name is required</li><li>Please enter a valid email</li>';
  for (const part of [problems, 'href="/book-call"', '</footer>']) expect(html).toContain(part);
  expect(html).not.toContain('{{');
  const hostile = await (await postForm({ ...BOOKING, email: '<script>alert(1)</script>' })).text();
  expect(hostile).not.toContain('alert(1)');
});

test('a form with a filled honeypot gets the usual answer, and is stored and marked', async () => {
  const email = 'bot@studio.example';
  const response = await postForm({ ...BOOKING, email, [HONEYPOT_FIELD]: 'https://spam.example' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/book-call/thanks']);
  expect(marksOf(email)).toEqual(['The hidden field was filled in']);
});

test('a row that is sent within two seconds of opening the page is marked, and a later one isn’t', async () => {
  const fast = 'fast@studio.example';
  expect((await post({ ...BOOKING, email: fast }, { [SECONDS_HEADER]: '0.3' })).status).toBe(201);
  expect(marksOf(fast)).toEqual(['Sent 0.3 seconds after the page was opened']);
  const slow = 'slow@studio.example';
  const human = { [SECONDS_HEADER]: '31', [HONEYPOT_HEADER]: '' };
  expect((await post({ ...BOOKING, email: slow }, human)).status).toBe(201);
  expect(marksOf(slow)).toEqual([]);
  // A row that came without these headers isn't marked as suspicious.
  expect(marksOf('exact@studio.example')).toEqual([]);
});

function marksOf(email: string): unknown[] {
  return stored(email).flatMap(({ id }) => server.suspicions(String(id)));
}

test.each([
  [{ RATE_LIMIT: '3' }, ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'], [201, 201, 201, 429]],
  // Behind a trusted proxy, each visitor has a separate limit.
  [
    { RATE_LIMIT: '1', TRUST_PROXY: '1' },
    ['6.6.6.6, 203.0.113.1', '6.6.6.6, 203.0.113.1', '6.6.6.6, 203.0.113.2'],
    [201, 429, 201],
  ],
])('with %j posts beyond the limit are 429, with the time to wait', async (env, addresses, statuses) => {
  const server = await startServer(env);
  const answers: Response[] = [];
  for (const address of addresses)
    answers.push(await postRow(server.url, BOOKING, { 'x-forwarded-for': address }));
  await server.stop();
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a very long value is refused with a message about its field, however it was sent', async () => {
  const long = { preferred_time: `1${' '.repeat(30_000)}x`, message: 'x'.repeat(30_000) };
  await expectError(await post(long), 400, { code: 'PGRST204' });
  const { message: _, ...time } = long;
  const { details } = await (await post({ ...BOOKING, ...time })).json();
  expect(details).toBe('preferred_time: Please use at most 200 letters: 29,802 letters too many');
  const answer = await postForm({ ...BOOKING, additional_info: '', ...time });
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('29,802 letters too many'),
  ]);
});

test('a body with very many values is refused', async () => {
  const many = Array.from({ length: 500 }, () => 'x');
  await expectError(await post({ ...ANSWERS, automation_goals: many }), 400, { code: 'PGRST102' });
  expect((await postForm(Object.fromEntries(many.map((value, index) => [index, value])))).status).toBe(400);
});
