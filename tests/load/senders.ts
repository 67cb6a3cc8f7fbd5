import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { BOOKING } from '../start-server.ts';

interface Fleet {
  /** Addresses of the servers; each sender goes round them. */
  urls: string[];
  /** How many send at the same time. */
  senders: number;
}

interface FleetReport {
  /** Ids that a server answered with 201, or with 409 after a try whose answer was lost. */
  acknowledged: Set<string>;
  /** How many answers there were of each status; 0 stands for none. */
  answers: Map<number, number>;
}

/**
 * Sends leads as the site does: each under an id of its own, and again under the same id while no answer
 * comes or the server says that it is not now.
 */
export function startFleet({ urls, senders }: Fleet) {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const report: FleetReport = { acknowledged: new Set(), answers: new Map() };
  let isStopped = false;
  const done = Promise.all(Array.from({ length: senders }, (_, index) => sendOn(index)));

  return {
    report,
    /** Lets every sender finish the lead that it is at. */
    async stop(): Promise<void> {
      isStopped = true;
      await done;
      agent.destroy();
    },
  };

  async function sendOn(index: number): Promise<void> {
    for (let turn = index; !isStopped; ) {
      const id = crypto.randomUUID();
      // The name tells a row that was stored under two ids.
      const body = JSON.stringify({ ...BOOKING, id, name: `Load ${id}` });
      while (true) {
        const status = await post(agent, `${urls[turn++ % urls.length]}/rest/v1/call_bookings`, body);
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

/** Posts JSON as our form does, from a page that was open for a minute, and returns the status, or 0 where no answer came. */
function post(agent: Agent, url: string, body: string): Promise<number> {
  return new Promise((resolve) => {
    const call = request(
      url,
      {
        agent,
        method: 'POST',
        timeout: 20_000,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-form-seconds': '60',
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(0));
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
