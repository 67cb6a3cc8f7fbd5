import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import type { FastifyRequest } from 'fastify';
import { type FormValues, MAX_LETTERS } from '#leads/validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body; undefined if there is none, or if it is too large or incomplete. */
    bytes: Promise<Buffer | undefined> | undefined;
  }
}

const MAX_BYTES = 64 * 1024;

/** Oversized bodies are read up to this size: a client that is still sending may miss an early response. */
const MAX_DISCARDED = 1024 * 1024;

export function hasBody(headers: IncomingHttpHeaders): boolean {
  return 'transfer-encoding' in headers || (headers['content-length'] ?? '0') !== '0';
}

/** Reads a body into one buffer. Call this as soon as a request arrives: until then, chunks pile up in memory. */
export function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const most = Math.min(Number(request.headers['content-length'] ?? MAX_BYTES), MAX_BYTES);
  let bytes = Buffer.alloc(0);
  let length = 0;
  return new Promise((resolve) => {
    request.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length > MAX_DISCARDED) return resolve(undefined);
      if (length > MAX_BYTES) return;
      if (length > bytes.length) bytes = Buffer.concat([bytes], Math.min(length * 2, most));
      piece.copy(bytes, length - piece.length);
    });
    request.once('end', () => resolve(length > MAX_BYTES ? undefined : bytes.subarray(0, length)));
    request.once('close', () => resolve(undefined));
  });
}

/** The most letters that any rule allows. */
const MAX_LETTERS_OF_ALL = Math.max(...Object.values(MAX_LETTERS));

/**
 * Returns what takes the place of a longer value before anything reads it, so that no pattern works on very long text.
 * Every rule refuses it, and counts as many letters. Don't cut the value instead: blanks followed by other text could
 * become a valid value.
 */
function tooLong(value: string): string {
  return '…'.repeat(value.length);
}

/** The most fields of a form or values in a body. The largest form has 14. */
const MAX_VALUES = 200;

/**
 * Parses a body as JSON or as the fields of an HTML form, depending on its content type.
 * @throws an error with a `statusCode`: 415 for any other type, 413 if the body is too large, 400 if it is malformed
 */
export async function parseBody(request: FastifyRequest): Promise<unknown> {
  const isForm = isFormPost(request);
  if (!isForm && !/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw refusal(415);
  const bytes = await request.bytes;
  if (!bytes) throw refusal(request.bytes ? 413 : 400);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const json = isForm ? JSON.stringify(parse(text, '&', '=', { maxKeys: MAX_VALUES + 1 })) : text;
    let values = 0;
    return JSON.parse(json, (_name, value) => {
      values += 1;
      if (values > MAX_VALUES) throw refusal(400);
      // A letter may take two UTF-16 units.
      const isTooLong = typeof value === 'string' && value.length > 2 * MAX_LETTERS_OF_ALL;
      return isTooLong ? tooLong(value) : value;
    });
  } catch {
    throw refusal(400);
  }
}

/** Whether the body is, or will be, what `parseBody` makes of a form. */
export function isFormPost<Request extends Pick<FastifyRequest, 'headers'>>(
  request: Request,
): request is Request & { body: FormValues } {
  return /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');
}

function refusal(statusCode: number): Error {
  return Object.assign(new Error('The body can’t be read'), { statusCode });
}
