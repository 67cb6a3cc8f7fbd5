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
  expect(CHANNEL_OF).toEqual({
    confirmation: 'mail',
    decline: 'mail',
    notification: 'mail',
    mail_alert: 'mail',
    acknowledgement: 'mail',
    webhook: 'webhook',
    webhook_alert: 'webhook',
  });
});
