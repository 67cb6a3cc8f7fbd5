import { array, boolean, optional, string } from 'valibot';
import { isInEu, PLACES } from '../places.ts';
import { capitalised, listed } from '../text.ts';
import type { Store, Zone } from '../types.ts';
import { clockIn, dayName, isWorkingDay, workingDaysAfter } from '../working-days.ts';
import { days, leading, lookUp, type Part, productsOf } from './look-up.ts';

const EU = 'the EU';

/** Answers questions about delivery to one country or to all: price, time, express, customs and dispatch. */
export const delivery = lookUp(
  {
    place: optional(string()),
    pieces: optional(array(string()), []),
    withPrices: optional(boolean(), false),
    /** What the message itself names. */
    named: optional(array(array(string())), []),
    text: optional(string(), ''),
    /** The previous message's intent. Right after a question about wrapping, the total includes it. */
    intent: optional(string()),
  },
  (store, { place, pieces, withPrices, named, text, intent }, now) => {
    const { zones, from, cutOff } = store.shipping;
    const leaves = `Orders before ${cutOff} Lisbon time leave ${from} the same working day.`;
    // 'Would delivery be free for the jacket?' needs its price.
    const isOfPieces = withPrices || (/\bfree\b/.test(text) && (named.length > 0 || pieces.length === 1));
    const products = isOfPieces ? productsOf(store, pieces, 4) : [];
    // A total of other pieces than the shopper's 'both' would mislead.
    if (withPrices && /\b(?:both|the two)\b/.test(text) && products.length !== 2)
      return { missing: 'pieces' };
    const isWrapped = products.length > 0 && (intent === 'gift' || /\bwrap/.test(text));
    const wrapping = isWrapped ? store.giftWrap : 0;
    const prices = products
      .map(({ name, price }) => `${name}: €${price}.`)
      .concat(wrapping > 0 ? `Gift wrapping: €${wrapping}.` : [])
      .join(' ');
    const goods = products.reduce((sum, { price }) => sum + price, 0);
    const say = (...parts: Part[]) => {
      const { text: lead, ...others } = leading(text, 'delivery', parts);
      return { text: `${prices} ${lead}`.trim(), ...others, checked: ['shipping rules'] };
    };
    if (!place && withPrices && products.length > 1)
      return {
        text: `${prices} Together that is €${goods + wrapping}, without delivery.`,
        checked: ['price'],
      };
    if (!place) {
      const ways = zones.map((zone): Part => [`${capitalised(listed(namesOf(zone)))}: ${wayOf(zone)}.`, '']);
      const lengths = zones.flatMap(({ days }) => days);
      const all = span([Math.min(...lengths), Math.max(...lengths)]);
      const euros = zones.map(({ price }) => price);
      return say(
        [
          `It takes ${all} and costs €${Math.min(...euros)} to €${Math.max(...euros)}: to which country?`,
          ASKS,
        ],
        [leaves, LEAVES],
        ...ways,
      );
    }
    // Never repeat another text: a model could write anything as the place.
    const country = PLACES.get(place.toLowerCase()) ?? 'that country';
    const to = withArticle(country);
    const zone =
      zones.find((zone) => zone.to.includes(country)) ??
      (isInEu(country) ? zones.find((zone) => zone.to.includes(EU)) : undefined);
    if (!zone) return say([`We don’t ship to ${to} yet. We ship to ${listed(zones.flatMap(namesOf))}.`, '']);
    const usual = firstDay(store.shipping, now, zone.days[0]);
    const fast = zone.express ? `, with express ${firstDay(store.shipping, now, zone.express.days[0])}` : '';
    const isFree = zone.freeFrom !== undefined && goods >= zone.freeFrom;
    const all = goods + wrapping + (isFree ? 0 : zone.price);
    const inAll = `With delivery to ${to}, which is ${isFree ? 'free' : `€${zone.price}`}, that is €${all}.`;
    return say(
      ...(goods > 0
        ? [[inAll, 'total sum altogether everything both much price cost shipping'] as const]
        : []),
      [`To ${to}: ${wayOf(zone)}.`, `${ASKS} *`],
      [
        `Ordered now, it reaches ${to} ${usual} at the earliest${fast}; I can’t guarantee a day.`,
        'when arrive arrives arrival before tomorrow today monday tuesday wednesday thursday friday saturday sunday',
      ],
      ...(zone.express ? [] : [['There is no express.', 'express faster'] as const]),
      ...(zone.freeFrom === undefined
        ? [['It is never free, whatever the order is worth.', 'free'] as const]
        : []),
      [leaves, LEAVES],
    );
  },
);

/** Words that identify questions about a zone's price and delivery time, and about dispatch. */
const ASKS = 'long cost costs much price';
const LEAVES = 'cut cutoff dispatch leave leaves before today';

function wayOf({ days, price, freeFrom, express, duties }: Zone): string {
  return [
    `${span(days)}, €${price}`,
    freeFrom !== undefined && `, free from €${freeFrom}`,
    express && `; express ${span(express.days)}, €${express.price}`,
    duties ? `; duties ${duties}` : '; no customs',
  ]
    .filter(Boolean)
    .join('');
}

/** Returns the day on which an order placed now arrives, `count` working days after dispatch, such as 'on Monday'. */
function firstDay({ cutOff, timeZone }: Store['shipping'], now: Date, count: number): string {
  const { today, minutes } = clockIn(timeZone, now);
  const [hour, minute] = cutOff.split(':').map(Number);
  const leavesToday = isWorkingDay(today) && minutes < (hour ?? 0) * 60 + (minute ?? 0);
  const leaves = workingDaysAfter(leavesToday ? today : today + 1, 0);
  return dayName(workingDaysAfter(leaves, count), today);
}

function namesOf({ to }: Zone): string[] {
  return to.map((country) => (country === EU ? 'the rest of the EU' : withArticle(country)));
}

function withArticle(country: string): string {
  return /^(United|Netherlands|Philippines|Bahamas|Maldives)|Islands$/.test(country)
    ? `the ${country}`
    : country;
}

function span([from, to]: readonly [number, number]): string {
  return from === to ? days(from) : `${from} to ${days(to)}`;
}
