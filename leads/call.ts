export type Side = 'team' | 'visitor';

export type Act = 'confirm' | 'move' | 'decline' | 'cancel';

/** What the visitor was told about the requested call time. */
export type CallTime = 'held' | 'confirmed' | 'taken';

export function isLink(text: string): boolean {
  return text.length <= 500 && !/\s/.test(text) && /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
