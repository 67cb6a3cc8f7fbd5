import { RATES } from './pricing.ts';
import { PROMISES } from './promises.ts';
import { WORKSHEET } from './worksheet.ts';

/** The earnings sketch, filled in with the figures of `content/worksheet.ts`. */
export const EARNINGS_SKETCH = {
  heading: 'A sketch of your month',
  lead: 'Put in your own figures. They stay on this page: nothing is sent.',
  /** Without script, in place of the fields. */
  example: `For example: ${/* @__PURE__ */ (WORKSHEET.visitors / WORKSHEET.months).toLocaleString('en')} visitors a month, of whom ${WORKSHEET.conversion}% order and ${(WORKSHEET.chats / WORKSHEET.visitors) * 100}% chat. An order is worth €${WORKSHEET.orderValue}, ${WORKSHEET.returnRate}% come back, and our commission is ${WORKSHEET.commission}%.`,
  /** Filled in for a start: a month of the worksheet's store. */
  fields: {
    visitors: {
      label: 'Visitors a month',
      unit: '',
      value: WORKSHEET.visitors / WORKSHEET.months,
      min: 100,
      max: 500_000,
      step: 100,
    },
    conversion: {
      label: 'Visitors who order',
      unit: '%',
      value: WORKSHEET.conversion,
      min: 0.1,
      max: 10,
      step: 0.1,
    },
    orderValue: {
      label: 'Worth of an order',
      unit: '€',
      value: WORKSHEET.orderValue,
      min: 5,
      max: 1_000,
      step: 1,
    },
    returnRate: {
      label: 'Orders sent back',
      unit: '%',
      value: WORKSHEET.returnRate,
      min: 0,
      max: 80,
      step: 1,
    },
    chatShare: {
      label: 'Visitors who chat',
      unit: '%',
      value: (WORKSHEET.chats / WORKSHEET.visitors) * 100,
      min: 0.5,
      max: 30,
      step: 0.5,
    },
    commission: {
      label: 'Our commission',
      unit: '%',
      value: WORKSHEET.commission,
      min: RATES.commission.from,
      max: RATES.commission.to,
      step: 0.5,
    },
  },
  cases: { low: 'Low', middle: 'Middle', high: 'High' },
  rows: {
    extra: 'Extra orders that stay sold',
    margin: 'What you earn on them',
    saved: 'Emails your team need not write',
    commission: 'Our commission',
    work: 'Your hours, returns, corrections',
    left: 'Left over',
  },
  caption: 'A month with the agent, in three cases',
  /** `{low}`, `{middle}` and `{high}` are amounts. */
  result: 'Left over in a month: {middle} in the middle, {low} at the low end, {high} at the high end.',
  assumptionsHeading: 'What it assumes',
  assumptions: [
    `Shoppers who chat are nearer to buying than the rest, by as much as in our worksheet: ${WORKSHEET.ordersAfterChat} orders from ${/* @__PURE__ */ WORKSHEET.chats.toLocaleString('en')} chats.`,
    `Most would have bought anyway. Of those ${WORKSHEET.ordersAfterChat} orders, ${WORKSHEET.extraOrders.low} are extra in the low case, ${WORKSHEET.extraOrders.middle} in the middle and ${WORKSHEET.extraOrders.high} in the high one. The commission is reckoned on all that stay sold, extra or not: the most that it can be.`,
    `You keep ${WORKSHEET.margin}% of an order after goods and packing. A return costs you €${WORKSHEET.returnCost}, an hour €${WORKSHEET.hourlyCost}.`,
    `Your team reads chats and mends data for ${WORKSHEET.hoursOfReading / WORKSHEET.months} hours a month, whatever the size of the shop. That is what makes the sketch of a small shop negative.`,
  ],
  source: {
    label: 'The worksheet, line by line',
    href: '/case-studies/chatbot-return-on-investment',
  },
  note: PROMISES.notPromised,
};
