import { catalogue, rule } from './catalogue.ts';
import { delivery } from './delivery.ts';
import { compare, fields, measures } from './fields.ts';
import type { LookUp } from './look-up.ts';
import { order } from './orders.ts';
import { sizing } from './sizing.ts';
import { bag, bagList, stock } from './stock.ts';

/** All look-ups, by the name that intents use for them. */
export const STORE_LOOK_UPS: Record<string, LookUp> = {
  fields,
  measures,
  compare,
  stock,
  bag,
  bagList,
  sizing,
  delivery,
  order,
  catalogue,
  rule,
};
