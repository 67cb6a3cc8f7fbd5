import { array, boolean, optional, string } from 'valibot';
import { listed } from '../text.ts';
import { clockIn, dayName, workingDaysAfter } from '../working-days.ts';
import { askedFor, days, lookUp } from './look-up.ts';

/**
 * Reports an order's state only if both its number and its email address are given. An unknown number and a wrong
 * address get the same answer, so nobody can probe for orders.
 */
export const order = lookUp(
  {
    order: optional(string()),
    email: optional(string()),
    isChange: optional(boolean(), false),
    pieces: optional(array(string()), []),
    text: optional(string(), ''),
  },
  ({ orders, products, shipping, rules }, { order, email, isChange, pieces, text }, now) => {
    const asked = askedFor(text, rules.orders ?? {});
    if (!order || !email) {
      const has = order
        ? 'I also need the email address that the order was placed with. The number alone isn’t enough.'
        : email
          ? 'I also need the number of the order. The address alone isn’t enough.'
          : 'I need the order’s number and the email address it was placed with.';
      return {
        kind: isChange ? 'handed-over' : 'asked',
        text: [...asked, isChange ? CHANGES : 'I can look that up.', has].join(' '),
        checked: [],
      };
    }
    const found = orders.find((one) => one.number === order && one.email === email);
    if (!found)
      return {
        kind: 'declined',
        text: 'I find no order with that number and that address together. The confirmation mail has both; if it is lost, a person at the shop can help.',
        checked: ['orders'],
      };
    const { number, items, state, to, due, delivered, shipped, lastScan } = found;
    const ordered = products
      .filter(({ name }) => items.some((item) => item.startsWith(name)))
      .map(({ id }) => id);
    const named = ordered.filter((id) => pieces.includes(id));
    const duties = shipping.zones.find((zone) => zone.to.includes(to))?.duties;
    const ago = delivered ?? shipped;
    const isSent = delivered === undefined && state !== 'shipped' ? 'shipped ' : '';
    const today = clockIn(shipping.timeZone, now).today;
    return {
      text: [
        `Order ${number}, ${listed(items)}, to ${to}: ${state}${ago === undefined ? '' : `, ${isSent}${days(-ago)} ago`}.`,
        lastScan && `Last scan: ${lastScan}.`,
        due !== undefined && `It is due in ${days(due)}, ${dayName(workingDaysAfter(today, due), today)}.`,
        ...asked,
        duties && DUTIES.test(text) && `To ${to}, duties are ${duties}.`,
        isChange
          ? CHANGES
          : state === 'not packed yet' &&
            'Whether it can still be changed or cancelled, a person at the shop decides.',
        delivered !== undefined &&
          MISSING.test(text) &&
          'If it didn’t reach you, a person at the shop looks into it.',
        due === undefined && delivered === undefined && 'There is no new date yet.',
      ]
        .filter(Boolean)
        .join(' '),
      checked: [`order ${number}`],
      keep: { place: to, pieces: named.length > 0 ? named : ordered },
    };
  },
);

/** Messages have no apostrophes here. */
const MISSING = /\b(?:where|wheres|not|never|nothing|missing|lost|(?:do|does|did|has|have|is)nt)\b/;

const DUTIES = /\b(?:dut(?:y|ies)|tax(?:es)?|customs|pay)\b/;

const CHANGES =
  'Whether an order can still be changed or cancelled, a person decides. I’d pass this to the shop, and someone would reply.';
