export type Side = 'team' | 'visitor';

/** What a link in a mail opens on. */
export type Act = 'confirm' | 'move' | 'decline' | 'cancel';

/** What the visitor was told about the time that a booking asks for. */
export type CallTime = 'held' | 'confirmed' | 'taken';

/** Whether a text is the address of a call, such as a meeting room. */
export function isLink(text: string): boolean {
  return text.length <= 500 && !/\s/.test(text) && /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
