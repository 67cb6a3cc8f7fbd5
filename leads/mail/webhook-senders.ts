import { findLead, findRecord } from '../db/find-leads.ts';
import { CALLS, type Db } from '../db/tables.ts';
import { requestedStart } from '../lead-types/booking.ts';
import { summaryOf, typed } from '../lead-types/lead-type.ts';
import { leadType } from '../lead-types/lead-types.ts';
import { ERASED, leaveOut } from '../outbox/delivery-failure.ts';
import type { Senders } from '../outbox/delivery-worker.ts';
import type { FindProblems } from '../outbox/follow-ups.ts';
import { printable } from '../printable.ts';
import { formatHere } from '../time-zones.ts';
import { problemsNow } from './problems-now.ts';
import { sendWebhook, type WebhookSettings } from './send-webhook.ts';

/** Creates the senders that post leads and alerts to the webhook. */
export function webhookSenders(db: Db, settings: WebhookSettings, findProblems: FindProblems): Senders {
  return {
    async webhook({ id, lead_table, lead_id }, signal) {
      const lead = (await findLead(db, lead_table, lead_id)) ?? leaveOut(ERASED);
      const { device_zone, source = null } = (await findRecord(db, lead_id)) ?? {};
      const { name, headline, facts } = leadType(lead_table);
      const said = summaryOf([...facts(lead, device_zone ?? undefined), typed('Came from', source)]);
      const lines = said.map(({ label, lines }) => `${label}: ${lines.join('\n')}`);
      if (lead.table === CALLS) lines.push(`Our time: ${formatHere(requestedStart(lead))}`);
      const text = [`New ${name}: ${headline(lead).who}`, ...lines, `Reference: ${lead_id}`].join('\n');
      const { table, ...row } = lead;
      const event = { type: `${table}.created`, timestamp: row.created_at, data: { ...row, source } };
      await sendWebhook(settings, id, event, printable(text), signal);
    },
    async webhook_alert({ id, created_at }, signal) {
      const problems = await problemsNow(findProblems);
      const text = ['Your lead server needs a look:', ...problems.map(({ what }) => what)].join('\n');
      const event = { type: 'server.alert', timestamp: created_at, data: { problems } };
      await sendWebhook(settings, id, event, text, signal);
    },
  };
}
