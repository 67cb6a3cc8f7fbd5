import type { SITE } from '#content/site.ts';

/** Returns the legal facts of the provider, one line each, without those that are blank. */
export function legalLines({ name, address, country, register, taxNumber }: typeof SITE.legal): string[] {
  const tax = taxNumber.trim() && `Tax number ${taxNumber}`;
  return [listed([name, address, country]), register, tax].filter((line) => line.trim());
}

function listed(parts: string[]): string {
  return parts.filter((part) => part.trim()).join(', ');
}
