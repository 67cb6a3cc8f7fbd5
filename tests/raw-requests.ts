import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Sends each part in a separate packet, and reads until the server closes the connection. */
export async function exchange(url: string, ...parts: (string | Buffer)[]) {
  const socket = open(url).setNoDelay();
  const closed = closing(socket);
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += part;
  });
  for (const part of parts) {
    socket.write(part);
    if (parts.length > 1) await sleep(1);
  }
  await closed;
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: rest.join('\r\n\r\n'), text };
}

export function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).on('error', () => {});
}

/** Resolves once a connection is closed, even by an error. */
export function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
}

/** Returns the bytes of a request with `Connection: close`. */
export function request(line: string, headers: string[] = [], body: string | Buffer = ''): Buffer {
  const length = body.length > 0 ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  const head = [`${line} HTTP/1.1`, 'Host: shop.example', 'Connection: close', ...length, ...headers, '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n')), Buffer.from(body)]);
}
