/**
 * What the visitor has typed, kept for this tab until it is sent (`sessionStorage`). Where the browser
 * refuses storage the form works all the same, it only forgets on a reload.
 */
export function loadDraft<Draft>(key: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or refused: nothing that the visitor could do about it.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
