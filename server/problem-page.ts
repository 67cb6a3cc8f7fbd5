import mustache from 'mustache';
import { PROBLEM_TEMPLATE } from './serve-site.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * Returns a function that renders the error page of a plain HTML form. The build leaves its template, in the
 * site's design.
 * @param files the built site, or none where only the insert interface runs
 */
export function problemPage(files: SiteFiles): (problems: string[], formPath: string) => string {
  const page = files.get(PROBLEM_TEMPLATE);
  const plain = page && 'variants' in page ? page.variants.find(({ encoding }) => !encoding) : undefined;
  const template =
    plain?.body.toString() ??
    '<!doctype html><title>Not sent</title><ul>{{#problems}}<li>{{.}}</li>{{/problems}}</ul>';
  return (problems, form) => mustache.render(template, { problems, form });
}
