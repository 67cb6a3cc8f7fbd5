export type Channel = 'mail' | 'webhook';

/** The channel of each kind, most urgent first: somebody waits for a confirmation. */
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

/** What tells the team over a channel that something else does not work. It belongs to no lead. */
export const ALERT_OVER = {
  mail: 'mail_alert',
  webhook: 'webhook_alert',
} as const satisfies Record<Channel, DeliveryKind>;

/** Returns the kinds that leads have over a channel. */
export function leadKinds(channel: Channel): DeliveryKind[] {
  const all = Object.keys(CHANNEL_OF) as DeliveryKind[];
  return all.filter((kind) => CHANNEL_OF[kind] === channel && kind !== ALERT_OVER[channel]);
}

/** Sorts kinds, most urgent first. */
export function byUrgency(kinds: readonly DeliveryKind[]): DeliveryKind[] {
  const all = Object.keys(CHANNEL_OF) as DeliveryKind[];
  return all.filter((kind) => kinds.includes(kind));
}
