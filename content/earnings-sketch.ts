import { RATES } from './pricing.ts';
import { PROMISES } from './promises.ts';
import { WORKSHEET } from './worksheet.ts';

/** Scales a number of orders from the worksheet to a store that would get 100 orders without an agent. */
const perHundred = (orders: number) =>
  Math.round((100 * orders) / ((WORKSHEET.visitors * WORKSHEET.conversion) / 100));
const CREDITED = perHundred(WORKSHEET.ordersAfterChat);

const { from, to } = RATES.commission;

/** The field's initial value, in orders per month: twice the number of the worksheet's store. */
const ORDERS = 300;

export const EARNINGS_SKETCH = {
  heading: 'A sketch of your month',
  lead: 'Put in your own figures. They stay on this page: nothing is sent.',
  /** Replaces the fields without JavaScript. */
  example: `For example: ${ORDERS} orders a month, each worth €${WORKSHEET.orderValue}. ${WORKSHEET.returnRate}% come back, and our commission is ${WORKSHEET.commission}%.`,
  fields: {
    orders: { label: 'Orders a month', value: ORDERS, limits: [5, 50_000] },
    orderValue: {
      label: 'Average order value, without VAT',
      unit: '€',
      value: WORKSHEET.orderValue,
      limits: [5, 1_000],
    },
    returnRate: { label: 'Return rate', unit: '%', value: WORKSHEET.returnRate, limits: [0, 80] },
    commission: {
      label: 'Our commission',
      unit: '%',
      value: WORKSHEET.commission,
      limits: [from, to],
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
  /** The placeholders here and in `result` stand for amounts. */
  invoice: 'Our invoice: about {{invoice}} in a month.',
  /** Replaces the invoice while a field is blank or out of range. */
  incomplete: 'Fill in each field, within its limits.',
  result: 'Left over for you: {{middle}} in the middle, {{low}} at the low end, {{high}} at the high end.',
  assumptionsHeading: 'What it assumes',
  assumptions: [
    `We assume ${Math.round((100 * WORKSHEET.ordersAfterChat) / WORKSHEET.chats)} in 100 shoppers who chat then order. For each 100 orders that you have today, ${CREDITED} orders are credited to the agent. ${PROMISES.stricter}`,
    `${PROMISES.askers} Of the ${CREDITED}, ${perHundred(WORKSHEET.extraOrders.low)} come on top of your 100 in the low case, ${perHundred(WORKSHEET.extraOrders.middle)} in the middle and ${perHundred(WORKSHEET.extraOrders.high)} in the high one. The invoice counts all of the ${CREDITED} that stay sold, extra or not. If more of your shoppers ask, it is higher; if fewer ask, lower.`,
    `You keep ${WORKSHEET.margin}% of an order after goods and packing. A return costs you €${WORKSHEET.returnCost}, an hour €${WORKSHEET.hourlyCost}.`,
    `Your team reads a sample of the chats and corrects data for ${WORKSHEET.hoursOfReading / WORKSHEET.months} hours a month, whatever the size of the shop. In a small shop, that can cost more than the agent brings.`,
  ],
  source: { label: 'The worksheet, line by line', href: '/case-studies/chatbot-return-on-investment' },
  note: PROMISES.notPromised,
};
