/** The spellings that count as the same address. Databases lower ASCII letters for certain, others only maybe. */
export function inAnyCase(address: string): string[] {
  return [address, address.toLowerCase(), address.toUpperCase()];
}

/** The same, each as SQLite's `lower` leaves it: with ASCII letters lowered. */
export function loweredSpellings(address: string): string[] {
  const lowered = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return [...new Set(inAnyCase(address).map(lowered))];
}
