import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mustache from 'mustache';

/** Whose mails these are, as the build wrote it down. */
export interface SiteFacts {
  brand: string;
  /** Where the provider is written to. */
  email: string;
  /** Such as `https://loomline.example`. */
  origin: string;
  /** The page of each service that has one, by its name in the booking form. */
  servicePages: Record<string, string>;
}

export interface FilledMail {
  subject: string;
  html: string;
  text: string;
}

/** The mails as the build rendered them, with Mustache tags where a lead's values go. */
export interface MailTemplates {
  site: SiteFacts;
  fill(kind: MailKind, view: object): FilledMail;
}

const KINDS = [
  'acknowledgement-booking',
  'acknowledgement-quiz',
  'notification-booking',
  'notification-quiz',
  'confirmation',
  'decline',
] as const;

export type MailKind = (typeof KINDS)[number];

/**
 * Reads the templates that the build left.
 * @param folder `templates` in the build's output
 * @throws where the site is not built
 */
export async function readMailTemplates(folder: string): Promise<MailTemplates> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const templates = Object.fromEntries(
    await Promise.all(KINDS.map(async (kind) => [kind, (await read(kind)) as FilledMail] as const)),
  ) as Record<MailKind, FilledMail>;
  return {
    site: await read('site'),
    fill(kind, view) {
      const { subject, html, text } = templates[kind];
      const plain = (template: string) => mustache.render(template, view, {}, { escape: String });
      return {
        subject: plain(subject),
        html: mustache.render(html, view),
        text: plain(text),
      };
    },
  };
}
