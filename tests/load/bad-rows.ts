import { openStore } from '#leads/db/open-store.ts';
import { LEAD_TABLES, leadType } from '#leads/lead-types/lead-types.ts';

/** Every stored row that the rules of the domain would not let through. */
export async function badRows(databaseUrl: string): Promise<object[]> {
  const store = await openStore(databaseUrl);
  const bad: object[] = [];
  for (const table of LEAD_TABLES) {
    for (const stored of await store.db.selectFrom(table).selectAll().execute()) {
      const { created_at: _, ...row } = stored;
      if (!leadType(table).check(row, '0000-01-01').ok) bad.push(row);
    }
  }
  await store.close();
  return bad;
}
