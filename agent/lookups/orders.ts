import { boolean, object, optional, string } from 'valibot';
import { listed } from '../text.ts';
import { clockIn, dayName, workingDaysAfter } from '../working-days.ts';
import { days, lookUp } from './look-up.ts';

/**
 * Tells of an order only to who gives its number and its address. An unknown number, and a number with another's
 * address, are answered alike.
 */
export const order = lookUp(
  object({ order: optional(string()), email: optional(string()), isChange: optional(boolean(), false) }),
  (store, args, now) => {
    const checked = ['orders'];
    if (args.isChange && !args.order) return { text: store.rules.address ?? '', checked: ['shop’s rules'] };
    const asked = (text: string) => ({ kind: 'asked' as const, text, checked });
    if (!args.order && !args.email)
      return asked('I can look that up. I need the order’s number and the email address it was placed with.');
    if (!args.email)
      return asked(
        'I also need the email address that the order was placed with. The number alone isn’t enough.',
      );
    if (!args.order) return asked('I also need the number of the order. The address alone isn’t enough.');
    const found = store.orders.find(({ number, email }) => number === args.order && email === args.email);
    if (!found)
      return {
        kind: 'declined',
        text: 'I find no order with that number and that address together. The confirmation mail has both; if it is lost, a person at the shop can help.',
        checked,
      };
    const { number, items, state, to, due, delivered, shipped, lastScan } = found;
    const ago = delivered ?? shipped;
    const today = clockIn(store.shipping.timeZone, now).today;
    return {
      text: [
        `Order ${number}, ${listed(items)}, to ${to}: ${state}${ago === undefined ? '' : `, ${delivered === undefined && state !== 'shipped' ? 'shipped ' : ''}${days(-ago)} ago`}.`,
        lastScan && `Last scan: ${lastScan}.`,
        due !== undefined && `It is due in ${days(due)}, ${dayName(workingDaysAfter(today, due), today)}.`,
        state === 'not packed yet'
          ? 'Until it is packed a person at the shop can still change it.'
          : args.isChange && 'It is too late to change it.',
        due === undefined && delivered === undefined && 'There is no new date yet.',
      ]
        .filter(Boolean)
        .join(' '),
      checked: [`order ${number}`],
    };
  },
);
