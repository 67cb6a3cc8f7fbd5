import { renderMarkdown } from '../../markdown/render-markdown.ts';
import type { CaseStudy } from './arrange-case-studies.ts';

const rendered = new WeakMap<CaseStudy, string>();

/** Renders a study's body to HTML, once for page, overlay and feed. Undefined if it has no body yet. */
export function bodyOf(study: CaseStudy): string | undefined {
  if (!study.markdown) return undefined;
  const html = rendered.get(study) ?? renderMarkdown(study.markdown).html;
  rendered.set(study, html);
  return html;
}
