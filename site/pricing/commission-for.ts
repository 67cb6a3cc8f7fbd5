import { RATES } from '#content/pricing.ts';
import { WORKSHEET } from '#content/worksheet.ts';
import { sketchMonth } from './earnings-sketch.ts';
import { euros } from './euros.ts';

/**
 * What the commission comes to by the sketch on Pricing, in words, for a store with so many orders a month of so many
 * euros each. For the agent on Support.
 */
export function commissionFor(orders: number, orderValue: number = WORKSHEET.orderValue): string {
  const { returnRate } = WORKSHEET;
  const [least, most] = [RATES.commission.from, RATES.commission.to].map((commission) =>
    euros(-sketchMonth({ orders, orderValue, returnRate, commission }).middle.commission),
  );
  return `For that many orders of €${orderValue} the sketch on Pricing comes to ${least} to ${most} a month, where ${returnRate}% of orders come back.`;
}
