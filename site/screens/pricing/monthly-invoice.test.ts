import { expect, test } from 'vitest';
import { RATES, WORKED_MONTH } from '#content/pricing.ts';
import { WORKSHEET } from '#content/worksheet.ts';
import { euros } from './euros.ts';
import { monthlyInvoice } from './monthly-invoice.ts';

test('commission is due on kept sales, to the cent', () => {
  expect(monthlyInvoice({ worth: 21_600, returned: 5_400, rate: 4 })).toEqual({ kept: 16_200, invoice: 648 });
  expect(monthlyInvoice({ worth: 96, returned: 0, rate: 3 })).toEqual({ kept: 96, invoice: 2.88 });
  expect(monthlyInvoice({ worth: 80, returned: 80, rate: 8 })).toEqual({ kept: 0, invoice: 0 });
});

test('the rates of the fictional stores are within the commission range', () => {
  const { from, to } = RATES.commission;
  const worksheet = { name: 'The store of content/worksheet.ts', rate: WORKSHEET.commission };
  for (const { name, rate } of [...WORKED_MONTH.stores, worksheet]) {
    const range = `${name} pays ${rate}%, and RATES in content/pricing.ts goes from ${from}% to ${to}%`;
    expect(rate >= from && rate <= to, range).toBe(true);
  }
  for (const { name, worth, returned } of WORKED_MONTH.stores)
    expect(returned, name).toBeLessThanOrEqual(worth);
});

test('amounts are formatted as on a price tag', () => {
  expect([16_200, 2.88, -65, 0].map(euros)).toEqual(['€16,200', '€2.88', '−€65', '€0']);
});
