import { ImapFlow, type SearchObject } from 'imapflow';

/** Time limits in ms. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 };

/** Returns the UIDs of the emails that match a query, in order. @throws if the connection breaks */
export async function findUids(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const found = await client.search(query, { uid: true });
  // The library may answer with `false` if the connection breaks.
  if (!found || !client.usable) throw new Error('the mail server broke off');
  return found.sort((a, b) => a - b);
}

/** Returns the first bytes of an email, and when it arrived; undefined if it is gone. @throws if the connection breaks */
export async function fetchMail(client: ImapFlow, uid: number, maxLength: number) {
  const query = { source: { start: 0, maxLength }, internalDate: true };
  const mail = (await client.fetchOne(String(uid), query, { uid: true })) || undefined;
  if (!client.usable) throw new Error('the mail server broke off');
  return mail;
}

/**
 * Logs in to a mail server, and opens a mailbox for reading only, so that emails stay read or unread as they were.
 * @param url `INBOX_URL` @param maxBytes the size of the largest literal that the server may send
 * @throws if the server refuses, with its reason but without the password
 */
export async function openMailbox(url: string, maxBytes = 0): Promise<ImapFlow> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isSecure = protocol === 'imaps:';
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    // Never send a password over a network in plain text.
    ...(!isSecure && !isLocal && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    maxLineLength: 2 * 2 ** 20,
    maxLiteralSize: maxBytes + 1024,
    maxResponseSize: maxBytes + 4 * 2 ** 20,
    ...TIMEOUTS,
  });
  // Without a listener, an error while no command runs would end the process. The next command fails anyway.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX', { readOnly: true });
    return client;
  } catch (error) {
    client.close();
    const { responseText, authenticationFailed, message } = error as Error & Record<string, string | boolean>;
    if (authenticationFailed)
      throw new Error(`the mail server refuses the login: ${responseText ?? 'no reason'}`);
    throw new Error(String(responseText ?? message));
  }
}
