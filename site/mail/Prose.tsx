import { Button, Column, Heading, Link, Row, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { Each } from './Each.tsx';
import { look } from './mail-looks.ts';

export function Title({ children }: { children: string }) {
  return (
    <Heading as="h1" {...look('heading')}>
      {isolated(children)}
    </Heading>
  );
}

export function Subheading({ children }: { children: string }) {
  return (
    <Heading as="h2" {...look('subheading')}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text {...look('text')}>{typeof children === 'string' ? isolated(children) : children}</Text>;
}

/** What comes last, and matters to few. */
export function SmallPrint({ children }: { children: string }) {
  return <Text {...look('small')}>{isolated(children)}</Text>;
}

/** What a person wrote, line by line: Outlook for Windows ignores `white-space`. */
export function Note({ of }: { of: string }) {
  return (
    <Text {...look('note')} dir="auto">
      <Each of={of}>
        {'{{.}}'}
        <br />
      </Each>
    </Text>
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
    <Link href={href} {...look('link')}>
      {children}
    </Link>
  );
}

export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ margin: '24px 0' }}>
      <Button href={href} {...look('button')}>
        {children}
      </Button>
    </Section>
  );
}

/** Beside an `Action`, what else can be done. */
export function OtherAction({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ margin: '0 0 12px' }}>
      <Button href={href} {...look('lineButton')}>
        {children}
      </Button>
    </Section>
  );
}

/** A command to type; what is filled in is not broken where it need not be. */
export function Command({ children }: { children: string }) {
  return (
    <Section>
      <Row>
        <Column {...look('command')}>
          <code>
            {aroundTags(children, (tag) => (
              <span key={tag} style={{ display: 'inline-block' }}>
                {tag}
              </span>
            ))}
          </code>
        </Column>
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
