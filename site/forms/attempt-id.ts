/** One attempt to send a row: its `id` and its content. */
export interface Attempt {
  id: string;
  row: string;
}

/**
 * Chooses the `id` of a row. The same row keeps its `id` over a double click, a retry and a reload, so it is
 * stored once. A row changed since the last attempt gets a new `id`, so the change is stored too.
 */
export function attemptFor(row: object, earlier: Attempt | undefined): Attempt {
  const text = JSON.stringify(row);
  return earlier?.row === text ? earlier : { id: randomUuid(), row: text };
}

/** `crypto.randomUUID` exists only on https and localhost; elsewhere this builds a version 4 UUID itself. */
function randomUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const hex = [...(crypto as Crypto).getRandomValues(new Uint8Array(16))]
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
