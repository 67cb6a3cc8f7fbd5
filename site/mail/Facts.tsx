import type { ReactNode } from 'react';
import { NOTIFICATION } from '#content/mails.ts';
import { Each, Unless } from './Each.tsx';
import { look } from './mail-looks.ts';
import { TextLink } from './Prose.tsx';
import { Row, Section } from './tables.tsx';

/** Terms and their values, ruled like a care label. */
export function Facts({ children }: { children: ReactNode }) {
  return <Section {...look('facts')}>{children}</Section>;
}

/** A value may be right to left, so each of its lines takes its own direction. */
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

/** The address, as a link if mail can be sent to it. */
export function EmailFact() {
  return (
    <Fact term={NOTIFICATION.email}>
      <Each of="mailto">
        <TextLink href="{{mailto}}">{'{{email}}'}</TextLink>
      </Each>
      <Unless of="mailto">{'{{email}}'}</Unless>
    </Fact>
  );
}

/** What the visitor sent. */
export function Summary() {
  return (
    <Facts>
      <Each of="summary">
        <Fact term="{{label}}">
          <Each of="lines">
            {'{{.}}'}
            <br />
          </Each>
        </Fact>
      </Each>
    </Facts>
  );
}

/** The time above it by the clock of the device that booked, if that is known. */
export function DeviceTime() {
  return (
    <Each of="deviceTime">
      <br />
      {'{{deviceTime}}'}
    </Each>
  );
}
