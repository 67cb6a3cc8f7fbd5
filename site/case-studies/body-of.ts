import { renderMarkdown } from '../markdown/render-markdown.ts';
import type { CaseStudy } from './arrange-case-studies.ts';

const rendered = new WeakMap<CaseStudy, string>();

/** A study's body as HTML, rendered once for its page, the overlay and the feed; undefined where it is not written yet. */
export function bodyOf(study: CaseStudy): string | undefined {
  if (!study.markdown) return undefined;
  const html = rendered.get(study) ?? renderMarkdown(study.markdown).html;
  rendered.set(study, html);
  return html;
}
