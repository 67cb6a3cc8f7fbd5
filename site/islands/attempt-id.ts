/** One try at sending a row: the `id` it was given, and what was in it. */
export interface Attempt {
  id: string;
  row: string;
}

/**
 * The `id` to send a row under. The same row keeps its `id` over a double click, a retry and a reload,
 * so that it is stored once; a row that was changed since is a new one, so that the change is not lost.
 */
export function attemptFor(row: object, earlier: Attempt | undefined): Attempt {
  const text = JSON.stringify(row);
  return earlier?.row === text ? earlier : { id: randomUuid(), row: text };
}

/** `crypto.randomUUID` is there only on https and localhost; this is the same anywhere. */
function randomUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const hex = [...(crypto as Crypto).getRandomValues(new Uint8Array(16))]
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
