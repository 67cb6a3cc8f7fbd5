import { Column, Row, Section } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Summary as SummaryView } from '#leads/lead-type.ts';
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

export const DEVICE_TIME_PREVIEW = '16:30 by the clock of the device that booked';

export const SUMMARY_PREVIEW: SummaryView = [
  { label: 'Company name', lines: ['Studio Norte'] },
  {
    label: 'Problems to solve',
    lines: ['Half of our returns are sizing.', 'Most questions come in after ten at night.'],
  },
];
