import type { AnswerLinks } from '../calls/answer-links.ts';
import { findLead } from '../store/find-lead.ts';
import type { Health } from './alerts.ts';
import { mailComposers, readProblems } from './compose-mails.ts';
import { leaveOut } from './delivery-failure.ts';
import type { Senders } from './delivery-worker.ts';
import type { Outbox } from './outbox.ts';
import type { Mailer, MailSettings } from './send-mail.ts';
import { sendWebhook, type WebhookSettings } from './send-webhook.ts';
import type { MailTemplates } from './templates.ts';

interface Mailing {
  settings: MailSettings;
  mailer: Mailer;
  templates: MailTemplates;
  /** Undefined where the site's address is not known. */
  links?: AnswerLinks | undefined;
}

interface Receivers extends Outbox {
  mailing: Mailing | undefined;
  webhook: WebhookSettings | undefined;
  health?: Health;
}

/** Creates a sender for each kind of delivery that is set up. It sends nothing for a lead that was erased meanwhile. */
export function senders({ mailing, webhook, health = async () => [], ...outbox }: Receivers): Senders {
  return {
    ...(mailing && mailSenders(outbox, mailing, health)),
    ...(webhook && webhookSenders(outbox, webhook, health)),
  };
}

function mailSenders(
  outbox: Outbox,
  { settings, mailer, templates, links }: Mailing,
  health: Health,
): Senders {
  const { site } = templates;
  const from = settings.from ?? `${site.brand} <${site.email}>`;
  const composers = mailComposers({ ...outbox, site, from, team: settings.team, links, health });
  return Object.fromEntries(
    Object.entries(composers).map(([kind, compose]): [string, Senders['acknowledgement']] => [
      kind,
      async (delivery, signal) => {
        const { template, view, ...mail } = await compose(delivery);
        await mailer.send({ id: delivery.id, from, ...templates.fill(template, view), ...mail }, signal);
      },
    ]),
  );
}

function webhookSenders({ db }: Outbox, settings: WebhookSettings, health: Health): Senders {
  return {
    async webhook({ id, lead_table, lead_id }, signal) {
      const data = (await findLead(db, lead_table, lead_id)) ?? leaveOut('the lead was erased');
      const event = { type: `${lead_table}.created`, timestamp: data.created_at, data };
      await sendWebhook(settings, id, event, signal);
    },
    async webhook_alert({ id, created_at }, signal) {
      const event = {
        type: 'server.alert',
        timestamp: created_at,
        data: { problems: await readProblems(health) },
      };
      await sendWebhook(settings, id, event, signal);
    },
  };
}
