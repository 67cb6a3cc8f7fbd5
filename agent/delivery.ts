import { answered, declined, type Part } from './part.ts';
import type { Place } from './places.ts';
import { listed } from './text.ts';
import type { Product, Store, Zone } from './types.ts';
import { be, days, money, The, verb } from './words.ts';
import { clockIn, dayName, isWorkingDay, workingDaysAfter } from './working-days.ts';

export interface DeliveryQuestion {
  topic:
    | 'delivery'
    | 'express'
    | 'freeShipping'
    | 'duties'
    | 'carrier'
    | 'cutOff'
    | 'shipsFrom'
    | 'countries';
  place?: Place;
  /** What would be sent, and the days until it is back in stock. */
  products: Product[];
  restock?: number;
}

const REST_OF_EU = 'the rest of the EU';

export function answerDelivery(
  { policies: { shipping } }: Store,
  now: Date,
  { topic, place, products, restock }: DeliveryQuestion,
): Part {
  const checked = ['shipping rules'];
  if (topic === 'cutOff')
    return answered(
      `${shipping.cutOff} Later ones leave on the next. We ship from ${shipping.from}.`,
      checked,
    );
  if (topic === 'carrier') return declined('The shipping rules don’t name the carrier.', checked);
  if (topic === 'shipsFrom')
    return answered(`Everything ships from ${shipping.from}. ${shipping.cutOff}`, checked);
  if (topic === 'countries' && !place)
    return answered(
      `We ship to ${listed(everyCountry(shipping.zones))}. Elsewhere we don’t ship yet.`,
      checked,
    );
  if (!place) return withoutPlace(shipping.zones, topic);

  const zone = zoneOf(shipping.zones, place);
  const there = withArticle(place.country);
  if (!zone)
    return answered(
      `To ${there}? ${shipping.elsewhere} We do ship within the EU and to ${listed(beyondEu(shipping.zones))}.`,
      checked,
    );

  const earliest = earliestDay(
    shipping,
    now,
    (topic === 'express' && zone.express ? zone.express : zone).days[0],
  );
  const arrives =
    restock === undefined
      ? `Ordered now, it arrives ${earliest} at the earliest.`
      : `That variant is back in ${days(restock)}; the way is counted from then.`;
  const duties = zone.duties && `Duties are ${zone.duties}.`;
  const free = freeSentence(zone, products);
  if (topic === 'duties')
    return answered(
      `${duties ?? `No duties are listed for ${there}.`} Shipping to ${there} is ${money(zone.price)}, ${span(zone.days)}. ${arrives}`,
      checked,
    );
  if (topic === 'express')
    return zone.express
      ? answered(
          `Express to ${there} takes ${span(zone.express.days)} and costs ${money(zone.express.price)}. ${arrives} Standard is ${money(zone.price)}, ${span(zone.days)}.`,
          checked,
        )
      : answered(
          `There is no express to ${there}. Standard takes ${span(zone.days)} and costs ${money(zone.price)}. ${arrives}`,
          checked,
        );
  if (topic === 'freeShipping')
    return answered(
      `${zone.freeFrom === undefined ? `No: shipping to ${there} is ${money(zone.price)}, whatever the order is worth.` : `Shipping to ${there} is free from ${money(zone.freeFrom)}; below that it is ${money(zone.price)}.`}${free}`,
      checked,
    );
  return answered(
    [
      `To ${there}: ${span(zone.days)}, ${money(zone.price)}${zone.freeFrom === undefined ? '' : `, free from ${money(zone.freeFrom)}`}.${free}`,
      arrives,
      duties,
      zone.express && `Express: ${span(zone.express.days)}, ${money(zone.express.price)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    checked,
  );
}

/** 'on Wednesday', for an order placed now that takes so many working days. */
function earliestDay({ cutOff, timeZone }: Store['policies']['shipping'], now: Date, count: number): string {
  const { today, minutes } = clockIn(timeZone, now);
  const [, hour, minute] = /(\d\d):(\d\d)/.exec(cutOff) ?? [];
  const leavesToday = isWorkingDay(today) && minutes < Number(hour) * 60 + Number(minute);
  const leaves = workingDaysAfter(leavesToday ? today : today + 1, 0);
  return dayName(workingDaysAfter(leaves, count), today);
}

export function dueDay(store: Store, now: Date, count: number): string {
  const { today } = clockIn(store.policies.shipping.timeZone, now);
  return dayName(workingDaysAfter(today, count), today);
}

function withoutPlace(zones: readonly Zone[], topic: DeliveryQuestion['topic']): Part {
  const checked = ['shipping rules'];
  const eu = zones.find(({ to }) => to.includes(REST_OF_EU));
  if (eu && topic === 'freeShipping' && eu.freeFrom !== undefined)
    return answered(
      `Within the EU shipping is free from ${money(eu.freeFrom)}; below that it is ${money(eu.price)}. Elsewhere it is paid. Which country is it for?`,
      checked,
    );
  if (eu?.express && topic === 'express')
    return answered(
      `Within the EU there is express: ${span(eu.express.days)}, ${money(eu.express.price)}. Which country is it for?`,
      checked,
    );
  if (topic === 'duties') {
    const rules = zones.flatMap(({ to, duties }) =>
      duties ? [capitalised(`${listed(to.map(withArticle))}: duties ${duties}.`)] : [],
    );
    return answered(`${rules.join(' ')} Which country is it for?`, checked);
  }
  return answered(
    `Which country is it for? ${eu ? `Most of the EU: ${span(eu.days)}, ${money(eu.price)}, ` : ''}and we ship to ${listed(beyondEu(zones))} too.`,
    checked,
  );
}

function freeSentence(zone: Zone, products: Product[]): string {
  const [product, ...more] = products;
  if (zone.freeFrom === undefined || !product || more.length > 0) return '';
  return product.price >= zone.freeFrom
    ? ` ${The(product)}, at ${money(product.price)}, ${verb(product, 'ship')} free.`
    : ` ${The(product)} alone, at ${money(product.price)}, ${be(product)} below that.`;
}

function zoneOf(zones: readonly Zone[], { country, inEu }: Place): Zone | undefined {
  return (
    zones.find(({ to }) => to.includes(country)) ??
    (inEu ? zones.find(({ to }) => to.includes(REST_OF_EU)) : undefined)
  );
}

function everyCountry(zones: readonly Zone[]): string[] {
  const eu = zones.find(({ to }) => to.includes(REST_OF_EU));
  return [...(eu ? ['all of the EU'] : []), ...beyondEu(zones)];
}

/** Countries of the zones after the one that covers the EU. */
function beyondEu(zones: readonly Zone[]): string[] {
  const eu = zones.findIndex(({ to }) => to.includes(REST_OF_EU));
  return zones.slice(eu + 1).flatMap(({ to }) => to.map(withArticle));
}

export function withArticle(country: string): string {
  return /^(United|Netherlands|Philippines|Bahamas|Maldives|Czech Rep)|Islands$/.test(country)
    ? `the ${country}`
    : country;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function span([from, to]: readonly [number, number]): string {
  return from === to ? days(from) : `${from} to ${days(to)}`;
}
