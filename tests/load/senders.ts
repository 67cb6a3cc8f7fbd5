import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { trySending } from '../send-request.ts';
import { BOOKING } from '../start-server.ts';

/**
 * Sends leads as the site does: each with a new id, and retried with the same id until the server answers 201 or 409.
 * @param urls origins of the servers, which each sender uses in turn
 * @param senders the number of concurrent senders
 */
export function startFleet({ urls, senders }: { urls: string[]; senders: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const report = {
    /** Ids that a server answered with 201, or with 409 after an attempt whose answer was lost. */
    acknowledged: new Set<string>(),
    /** The number of answers by status; 0 means no answer. */
    answers: new Map<number, number>(),
  };
  let isStopped = false;
  const done = Promise.all(Array.from({ length: senders }, (_, index) => sendOn(index)));

  return {
    report,
    /** Stops once each sender has finished its current lead. */
    async stop(): Promise<void> {
      isStopped = true;
      await done;
      agent.destroy();
    },
  };

  async function sendOn(index: number): Promise<void> {
    for (let turn = index; !isStopped; ) {
      const id = crypto.randomUUID();
      // The name is unique to the lead, so it reveals a lead that was stored twice under different ids.
      const body = JSON.stringify({ ...BOOKING, id, name: `Load ${id}` });
      while (true) {
        const { status } = await post(agent, `${urls[turn++ % urls.length]}/rest/v1/call_bookings`, body);
        report.answers.set(status, (report.answers.get(status) ?? 0) + 1);
        if (status === 201 || status === 409) {
          report.acknowledged.add(id);
          break;
        }
        if (isStopped && status === 0) return;
        await sleep(20 + Math.random() * 50);
      }
    }
  }
}

/** Posts JSON like our form on a page that has been open for a minute. The status is 0 if no answer comes. */
function post(agent: Agent, url: string, body: string) {
  const headers = { 'content-type': 'application/json', 'x-form-seconds': '60' };
  return trySending(url, { agent, method: 'POST', timeout: 20_000, headers, body });
}
