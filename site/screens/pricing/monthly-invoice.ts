/** Returns kept sales and the invoice, to the cent. `worth` and `returned` are in euros, `rate` is in per cent. */
export function monthlyInvoice({ worth, returned, rate }: Record<'worth' | 'returned' | 'rate', number>) {
  const kept = worth - returned;
  return { kept, invoice: Math.round(kept * rate) / 100 };
}
