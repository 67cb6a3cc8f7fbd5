// Reads a mailbox in a worker thread, so that a hostile mail server or email can block, or use up, only this thread.
import { parentPort, workerData } from 'node:worker_threads';
import { errorMessage } from '../error-message.ts';
import { fetchMail, findUids, openMailbox } from './open-mailbox.ts';
import { readMail } from './read-mail.ts';
import type { InboxReport, LookOrder } from './watch-inbox.ts';

/** An email's text and the facts about a bounce come first. Attachments may be cut off. */
const MAX_BYTES = 512 * 1024;

/** How many emails are read per look. */
const BATCH = 50;

let opening: ReturnType<typeof openMailbox> | undefined;

parentPort?.on('message', (order: LookOrder) =>
  look(order).catch((error) => report({ problem: errorMessage(error) })),
);

async function look({ validity, uid: last, since }: LookOrder): Promise<void> {
  opening ??= openMailbox(workerData.url, MAX_BYTES);
  const client = await opening;
  await client.noop();
  const { uidValidity, uidNext } = client.mailbox || {};
  const mailbox = { validity: String(uidValidity) };
  const isKnown = validity === mailbox.validity;
  const found = await findUids(client, isKnown ? { uid: `${last + 1}:*` } : { since });
  // A range that ends in `*` always contains the last email.
  const uids = found.filter((uid) => !isKnown || uid > last);
  const batch = uids.slice(0, BATCH);
  for (const uid of batch) {
    const mail = await fetchMail(client, uid, MAX_BYTES);
    report({ ...mailbox, uid, isParsing: true });
    // Ignore an email that nobody can parse.
    const heard = mail?.source ? await readMail(mail.source).catch(() => undefined) : undefined;
    report({ ...mailbox, uid, heard, at: new Date(mail?.internalDate ?? Date.now()) });
  }
  const end = batch.at(-1) ?? (isKnown ? last : Number(uidNext) - 1);
  report({ ...mailbox, uid: end, isDone: true, hasMore: uids.length > BATCH });
}

function report(message: InboxReport): void {
  parentPort?.postMessage(message);
}
