import { readFileSync } from 'node:fs';
import querystring from 'node:querystring';
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

type Root = ReturnType<ReturnType<typeof rehypeSanitize>>;

export interface RenderedMarkdown {
  html: string;
  /** The second-level headings, for the table of contents. */
  headings: { id: string; text: string }[];
  /** The text of the first paragraph. */
  opening: string;
}

/**
 * Renders GitHub-flavoured Markdown to sanitised HTML, with allow-listed tags, attributes and link schemes (spec
 * section 12.2).
 * @param file the path of the Markdown, for the error message
 * @throws if a link leads to an id that the text doesn't have
 */
export function renderMarkdown(markdown: string, file?: string): RenderedMarkdown {
  const headings: RenderedMarkdown['headings'] = [];
  const ids = new Set<string>();
  const counts = { Table: 0, Listing: 0 };
  let opening = '';
  const html = unified()
    .use(remarkParse)
    .use(remarkGfm)
    // No prefix here, because `rehypeSanitize` prefixes the ids of footnotes.
    .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
    .use(rehypeRaw)
    .use(rehypeSanitize)
    // The prefix keeps the ids of headings from colliding with ids of the page, such as 'main'.
    .use(rehypeSlug, { prefix: 'section-' })
    .use(() => (tree: Root) => {
      visit(tree, 'element', ({ tagName, properties: { id, name } }) => {
        for (const target of [id, tagName === 'a' && name]) if (target) ids.add(String(target));
      });
      visit(tree, 'element', (node, index, parent) => {
        const { tagName, properties } = node;
        if (tagName === 'p') opening ||= textOf(node);
        if (tagName === 'h2') headings.push({ id: String(properties.id), text: textOf(node) });
        // An empty corner cell isn't a header.
        if (tagName === 'th' && node.children.length === 0) node.tagName = 'td';
        const href = tagName === 'a' ? String(properties.href) : '';
        if (/^https?:/.test(href)) properties.rel = ['noopener', 'external'];
        // '#' and '#top' lead to the top of the page and need no id.
        if (/^#(?!(top)?$)/i.test(href)) properties.href = targetOf(href.slice(1), node.position?.start.line);
        if ((tagName !== 'table' && tagName !== 'pre') || !parent || index === undefined) return;
        // Makes wide tables and listings scroll horizontally, with the keyboard too.
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
  return { html: String(html), headings, opening };

  /** Returns the link target for a fragment. Authors write ids without the prefix. */
  function targetOf(fragment: string, line = 1): string {
    const target = [fragment, querystring.unescape(fragment)]
      .flatMap((id) => [id, `section-${id}`, `user-content-${id}`])
      .find((id) => ids.has(id));
    if (target) return `#${target}`;
    const above = file ? /^\s*---.*?\n---\s*/s.exec(readFileSync(file, 'utf8'))?.[0] : '';
    const there = [...ids].map((id) => id.replace(/^(section|user-content)-/, '#')).join(', ');
    throw new Error(
      `${file}:${(above?.split('\n').length ?? 1) - 1 + line}: a link leads to #${querystring.unescape(fragment)}, which doesn't exist. Existing ids: ${there || 'none'}.`,
    );
  }
}
