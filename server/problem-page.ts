import { PROBLEM_TEMPLATE } from './serve-site.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * Makes the page that a plain HTML form leads to when it could not be stored. The build leaves a
 * template in the site's design; its tokens are filled in here.
 * @param files the built site, or none where only the insert interface runs
 */
export function problemPage(files: SiteFiles): (problems: string[], formPath: string) => string {
  const page = files.get(PROBLEM_TEMPLATE);
  const plain = page && 'variants' in page ? page.variants.find(({ encoding }) => !encoding) : undefined;
  const template = plain?.body.toString() ?? '<!doctype html><title>Not sent</title><ul>{{problems}}</ul>';
  return (problems, formPath) =>
    template
      .replaceAll('{{problems}}', () => problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join(''))
      .replaceAll('{{form}}', () => escapeHtml(formPath));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
