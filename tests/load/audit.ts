import { ask } from '../new-database.ts';

/**
 * Compares acknowledged leads with the stored rows, without using the project's code. Returns how many rows are stored,
 * how many acknowledged leads have no row, and how many leads are stored twice.
 */
export async function audit(url: string, acknowledged: Set<string>) {
  const rows = await ask<{ id: string; name: string }>(url, 'select id, name from call_bookings');
  const ids = new Set(rows.map(({ id }) => id));
  const names = new Set(rows.map(({ name }) => name));
  const lost = [...acknowledged].filter((id) => !ids.has(id)).length;
  return { stored: rows.length, lost, doubled: rows.length - names.size };
}
