import { Column, Row, Section } from '@react-email/components';
import type { ReactNode } from 'react';
import { Each } from './Each.tsx';
import { look } from './mail-looks.ts';

/** Terms and their values, ruled like a care label. */
export function Facts({ children }: { children: ReactNode }) {
  return <Section {...look('facts')}>{children}</Section>;
}

/** A value may be right to left, so each of its lines takes its own direction. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Row {...look('fact')}>
      <Column {...look('term')}>{term}</Column>
      <Column {...look('value')} dir="auto">
        {children}
      </Column>
    </Row>
  );
}

/** What the visitor sent: `summary`, a list of `{ label, lines }`. */
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
