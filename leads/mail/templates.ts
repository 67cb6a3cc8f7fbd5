import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mustache from 'mustache';
import type { SiteFacts } from '../lead-type.ts';
import { printable } from '../printable.ts';

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

/**
 * Reads the templates.
 * @param folder `templates` in the build's output
 * @throws if the site is not built
 */
export async function readMailTemplates(folder: string): Promise<MailTemplates> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const templates = new Map<string, FilledMail>();
  for (const kind of Object.keys(await read('samples'))) templates.set(kind, await read(kind));
  return {
    site: await read('site'),
    fill(kind, view) {
      const template = templates.get(kind);
      if (!template) throw new Error(`There is no mail ${kind}`);
      // What a visitor typed may reverse or hide what stands beside it.
      const fill = (text: string, encode: (value: string) => string) =>
        mustache.render(text, view, {}, { escape: (value) => encode(printable(String(value))) });
      return {
        subject: fill(template.subject, String),
        html: fill(template.html, mustache.escape),
        text: fill(template.text, String),
      };
    },
  };
}
