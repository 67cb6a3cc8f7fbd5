import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mustache from 'mustache';
import type { SiteFacts } from '../lead-type.ts';

export interface FilledMail {
  subject: string;
  html: string;
  text: string;
}

/** The mails as the build rendered them, with Mustache tags for a lead's values. */
export interface MailTemplates {
  site: SiteFacts;
  /** What each kind of mail may be filled with, to look at it. */
  samples: Record<string, object>;
  /** @param kind such as `confirmation` or `acknowledgement-booking` */
  fill(kind: string, view: object): FilledMail;
}

/**
 * Reads the templates.
 * @param folder `templates` in the build's output
 * @throws if the site is not built
 */
export async function readMailTemplates(folder: string): Promise<MailTemplates> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const samples = await read('samples');
  const templates = new Map<string, FilledMail>();
  for (const kind of Object.keys(samples)) templates.set(kind, await read(kind));
  return {
    site: await read('site'),
    samples,
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
