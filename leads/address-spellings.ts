/** The spellings that count as the same address. Databases lower ASCII letters for certain, others only maybe. */
export function inAnyCase(address: string): string[] {
  return [address, address.toLowerCase(), address.toUpperCase()];
}
