import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

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
    .use(rehypeSanitize, SCHEMA)
    // The prefix keeps headings from colliding with ids of the page, such as 'main'.
    .use(rehypeSlug, { prefix: 'section-' })
    .use(() => (tree: Root) => {
      visit(tree, { tagName: 'th' }, (node) => {
        // An empty header cell is not a header.
        if (node.type === 'element' && node.children.length === 0) node.tagName = 'td';
      });
      visit(tree, 'element', (node, index, parent) => {
        if (node.tagName === 'h2') headings.push({ id: String(node.properties.id), text: textOf(node) });
        if (node.tagName === 'a' && /^https?:/.test(String(node.properties.href))) {
          node.properties.rel = ['noopener', 'external'];
        }
        const isWide = node.tagName === 'table' || node.tagName === 'pre';
        if (!isWide || !parent || index === undefined) return;
        // Tables and listings scroll horizontally, also by keyboard.
        const kind = node.tagName === 'table' ? 'Table' : 'Listing';
        counts[kind] += 1;
        parent.children[index] = {
          type: 'element',
          tagName: 'div',
          properties: { dataScrolls: '', tabIndex: 0, role: 'region', ariaLabel: `${kind} ${counts[kind]}` },
          children: [node],
        };
        return SKIP;
      });
    })
    .use(rehypeStringify)
    .processSync(markdown);
  return { html: String(file), headings };
}

const SCHEMA: Options = {
  ...defaultSchema,
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'],
  },
};
