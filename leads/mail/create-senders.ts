import type { Connection } from '../db/connection.ts';
import type { DeliveryKind } from '../delivery-kinds.ts';
import type { Senders } from '../outbox/delivery-worker.ts';
import type { FindProblems } from '../outbox/follow-ups.ts';
import { type Mailing, mailComposers } from './compose-mails.ts';
import { type AcknowledgementLimits, countMail } from './count-mail.ts';
import type { MessageTokens } from './message-tokens.ts';
import type { Mailer } from './send-mail.ts';
import type { WebhookSettings } from './send-webhook.ts';
import { webhookSenders } from './webhook-senders.ts';

interface Receivers extends Connection {
  mailing: MailSending | undefined;
  webhook: WebhookSettings | undefined;
  findProblems: FindProblems;
}

interface MailSending extends Mailing {
  mailer: Mailer;
  /** Marks emails, so that answers and bounces are recognized; undefined without an inbox. */
  tokens?: MessageTokens | undefined;
  limits: AcknowledgementLimits;
}

/** Creates a sender for each configured kind of delivery. The senders skip deliveries whose lead has been erased. */
export function createSenders({ mailing, webhook, findProblems, ...connection }: Receivers): Senders {
  return {
    ...(mailing && mailSenders(connection, mailing, findProblems)),
    ...(webhook && webhookSenders(connection.db, webhook, findProblems)),
  };
}

function mailSenders(connection: Connection, mailing: MailSending, findProblems: FindProblems): Senders {
  const { mailer, tokens, settings, site } = mailing;
  const from = settings.from ?? `${site.brand} <${site.email}>`;
  const senders: Senders = {};
  for (const [kind, compose] of Object.entries(mailComposers(connection, mailing, from, findProblems)))
    senders[kind as DeliveryKind] = async (delivery, signal) => {
      const mail = await compose(delivery);
      if ('visitor' in mail.to) await countMail(mailing.limits, connection, delivery, mail.to.visitor);
      const { id } = delivery;
      await mailer.send({ id, token: tokens?.write(id), from, ...mail }, signal);
    };
  return senders;
}
