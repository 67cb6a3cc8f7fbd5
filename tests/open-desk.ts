import { startServer } from './start-server.ts';

/** Starts a server with a desk, and opens the desk. */
export async function startWithDesk(env: Record<string, string> = {}) {
  const server = await startServer({ DESK_PORT: '0', LOG_LEVEL: 'warn', TRUST_CLIENTS: 'yes', ...env });
  const [, address = ''] = /Desk: (\S+)/.exec(server.output()) ?? [];
  return { ...server, desk: await openDesk(address) };
}

/**
 * Opens the desk like a browser: keeps the cookie, and sends a browser's headers.
 * @param address the URL with the key
 */
export async function openDesk(address: string) {
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
  const post = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields) }, headers);
  const get = (path: string, headers?: Record<string, string>) => send(path, {}, headers);
  /** Opens a page, and returns the hidden fields of the form with this action, or with a button for it. */
  const hidden = async (page: string, action: string): Promise<Record<string, string>> => {
    const { html } = await get(page);
    const form = html.match(/<form.*?<\/form>/gs)?.find((each) => each.includes(`ction="${action}"`));
    if (form === undefined) throw new Error(`${page} has no form for ${action}`);
    const fields = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
    return Object.fromEntries([...fields].map(([, name, value]) => [name, value]));
  };
  /** Opens a page, and submits the form with this action. */
  const act = async (page: string, action: string, fields?: Record<string, string>) =>
    post(action, { ...(await hidden(page, action)), ...fields });
  return { origin, address, cookie, get, post, hidden, act };
}
