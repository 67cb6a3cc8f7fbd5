import type { ReactNode } from 'react';
import { BOOKING_SECTION } from '#content/book-call.ts';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { Section } from '../../ui/Section.tsx';
import { WhoIsBehind } from '../../ui/WhoIsBehind.tsx';
import styles from './BookingSection.module.css';

/** The section around the booking form, which is an island: heading, note and terms of the call. */
export function BookingSection({ children }: { children?: ReactNode }) {
  return (
    <Section
      id="booking"
      headingId="booking-heading"
      heading={BOOKING_SECTION.heading}
      ground="band"
      layout="columns cols-4-8"
      sticky
      className={styles.section}
      intro={
        <>
          <p className="quiet">{BOOKING_SECTION.note}</p>
          <KeyFigures items={BOOKING_SECTION.terms} />
          <WhoIsBehind />
        </>
      }
    >
      <div className="stack">{children}</div>
    </Section>
  );
}
