import * as v from 'valibot';
import { isLink } from '../call.ts';
import { MAX_PROPOSED } from '../calls/answer-call.ts';
import { callAt } from '../calls/call-hours.ts';
import { CALLS, ENTRY_KINDS, OUTCOMES, type Tables } from '../db/tables.ts';
import { DELIVERY_KINDS } from '../delivery-kinds.ts';
import { knownZone } from '../device-zone.ts';
import { DAY_MS } from '../durations.ts';
import { columnsOf, LEAD_TABLES, type LeadTable, leadType, listsOf } from '../lead-types/lead-types.ts';
import { checkRow, UUID } from '../validation.ts';

type Row = Record<string, unknown>;

/** Rows by table. An exported lead has rows in several tables; a block, an alert and some acts have only one. */
export type CheckedRows = { id: string } & { [Table in keyof Tables]?: Row[] };

/**
 * Checks a row that `leads export --json` wrote, by the rules of the forms and of the commands that set its fields.
 * @throws an error that names a wrong field
 */
export function checkExported({ table, ...exported }: Row): CheckedRows {
  const kind = LEAD_TABLES.find((each) => each === table);
  const ofForm = kind ? columnsOf(kind) : [];
  if (!kind && !['appointments', 'deliveries', 'audit'].includes(String(table)))
    throw new Error(`table: there is no kind of lead ${table}`);
  const others = Object.entries(exported).filter(([name]) => !ofForm.includes(name));
  const checked = v.safeParse(WITH_HISTORY, Object.fromEntries(others));
  if (!checked.success) throw new Error(`${v.getDotPath(checked.issues[0])}: ${checked.issues[0].message}`);
  const { deliveries, acts, entries, ...row }: Row & v.InferOutput<typeof WITH_HISTORY> = checked.output;
  const { id, created_at, booked_at, answered_at, starts_at } = row;
  // Version 0.1 exported no `ends_at`.
  const ends_at = row.ends_at ?? (starts_at && callAt(new Date(String(starts_at))).end.toISOString());
  const appointment = (at: unknown) =>
    pick(COLUMNS.appointments, { ...row, ends_at, booking_id: id, created_at: at });
  if (table === 'appointments') return { id, appointments: [appointment(created_at)] };
  if (table === 'deliveries' || table === 'audit') return { id, [table]: [pick(COLUMNS[table], row)] };
  if (!kind || created_at === null) throw new Error('created_at: it is missing');
  const isCall = kind === CALLS;
  if (row.status !== null && !isCall) throw new Error('status: only bookings have one');
  const ofLead = { lead_table: kind, lead_id: id };
  // Version 0.2 had one note without a date, and no entries.
  const note = { id, created_at, kind: 'note', body: row.team_note };
  const written = entries ?? (row.team_note === null ? [] : [note]);
  return {
    id,
    leads: [pick(COLUMNS.leads, { ...row, lead_table: kind, replied_at: isCall ? null : answered_at })],
    [kind]: [{ ...checkForm(kind, { ...pick(ofForm, exported), id }), created_at }],
    appointments: row.status === null ? [] : [appointment(booked_at)],
    deliveries: deliveries.map((each) => pick(COLUMNS.deliveries, { ...each, ...ofLead })),
    entries: written.map((each) => pick(COLUMNS.entries, { ...each, ...ofLead })),
    audit: acts.map((each) => pick(COLUMNS.audit, { ...each, ...ofLead })),
  };
}

const COLUMNS = {
  leads:
    'id lead_table suspicion device_zone source replied_at heard_at outcome archived_at remind_on revocations network',
  appointments: `booking_id created_at status starts_at ends_at held_until first_answer picked_start link note
    proposed invitation decided_by decided_at answered_at was_confirmed sequence`,
  deliveries: `id lead_table lead_id kind created_at due_at attempts delivered_at left_out failed_at error
    recipient counted_at told_start about`,
  entries: 'id lead_id created_at kind body about',
  audit: 'id created_at actor user_name act lead_id amount detail',
};

/** Returns these fields, except those without a value. */
function pick(names: string | readonly string[], row: Row): Row {
  const wanted = typeof names === 'string' ? names.split(/\s+/) : names;
  return Object.fromEntries(wanted.flatMap((name) => (row[name] == null ? [] : [[name, row[name]]])));
}

/** Checks a form's row like the form, but keeps options that the form no longer offers. @throws if a field is wrong */
function checkForm(table: LeadTable, row: Row): Row {
  const { schema, choices } = leadType(table);
  const checked = checkRow(schema(), row);
  if (checked.ok) return { ...checked.row };
  const wrong = checked.problems.find(({ field }) => {
    const isList = Array.isArray(row[field]) === listsOf(table).includes(field);
    const isFilled = [row[field]].flat().every((each) => typeof each === 'string' && each.trim());
    return !(choices.includes(field) && isList && isFilled);
  });
  if (wrong) throw new Error(`${wrong.field}: ${wrong.message}`);
  return row;
}

const uuid = v.pipe(v.string('it is not a UUID'), v.regex(UUID, 'it is not a UUID'), v.toLowerCase());
const past = instant(1);
const soon = instant(36_500);
const count = v.pipe(v.number('it is not a number'), v.integer('it is not whole'), v.minValue(0, 'below 0'));

/** The rules for the fields of all rows, except the forms' fields. */
const RULES: [names: string, rule: v.GenericSchema][] = [
  ['lead_id invitation', uuid],
  [
    'created_at booked_at answered_at heard_at decided_at delivered_at archived_at failed_at counted_at',
    past,
  ],
  ['due_at leased_until told_start starts_at ends_at held_until picked_start', soon],
  ['attempts revocations sequence amount', count],
  ['was_confirmed', v.picklist([0, 1], 'it is neither 0 nor 1')],
  ['status', oneOf('confirmed', 'declined', 'cancelled', 'held', 'taken', 'blocked')],
  ['first_answer', oneOf('held', 'confirmed', 'taken')],
  ['decided_by', oneOf('team', 'visitor')],
  ['actor', oneOf('operator', 'team', 'desk', 'server', 'visitor')],
  ['outcome', oneOf(...OUTCOMES)],
  ['calendar_answer', oneOf(...ENTRY_KINDS)],
  ['kind', oneOf(...DELIVERY_KINDS, ...ENTRY_KINDS)],
  ['proposed', v.pipe(v.string(), v.check(isProposed, 'it is not a list of instants'))],
  ['link', v.pipe(v.string(), v.check(isLink, 'it is not an address that begins with https://'))],
  ['device_zone', v.pipe(v.string(), v.check(isZone, 'it is not a time zone'))],
  ['remind_on', text(10)],
  ['lead_table act', text(60)],
  ['lease network recipient', text(100)],
  ['source user_name', text(300)],
  ['suspicion', text(500)],
  ['about detail', text(1000)],
  ['note left_out', text(5000)],
  ['body error', text(50_000)],
  ['team_note', text(500_000)],
];

const UNKNOWN = ({ expected }: { expected: string | null }) =>
  expected === 'never' ? 'there is no such field' : 'it is missing';
const ENTRIES: Record<string, v.GenericSchema> = Object.fromEntries(
  RULES.flatMap(([names, rule]) => names.split(' ').map((name) => [name, v.nullish(rule, null)])),
);
const ROW = v.strictObject({ ...ENTRIES, id: uuid }, UNKNOWN);
const ROWS = v.optional(v.array(ROW), []);
const WITH_HISTORY = v.strictObject(
  { ...ROW.entries, deliveries: ROWS, acts: ROWS, entries: v.optional(v.array(ROW)) },
  UNKNOWN,
);

function oneOf(...known: readonly string[]) {
  return v.picklist(known, `it is none of ${known.join(', ')}`);
}

/** Text that both databases can store: a visitor or a mail server may have put a NUL into it. */
function text(most: number) {
  const clean = (typed: string) => typed.toWellFormed().replaceAll('\0', '');
  return v.pipe(v.string('it is not text'), v.transform(clean), v.maxLength(most, `over ${most} letters`));
}

/** An instant, as both databases export it. @param days how far ahead it may be: the clocks may differ by a day */
function instant(days: number) {
  const message = 'it is not an instant such as 2026-12-01T09:00:00.000Z, or is too far ahead';
  const isInstant = (at: string) =>
    at.length === 24 && new Date(at).toJSON() === at && Date.parse(at) < Date.now() + days * DAY_MS;
  return v.pipe(v.string(message), v.check(isInstant, message));
}

function isZone(text: string): boolean {
  return knownZone(text) !== undefined;
}

function isProposed(text: string): boolean {
  try {
    return text.length <= 300 && v.is(v.pipe(v.array(soon), v.maxLength(MAX_PROPOSED)), JSON.parse(text));
  } catch {
    return false;
  }
}
