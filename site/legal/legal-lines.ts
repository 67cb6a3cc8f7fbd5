import type { SITE } from '#content/site.ts';

/** Returns the provider's legal details, one per line. Skips blank details. */
export function legalLines({ name, address, country, register, taxNumber }: typeof SITE.legal): string[] {
  const provider = [name, address, country].filter((part) => part.trim()).join(', ');
  const tax = taxNumber.trim() && `Tax number ${taxNumber}`;
  return [provider, register, tax].filter((line) => line.trim());
}
