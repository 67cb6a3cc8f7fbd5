export type Channel = 'mail' | 'webhook';

/** The channel of each kind of delivery. */
export const CHANNEL_OF = {
  confirmation: 'mail',
  decline: 'mail',
  cancellation: 'mail',
  team_cancellation: 'mail',
  reminder: 'mail',
  team_confirmation: 'mail',
  agenda: 'mail',
  notification: 'mail',
  nudge: 'mail',
  mail_alert: 'mail',
  acknowledgement: 'mail',
  webhook_alert: 'webhook',
  webhook: 'webhook',
} as const satisfies Record<string, Channel>;

export type DeliveryKind = keyof typeof CHANNEL_OF;

/** What tells the team that something does not work. Alerts belong to no lead. */
export const ALERTS: readonly DeliveryKind[] = ['mail_alert', 'webhook_alert'];
