import { STATUS_CODES } from 'node:http';

/** Returns an HTTP/1.1 response in one buffer, which goes out in one write. */
export function serializeResponse(
  status: number,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}
