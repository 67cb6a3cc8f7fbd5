import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from './security-headers.ts';
import { serializeResponse } from './serialize-response.ts';

/** Answers a request that Node could not parse or that timed out, and closes the connection. No hook runs for it. Returns the status. */
export function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): number {
  const status = statusFor(error);
  const body = Buffer.from(`${STATUS_CODES[status]}\n`);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  };
  if (socket.writable) socket.write(serializeResponse(status, headers, body));
  socket.destroy();
  return status;
}

function statusFor({ code }: NodeJS.ErrnoException): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
