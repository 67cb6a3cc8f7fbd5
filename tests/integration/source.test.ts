import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { LeadTable } from '#leads/lead-types/lead-types.ts';
import { SOURCE_HEADER } from '#leads/source.ts';
import { ask, newDatabase } from '../new-database.ts';
import { postRow } from '../post-row.ts';
import { callCommand } from '../run-command.ts';
import { server } from '../start-for-test.ts';
import { ANSWERS, BOOKING, MESSAGE } from '../start-server.ts';

const CAME_FROM = '/pricing?utm_source=letter';

describe.each(['sqlite', 'postgres'] as const)('over %s', (kind) => {
  test('where a visitor came from is kept with a lead of each type, told to the team and erased with it', async (context) => {
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
    // An older page.
    await send('support_messages', { ...MESSAGE, email });
    const sources = async (...command: string[]) =>
      (await cli(...command)).rows().map(({ source }) => source);
    expect(await sources('list', '--json')).toEqual([null, 'news.example', CAME_FROM]);
    expect((await cli('show', id)).stdout).toMatch(/^Came from +\/pricing\?utm_source=letter$/m);
    expect(JSON.parse((await cli('show', id, '--json')).stdout).source).toBe(CAME_FROM);
    const rows = async (...args: string[]): Promise<Record<string, string>[]> =>
      parse((await cli('export', ...args)).stdout, { bom: true, columns: true });
    expect((await rows()).map(({ source }) => source)).toEqual(['', 'news.example', CAME_FROM]);
    // What first led a person here, beside the kinds of lead that it sent.
    expect(await rows('--contacts')).toMatchObject([
      { email, source: 'message; quiz; booking', came_from: CAME_FROM },
    ]);
    await cli('erase', '--email', email, '--yes');
    expect(await ask(database, 'select * from leads')).toEqual([]);
  });

  test('a hostile source is cleaned or left out, and loses no lead', async (context) => {
    const database = await newDatabase(kind);
    const { url } = await server(context, database, {});
    for (const [index, [sent, kept]] of [
      [`/${'%F0%9F%91%97'.repeat(900)}`, `/${'👗'.repeat(299)}`],
      ['/%00%E2%80%AEa%0Ab%1B[2J', '/a b[2J'],
      ['/%FF', '/%FF'],
      ["/?utm_source=');drop table leads;--", "/?utm_source=')%3Bdrop+table+leads%3B--"],
      ['/answer/secret', '/answer'],
      ['\u00ff\u00e2', null],
      ['javascript:alert(1)', null],
    ].entries()) {
      const id = `0190b1c2-0000-7000-8000-0000000000${10 + index}`;
      const headers = { [SOURCE_HEADER]: sent ?? '' };
      expect((await postRow(url, { ...MESSAGE, id }, headers, 'support_messages')).status, String(sent)).toBe(
        201,
      );
      expect(await ask(database, `select source from leads where id = '${id}'`)).toEqual([{ source: kept }]);
    }
  });
});
