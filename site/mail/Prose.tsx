import type { ComponentType, ReactNode } from 'react';
import { Each } from './Each.tsx';
import { look } from './mail-looks.ts';
import { Row, Section } from './tables.tsx';

export function Title({ children }: { children: string }) {
  return <h1 {...look('heading')}>{isolated(children)}</h1>;
}

export function Subheading({ children }: { children: string }) {
  return <h2 {...look('subheading')}>{children}</h2>;
}

interface ParagraphProps {
  /** The value of the view without which it is left out. */
  where?: string;
  children: ReactNode;
}

export function Paragraph({ where, children }: ParagraphProps) {
  const text = <p {...look('text')}>{typeof children === 'string' ? isolated(children) : children}</p>;
  return where ? <Each of={where}>{text}</Each> : text;
}

/** What comes last, and matters to few. */
export function SmallPrint({ children }: { children: string }) {
  return <p {...look('small')}>{isolated(children)}</p>;
}

/** What a person wrote, line by line: Outlook for Windows ignores `white-space`. */
export function Note({ of }: { of: string }) {
  return (
    <p {...look('note')} dir="auto">
      <Each of={of}>
        {'{{.}}'}
        <br />
      </Each>
    </p>
  );
}

/** What the other side wrote with a decision, if anything. */
export function NoteWithDecision({ heading }: { heading: string }) {
  return (
    <Each of="hasNote">
      <Subheading>{heading}</Subheading>
      <Note of="note" />
    </Each>
  );
}

export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" {...look('link')}>
      {children}
    </a>
  );
}

interface ActionProps {
  href: string;
  children: string;
}

export function Action({ href, children }: ActionProps) {
  return (
    <Section style={{ margin: '24px 0' }}>
      <Button href={href} part="button">
        {children}
      </Button>
    </Section>
  );
}

/** Beside an `Action`, what else can be done. */
export function OtherAction({ href, children }: ActionProps) {
  return (
    <Section style={{ margin: '0 0 12px' }}>
      <Button href={href} part="lineButton">
        {children}
      </Button>
    </Section>
  );
}

interface ActionIfProps {
  /** The value of the view that is its address. */
  of: string;
  as?: ComponentType<ActionProps>;
  children: string;
}

/** An action that is there where its address is. */
export function ActionIf({ of, as: Shown = OtherAction, children }: ActionIfProps) {
  return (
    <Each of={of}>
      <Shown href={`{{${of}}}`}>{children}</Shown>
    </Each>
  );
}

/** The public address of a path. */
export function siteUrl(path: string): string {
  return new URL(path, import.meta.env.SITE).href;
}

function Button({ href, part, children }: { href: string; part: 'button' | 'lineButton'; children: string }) {
  return (
    <a href={href} target="_blank" {...look(part)}>
      {OUTLOOK_PADDING}
      <span style={BUTTON_TEXT}>{children}</span>
      {OUTLOOK_PADDING}
    </a>
  );
}

/** Outlook for Windows ignores the padding of a link: wide spaces, and text that is raised, stand in for it. */
const OUTLOOK_SPACES =
  '<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21pt" hidden>&#8202;&#8202;&#8202;</i><![endif]-->';
// biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comment of its own.
const OUTLOOK_PADDING = <span dangerouslySetInnerHTML={{ __html: OUTLOOK_SPACES }} />;
const BUTTON_TEXT = { display: 'inline-block', lineHeight: '120%', msoTextRaise: '10.5pt' };

/** A command to type; what is filled in is not broken where it need not be. */
export function Command({ children }: { children: string }) {
  return (
    <Section>
      <Row>
        <td {...look('command')}>
          <code>
            {aroundTags(children, (tag) => (
              <span key={tag} style={{ display: 'inline-block' }}>
                {tag}
              </span>
            ))}
          </code>
        </td>
      </Row>
    </Section>
  );
}

/** A name in a script from right to left must not turn round what stands beside it. */
function isolated(text: string): ReactNode[] {
  return aroundTags(text, (tag) => (
    <span key={tag} dir="auto">
      {tag}
    </span>
  ));
}

function aroundTags(text: string, wrap: (tag: string) => ReactNode): ReactNode[] {
  return text.split(/(\{\{\w+\}\})/).map((part, index) => (index % 2 === 1 ? wrap(part) : part));
}
