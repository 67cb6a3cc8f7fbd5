import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

interface SentRequest extends RequestOptions {
  body?: string;
}

/**
 * Sends a request unchanged: unlike `fetch`, it adds no browser headers, normalises no path, decodes no body and
 * follows no redirect.
 * @throws if the connection fails, or no answer comes within `timeout` ms
 */
export async function sendRequest(url: string, { body, ...options }: SentRequest = {}) {
  const call = url.startsWith('https:')
    ? requestHttps(url, { rejectUnauthorized: false, ...options })
    : request(url, options);
  // Ignore write errors: a server may answer, and close the connection, before it has read the whole body.
  call.on('error', () => {});
  // Without a `timeout`, ignore the event: Node's default agent emits it after 5 s, but a busy server may take longer.
  if (options.timeout !== undefined) call.on('timeout', () => call.destroy());
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.end(body);
  const [response] = await answered;
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

/** Sends a request, and returns status 0 if no answer comes. */
export async function trySending(
  url: string,
  sent: SentRequest,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return sendRequest(url, sent).catch(() => ({ status: 0, headers: {} }));
}
