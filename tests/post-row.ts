import { BOOKING } from './start-server.ts';

/** Posts a row as JSON to a server's insert interface. */
export function postRow(
  url: string,
  row: unknown = BOOKING,
  headers: Record<string, string> = {},
  table = 'call_bookings',
): Promise<Response> {
  return fetch(`${url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof row === 'string' ? row : JSON.stringify(row),
  });
}

export async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}
