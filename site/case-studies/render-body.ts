import { renderMarkdown } from '../markdown/render-markdown.ts';

/** Renders a study's Markdown to HTML, in UTF-8. */
export async function renderBody(markdown: string): Promise<Uint8Array<ArrayBuffer>> {
  return new TextEncoder().encode(renderMarkdown(markdown).html);
}
