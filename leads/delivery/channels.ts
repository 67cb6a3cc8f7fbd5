export type Channel = 'mail' | 'webhook';

/** The channel of each kind, most urgent first: somebody waits for a confirmation. */
export const CHANNEL_OF = {
  confirmation: 'mail',
  decline: 'mail',
  notification: 'mail',
  acknowledgement: 'mail',
  webhook: 'webhook',
} as const satisfies Record<string, Channel>;

export type DeliveryKind = keyof typeof CHANNEL_OF;

/** Sorts kinds, most urgent first. */
export function byUrgency(kinds: readonly DeliveryKind[]): DeliveryKind[] {
  const all = Object.keys(CHANNEL_OF) as DeliveryKind[];
  return all.filter((kind) => kinds.includes(kind));
}
