/** What a check found. */
export interface Finding {
  check: string;
  found: string;
  /** How to fix it; undefined if it is fine. */
  todo?: string | undefined;
}

export function finding(check: string, found: string, isAmiss: boolean, todo: string): Finding {
  return { check, found, todo: isAmiss ? todo : undefined };
}
