import { startServer } from './start-server.ts';

interface DeskAnswer {
  status: number;
  headers: Headers;
  html: string;
}

/** A browser with the desk open. It keeps the cookie and sends a browser's headers. */
export interface Desk {
  origin: string;
  /** The URL with the key. */
  address: string;
  get(path: string, headers?: Record<string, string>): Promise<DeskAnswer>;
  /** Opens a page, and submits the form with this action. */
  act(page: string, action: string, fields?: Record<string, string>): Promise<DeskAnswer>;
  /** Opens a page, and returns the hidden fields of the form with this action. */
  hidden(page: string, action: string): Promise<Record<string, string>>;
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<DeskAnswer>;
}

/** Starts a server with a desk, and opens the desk. */
export async function startWithDesk(env: Record<string, string> = {}) {
  const server = await startServer({ DESK_PORT: '0', LOG_LEVEL: 'warn', TRUST_CLIENTS: 'yes', ...env });
  const [, address = ''] = /Desk: (\S+)/.exec(server.output()) ?? [];
  return { ...server, desk: await openDesk(address) };
}

export async function openDesk(address: string): Promise<Desk> {
  const { origin } = new URL(address);
  const opened = await fetch(address, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const send = async (path: string, init: RequestInit, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
    });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const post: Desk['post'] = (path, fields, headers) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields) }, headers);
  const get: Desk['get'] = (path, headers) => send(path, {}, headers);
  const hidden: Desk['hidden'] = async (page, action) => {
    const { html } = await get(page);
    const form = new RegExp(`<form[^>]* action="${action}".*?</form>`, 's').exec(html)?.[0];
    if (form === undefined) throw new Error(`${page} has no form for ${action}`);
    const fields = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
    return Object.fromEntries([...fields].map(([, name, value]) => [name, value]));
  };
  const act: Desk['act'] = async (page, action, fields) =>
    post(action, { ...(await hidden(page, action)), ...fields });
  return { origin, address, get, post, hidden, act };
}
