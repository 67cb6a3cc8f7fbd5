import { readFile } from 'node:fs/promises';
import mustache from 'mustache';
import { readHere } from '../time-zones.ts';
import type { Distribution, Totals, Week } from './lead-stats.ts';

/** The chart's own units: its width, where its bars stand, and how high the highest may be. */
const CHART = { width: 720, left: 40, baseline: 190, height: 170 };

/**
 * Fills the page of statistics.
 * @param templateFile `stats.html` as the build rendered it
 * @throws where the site is not built
 */
export async function statsPage(
  templateFile: string,
  {
    totals,
    weeks,
    distributions,
  }: { totals: Totals & { waitingAcknowledgements: number }; weeks: Week[]; distributions: Distribution[] },
  now: Date,
): Promise<string> {
  return mustache.render(await readFile(templateFile, 'utf8'), {
    madeAt: readHere(now),
    totals: [
      {
        label: 'Bookings',
        value: number(totals.bookings),
        note: `${number(totals.waiting)} wait for an answer`,
      },
      { label: 'Quiz leads', value: number(totals.quizzes), note: 'answers to all eight steps' },
      { label: 'Suspected', value: number(totals.suspected), note: 'marked as a bot’s, sent to nobody' },
      {
        label: 'Failed deliveries',
        value: number(totals.failedDeliveries),
        note:
          totals.waitingAcknowledgements === 0
            ? 'given up after five days'
            : `given up after five days; ${number(totals.waitingAcknowledgements)} acknowledgements wait`,
      },
    ],
    hasWeeks: weeks.some(({ bookings, quizzes }) => bookings + quizzes > 0),
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

function chart(weeks: Week[]) {
  const highest = Math.max(1, ...weeks.flatMap(({ bookings, quizzes }) => [bookings, quizzes]));
  const top = niceTop(highest);
  const step = (CHART.width - CHART.left) / Math.max(1, weeks.length);
  const width = round(Math.min(28, step * 0.36));
  const heightOf = (count: number) => round((count / top) * CHART.height);
  return {
    weeks: weeks.map(({ monday, bookings, quizzes }, index) => {
      const x = round(CHART.left + index * step + (step - 2 * width - 2) / 2);
      return {
        label: shortDay(monday),
        bookings: number(bookings),
        quizzes: number(quizzes),
        x,
        width,
        bookingsHeight: heightOf(bookings),
        bookingsY: round(CHART.baseline - heightOf(bookings)),
        quizzesX: round(x + width + 2),
        quizzesHeight: heightOf(quizzes),
        quizzesY: round(CHART.baseline - heightOf(quizzes)),
      };
    }),
    axis: [0, top / 2, top].map((value) => ({
      y: round(CHART.baseline - heightOf(value)),
      label: number(value),
    })),
  };
}

/** The end of the axis: a round number just above, whose half is whole. */
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
