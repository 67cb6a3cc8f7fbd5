import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { LeadTable } from '#leads/lead-types/lead-types.ts';
import { SOURCE_HEADER } from '#leads/source.ts';
import { ask, DATABASES, newDatabase } from '../new-database.ts';
import { postRow } from '../post-row.ts';
import { callCommand } from '../run-command.ts';
import { server } from '../start-for-test.ts';
import { ANSWERS, BOOKING, MESSAGE } from '../start-server.ts';

const CAME_FROM = '/pricing?utm_source=letter';

test.for(DATABASES)(
  'over %s a lead’s source is stored, shown, exported and erased',
  async (kind, context) => {
    const database = await newDatabase(kind);
    const { url } = await server(context, database, { TRUST_CLIENTS: 'yes' });
    const cli = (...args: string[]) => callCommand(database, args);
    const send = async (table: LeadTable, row: object, sent?: string) => {
      const id = crypto.randomUUID();
      const headers: Record<string, string> = sent === undefined ? {} : { [SOURCE_HEADER]: sent };
      expect((await postRow(url, { ...row, id }, headers, table)).status).toBe(201);
      return id;
    };
    const email = BOOKING.email;
    const id = await send('call_bookings', BOOKING, `${CAME_FROM}&id=7`);
    await send('quiz_submissions', { ...ANSWERS, contact_email: email }, 'news.example');
    // Pages of earlier releases send no source.
    await send('support_messages', { ...MESSAGE, email });
    const sources = async (...command: string[]) =>
      (await cli(...command)).rows().map(({ source }) => source);
    expect(await sources('list', '--json')).toEqual([null, 'news.example', CAME_FROM]);
    expect((await cli('show', id)).stdout).toMatch(/^Came from +\/pricing\?utm_source=letter$/m);
    expect(JSON.parse((await cli('show', id, '--json')).stdout).source).toBe(CAME_FROM);
    const rows = async (...args: string[]): Promise<Record<string, string>[]> =>
      parse((await cli('export', ...args)).stdout, { bom: true, columns: true });
    expect((await rows()).map(({ source }) => source)).toEqual(['', 'news.example', CAME_FROM]);
    // The source of the person's first lead counts.
    expect(await rows('--contacts')).toMatchObject([
      { email, source: 'message; quiz; booking', came_from: CAME_FROM },
    ]);
    await cli('erase', '--email', email, '--yes');
    expect(await ask(database, 'select * from leads')).toEqual([]);
  },
);
