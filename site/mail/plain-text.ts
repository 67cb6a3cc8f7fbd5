import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { printable } from '#leads/printable.ts';

/**
 * Renders a mail as plain text: headings are underlined, links followed by their URL, and facts on their own lines.
 * @param origin the site's origin, for links to its pages
 */
export function plainText(mail: ReactNode, origin: string): string {
  return textOf(mail, origin)
    .replace(EDGES, (edges) => (edges.includes(PARAGRAPH) ? '\n\n' : '\n'))
    .trim();
}

// Markers for the edges of lines and paragraphs. `printable` removes these characters from typed text.
const LINE = '\u2028';
const PARAGRAPH = '\u2029';
const EDGES = /\s*[\u2028\u2029][\s\u2028\u2029]*/g;

type Props = ComponentProps<'a'> & { 'data-skip-in-text'?: boolean };

function textOf(node: ReactNode, origin: string): string {
  if (Array.isArray(node)) return node.map((child) => textOf(child, origin)).join('');
  if (!isValidElement<Props>(node)) return typeof node === 'boolean' ? '' : printable(String(node ?? ''));
  const { type, props } = node;
  if (typeof type === 'function') return textOf((type as (props: Props) => ReactNode)(props), origin);
  if (type === 'head' || props['data-skip-in-text']) return '';
  const text = textOf(props.children, origin);
  if (props.className === 'fact') return LINE + text + LINE;
  if (props.className === 'term') return `${text}: `;
  switch (type) {
    case 'a':
      // The text of such a link is the address.
      if (props.href?.startsWith('mailto:')) return text;
      return `${text} ${props.href?.replace(/^\//, `${origin}/`)}`;
    case 'br':
      return '\n';
    case 'h2':
      return `${PARAGRAPH}${text}\n${'-'.repeat(text.length)}${PARAGRAPH}`;
    case 'ol': {
      const items = [props.children].flat().map((item) => textOf(item, origin));
      return PARAGRAPH + items.map((item, index) => `${index + 1}. ${item}`).join(LINE) + PARAGRAPH;
    }
    case 'h1':
    case 'p':
    case 'table':
      return PARAGRAPH + text + PARAGRAPH;
    default:
      return text;
  }
}
