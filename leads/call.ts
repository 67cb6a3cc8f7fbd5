export type Side = 'team' | 'visitor';

/** The action that a link in a mail offers. */
export type Act = 'confirm' | 'move' | 'decline' | 'cancel';

/** What the visitor was told about the time that a booking asks for. */
export type CallTime = 'held' | 'confirmed' | 'taken';

/** Returns whether a string is a web address of at most 500 characters, such as the link to a meeting room. */
export function isLink(text: string): boolean {
  return text.length <= 500 && !/\s/.test(text) && /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
