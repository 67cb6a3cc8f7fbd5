import type { Act as CallAct } from '#leads/call.ts';
import { answerCall, readAnswer } from '#leads/calls/answer-call.ts';
import { Refused } from '#leads/calls/appointments.ts';
import { findCallState } from '#leads/calls/call-state.ts';
import { inTransaction } from '#leads/db/connection.ts';
import type { ListedLead } from '#leads/db/find-leads.ts';
import { CALLS, OUTCOMES } from '#leads/db/tables.ts';
import { trust } from '#leads/outbox/outbox.ts';
import { addNote } from '#leads/record/entries.ts';
import { endLinks, markAnswered, retry, saveOutcome } from '#leads/record/lead-record.ts';
import type { Fields } from './send-page.ts';
import { DESK, type DeskServices } from './services.ts';

interface Asked {
  services: DeskServices;
  lead: ListedLead;
  fields: Fields;
}

/** Does what a form of a lead's page asks for. @throws Refused if the lead doesn't allow it */
type Act = (asked: Asked) => Promise<unknown>;

/** The acts on a lead, by the last part of the address that their forms post to. */
const ACTS = {
  confirm: (asked) => decide('confirm', asked),
  move: (asked) => decide('move', asked),
  decline: (asked) => decide('decline', asked),
  async answered({ services: { store }, lead }) {
    if (lead.table === CALLS) throw new Refused('meanwhile');
    await markAnswered(store, lead, DESK);
  },
  note: ({ services: { store }, lead, fields }) =>
    inTransaction(store, (transaction) => addNote(transaction, lead, DESK, fields.note ?? '')),
  async outcome({ services: { store }, lead, fields }) {
    const outcome = OUTCOMES.find((known) => known === fields.outcome);
    if (!outcome) throw new Refused('meanwhile');
    await saveOutcome(store, lead, DESK, outcome);
  },
  async trust({ services: { store }, lead: { table, id, suspicion } }) {
    if (suspicion === null) throw new Refused('meanwhile');
    await trust(store, { lead_table: table, lead_id: id }, DESK);
  },
  retry: ({ services: { store }, lead }) => retry(store, DESK, lead.id),
  revoke: ({ services: { store, watched }, lead }) => endLinks(store, lead, DESK, watched.backups?.folder),
} satisfies Record<string, Act>;

/** Returns the act of this name, if there is one. */
export function findAct(name: string): Act | undefined {
  return Object.hasOwn(ACTS, name) ? ACTS[name as keyof typeof ACTS] : undefined;
}

async function decide(act: CallAct, { services: { store }, lead, fields }: Asked): Promise<void> {
  const state = lead.table === CALLS ? await findCallState(store.db, lead.id) : undefined;
  if (!state) throw new Refused('meanwhile');
  const read = readAnswer({ ...fields, do: act }, 'team', state);
  if ('problem' in read) throw new Refused(read.problem);
  await answerCall(store, DESK, state, read.decision);
}
