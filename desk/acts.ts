import { ANSWER } from '#content/answer.ts';
import type { CallAct } from '#leads/call.ts';
import { answerCall, checkTimes, Doubtful, readAnswer } from '#leads/calls/answer-call.ts';
import { type Decision, problemOf, Refused, TimeTaken, undoDecision } from '#leads/calls/appointments.ts';
import { callHours } from '#leads/calls/call-hours.ts';
import { type CallState, findCallState } from '#leads/calls/call-state.ts';
import { inTransaction } from '#leads/db/connection.ts';
import type { ListedLead } from '#leads/db/find-leads.ts';
import { CALLS, OUTCOMES } from '#leads/db/tables.ts';
import { contactOf } from '#leads/lead-types/lead-types.ts';
import { trust } from '#leads/outbox/outbox.ts';
import { followUp } from '#leads/record/add-lead.ts';
import { addNote } from '#leads/record/entries.ts';
import { handOver } from '#leads/record/hand-over.ts';
import {
  archive,
  correct,
  endLinks,
  markAnswered,
  markSpam,
  remind,
  retry,
  saveOutcome,
} from '#leads/record/lead-record.ts';
import type { Fields } from './send-page.ts';
import { DESK, type DeskServices } from './services.ts';

interface Asked {
  services: DeskServices;
  lead: ListedLead;
  fields: Fields;
  /** The times that a form proposes. */
  starts: readonly unknown[];
}

/**
 * Does what a form of a lead's page asks for. @throws Refused if the lead doesn't allow it
 * @returns the id of the lead to show then, if it isn't the same
 */
type Act = (asked: Asked) => Promise<unknown>;

/** The acts on a lead, by the last part of the address that their forms post to. */
const ACTS = {
  confirm: (asked) => decide('confirm', asked),
  propose: (asked) => decide('propose', asked),
  move: (asked) => decide('move', asked),
  decline: (asked) => decide('decline', asked),
  cancel: (asked) => decide('cancel', asked),
  undo: ({ services: { store }, lead, fields }) => undoDecision(store, lead.id, DESK, fields.seen),
  async 'follow-up'(asked) {
    const call = await callOf(asked);
    // The times are proposed for a booking that nobody has answered.
    const added = { ...call, status: 'asked' as const, version: 'new' };
    const decision = decisionOf('propose', { ...asked, fields: { ...asked.fields, seen: 'new' } }, added);
    return await followUp(asked.services.store, call, decision, DESK);
  },
  async answered({ services: { store }, lead }) {
    if (lead.table === CALLS && lead.heard_at === null) throw new Refused('meanwhile');
    await markAnswered(store, lead, DESK);
  },
  async note({ services: { store }, lead, fields }) {
    await inTransaction(store, (transaction) => addNote(transaction, lead, DESK, fields.note ?? ''));
  },
  async outcome({ services: { store }, lead, fields }) {
    const outcome = OUTCOMES.find((known) => known === fields.outcome);
    if (!outcome) throw new Refused('meanwhile');
    await saveOutcome(store, lead, DESK, outcome);
  },
  async trust({ services: { store }, lead: { table, id, suspicion } }) {
    if (suspicion === null) throw new Refused('meanwhile');
    await trust(store, { lead_table: table, lead_id: id }, DESK);
  },
  'not-spam': async ({ services: { store }, lead: { table, id, suspicion } }) => {
    if (suspicion !== null) await trust(store, { lead_table: table, lead_id: id }, DESK);
  },
  spam: ({ services: { store }, lead }) => markSpam(store, lead, DESK),
  archive: ({ services: { store }, lead, fields }) => archive(store, lead, DESK, fields.back === 'yes'),
  remind: ({ services: { store }, lead, fields }) => remind(store, lead, DESK, fields.on ?? ''),
  correct: ({ services: { store }, lead, fields: { name = '', email = '' } }) =>
    correct(store, lead, DESK, { name, email }),
  'hand-over': ({ services: { store }, lead, fields: { to = '', words = '' } }) =>
    handOver(store, lead, DESK, to, words),
  retry: ({ services: { store }, lead }) => retry(store, DESK, lead.id),
  revoke: ({ services: { store, watched }, lead }) => endLinks(store, lead, DESK, watched.backups?.folder),
} satisfies Record<string, Act>;

/** Returns the act of this name, if there is one. */
export function findAct(name: string): Act | undefined {
  return Object.hasOwn(ACTS, name) ? ACTS[name as keyof typeof ACTS] : undefined;
}

/** The acts that mail the visitor. Only they have a preview: others may write where no transaction can roll back. */
export const PREVIEWED = ['confirm', 'propose', 'move', 'decline', 'cancel', 'follow-up'];

/** Returns an action's own fields. On the page of a lead, their names begin with the action's. */
export function fieldsFor(act: string, typed: Fields): Fields {
  const own = Object.entries(typed).filter(([name]) => name.startsWith(`${act}.`));
  return { ...typed, ...Object.fromEntries(own.map(([name, text]) => [name.slice(act.length + 1), text])) };
}

/** Adds a note that was typed beside another action. @returns the fields that were typed for other actions */
export async function keepOthers(act: string, typed: Fields, { store }: DeskServices, lead: ListedLead) {
  const { name, address } = contactOf(lead.table, lead);
  const shown: Fields = { 'correct.name': name, 'correct.email': address, 'remind.on': lead.remind_on ?? '' };
  const noted = typed['note.note'] ?? '';
  const isNoted = await inTransaction(store, (transaction) => addNote(transaction, lead, DESK, noted)).then(
    () => true,
    (error) => problemOf(error) !== 'long',
  );
  const others = Object.entries(typed).filter(([field, text]) => {
    const isOther =
      field.includes('.') && !field.startsWith(`${act}.`) && !(isNoted && field === 'note.note');
    return isOther && text.trim() !== '' && text !== shown[field];
  });
  return Object.fromEntries(others);
}

/** Returns what to say about a refused action. @throws any other error unchanged */
export function messageOf(error: unknown): string {
  const problem = problemOf(error);
  const { message } = error as Refused;
  const isOurs = message === problem || error instanceof TimeTaken || error instanceof Doubtful;
  return isOurs ? ANSWER.problems[problem] : message;
}

async function decide(act: CallAct, asked: Asked): Promise<void> {
  const call = await callOf(asked);
  await answerCall(asked.services.store, DESK, call, decisionOf(act, asked, call));
}

async function callOf({ services: { store }, lead }: Asked): Promise<CallState> {
  const call = lead.table === CALLS ? await findCallState(store.db, lead.id) : undefined;
  if (!call) throw new Refused('meanwhile');
  return call;
}

/** Returns the decision that a form asks for. @throws Refused or Doubtful if it can't be made, or may be a mistake */
function decisionOf(
  act: CallAct,
  { services: { freeTimes }, fields, starts }: Asked,
  call: CallState,
): Decision {
  const read = readAnswer({ ...fields, do: act, start: starts }, 'team', call);
  if ('problem' in read) throw new Refused(read.problem);
  checkTimes(read.decision, call, freeTimes.busy(), callHours(), fields.sure);
  return read.decision;
}

/** Returns the times in a form that proposes some: a field may be repeated, or have a number. */
export function startsOf(body: unknown): unknown[] {
  const fields = Object.entries(Object(body)).filter(([name]) =>
    /^(?:propose\.|follow-up\.)?start\d?$/.test(name),
  );
  return fields.flatMap(([, value]) => value);
}
