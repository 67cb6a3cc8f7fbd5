import { hash } from 'node:crypto';

/** Returns a UUID (version 8, RFC 9562) made from a row and the UTC day, so that a form posted twice is stored once. */
export function contentId(table: string, row: object, now: Date): string {
  const content = JSON.stringify([table, row, now.toISOString().slice(0, 10)]);
  const hex = hash('sha256', content);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
