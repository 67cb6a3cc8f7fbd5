import { keptBetweenBuilds } from '../build/kept-between-builds.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import type { CaseStudy } from './arrange-case-studies.ts';

const render = keptBetweenBuilds(async function renderBody(markdown: string) {
  return new TextEncoder().encode(renderMarkdown(markdown).html);
});
const rendered = new WeakMap<CaseStudy, Promise<string>>();

/** Renders a study's body to HTML, once for page, overlay and feed. Undefined if it has no body yet. */
export async function bodyOf(study: CaseStudy): Promise<string | undefined> {
  if (!study.markdown) return undefined;
  const html = rendered.get(study) ?? render(study.markdown).then((bytes) => new TextDecoder().decode(bytes));
  rendered.set(study, html);
  return html;
}
