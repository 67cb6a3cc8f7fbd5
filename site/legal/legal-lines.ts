import type { SITE } from '#content/site.ts';

/** Returns the provider's legal details, one per line. Skips blank details. */
export function legalLines({ name, address, country, register, taxNumber }: typeof SITE.legal): string[] {
  const tax = taxNumber.trim() && `Tax number ${taxNumber}`;
  return [listed([name, address, country]), register, tax].filter((line) => line.trim());
}

function listed(parts: string[]): string {
  return parts.filter((part) => part.trim()).join(', ');
}
