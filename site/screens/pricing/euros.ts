/** Formats an amount in euros, omitting zero cents: `€16,200`, `€2.88`, `−€65`. */
export function euros(amount: number): string {
  const format = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
  return `${amount < 0 ? '−' : ''}${Math.abs(amount).toLocaleString('en', format)}`;
}
