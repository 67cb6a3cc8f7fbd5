/** The sales of a month that the agent helped to close, in euros, and the commission on them, in per cent. */
interface CountedMonth {
  worth: number;
  returned: number;
  rate: number;
}

/** What a store kept of these sales, and what it is invoiced, to the cent. */
export function monthlyInvoice({ worth, returned, rate }: CountedMonth): { kept: number; invoice: number } {
  const kept = worth - returned;
  return { kept, invoice: Math.round(kept * rate) / 100 };
}
