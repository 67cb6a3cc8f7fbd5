import { afterAll, describe, expect, test } from 'vitest';
import { LEAD_TABLES, type LeadTable, leadType } from '#leads/lead-types/lead-types.ts';
import { HONEYPOT_HEADER } from '#leads/spam.ts';
import { ask, DATABASES, newDatabase } from '../new-database.ts';
import { postRow } from '../post-row.ts';
import { BOOKING, ROWS, startServer } from '../start-server.ts';

const PAIRS = LEAD_TABLES.flatMap((table) => LEAD_TABLES.map((other) => [table, other] as const));

const WITH_DELIVERIES = { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'whsec_c2VjcmV0' };

describe.each(DATABASES)('on %s', async (kind) => {
  const url = await newDatabase(kind);
  const start = () => startServer({ ...WITH_DELIVERIES, DATABASE_URL: url, LOG_LEVEL: 'fatal' });
  const servers = [await start(), ...(kind === 'postgres' ? [await start()] : [])];
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  async function insert(table: LeadTable, row: object, headers: Record<string, string> = {}, turn = 0) {
    const response = await postRow(servers[turn % servers.length]?.url ?? '', row, headers, table);
    const body = await response.text();
    return { status: response.status, code: body === '' ? undefined : JSON.parse(body).code };
  }

  const stored = (table: LeadTable, id: string) => ask(url, `select * from ${table} where id = '${id}'`);

  test.each(LEAD_TABLES)(
    '%s: a repeated row is a duplicate, and one with another value an error',
    async (table) => {
      const row = { ...ROWS[table], id: crypto.randomUUID() };
      expect(await insert(table, row)).toEqual({ status: 201, code: undefined });
      const before = await stored(table, row.id);
      const duplicate = { status: 409, code: '23505' };
      expect(await insert(table, row)).toEqual(duplicate);
      expect(await insert(table, row, { [HONEYPOT_HEADER]: 'filled' })).toEqual(duplicate);
      expect(await insert(table, { ...row, id: row.id.toUpperCase() })).toEqual(duplicate);
      for (const column of Object.keys(ROWS[table])) {
        const change = { [column]: OTHER[column as keyof typeof OTHER] };
        expect(await insert(table, { ...row, ...change }), column).toEqual({ status: 409, code: 'PGRST409' });
      }
      expect(await stored(table, row.id)).toEqual(before);
    },
  );

  test('a repeated row with a lone surrogate, which no database can store, is a duplicate', async () => {
    const row = { ...BOOKING, name: 'Ines \ud83e', id: crypto.randomUUID() };
    expect(await insert('call_bookings', row)).toMatchObject({ status: 201 });
    expect(await insert('call_bookings', row)).toEqual({ status: 409, code: '23505' });
  });

  test('of two concurrent rows with one id exactly one is stored, whatever their tables', async () => {
    for (const [round, [table, other]] of [...PAIRS, ...PAIRS].entries()) {
      const id = crypto.randomUUID();
      const headers: Record<string, string> = round % 2 === 0 ? { [HONEYPOT_HEADER]: 'filled' } : {};
      const column = leadType(other).contact.name;
      const answers = await Promise.all([
        insert(table, { ...ROWS[table], id }, headers, 0),
        insert(other, { ...ROWS[other], [column]: 'Ida', id }, headers, 1),
      ]);
      const heard = answers.map(({ status, code }) => `${status} ${code}`).sort();
      expect(heard).toEqual(['201 undefined', '409 PGRST409']);
      const kept = await Promise.all(LEAD_TABLES.map((name) => stored(name, id)));
      expect(kept.flat()).toHaveLength(1);
    }
  });
});

/** For each column, a valid value that differs from its value in `ROWS`. */
const OTHER = {
  ...{ name: 'Ida', email: 'ida@studio.example', company_name: 'Sul' },
  ...{ selected_service: 'General Consultation' },
  ...{ preferred_date: '2099-12-02', preferred_time: '15:31', timezone: 'GMT', problems_to_solve: 'Returns' },
  ...{ additional_info: null, business_type: 'Agency', business_size: '201+ employees' },
  automation_goals: ['Reduce operational costs', 'Improve customer service'],
  ...{ ai_knowledge: 'Expert', solution_priority: 5, integration_needs: 'Yes', contact_name: 'Ida' },
  ...{ contact_email: 'ida@studio.example', contact_phone: '1', business_website: null },
  ...{ additional_comments: 'More', message: 'Another' },
};
