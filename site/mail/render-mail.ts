import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import type { MailKind } from '#leads/mail-views.ts';
import { MailFrame } from './MailFrame.tsx';
import { MAILS } from './mails.ts';

interface MailTemplate {
  subject: string;
  html: string;
  text: string;
}

/** A mail as three Mustache templates. `html` is to be filled with escaping on, the other two with it off. */
export async function renderMail(kind: MailKind): Promise<MailTemplate> {
  const mail = MAILS[kind];
  const html = (await render(createElement(MailFrame, mail))).replace(REACT_COMMENTS, '');
  return { subject: mail.copy.subject, html, text: tidySections(plainText(html)) };
}

/** React's marks for a hydration that no mail will see; a comment for Outlook begins with a bracket. */
const REACT_COMMENTS = /<!--[^[]*?-->/g;

function plainText(html: string): string {
  return toPlainText(html, {
    selectors: [
      { selector: 'h1', format: 'paragraph', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
      { selector: 'h2', format: 'underlined' },
      { selector: 'td.term', format: 'term' },
      { selector: 'td.value', format: 'inline' },
      { selector: 'table.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ],
    formatters: { underlined, term },
  });
}

/** Of html-to-text, which has no types of its own, what a formatter of ours uses. */
type Formatter = (element: TextElement, walk: Walk, builder: TextBuilder) => void;
type Walk = (children: TextElement[], builder: TextBuilder) => void;

interface TextElement {
  children: TextElement[];
  data?: string;
}

interface TextBuilder {
  openBlock(options: { leadingLineBreaks: number }): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
  addLineBreak(): void;
  addLiteral(text: string): void;
  addInline(text: string): void;
}

const underlined: Formatter = ({ children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(children, builder);
  builder.addLineBreak();
  builder.addLiteral('-'.repeat(children[0]?.data?.length ?? 0));
  builder.closeBlock({ trailingLineBreaks: 2 });
};

const term: Formatter = ({ children }, walk, builder) => {
  walk(children, builder);
  builder.addInline(': ');
};

/**
 * Mustache drops a line that holds nothing but tags of sections. For the lines around it to come out right
 * whether a section is kept or not, no empty line may follow it.
 */
function tidySections(text: string): string {
  return text
    .replace(/^((?:\{\{\/\w+\}\})*\{\{[#^]\w+\}\})\n+/gm, '$1\n')
    .replace(/(?<=\n\n)((?:\{\{\/\w+\}\})+)\n+/g, '$1\n');
}
