import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EARNINGS_SKETCH } from '#content/earnings-sketch.ts';
import { WORKSHEET } from '#content/worksheet.ts';
import { CASES, type StoreMonth, sketchMonth } from './earnings-sketch.ts';

const STORE: StoreMonth = {
  orders: 150,
  orderValue: 90,
  returnRate: 20,
  commission: 5,
};

test('one month of the worksheet’s store equals a third of the worksheet', () => {
  expect(sketchMonth(STORE)).toEqual({
    low: { extra: 8, margin: 348, saved: 120, commission: -252, work: -281, left: -65 },
    middle: { extra: 24, margin: 1_080, saved: 120, commission: -252, work: -314, left: 634 },
    high: { extra: 40, margin: 1_812, saved: 120, commission: -252, work: -347, left: 1_333 },
  });
});

test('the article’s table and range match the sketch', () => {
  const article = readFileSync('content/case-studies/2025-04-07-chatbot-return-on-investment.md', 'utf8');
  const { months, visitors, chats, ordersAfterChat } = WORKSHEET;
  const quarter = (amount: number) => Math.round((amount * months) / 50) * 50;
  const { low, middle, high } = sketchMonth(STORE);
  expect(article).toContain(`${visitors.toLocaleString('en')} visitors at 2.4%`);
  expect(article).toContain(`${chats.toLocaleString('en')} chats and ${ordersAfterChat} orders after them`);
  expect(article).toContain('**€1,902**');
  expect(middle.left * months).toBe(1_902);
  expect(article).toContain(`loses about €${-quarter(low.left)}`);
  expect(article).toContain(`leaves about €${quarter(high.left).toLocaleString('en')}`);
});

test('a small shop makes a loss, since reading chats takes as long as in a large shop', () => {
  const { low, middle, high } = sketchMonth({ ...STORE, orders: 24 });
  expect([low.left < 0, middle.left < 0, high.left > 0]).toEqual([true, true, true]);
  for (const sketched of Object.values(sketchMonth({ ...STORE, orders: 0 })))
    expect(sketched).toMatchObject({ extra: 0, margin: 0, left: -216 });
});

test('a higher commission, more returns or smaller orders reduce the earnings', () => {
  const left = (change: Partial<StoreMonth>) => sketchMonth({ ...STORE, ...change }).middle.left;
  expect(left({ commission: 8 })).toBeLessThan(left({}));
  expect(left({ returnRate: 50 })).toBeLessThan(left({}));
  expect(left({ orderValue: 40 })).toBeLessThan(left({}));
});

test('the initial values are within their limits and give a profit even in the low case', () => {
  const { fields } = EARNINGS_SKETCH;
  for (const [name, { value, limits }] of Object.entries(fields)) {
    const [min = 0, max = 0] = limits;
    expect(value, name).toBeGreaterThanOrEqual(min);
    expect(value, name).toBeLessThanOrEqual(max);
  }
  const { low } = sketchMonth({ ...STORE, orders: fields.orders.value });
  expect(low.left).toBeGreaterThan(0);
});

test('the lines of each case add up', () => {
  const month = sketchMonth({ ...STORE, orders: 408, orderValue: 64 });
  for (const name of CASES) {
    const { margin, saved, commission, work, left } = month[name];
    expect(margin + saved + commission + work, name).toBe(left);
  }
});
