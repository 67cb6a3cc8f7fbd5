import type { InsertOutcome, LeadStore } from '#leads/store/lead-store.ts';
import type { LeadTable } from '#leads/types.ts';
import { CALL_TIMES_PATH } from './call-times.ts';

const REQUEST_KINDS = ['page', 'file', 'insert', 'probe', 'unreadable'] as const;

/** `unreadable`: what no parser takes for a request, or came too slowly. */
export type RequestKind = (typeof REQUEST_KINDS)[number];

export type Traffic = ReturnType<typeof countTraffic>;

const MAX_STATUS = 599;

/** Counts what the server answers. Plain numbers, since pages are answered in microseconds. */
export function countTraffic() {
  const requests = Object.fromEntries(
    REQUEST_KINDS.map((kind) => [kind, new Float64Array(MAX_STATUS + 1)]),
  ) as Record<RequestKind, Float64Array>;
  const inserts = new Map<string, { table: LeadTable; outcome: InsertOutcome; count: number }>();
  return {
    request(kind: RequestKind, status: number): void {
      requests[kind][status] = (requests[kind][status] ?? 0) + 1;
    },
    insert(table: LeadTable, outcome: InsertOutcome): void {
      const key = `${table} ${outcome}`;
      const { count } = inserts.get(key) ?? { count: 0 };
      inserts.set(key, { table, outcome, count: count + 1 });
    },
    requests: () =>
      REQUEST_KINDS.flatMap((kind) =>
        [...requests[kind]].flatMap((count, status) => (count > 0 ? [{ kind, status, count }] : [])),
      ),
    inserts: () => [...inserts.values()],
  };
}

/** Returns the kind of a request that is answered, by its path and whether it is one of the server's own routes. */
export function kindOf(path: string, method = 'GET'): RequestKind {
  if (path.startsWith('/rest/v1/') || (path === CALL_TIMES_PATH && method === 'POST')) return 'insert';
  if (path === '/healthz' || path === '/readyz') return 'probe';
  if (path === CALL_TIMES_PATH) return 'file';
  return path.includes('.', path.lastIndexOf('/')) ? 'file' : 'page';
}

/** Returns the same store, which counts the outcome of each insert. */
export function countInserts(store: LeadStore, traffic: Traffic): LeadStore {
  return {
    ...store,
    async insert(table, row, beside) {
      const outcome = await store.insert(table, row, beside);
      traffic.insert(table, outcome);
      return outcome;
    },
  };
}
