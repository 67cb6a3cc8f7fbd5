import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

export interface RenderedMarkdown {
  html: string;
  /** The second-level headings, for a table of contents. */
  headings: { id: string; text: string }[];
}

/**
 * Renders GitHub-flavoured Markdown to sanitised HTML: only allow-listed tags and attributes stay, and only the
 * link schemes of spec section 2.
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const headings: RenderedMarkdown['headings'] = [];
  const counts = { Table: 0, Listing: 0 };
  const file = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize)
    // The prefix keeps headings from colliding with ids of the page, such as 'main'.
    .use(rehypeSlug, { prefix: 'section-' })
    .use(() => (tree: Root) => {
      visit(tree, 'element', (node, index, parent) => {
        const { tagName, properties } = node;
        if (tagName === 'h2') headings.push({ id: String(properties.id), text: textOf(node) });
        // An empty header cell is not a header.
        if (tagName === 'th' && node.children.length === 0) node.tagName = 'td';
        if (tagName === 'a' && /^https?:/.test(String(properties.href))) {
          properties.rel = ['noopener', 'external'];
        }
        if ((tagName !== 'table' && tagName !== 'pre') || !parent || index === undefined) return;
        // Tables and listings scroll horizontally, also by keyboard.
        const kind = tagName === 'table' ? 'Table' : 'Listing';
        counts[kind] += 1;
        parent.children[index] = {
          type: 'element',
          tagName: 'div',
          properties: { dataScrolls: '', tabIndex: 0, role: 'region', ariaLabel: `${kind} ${counts[kind]}` },
          children: [node],
        };
      });
    })
    .use(rehypeStringify)
    .processSync(markdown);
  return { html: String(file), headings };
}
