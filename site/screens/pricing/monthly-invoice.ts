/**
 * What a store kept of the sales of a month that the agent helped to close, and what it is invoiced, to the cent.
 * `worth` and `returned` are in euros, `rate`, the commission, in per cent.
 */
export function monthlyInvoice({ worth, returned, rate }: Record<'worth' | 'returned' | 'rate', number>) {
  const kept = worth - returned;
  return { kept, invoice: Math.round(kept * rate) / 100 };
}
