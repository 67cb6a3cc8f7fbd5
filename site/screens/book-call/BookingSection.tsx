import type { ReactNode } from 'react';
import { BOOKING_SECTION } from '#content/book-call.ts';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { WhoIsBehind } from '../../ui/WhoIsBehind.tsx';
import styles from './BookingSection.module.css';

/** The section around the form, which is an island: heading, note and terms of the call. */
export function BookingSection({ children }: { children?: ReactNode }) {
  return (
    <section className={`section band ${styles.section}`} id="booking" aria-labelledby="booking-heading">
      <div className="wrap columns four-eight">
        <div className={`intro ${styles.side}`}>
          <h2 id="booking-heading">{BOOKING_SECTION.heading}</h2>
          <p className="quiet">{BOOKING_SECTION.note}</p>
          <KeyFigures items={BOOKING_SECTION.terms} />
          <WhoIsBehind />
        </div>
        <div className={styles.form}>{children}</div>
      </div>
    </section>
  );
}
