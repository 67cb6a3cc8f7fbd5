import { BOOKING } from './start-server.ts';

export function postRow(url: string, row: unknown = BOOKING, headers = {}, table = 'call_bookings') {
  return postJson(`${url}/rest/v1/${table}`, row, headers);
}

/** @param body a value to send as JSON, or the text to send */
export function postJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}
