export type Side = 'team' | 'visitor';

/** The server's address for free call times: GET lists them, POST picks one for a booking. */
export const CALL_TIMES_PATH = '/call-times';

export type CallAct = 'confirm' | 'propose' | 'move' | 'decline' | 'cancel';

/** What the visitor was told about the requested call time. */
export type CallTimeStatus = 'held' | 'confirmed' | 'taken';

export const MAX_LINK = 500;

export function isLink(text: string): boolean {
  return text.length <= MAX_LINK && !/\s/.test(text) && /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
