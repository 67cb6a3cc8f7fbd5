import { LEAD_TABLES, type LeadTableName } from '#leads/lead-tables.ts';
import { openStore } from '#leads/store/open-store.ts';
import { asSent } from '#leads/store/tables.ts';

/** Every stored row that the rules of the domain would not let through. */
export async function badRows(databaseUrl: string): Promise<object[]> {
  const store = await openStore(databaseUrl);
  const bad: object[] = [];
  for (const table of Object.keys(LEAD_TABLES) as LeadTableName[]) {
    for (const { created_at: _, ...row } of await store.db.selectFrom(table).selectAll().execute()) {
      if (!LEAD_TABLES[table].check(asSent(row), '0000-01-01').ok) bad.push(row);
    }
  }
  await store.close();
  return bad;
}
