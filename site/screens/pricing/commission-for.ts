import { RATES } from '#content/pricing.ts';
import { WORKSHEET } from '#content/worksheet.ts';
import { CREDITED, sketchMonth } from './earnings-sketch.ts';
import { euros } from './euros.ts';

/** Beyond these the sketch means nothing. */
const MOST_ORDERS = 500_000;
const MOST_WORTH = 1_000;

/**
 * What the commission comes to by the sketch on Pricing, in words, for a store with so many orders a month of so many
 * euros each. For the agent on Support, which repeats no figure that was typed.
 */
export function commissionFor(orders: number, worth?: number): string {
  if (!(orders <= MOST_ORDERS)) return '';
  const { returnRate, orderValue: usual } = WORKSHEET;
  const isOwn = worth !== undefined && worth > 0 && worth <= MOST_WORTH;
  const orderValue = isOwn ? worth : usual;
  const [least, most] = [RATES.commission.from, RATES.commission.to].map((commission) =>
    euros(-sketchMonth({ orders, orderValue, returnRate, commission }).middle.commission),
  );
  return `For that many orders${isOwn ? ' of that worth' : ` of €${usual}`} the sketch on Pricing comes to ${least} to ${most} a month, where ${Math.round(CREDITED * 100)}% of orders are credited to the agent and ${returnRate}% come back.`;
}
