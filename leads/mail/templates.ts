import { readdir, readFile } from 'node:fs/promises';
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
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const read = async (name: string) => [name, JSON.parse(await readFile(join(folder, name), 'utf8'))];
  const { 'site.json': site, ...mails } = Object.fromEntries(await Promise.all(files.map(read)));
  return {
    site,
    fill(kind, view) {
      const template: FilledMail | undefined = mails[`${kind}.json`];
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
