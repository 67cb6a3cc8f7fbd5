import { ask } from '../new-database.ts';

export interface Audit {
  stored: number;
  /** Acknowledged, but not stored. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
}

/** Compares acknowledged leads with the stored rows, without using the project's code. */
export async function audit(url: string, acknowledged: Set<string>): Promise<Audit> {
  const rows = await ask<{ id: string; name: string }>(url, 'select id, name from call_bookings');
  const ids = new Set(rows.map(({ id }) => id));
  const names = new Set(rows.map(({ name }) => name));
  const lost = [...acknowledged].filter((id) => !ids.has(id)).length;
  return { stored: rows.length, lost, doubled: rows.length - names.size };
}
