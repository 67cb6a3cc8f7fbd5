/**
 * Returns a month's kept sales and the invoice, rounded to the cent. `worth` and `returned` are in euros, the
 * commission `rate` in per cent.
 */
export function monthlyInvoice({ worth, returned, rate }: Record<'worth' | 'returned' | 'rate', number>) {
  const kept = worth - returned;
  return { kept, invoice: Math.round(kept * rate) / 100 };
}
