import type { DeliveryKind } from '../delivery/channels.ts';
import type { LeadTable } from '../types.ts';
import type { AskedTime, CallTime } from './asked-time.ts';
import type { Tables } from './tables.ts';

/** What is stored in the same transaction as a lead. */
export interface Beside {
  /** Why it is suspected to come from a bot, if it is. */
  suspicion?: string | undefined;
  /** The IANA zone of the device that it came from, if known and of use. */
  deviceZone?: string | undefined;
  /** The messages to send because of it. */
  deliveries?: readonly DeliveryKind[];
  /** The time that it asks for, if it is one that visitors may have. */
  time?: AskedTime | undefined;
}

interface NewRow {
  table: keyof Tables;
  values: Record<string, string>;
}

/** The rows that stand beside a new lead, for either database. */
export function rowsBeside(
  table: LeadTable,
  id: string,
  { suspicion, deviceZone, deliveries = [], time }: Beside,
): NewRow[] {
  const lead = { lead_table: table, lead_id: id };
  return [
    ...(suspicion === undefined
      ? []
      : [{ table: 'suspicions' as const, values: { ...lead, reason: suspicion } }]),
    ...(deviceZone === undefined
      ? []
      : [{ table: 'device_zones' as const, values: { ...lead, zone: deviceZone } }]),
    ...deliveryRows(lead, kindsFor(time?.wish, deliveries)).map((values) => ({
      table: 'deliveries' as const,
      values,
    })),
  ];
}

/**
 * Adds the team's mail about a confirmed call, where the wish is one. The visitor's invitation goes out in place of the
 * acknowledgement (decision 50). If the time went to somebody else, neither is sent.
 * @param kinds the deliveries of each new lead
 */
export function kindsFor(
  wish: CallTime | undefined,
  kinds: readonly DeliveryKind[],
): readonly DeliveryKind[] {
  return wish === 'confirmed' && kinds.includes('notification') ? [...kinds, 'team_confirmation'] : kinds;
}

/** The values that take a time for a new booking, for either database. */
export function timeValues(id: string, { start, end, wish }: AskedTime, rows: readonly NewRow[]) {
  const acknowledgement = rows.find(({ values }) => values.kind === 'acknowledgement');
  return {
    booking_id: id,
    starts_at: start.toISOString(),
    ends_at: end.toISOString(),
    wish,
    invitation: wish === 'confirmed' ? (acknowledgement?.values.id ?? crypto.randomUUID()) : null,
    act: crypto.randomUUID(),
  };
}

/** New deliveries, due now. */
export function deliveryRows(
  lead: { lead_table: LeadTable; lead_id: string },
  kinds: readonly DeliveryKind[],
) {
  return kinds.map((kind) => ({ ...lead, kind, id: crypto.randomUUID() }));
}
