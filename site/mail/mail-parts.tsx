import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { Fact as SentFact } from '#leads/lead-type.ts';
import type { CallFacts } from '#leads/mail-facts.ts';
import { formatOnDevice } from '#leads/time-zones.ts';
import type { Booking } from '#leads/types/booking.ts';
import { isolated } from './fill-in.tsx';
import { look } from './mail-looks.ts';

// Many mail programs lay out by tables only.

/** A row of cells. */
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

/** A single cell. */
export function Section({ children, ...props }: ComponentProps<'table'>) {
  return (
    <Row {...props}>
      <td>{children}</td>
    </Row>
  );
}

interface Words {
  children: ReactNode;
}

export function Subheading({ children }: Words) {
  return <h2 {...look('subheading')}>{children}</h2>;
}

export function Paragraph({ children }: Words) {
  return <p {...look('text')}>{isolated(children)}</p>;
}

/** What comes last, and matters to few. */
export function SmallPrint({ children }: Words) {
  return <p {...look('small')}>{isolated(children)}</p>;
}

/** A command to type; the reference in it is not broken where it need not be. */
export function Command({ children }: Words) {
  return (
    <Section>
      <Row>
        <td {...look('command')}>
          <code>{isolated(children, { display: 'inline-block' })}</code>
        </td>
      </Row>
    </Section>
  );
}

/** What a person wrote. It may be right to left, so each of its lines takes its own direction. */
export function Note({ children }: { children: string }) {
  return (
    <p {...look('note')} dir="auto">
      <Lines>{children}</Lines>
    </p>
  );
}

/** What the other side wrote with a decision, if anything. */
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

/** A text line by line: Outlook for Windows ignores `white-space`. */
function Lines({ children }: { children: string }) {
  return children.split(/\r?\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Terms and their values, ruled like a care label. */
export function Facts({ children }: Words) {
  return <Section {...look('facts')}>{children}</Section>;
}

/** Its value may be right to left. */
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

/** What the visitor sent, without what was left empty. */
export function Summary({ of: facts }: { of: readonly SentFact[] }) {
  return (
    <Facts>
      {facts.map(
        ({ label, value }) =>
          value !== null && (
            <Fact key={label} term={label}>
              <Lines>{value}</Lines>
            </Fact>
          ),
      )}
    </Facts>
  );
}

interface DeviceTimeProps {
  call: Pick<CallFacts, 'startsAt' | 'deviceZone'> & { booking: Pick<Booking, 'timezone'> };
}

/** The time above it by the clock of the device that booked, if that is known. */
export function DeviceTime({ call: { booking, startsAt, deviceZone } }: DeviceTimeProps) {
  return (
    deviceZone && (
      <>
        <br />
        {formatOnDevice(deviceZone, booking.timezone, startsAt)}
      </>
    )
  );
}

interface LinkProps {
  /** Without an address there is no link. */
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

/** What the mail asks for. */
export function Action(link: LinkProps) {
  return <Button {...link} part="button" margin="24px 0" />;
}

/** What else can be done. */
export function OtherAction(link: LinkProps) {
  return <Button {...link} part="lineButton" margin="0 0 12px" />;
}

interface ButtonProps extends LinkProps {
  part: 'button' | 'lineButton';
  margin: string;
}

function Button({ href, children, part, margin }: ButtonProps) {
  return (
    href && (
      <Section style={{ margin }}>
        <a href={href} target="_blank" {...look(part)}>
          {OUTLOOK_PADDING}
          <span style={BUTTON_TEXT}>{children}</span>
          {OUTLOOK_PADDING}
        </a>
      </Section>
    )
  );
}

/** Outlook for Windows ignores the padding of a link: wide spaces, and text that is raised, stand in for it. */
const OUTLOOK_SPACES =
  '<!--[if mso]><i style="mso-font-width:400%;mso-text-raise:21pt" hidden>&#8202;&#8202;&#8202;</i><![endif]-->';
// biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comment of its own.
const OUTLOOK_PADDING = <span dangerouslySetInnerHTML={{ __html: OUTLOOK_SPACES }} />;
const BUTTON_TEXT = { display: 'inline-block', lineHeight: '120%', msoTextRaise: '10.5pt' };
