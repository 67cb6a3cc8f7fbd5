/**
 * Loads what the visitor typed from `sessionStorage`, which keeps it for this tab. If the browser denies
 * storage, the form still works but forgets its values on reload.
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
    // Storage is full or denied. The visitor can do nothing about it.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
