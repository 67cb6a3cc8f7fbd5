import { type AcknowledgementLimits, acknowledgementsWaiting } from '../delivery/acknowledgements.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { distributions, leadsByWeek, leadTotals } from './lead-stats.ts';
import { waitingLine } from './list-leads.ts';
import { openPrivateFile } from './private-file.ts';
import { statsPage } from './stats-page.ts';
import { print, printJson } from './terminal.ts';

/** Prints the figures as they are counted, or writes them as JSON or as a page. */
export async function showStats(
  store: LeadStore,
  { weeks, html, json }: { weeks: number; html?: string; json?: true },
  { statsTemplate, limits }: { statsTemplate: string; limits: AcknowledgementLimits },
): Promise<void> {
  const now = new Date();
  const byWeek = await leadsByWeek(store, weeks, now);
  const isText = !json && !html;
  if (isText) {
    print('Week from      Bookings  Quiz leads', 'bold');
    const most = Math.max(1, ...byWeek.map(({ bookings, quizzes }) => bookings + quizzes));
    for (const { monday, bookings, quizzes } of byWeek) {
      const bar =
        '█'.repeat(Math.round((bookings / most) * 40)) + '▒'.repeat(Math.round((quizzes / most) * 40));
      print(`${monday}  ${String(bookings).padStart(11)}  ${String(quizzes).padStart(10)}  ${bar}`);
    }
  }
  const waitingAcknowledgements = await acknowledgementsWaiting(store, limits);
  const totals = { ...(await leadTotals(store)), waitingAcknowledgements };
  if (isText) {
    print(
      `\n${totals.bookings} bookings, ${totals.waiting} of them wait for an answer; ${totals.quizzes} quiz leads; ${totals.suspected} suspected; ${totals.failedDeliveries} deliveries given up.`,
    );
    if (waitingAcknowledgements > 0) print(waitingLine(waitingAcknowledgements, limits));
  }
  const answers = [];
  for await (const distribution of distributions(store)) {
    answers.push(distribution);
    if (!isText) continue;
    print(`\n${distribution.title}`, 'bold');
    const most = Math.max(1, ...distribution.rows.map((row) => row.count));
    const width = Math.max(...distribution.rows.map(({ label }) => label.length));
    for (const { label, count: chosen } of distribution.rows) {
      print(
        `${label.padEnd(width)}  ${String(chosen).padStart(9)}  ${'█'.repeat(Math.round((chosen / most) * 30))}`,
      );
    }
  }
  if (json) printJson({ weeks: byWeek, totals, answers }, 2);
  if (html) {
    const page = await statsPage(statsTemplate, { totals, weeks: byWeek, distributions: answers }, now);
    await using file = await openPrivateFile(html);
    await file.writeFile(page);
    print(`The page is in ${html}.`);
  }
}
