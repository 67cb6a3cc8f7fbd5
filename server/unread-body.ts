import type { IncomingHttpHeaders } from 'node:http';

/** How much of a body is taken after its answer, so that whoever sends it to its end gets to read the answer. */
const TAKEN_BYTES = 1024 * 1024;

/** Whether what is left of a body may go on for so long that the connection is closed behind the answer. */
export function mayGoOn(headers: IncomingHttpHeaders): boolean {
  const { 'content-length': length = 0, 'transfer-encoding': coding } = headers;
  return coding !== undefined || Number(length) > TAKEN_BYTES;
}
