import { RATES } from '#content/pricing.ts';
import { WORKSHEET } from '#content/worksheet.ts';
import { sketchMonth } from './earnings-sketch.ts';

/**
 * What the commission comes to by the sketch on Pricing, in words, for a store with so many orders a month of so many
 * euros each. For the agent on Support.
 */
export function commissionFor(orders: number, orderValue: number = WORKSHEET.orderValue): string {
  const { conversion, returnRate, chats, visitors } = WORKSHEET;
  const chatShare = (chats / visitors) * 100;
  const month = { visitors: (orders / conversion) * 100, conversion, orderValue, returnRate, chatShare };
  const [least, most] = [RATES.commission.from, RATES.commission.to].map(
    (commission) => `€${(-sketchMonth({ ...month, commission }).middle.commission).toLocaleString('en')}`,
  );
  return `For that many orders of €${orderValue} the sketch on Pricing comes to ${least} to ${most} a month, where ${chatShare}% of visitors chat and ${returnRate}% of orders come back.`;
}
