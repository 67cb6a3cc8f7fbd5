import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Answers a request that Node could not parse, or that timed out, and closes the connection. No hook runs for it. */
export function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable) socket.write(answer(statusFor(error)));
  socket.destroy();
}

const REASON_PHRASES = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
} as const;

type Status = keyof typeof REASON_PHRASES;

function statusFor({ code }: NodeJS.ErrnoException): Status {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function answer(status: Status): string {
  const phrase = REASON_PHRASES[status];
  const body = `${phrase}\n`;
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${body}`;
}
