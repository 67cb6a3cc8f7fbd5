import type { IncomingHttpHeaders } from 'node:http';

/** Whether a body is longer than `bytes`, or may be: a chunked body does not say its length. */
export function mayExceed(headers: IncomingHttpHeaders, bytes: number): boolean {
  const { 'content-length': length = 0, 'transfer-encoding': coding } = headers;
  return coding !== undefined || Number(length) > bytes;
}

/**
 * Whether to close the connection after the answer instead of reading the rest of the body. A short rest is read:
 * a client that is still sending when the connection closes may never see the answer.
 */
export function closesAfterAnswer(headers: IncomingHttpHeaders): boolean {
  return mayExceed(headers, MAX_DISCARDED_BYTES);
}

const MAX_DISCARDED_BYTES = 1024 * 1024;
