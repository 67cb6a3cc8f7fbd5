import { readFile } from 'node:fs/promises';
import mustache from 'mustache';
import { formatHere } from '../time-zones.ts';
import { LEAD_TABLES, leadType } from '../types.ts';
import type { Distribution, Totals, Week } from './count-leads.ts';

/** The chart's geometry in its own units. `left` leaves room for the axis; `height` is the tallest bar. */
const CHART = { width: 720, left: 40, baseline: 190, height: 170 };

interface Statistics {
  totals: Totals;
  weeks: Week[];
  distributions: Distribution[];
}

/**
 * Fills the statistics page.
 * @param templateFile `stats.html` as the build rendered it
 * @throws if the site is not built
 */
export async function statsPage(
  templateFile: string,
  { totals, weeks, distributions }: Statistics,
  now: Date,
): Promise<string> {
  return mustache.render(await readFile(templateFile, 'utf8'), {
    madeAt: formatHere(now),
    series: series(),
    totals: [
      ...LEAD_TABLES.map((table) => {
        const { plural, title } = leadType(table);
        const waiting = totals.waiting[plural];
        return {
          label: title,
          value: number(totals.counts[plural] ?? 0),
          note: waiting === undefined ? 'answers to every step' : `${number(waiting)} wait for an answer`,
        };
      }),
      { label: 'Suspected', value: number(totals.suspected), note: 'marked as a bot’s, sent to nobody' },
      {
        label: 'Failed deliveries',
        value: number(totals.failedDeliveries),
        note: 'given up after five days',
      },
    ],
    hasWeeks: weeks.some(({ counts }) => Object.values(counts).some((count) => count > 0)),
    ...chart(weeks),
    distributions: distributions.map(({ title, rows }) => {
      const all = rows.reduce((sum, { count }) => sum + count, 0);
      return {
        title,
        rows: rows.map(({ label, count }) => ({
          label,
          count: number(count),
          percent: all === 0 ? 0 : Math.round((count / all) * 1000) / 10,
        })),
      };
    }),
  });
}

/** The types of leads, with the class of their bars. */
function series() {
  return LEAD_TABLES.map((table, index) => {
    const { title: label, plural } = leadType(table);
    return { label, plural, className: `series-${index + 1}` };
  });
}

function chart(weeks: Week[]) {
  const types = series();
  const highest = Math.max(1, ...weeks.flatMap(({ counts }) => Object.values(counts)));
  const top = niceTop(highest);
  const step = (CHART.width - CHART.left) / Math.max(1, weeks.length);
  const width = round(Math.min(28, (step * 0.72) / types.length));
  const group = types.length * (width + 2) - 2;
  const heightOf = (count: number) => round((count / top) * CHART.height);
  return {
    weeks: weeks.map(({ monday, counts }, index) => {
      const x = round(CHART.left + index * step + (step - group) / 2);
      return {
        label: shortDay(monday),
        labelX: round(x + group / 2),
        bars: types.map(({ className, plural }, position) => {
          const count = counts[plural] ?? 0;
          return {
            ...{ className, width, count: number(count), height: heightOf(count) },
            x: round(x + position * (width + 2)),
            y: round(CHART.baseline - heightOf(count)),
          };
        }),
      };
    }),
    axis: [0, top / 2, top].map((value) => ({
      y: round(CHART.baseline - heightOf(value)),
      label: number(value),
    })),
  };
}

/** Returns the end of the axis: the next round number whose half is whole. */
function niceTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  const factors = power === 1 ? [2, 4, 6, 8, 10] : [1, 2, 3, 4, 5, 6, 8, 10];
  return factors.map((factor) => factor * power).find((top) => top >= highest) ?? 10 * power;
}

function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}

function number(value: number): string {
  return value.toLocaleString('en');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
