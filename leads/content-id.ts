import { createHash } from 'node:crypto';

/**
 * Derives the `id` of a lead from its content and the day (UTC), as a UUID (version 8, RFC 9562). A plain HTML form
 * can't make an id; with this one, the same form sent twice is stored once, and again on another day.
 */
export function contentId(table: string, row: object, now: Date): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([table, row, now.toISOString().slice(0, 10)]))
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
