import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mustache from 'mustache';
import type { SiteFacts } from '../lead-type.ts';
import type { CallMailViews, MailKind } from '../mail-views.ts';
import { LEAD_TABLES, leadType } from '../types.ts';

export interface FilledMail {
  subject: string;
  html: string;
  text: string;
}

/** The mails as the build rendered them, with Mustache tags for a lead's values. */
export interface MailTemplates {
  site: SiteFacts;
  /** @param kind such as `confirmation` or `acknowledgement-booking` */
  fill(kind: string, view: object): FilledMail;
}

/** The mails about calls. */
const CALL_MAILS = Object.keys({
  confirmation: true,
  decline: true,
  cancellation: true,
  reminder: true,
  'team-confirmation': true,
  'team-cancellation': true,
  agenda: true,
  nudge: true,
} satisfies Record<keyof CallMailViews, true>);

/** The kinds of all mails. */
export function mailKinds(): string[] {
  const names = LEAD_TABLES.map((table) => leadType(table).name);
  const ofLeads = names.flatMap((name) => [`acknowledgement-${name}`, `notification-${name}`]);
  return [...ofLeads, ...CALL_MAILS, 'alert' satisfies MailKind];
}

/**
 * Reads the templates.
 * @param folder `templates` in the build's output
 * @throws if the site is not built
 */
export async function readMailTemplates(folder: string): Promise<MailTemplates> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const templates = new Map<string, FilledMail>();
  for (const kind of mailKinds()) templates.set(kind, await read(kind));
  return {
    site: await read('site'),
    fill(kind, view) {
      const template = templates.get(kind);
      if (!template) throw new Error(`There is no mail ${kind}`);
      const { subject, html, text } = template;
      const plain = (template: string) => mustache.render(template, view, {}, { escape: String });
      return {
        subject: plain(subject),
        html: mustache.render(html, view),
        text: plain(text),
      };
    },
  };
}
