import { DatabaseSync } from 'node:sqlite';
import { createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import { findTakenTimes } from '#leads/calls/taken-times.ts';
import { sqlitePath } from '#leads/db/database-url.ts';
import { findDeliveries, findLeadByPrefix, findLeads } from '#leads/db/find-leads.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { openStore } from '#leads/db/open-store.ts';
import { HOUR_MS } from '#leads/durations.ts';
import { claimDeliveries } from '#leads/outbox/outbox.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { DATABASES, newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { query } from '../start-postgres.ts';

/** Runs `work`, and returns the steps of its queries' plans. */
async function plansOf(url: string, work: (store: LeadStore) => Promise<unknown>): Promise<string[]> {
  const store = await openStore(url);
  const nodes: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  try {
    const db = store.db.withPlugin(plugin);
    await work({ ...store, db, reader: db });
    const statements = nodes
      .map((node) => store.db.getExecutor().compileQuery(node, createQueryId()))
      .filter((statement) => /^(with|select|update|delete)/.test(statement.sql));
    const plans: string[] = [];
    for (const { sql, parameters } of statements) plans.push(...(await explain(url, sql, parameters)));
    return plans;
  } finally {
    await store.close();
  }
}

/** Matches a step that scans a whole table. */
const SCAN = /Seq Scan on \w+|^SCAN \w+$/;

async function explain(url: string, sql: string, parameters: readonly unknown[]): Promise<string[]> {
  const path = sqlitePath(url);
  if (path === undefined) {
    // Disable sequential scans, which PostgreSQL prefers for small tables even if they have an index.
    const rows = await query(`${url}?options=-c%20enable_seqscan%3Doff`, `explain ${sql}`, [...parameters]);
    return rows.map((row) => String(row['QUERY PLAN']));
  }
  using database = new DatabaseSync(path);
  const rows = database.prepare(`explain query plan ${sql}`).all(...(parameters as string[]));
  return rows.map(({ detail }) => String(detail));
}

for (const kind of DATABASES)
  test(`over ${kind} the outbox, lookups of leads and taken times use indexes`, async () => {
    const id = crypto.randomUUID();
    const url = await newDatabase(kind);
    const plans = await plansOf(url, async (store) => {
      await insertLead({ ...store, kinds: ['acknowledgement'] }, 'call_bookings', newBooking());
      const terms = { atMost: 5, takesOver: true };
      await claimDeliveries(store, ['notification', 'acknowledgement'], 'lease', terms);
      await findLeadByPrefix(store, id);
      await findDeliveries(store.db, id);
      await findLeads(store, {}).next();
    });
    expect(plans.length).toBeGreaterThan(5);
    expect(plans.filter((step) => SCAN.test(step))).toEqual([]);
    const counted = await plansOf(url, async (store) => {
      const hour = { start: new Date(), end: new Date(Date.now() + HOUR_MS) };
      await findTakenTimes(store.db, hour, hour.start);
      await store.db.selectFrom('deliveries').select('id').where('failed_at', 'is not', null).execute();
    });
    expect(counted).toContainEqual(expect.stringMatching('(SEARCH|Scan).*appointments_time'));
    expect(counted).toContainEqual(expect.stringMatching('(SCAN|Scan).*deliveries_given_up'));
  });
