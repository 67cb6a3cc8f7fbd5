import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import type { Fact as SentFact } from '#leads/lead-types/lead-type.ts';
import type { VisitorCall } from '#leads/mail/mail-facts.ts';
import { formatForVisitor } from '#leads/time-zones.ts';
import { isolated } from './fill-in.tsx';
import { look, type MailPart } from './mail-looks.ts';

/** A one-row table, because many email clients support only table layouts. */
export function Row({ children, ...props }: ComponentProps<'table'>) {
  return (
    <table
      align="center"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      {...props}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

/** A table with one cell. */
export function MailSection({ part, children, ...props }: ComponentProps<'table'> & { part?: MailPart }) {
  return (
    <Row {...props}>
      <td {...(part && look(part))}>{children}</td>
    </Row>
  );
}

export function Subheading({ children }: PropsWithChildren) {
  return <h2 {...look('subheading')}>{children}</h2>;
}

export function Paragraph({ children }: PropsWithChildren) {
  return <p {...look('text')}>{isolated(children)}</p>;
}

export function SmallPrint({ children }: PropsWithChildren) {
  return <p {...look('small')}>{isolated(children)}</p>;
}

/** A command to type. A value in it, such as a lead's reference, wraps only if it doesn't fit on one line. */
export function Command({ children }: PropsWithChildren) {
  return (
    <MailSection>
      <MailSection part="command">
        <code>{isolated(children, { display: 'inline-block' })}</code>
      </MailSection>
    </MailSection>
  );
}

/** Text that a person wrote, which may be right-to-left. */
export function Note({ children }: { children: string }) {
  return (
    <p {...look('note')} dir="auto">
      <Lines>{children}</Lines>
    </p>
  );
}

/** The note that was sent with a decision, if any. */
export function NoteWithDecision({ heading, note }: { heading: string; note: string | null }) {
  return (
    note !== null && (
      <>
        <Subheading>{heading}</Subheading>
        <Note>{note}</Note>
      </>
    )
  );
}

/** Renders line breaks as elements, because Outlook for Windows ignores `white-space`. */
function Lines({ children }: { children: string }) {
  return (
    children
      .split(/\r?\n/)
      // biome-ignore lint/suspicious/noArrayIndexKey: equal lines differ by their index only.
      .flatMap((line, index) => (index > 0 ? [<br key={index} />, line] : line))
  );
}

/** Terms and their values, ruled like a care label. */
export function MailFacts({ children }: PropsWithChildren) {
  return <MailSection {...look('facts')}>{children}</MailSection>;
}

/** A term and its value, which may be right-to-left. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Row {...look('fact')}>
      <td {...look('term')}>{term}</td>
      <td {...look('value')} dir="auto">
        {children}
      </td>
    </Row>
  );
}

/** The visitor's answers. Skips empty answers. */
export function Summary({ of: facts }: { of: readonly SentFact[] }) {
  return (
    <MailFacts>
      {facts.map(
        ({ label, value }) =>
          value !== null && (
            <Fact key={label} term={label}>
              <Lines>{value}</Lines>
            </Fact>
          ),
      )}
    </MailFacts>
  );
}

type VisitorTime = Pick<VisitorCall, 'booking' | 'startsAt' | 'deviceZone'>;

/** Formats a call's time in the first of the visitor's time zones. */
export function whenOf({ booking, startsAt, deviceZone }: VisitorTime): string {
  return formatForVisitor(booking.timezone, deviceZone, startsAt)[0];
}

/** A call's time in each of the visitor's time zones. */
export function VisitorTimes({ call: { booking, startsAt, deviceZone } }: { call: VisitorTime }) {
  const [first, ...others] = formatForVisitor(booking.timezone, deviceZone, startsAt);
  return (
    <>
      <strong>{first}</strong>
      {others.flatMap((other) => [<br key={other} />, other])}
    </>
  );
}

interface LinkProps {
  /** If empty, no link is rendered. */
  href: string | null | undefined;
  children: ReactNode;
}

export function TextLink({ href, children }: LinkProps) {
  return (
    href && (
      <a href={href} target="_blank" {...look('link')}>
        {children}
      </a>
    )
  );
}

/** A secondary button. */
export function OtherAction(link: LinkProps) {
  return <Action {...link} other />;
}

/** The main button in a mail. */
export function Action({ href, children, other }: LinkProps & { other?: boolean }) {
  return (
    href && (
      <MailSection style={{ margin: other ? '0 0 12px' : '24px 0' }}>
        <a href={href} target="_blank" {...look(other ? 'lineButton' : 'button')}>
          {OUTLOOK_PADDING}
          <span style={BUTTON_TEXT}>{children}</span>
          {OUTLOOK_PADDING}
        </a>
      </MailSection>
    )
  );
}

/** Wide spaces and raised text replace the padding of links, which Outlook for Windows ignores. */
const OUTLOOK_SPACES =
  '<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21pt" hidden>&#8202;&#8202;&#8202;</i><![endif]-->';
// biome-ignore lint/security/noDangerouslySetInnerHtml: React can't render HTML comments.
const OUTLOOK_PADDING = <span dangerouslySetInnerHTML={{ __html: OUTLOOK_SPACES }} />;
const BUTTON_TEXT = { display: 'inline-block', lineHeight: '120%', msoTextRaise: '10.5pt' };
