import { array, number } from 'valibot';
import { lookUp } from './look-up.ts';

/** What the site's own agent looks things up in. */
export interface Provider {
  products: readonly [];
  /** What the commission comes to, for so many orders a month of such a worth. */
  commissionFor(orders: number, orderValue: number | undefined): string;
}

export const commission = lookUp(
  { counts: array(number()), money: array(number()) },
  ({ commissionFor }: Provider, { counts: [orders], money: [orderValue] }) => ({
    text: orders ? commissionFor(orders, orderValue) : '',
    checked: [],
  }),
);
