import { dueDay, withArticle } from './delivery.ts';
import { answered, declined, type Part } from './part.ts';
import { ended, listed } from './text.ts';
import type { Order, Store } from './types.ts';
import { days } from './words.ts';

export interface OrderQuestion {
  numbers: string[];
  email?: string;
  asksForItems: boolean;
  asksForChange: boolean;
  /** 'My order', unlike 'what did Tomas order?'. */
  isOwn: boolean;
}

/**
 * Tells of an order only to who knows its number and its address. An unknown number, and a number with another's
 * address, are answered alike.
 */
export function answerOrder(
  store: Store,
  now: Date,
  { numbers, email, asksForItems, asksForChange, isOwn }: OrderQuestion,
): Part {
  const checked = ['orders'];
  if (!isOwn && email === undefined)
    return declined('I tell of an order only to whoever has both its number and its email address.', checked);
  if (numbers.length === 0 && email === undefined)
    return answered(
      'I can look it up. I need the order’s number and the email address it was placed with, both.',
      checked,
    );
  if (email === undefined)
    return answered(
      'I also need the email address that the order was placed with. The number alone isn’t enough.',
      checked,
    );
  if (numbers.length === 0)
    return answered('I also need the number of the order. The address alone isn’t enough.', checked);
  const found = store.orders.filter((order) => numbers.includes(order.number) && order.email === email);
  const [order] = found;
  if (!order || found.length < numbers.length)
    return declined(
      'I find no order with that number and that address together. Please look at the confirmation mail; a person can help if it is lost.',
      checked,
    );
  if (found.length > 1)
    return answered(
      found.map(({ number, items, state }) => `Order ${number}, ${listed(items)}: ${state}.`).join(' '),
      found.map(({ number }) => `order ${number}`),
    );
  return answered(tell(store, now, order, asksForItems, asksForChange), [`order ${order.number}`]);
}

function tell(store: Store, now: Date, order: Order, asksForItems: boolean, asksForChange: boolean): string {
  const name = `Order ${order.number}`;
  const items = listed(order.items);
  const due =
    order.due === undefined ? '' : `It is due in ${days(order.due)}, ${dueDay(store, now, order.due)}.`;
  if (asksForChange)
    return `${ended(store.policies.address)} ${name} is ${order.state}${/not packed/.test(order.state) ? ', so a person can still change it' : order.packed === undefined && order.shipped === undefined && order.delivered === undefined ? '' : ', so it is too late for that'}.`;
  const steps = [
    `${name}, ${items}, to ${withArticle(order.to)}: ${order.state}${when(order)}.`,
    order.lastScan && `Last scan: ${order.lastScan}.`,
    due,
    !due && order.delivered === undefined && 'There is no new date yet.',
  ];
  return asksForItems
    ? `${name}: ${items}, for ${withArticle(order.to)}. State: ${order.state}.`
    : steps.filter(Boolean).join(' ');
}

function when({ delivered, shipped, state }: Order): string {
  const past = delivered ?? shipped;
  if (past === undefined) return '';
  const ago = `${days(-past)} ago`;
  return state === 'delivered' || state === 'shipped' ? ` ${ago}` : `, shipped ${ago}`;
}
