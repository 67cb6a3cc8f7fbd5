import { type RawBuilder, sql } from 'kysely';

/** Names a state of a call, so that an answer to an earlier one is not taken for one to this. */
export function versionOf(appointment: { status: string; sequence: number } | undefined): string {
  return appointment ? `${appointment.status} ${appointment.sequence}` : 'new';
}

/** Whether the stored appointment has this version, if one is named. */
export function isVersion(version: string | undefined): RawBuilder<boolean> {
  if (version === undefined) return sql`1 = 1`;
  const [status = '', sequence = ''] = version.split(' ');
  return sequence === ''
    ? sql`1 = 0`
    : sql`appointments.status = ${status} and appointments.sequence = ${Number(sequence)}`;
}
