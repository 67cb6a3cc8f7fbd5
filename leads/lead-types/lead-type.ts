import type { Act, CallTime } from '../call.ts';
import type { FormZone } from '../time-zones.ts';
import type { Checked, FormValues } from '../validation.ts';

/** A stored lead: its row, with lists as lists, and what the store adds. Points in time are UTC, ISO 8601. */
export type Lead<Row extends object = object> = Omit<Row, 'id'> & { id: string; created_at: string };

/** A label and its value as people read them; null where the visitor left it empty. */
export interface Fact {
  label: string;
  value: string | null;
  /** Chosen from a list, or computed. A mail to a visitor shows no other fact: the address may be a stranger's. */
  isChosen: boolean;
}

export interface BookedTime {
  status: CallTime;
  startsAt: Date;
  heldUntil: Date | undefined;
}

/** Everything the product knows about one kind of lead. `lead-types.ts` lists the kinds by their tables. */
export interface LeadType<Row extends object = object> {
  /** Names its mails, and itself in sentences. */
  name: string;
  /** Names several of them, and the choice of them on the command line. */
  plural: string;
  /** The columns that hold a list. SQLite keeps them as JSON. */
  lists: Record<ColumnOf<Row, unknown[]>, true>;
  /** The columns with the visitor's name and address, and with the company and phone number where the form asks. */
  contact: Record<'name' | 'email', ColumnOf<Row, string>> & {
    [Name in 'company' | 'phone']?: ColumnOf<Row, string | null>;
  };
  /** The columns whose values are chosen from a list, but for times: they can be counted. */
  choices: readonly (object extends Row ? string : keyof Row & string)[];
  /** Where the plain form is, and where it leads once it is stored. */
  formPath: string;
  thanksPath: string;
  /** Who sends the form sooner after its page was shown did not fill it in by hand, nor had it filled in by a browser. */
  fastestSeconds: number;
  /** @param earliestDate the first day that may be asked for, as `YYYY-MM-DD` */
  check(input: unknown, earliestDate: string): Checked<Row>;
  /** Turns what a form holds into a row to check, its columns in their order. */
  fromForm(values: FormValues): Record<keyof Row, unknown>;
  /** Who it is from and what it is about, a line in all. */
  headline(lead: Lead<Row>): { who: string; what: string };
  /** @param deviceZone the IANA zone of the device that it came from, if known */
  facts(lead: Lead<Row>, deviceZone?: string): Fact[];
  /** The time zone that the visitor chose, where the form asks for one: that of the device is then kept as well. */
  timeZone(lead: Omit<Lead<Row>, 'created_at'>): FormZone | undefined;
}

/** Makes the link to the page that takes an answer, where there are such links. */
export type LinkTo = (act: Act | 'answered') => string;

/** The columns with values of one type; any text for a type whose row is not known. */
type ColumnOf<Row extends object, Value> = object extends Row
  ? string
  : { [Name in keyof Row]-?: Row[Name] extends Value ? Name : never }[keyof Row] & string;

export function typed(label: string, value: string | null): Fact {
  return { label, value, isChosen: false };
}

export function chosen(label: string, value: string): Fact {
  return { label, value, isChosen: true };
}

/** Returns facts by their lines, without the empty ones. */
export function summaryOf(facts: readonly Fact[]): { label: string; lines: string[] }[] {
  return facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, lines: value.split('\n') }]));
}
