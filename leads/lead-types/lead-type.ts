import type { CallAct, CallTimeStatus } from '../call.ts';
import type { FormZone } from '../time-zones.ts';
import type { FormValues, RowSchema } from '../validation.ts';

/** A submitted row as it is stored: with its id and the time of its creation in UTC (ISO 8601). */
export type Stored<Row extends object = object> = Omit<Row, 'id'> & { id: string; created_at: string };

/** A label and a human-readable value, which is null if the visitor left the field empty. */
export interface Fact {
  label: string;
  value: string | null;
  /** Chosen from a list, or computed. Emails to visitors show only these facts: the address may be a stranger's. */
  isChosen: boolean;
}

export interface BookedTime {
  status: CallTimeStatus;
  startsAt: Date;
  heldUntil: Date | undefined;
}

export interface LeadType<Row extends object = object> {
  name: string;
  /** The plural of `name`, which also selects this type on the command line. */
  plural: string;
  /** The name of this type's filter in the desk's inbox. */
  filter: string;
  /** The columns with the visitor's name and email address, and with company and phone if the form asks for them. */
  contact: Record<'name' | 'email', ColumnOf<Row, string>> & {
    [Name in 'company' | 'phone']?: ColumnOf<Row, string | null>;
  };
  /** The columns whose values are chosen from a list, for statistics. Excludes times. */
  choices: readonly (object extends Row ? string : keyof Row & string)[];
  /** The paths of the form, and of the page shown after the form is posted without JavaScript. */
  formPath: string;
  thanksPath: string;
  /** The fewest seconds that a person needs to submit the form, even with the browser's autofill. */
  fastestSeconds: number;
  /** @param earliestDate the first day that may be requested, as `YYYY-MM-DD` @param form the row's form, if any */
  schema(earliestDate?: string, form?: FormValues): RowSchema<Row>;
  /** Converts a form's fields to an unvalidated row. */
  fromForm(values: FormValues): Record<keyof Row, unknown>;
  /** Returns the sender and the subject, which fit on one line together. */
  headline(lead: Stored<Row>): { who: string; what: string };
  /** @param deviceZone the IANA time zone of the visitor's device, if known */
  facts(lead: Stored<Row>, deviceZone?: string): Fact[];
  /** Returns the zone that the visitor chose. Undefined if the form has no zone: then no device zone is stored. */
  timeZone(row: Row): FormZone | undefined;
}

export type LinkTo = (act: CallAct | 'answered') => string;

/** The names of the columns with one type of value; any string if the row type is unknown. */
type ColumnOf<Row extends object, Value> = object extends Row
  ? string
  : { [Name in keyof Row]-?: Row[Name] extends Value ? Name : never }[keyof Row] & string;

export function typed(label: string, value: string | null): Fact {
  return { label, value, isChosen: false };
}

export function chosen(label: string, value: string): Fact {
  return { label, value, isChosen: true };
}

/** Splits values into lines. Skips facts without a value. */
export function summaryOf(facts: readonly Fact[]): { label: string; lines: string[] }[] {
  return facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, lines: value.split('\n') }]));
}
