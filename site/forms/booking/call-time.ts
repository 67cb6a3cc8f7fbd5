/** What became of the time that a booking asks for, as our own server says it beside its answer. */
export type CallTime = 'held' | 'confirmed' | 'taken' | 'requested';

const CALL_TIMES: CallTime[] = ['held', 'confirmed', 'taken', 'requested'];

/** Nothing where nobody keeps call times, as with a hosted database. */
export function callTimeOf({ headers }: Response): CallTime | undefined {
  return CALL_TIMES.find((value) => value === headers.get('call-time'));
}
