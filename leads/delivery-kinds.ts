/** The receiver of each kind of delivery: the visitor, the team or a colleague by mail, or the webhook. */
const RECEIVERS = {
  confirmation: 'visitor',
  decline: 'visitor',
  proposal: 'visitor',
  cancellation: 'visitor',
  reminder: 'visitor',
  acknowledgement: 'visitor',
  team_confirmation: 'team',
  team_cancellation: 'team',
  agenda: 'team',
  notification: 'team',
  nudge: 'team',
  mail_alert: 'team',
  sign_in: 'team',
  hand_over: 'colleague',
  webhook_alert: 'webhook',
  webhook: 'webhook',
} as const;

export type DeliveryKind = keyof typeof RECEIVERS;

export const DELIVERY_KINDS = Object.keys(RECEIVERS) as DeliveryKind[];

export const VISITOR_KINDS = DELIVERY_KINDS.filter((kind) => RECEIVERS[kind] === 'visitor');

/** Alerts tell the team about problems with the server. They belong to no lead. */
export const ALERTS: readonly DeliveryKind[] = ['mail_alert', 'webhook_alert'];

export function channelOf(kind: DeliveryKind): 'mail' | 'webhook' {
  return RECEIVERS[kind] === 'webhook' ? 'webhook' : 'mail';
}

export function sendableKinds(settings: {
  mail: { team: string | undefined } | undefined;
  webhook: object | undefined;
}): DeliveryKind[] {
  const { mail, webhook } = settings;
  const receivers = { visitor: mail, colleague: mail, team: mail?.team, webhook };
  return DELIVERY_KINDS.filter((kind) => receivers[RECEIVERS[kind]]);
}

export const NEW_LEAD_KINDS = [
  'acknowledgement',
  'notification',
  'webhook',
] as const satisfies DeliveryKind[];
