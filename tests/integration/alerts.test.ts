import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, type TestContext, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { acknowledgementLimits, createSenders, watchBackups } from '#config/deliveries.ts';
import { copyName } from '#leads/backup/copies.ts';
import { forgetAlerts, problemsFor, raiseAlerts } from '#leads/delivery/alerts.ts';
import type { DeliveryKind } from '#leads/delivery/channels.ts';
import type { LeadStore } from '#leads/store/lead-store.ts';
import { openStore } from '#leads/store/open-store.ts';
import { startDeliveries } from '#server/deliveries.ts';
import { ask, newDatabase } from '../new-database.ts';
import { newBooking } from '../new-leads.ts';
import { callCommand } from '../run-command.ts';
import { startOutbox, TEAM } from '../start-outbox.ts';
import { startReceiver } from '../start-receiver.ts';
import { startSmtp } from '../start-smtp.ts';

const HOUR_MS = 60 * 60 * 1000;
const BOTH: DeliveryKind[] = ['mail_alert', 'webhook_alert'];
const EMAIL = 'ines.private@studio.example';

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** Stores a booking of which a delivery was given up just now. */
async function giveUp(store: LeadStore, kind: DeliveryKind, failedAt = ago(0)): Promise<void> {
  const booking = newBooking({ email: EMAIL, name: 'Ines Private' });
  await store.insert('call_bookings', booking, { deliveries: [kind] });
  await store.db
    .updateTable('deliveries')
    .set({ failed_at: failedAt, error: `no such user ${EMAIL}` })
    .where('lead_id', '=', booking.id)
    .execute();
}

const alertsIn = (url: string) =>
  ask<{ kind: string }>(url, `select kind from deliveries where kind like '%alert' order by created_at`);

/** An outbox whose alerts go to a mail server and a receiver that end with the test. */
async function channels({ onTestFinished }: TestContext, databaseUrl?: string) {
  const [smtp, receiver] = [await startSmtp(), await startReceiver()];
  const outbox = await startOutbox({
    ...(databaseUrl && { databaseUrl }),
    smtpUrl: smtp.url,
    webhookUrl: receiver.url,
  });
  onTestFinished(async () => {
    await outbox.stop();
    await smtp.stop();
    await receiver.stop();
  });
  return { smtp, receiver, outbox, store: outbox.store };
}

describe.each(['sqlite', 'postgres'] as const)('over %s', (kind) => {
  test('what was given up is told once a day, by one of all servers', async ({ onTestFinished }) => {
    const url = await newDatabase(kind);
    const servers = await Promise.all([openStore(url), openStore(url), openStore(url)]);
    onTestFinished(async () => void (await Promise.all(servers.map((store) => store.close()))));
    const raise = async () =>
      (await Promise.all(servers.map((store) => raiseAlerts(store, BOTH)))).filter(Boolean).length;
    const [store] = servers;
    if (!store) throw new Error('There is no server');
    expect(await raise()).toBe(0);
    // Held back by a restore.
    await giveUp(store, 'webhook');
    await ask(url, 'update deliveries set restored_at = failed_at');
    expect(await raise()).toBe(0);
    for (let count = 0; count < 3; count++) await giveUp(store, 'webhook');
    expect(await raise()).toBe(1);
    expect(await alertsIn(url)).toEqual([{ kind: 'mail_alert' }]);
    // Another one on the same day, and on the next day none that is new.
    await giveUp(store, 'webhook');
    expect(await raise()).toBe(0);
    await ask(
      url,
      `update deliveries set created_at = '${ago(25 * HOUR_MS)}', failed_at = '${ago(26 * HOUR_MS)}'
      where kind = 'webhook'`,
    );
    await ask(url, `update deliveries set created_at = '${ago(25 * HOUR_MS)}' where kind = 'mail_alert'`);
    expect(await raise()).toBe(0);
    await giveUp(store, 'webhook');
    await giveUp(store, 'notification');
    // One server may raise either.
    expect(await raise()).toBeGreaterThan(0);
    expect((await alertsIn(url)).map(({ kind }) => kind).toSorted()).toEqual([
      'mail_alert',
      'mail_alert',
      'webhook_alert',
    ]);
    await forgetAlerts(store.db, ago(24 * HOUR_MS));
    expect(await alertsIn(url)).toHaveLength(2);
  });

  test('an alert that was given up raises no other, and a clock that was ahead silences none', async () => {
    const url = await newDatabase(kind);
    const store = await openStore(url);
    await giveUp(store, 'webhook');
    expect(await raiseAlerts(store, BOTH)).toBe(true);
    await ask(url, `update deliveries set failed_at = '${ago(0)}' where kind = 'mail_alert'`);
    expect(await raiseAlerts(store, BOTH)).toBe(false);
    expect(await alertsIn(url)).toEqual([{ kind: 'mail_alert' }]);
    await ask(
      url,
      `update deliveries set created_at = '${ago(-365 * 24 * HOUR_MS)}' where kind = 'mail_alert'`,
    );
    expect(await raiseAlerts(store, BOTH)).toBe(true);
    expect(await raiseAlerts(store, BOTH)).toBe(false);
    await store.close();
  });
});

test('where the webhook fails, the team gets one mail with the command, and nothing of a visitor', async (context) => {
  const { smtp, store, outbox } = await channels(context);
  for (let count = 0; count < 3; count++) await giveUp(store, 'webhook');
  await raiseAlerts(store, BOTH);
  outbox.worker.wake();
  await expect.poll(() => smtp.accepted.length).toBe(1);
  const [alert] = smtp.accepted;
  expect(alert?.to).toEqual([TEAM]);
  expect(alert?.mail.subject).toBe('Your lead server needs a look');
  expect(alert?.mail.text).toContain('3 posts to the webhook were given up.');
  expect(alert?.mail.text).toContain('npm run leads -- check');
  expect(alert?.raw).not.toMatch(/ines|private/i);
});

test('where mails fail, the webhook is told', async (context) => {
  const { smtp, receiver, store, outbox } = await channels(context);
  await giveUp(store, 'acknowledgement');
  await raiseAlerts(store, BOTH);
  outbox.worker.wake();
  await expect.poll(() => receiver.posts.length).toBe(1);
  expect(JSON.parse(receiver.posts[0]?.body ?? '')).toEqual({
    type: 'server.alert',
    timestamp: expect.any(String),
    data: { problems: [{ what: '1 e-mail was given up.', todo: 'npm run leads -- check' }] },
  });
  expect(smtp.accepted).toEqual([]);
});

test('what was mended meanwhile is not told', async (context) => {
  const url = await newDatabase('sqlite');
  const { smtp, store, outbox } = await channels(context, url);
  await giveUp(store, 'webhook');
  await raiseAlerts(store, BOTH);
  expect((await callCommand(url, ['retry', '--forget'])).stdout).toBe('1 let go.\n');
  outbox.worker.wake();
  await expect.poll(() => outbox.pending()).toBe(0);
  expect(smtp.accepted).toEqual([]);
});

test('a server looks by itself, and raises nothing over a channel that is not set up', async (context) => {
  const url = await newDatabase('sqlite');
  const store = await openStore(url);
  const sent: string[] = [];
  const senders = { webhook_alert: async () => void sent.push('webhook_alert') };
  const log = Fastify({ logger: false }).log;
  const worker = startDeliveries(store, senders, { perHour: 1, perRecipient: 1 }, log, undefined, {
    alertEveryMs: 20,
  });
  context.onTestFinished(async () => {
    await worker.stop(100);
    await store.close();
  });
  await giveUp(store, 'webhook');
  await sleep(100);
  expect(sent).toEqual([]);
  await giveUp(store, 'notification');
  await expect.poll(() => sent).toEqual(['webhook_alert']);
  expect(await alertsIn(url)).toEqual([{ kind: 'webhook_alert' }]);
});

test('a backup that fails is told once a day, by mail where there is one, until there is a good one', async (context) => {
  const { smtp, receiver, store, outbox } = await channels(context);
  const wrong = () => 'There is no good backup.';
  expect(await raiseAlerts(store, BOTH)).toBe(false);
  expect(await raiseAlerts(store, ['webhook_alert'], wrong)).toBe(true);
  await store.db.deleteFrom('deliveries').execute();
  expect(await raiseAlerts(store, BOTH, wrong)).toBe(true);
  expect(await raiseAlerts(store, BOTH, wrong)).toBe(false);
  // By the time that it goes out all is well.
  outbox.worker.wake();
  await expect.poll(() => outbox.pending()).toBe(0);
  expect([...smtp.accepted, ...receiver.posts]).toEqual([]);
  await store.db
    .updateTable('deliveries')
    .set({ created_at: ago(25 * HOUR_MS) })
    .execute();
  expect(await raiseAlerts(store, BOTH, wrong)).toBe(true);
  expect(await problemsFor(store.db, 'mail', wrong)).toEqual([
    { what: 'There is no good backup.', todo: 'npm run leads -- backup' },
  ]);
});

test('a server mails that there is no good backup', async (context) => {
  const url = await newDatabase('sqlite');
  const file = url.slice('sqlite:'.length);
  await (await openStore(url)).close();
  const folder = `${file}-copies`;
  const smtp = await startSmtp();
  context.onTestFinished(smtp.stop);
  const config = readConfig({ DATABASE_URL: url, BACKUP_DIR: folder, SMTP_URL: smtp.url, LEADS_TO: TEAM });
  expect(watchBackups(config)?.()).toBeUndefined();
  mkdirSync(folder);
  writeFileSync(join(folder, copyName(file, new Date(Date.now() - 27 * HOUR_MS))), '');
  const store = await openStore(url);
  const { log } = Fastify({ logger: false });
  const senders = await createSenders(config, store);
  const worker = startDeliveries(store, senders, acknowledgementLimits(config), log, watchBackups(config), {
    alertEveryMs: 20,
  });
  context.onTestFinished(async () => {
    await worker.stop(100);
    await store.close();
  });
  await expect.poll(() => smtp.accepted.length).toBe(1);
  expect(smtp.accepted[0]?.mail.text).toMatch(/The last good backup is from 20.*npm run leads -- backup/s);
  writeFileSync(join(folder, copyName(file, new Date())), '');
  expect(watchBackups(config)?.()).toBeUndefined();
});
