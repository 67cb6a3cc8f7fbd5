import { object, optional, picklist, string } from 'valibot';
import { isInEu } from '../places.ts';
import { capitalised, listed } from '../text.ts';
import type { Store, Zone } from '../types.ts';
import { clockIn, dayName, isWorkingDay, workingDaysAfter } from '../working-days.ts';
import { days, lookUp } from './look-up.ts';

const REST_OF_EU = 'the rest of the EU';

/** The way to a country: what it costs, how long it takes, customs. */
export const delivery = lookUp(
  object({
    place: optional(string()),
    about: picklist(['way', 'express', 'duties', 'free', 'countries', 'cutOff']),
  }),
  ({ shipping }, { place, about }, now) => {
    const checked = ['shipping rules'];
    const say = (text: string) => ({ text, checked });
    if (about === 'cutOff')
      return say(
        `Everything ships from ${shipping.from}. Orders before ${shipping.cutOff} Lisbon time leave the same working day.`,
      );
    if (!place) return say(everywhere(shipping.zones, about));
    const zone = zoneOf(shipping.zones, place);
    const to = withArticle(place);
    if (!zone) return say(`We don’t ship to ${to} yet. We ship to ${listed(names(shipping.zones))}.`);
    const { price, freeFrom, express, duties } = zone;
    const way = `To ${to}: ${span(zone.days)}, €${price}${freeFrom === undefined ? '' : `, free from €${freeFrom}`}.`;
    const fast = express
      ? `Express: ${span(express.days)}, €${express.price}.`
      : `There is no express to ${to}.`;
    const customs = duties ? `Duties are ${duties}.` : `No customs or duties within the EU.`;
    const never =
      freeFrom === undefined ? `Shipping to ${to} is never free, whatever the order is worth.` : '';
    const first = firstDay(shipping, now, (about === 'express' && express ? express : zone).days[0]);
    const lines = {
      way: [way, first, duties && customs, express && fast],
      express: [fast, first, way],
      duties: [customs, way],
      free: [never, way],
      countries: [`Yes, we ship to ${to}.`, way, duties && customs],
    }[about];
    return say(lines.filter(Boolean).join(' '));
  },
);

function everywhere(zones: readonly Zone[], about: string): string {
  const eu = zones.find(({ to }) => to.includes(REST_OF_EU));
  const rows = zones
    .filter((zone) => about !== 'duties' || zone.duties !== undefined)
    .map((zone) => {
      const name = listed(zone === eu ? ['the rest of the EU'] : zone.to.map(withArticle));
      if (about === 'duties') return `${capitalised(name)}: duties ${zone.duties}.`;
      return `${capitalised(name)}: ${span(zone.days)}, €${zone.price}${zone.freeFrom === undefined ? '' : `, free from €${zone.freeFrom}`}.`;
    });
  if (about === 'duties') return `Within the EU there are none. ${rows.join(' ')}`;
  if (about === 'countries') return `We ship to ${listed(names(zones))}.`;
  if (about === 'free' && eu)
    return `Within the EU shipping is free from €${eu.freeFrom}; below that it is €${eu.price}. Elsewhere, and within Portugal, it is always paid.`;
  if (about === 'express' && eu?.express)
    return `Within the EU express takes ${span(eu.express.days)} and costs €${eu.express.price}. Elsewhere there is none.`;
  return rows.join(' ');
}

/** For an order placed now. */
function firstDay({ cutOff, timeZone }: Store['shipping'], now: Date, count: number): string {
  const { today, minutes } = clockIn(timeZone, now);
  const [hour, minute] = cutOff.split(':').map(Number);
  const leavesToday = isWorkingDay(today) && minutes < (hour ?? 0) * 60 + (minute ?? 0);
  const leaves = workingDaysAfter(leavesToday ? today : today + 1, 0);
  return `Ordered now, it arrives ${dayName(workingDaysAfter(leaves, count), today)} at the earliest. I can’t guarantee a day.`;
}

function zoneOf(zones: readonly Zone[], place: string): Zone | undefined {
  return (
    zones.find(({ to }) => to.includes(place)) ??
    (isInEu(place) ? zones.find(({ to }) => to.includes(REST_OF_EU)) : undefined)
  );
}

function names(zones: readonly Zone[]): string[] {
  const eu = zones.findIndex(({ to }) => to.includes(REST_OF_EU));
  return ['all of the EU', ...zones.slice(eu + 1).flatMap(({ to }) => to.map(withArticle))];
}

function withArticle(country: string): string {
  return /^(United|Netherlands|Philippines|Bahamas|Maldives)|Islands$/.test(country)
    ? `the ${country}`
    : country;
}

function span([from, to]: readonly [number, number]): string {
  return from === to ? days(from) : `${from} to ${days(to)}`;
}
