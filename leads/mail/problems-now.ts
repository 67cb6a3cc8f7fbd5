import { leaveOut } from '../outbox/delivery-failure.ts';
import type { FindProblems } from '../outbox/follow-ups.ts';

/** Returns the current problems for an alert. @throws DeliveryFailure if no problem is left */
export async function problemsNow(findProblems: FindProblems): Promise<{ what: string; todo: string }[]> {
  const problems = await findProblems();
  if (problems.length === 0) leaveOut('nothing was wrong any more');
  return problems.map((what) => ({ what, todo: 'npm run leads -- check' }));
}
