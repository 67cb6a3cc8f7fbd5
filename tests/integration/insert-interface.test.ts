import { afterAll, beforeAll, expect, test } from 'vitest';
import { HONEYPOT_FIELD, HONEYPOT_HEADER, SECONDS_HEADER } from '#leads/spam.ts';
import { postRow } from '../post-row.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';

const BOOKINGS = '/rest/v1/call_bookings';
const DAY_MS = 24 * 60 * 60 * 1000;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ SITE_URL: 'https://shop.example' });
});
afterAll(() => server.stop());

const post = (body: unknown, headers = {}) => postRow(server.url, body, headers);

function postForm(values: Record<string, string>): Promise<Response> {
  return fetch(server.url + BOOKINGS, {
    method: 'POST',
    body: new URLSearchParams(values),
    redirect: 'manual',
  });
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

test('a body that is no row is 400 with PGRST102', async () => {
  for (const body of ['{"name":', '', '[]', '"row"', 'null', '[{},{}]']) {
    const response = await post(body);
    expect(response.status, body).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'PGRST102', hint: null });
  }
});

test('an unknown column is 400 with PGRST204, also one that only the database may set', async () => {
  for (const column of ['status', 'created_at']) {
    const response = await post({ ...BOOKING, [column]: 'x' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'PGRST204',
      message: expect.stringContaining(`'${column}'`),
    });
  }
});

test('what the rules refuse is 400 with the message of its field, and every problem in the details', async () => {
  const invalid = await post({ ...BOOKING, email: 'ines' });
  expect(invalid.status).toBe(400);
  expect(await invalid.json()).toMatchObject({ code: '23514', message: 'Please enter a valid email' });
  const response = await post({ email: 'ines@' });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
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

test('a day before the visitor’s today is refused, the day before ours is not', async () => {
  const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  // Yesterday as of two minutes from now, since midnight may come during the test.
  const yesterday = dayAt(Date.now() + 120_000 - DAY_MS);
  expect((await post({ ...BOOKING, preferred_date: yesterday })).status).toBe(201);
  const response = await post({ ...BOOKING, preferred_date: dayAt(Date.now() - 2 * DAY_MS) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: 'Please select a date' });
});

test('an insert that wants its row back would be a read: refused, and nothing is stored', async () => {
  const email = 'reader@studio.example';
  const response = await post({ ...BOOKING, email }, { prefer: 'return=representation' });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: '42501' });
  expect(stored(email)).toHaveLength(0);
});

test('a plain form is stored and led to the thanks', async () => {
  const email = 'form@studio.example';
  const response = await postForm({
    ...BOOKING,
    email,
    preferred_time: '3:30 PM',
    problems_to_solve: 'One\r\nTwo',
    additional_info: '',
    time_format: '12h',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/book-call/thanks');
  expect(stored(email)).toMatchObject([
    { preferred_time: '15:30', problems_to_solve: 'One\nTwo', additional_info: null },
  ]);
});

test('a plain form that is not valid gets a page in the site’s design with every problem, and nothing that was typed', async () => {
  const response = await postForm({ ...BOOKING, email: 'ines@', name: ' ' });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).toContain('<li>Name is required</li><li>Please enter a valid email</li>');
  expect(html).toContain('href="/book-call"');
  expect(html).toContain('</footer>');
  expect(html).not.toContain('{{');
  const hostile = await (await postForm({ ...BOOKING, email: '<script>alert(1)</script>' })).text();
  expect(hostile).not.toContain('alert(1)');
});

test('a form whose hidden field was filled in is answered like any other, stored, marked and sent to nobody', async () => {
  const email = 'bot@studio.example';
  const response = await postForm({ ...BOOKING, email, [HONEYPOT_FIELD]: 'https://spam.example' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/book-call/thanks');
  expect(marksOf(email)).toEqual(['The hidden field was filled in']);
});

test('a row from a page that was open for less than two seconds is marked, and the same row later is not', async () => {
  const fast = 'fast@studio.example';
  expect((await post({ ...BOOKING, email: fast }, { [SECONDS_HEADER]: '0.3' })).status).toBe(201);
  expect(marksOf(fast)).toEqual(['Sent 0.3 seconds after the page was opened']);
  const slow = 'slow@studio.example';
  const human = { [SECONDS_HEADER]: '31', [HONEYPOT_HEADER]: '' };
  expect((await post({ ...BOOKING, email: slow }, human)).status).toBe(201);
  expect(marksOf(slow)).toEqual([]);
  // A row without a form's signals is not judged.
  expect(marksOf('exact@studio.example')).toEqual([]);
});

function marksOf(email: string): unknown[] {
  return stored(email).flatMap(({ id }) => server.suspicions(String(id)));
}

test.each([
  [{ RATE_LIMIT: '3' }, ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'], [201, 201, 201, 429]],
  // Behind a trusted proxy each visitor has a limit of their own.
  [
    { RATE_LIMIT: '1', TRUST_PROXY: '1' },
    ['6.6.6.6, 203.0.113.1', '6.6.6.6, 203.0.113.1', '6.6.6.6, 203.0.113.2'],
    [201, 429, 201],
  ],
])('with %j too many from one address are 429, with the time to wait', async (env, addresses, statuses) => {
  const server = await startServer(env);
  const answers = [];
  for (const address of addresses) {
    answers.push(await postRow(server.url, BOOKING, { 'x-forwarded-for': address }));
  }
  await server.stop();
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});
