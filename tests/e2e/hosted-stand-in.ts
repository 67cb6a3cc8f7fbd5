import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { type LeadTable, leadType } from '#leads/lead-types/lead-types.ts';
import { connectAs, insertAsPostgrest } from '../insert-as-postgrest.ts';
import { listen } from '../listen.ts';
import { query, startPostgres } from '../start-postgres.ts';

type RecordedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

export type HostedStandIn = Awaited<ReturnType<typeof startHostedStandIn>>;

export const PUBLIC_KEY = 'sb_publishable_stand-in';

/**
 * Simulates a hosted project: answers like PostgREST behind Supabase's gateway, and inserts into a real PostgreSQL with
 * `db/hosted.sql` as the role `anon`. An email such as `answer-500.ines@studio.example` selects another response:
 * - a status: PostgREST's response with this status
 * - `silence`: no response on an open connection
 * - `lost`: the row is stored, and the connection closes without a response
 */
export async function startHostedStandIn() {
  const postgres = await startPostgres();
  const database = await postgres.createDatabase();
  await query(database, readFileSync('db/hosted.sql', 'utf8'));
  const anon = await connectAs(database, 'anon');
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const recorded = { method, url, headers, body: await text(request) };
    requests.push(recorded);
    await answer(recorded, response, anon);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Returns the inserts of rows with this email, oldest first. */
    inserts: (email: string) =>
      requests.filter(({ method, body }) => method === 'POST' && body.includes(email)),
    preflights: (path: string) => requests.filter(({ method, url }) => method === 'OPTIONS' && url === path),
    /** Returns the stored rows, read directly from the database. */
    rows: (table: LeadTable, email: string) =>
      query(database, `select * from ${table} where ${leadType(table).contact.email} = $1`, [email]),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await anon.end();
      await postgres.stop();
    },
  };
}

async function answer(
  { method, url, headers, body }: RecordedRequest,
  response: ServerResponse,
  anon: pg.Client,
): Promise<void> {
  const [, scenario] = /"answer-(\w+)/.exec(body) ?? [];
  if (scenario === 'silence') return;
  response.setHeader('access-control-allow-origin', '*');
  const allowed = {
    'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
    'access-control-allow-headers': `Authorization, ${headers['access-control-request-headers']}`,
    'access-control-max-age': '86400',
  };
  if (method === 'OPTIONS') return void response.writeHead(200, allowed).end();
  const send = (status: number, error?: object) => {
    if (error) response.setHeader('content-type', 'application/json; charset=utf-8');
    response.writeHead(status).end(error && JSON.stringify(error));
  };
  if (scenario && Number(scenario))
    return send(Number(scenario), { code: CODES[scenario], message: scenario, details: null, hint: null });
  if (headers.apikey !== PUBLIC_KEY || headers.authorization !== `Bearer ${PUBLIC_KEY}`) {
    return send(401, { message: 'Invalid API key', hint: 'Double check your API key.' });
  }
  const [, table] = /^\/rest\/v1\/(\w+)$/.exec(url ?? '') ?? [];
  if (method !== 'POST' || !table) return send(404, { code: 'PGRST125', message: 'Invalid path' });
  try {
    await insertAsPostgrest(anon, table, body);
    if (scenario === 'lost') response.destroy();
    else send(201);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    const { code = '', message, detail = null, hint = null } = error;
    send(STATUS[code] ?? 400, { code, message, details: detail, hint });
  }
}

/** PostgREST's status for PostgreSQL's error codes. All others get 400 (docs.postgrest.org, 'Errors'). */
const STATUS: Record<string, number> = { '23505': 409, '42501': 401 };

const CODES: Record<string, string> = { '400': '23514', '401': '42501', '409': '23505', '503': 'PGRST002' };
