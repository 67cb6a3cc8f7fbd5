import { expect, test } from 'vitest';
import { byUrgency, CHANNEL_OF } from './channels.ts';

test('what somebody waits for goes first', () => {
  expect(byUrgency(['webhook', 'acknowledgement', 'decline', 'notification', 'confirmation'])).toEqual([
    'confirmation',
    'decline',
    'notification',
    'acknowledgement',
    'webhook',
  ]);
  expect(byUrgency(['webhook', 'notification'])).toEqual(['notification', 'webhook']);
});

test('all kinds go by mail but the webhook’s own, so that none of them waits for it', () => {
  const byWebhook = Object.entries(CHANNEL_OF).filter(([, channel]) => channel === 'webhook');
  expect(byWebhook.map(([kind]) => kind)).toEqual(['webhook_alert', 'webhook']);
});
