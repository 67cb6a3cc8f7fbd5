import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from './security-headers.ts';

/** What is said to whoever sends no request that can be read, or not in time. */
const ANSWERS = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
} as const;

/** Answers what Node could not read as a request, and closes the connection. No hook runs for it. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable) socket.write(answer(statusFor(error)));
  socket.destroy();
}

function statusFor({ code }: NodeJS.ErrnoException): keyof typeof ANSWERS {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function answer(status: keyof typeof ANSWERS): string {
  const body = `${ANSWERS[status]}\n`;
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${ANSWERS[status]}\r\n${lines.join('')}\r\n${body}`;
}
