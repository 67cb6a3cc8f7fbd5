import { useEffect, useRef } from 'react';
import { BOOKING_THANKS } from '#content/book-call.ts';
import { type TimeFormat, to12Hour } from '#leads/time-of-day.ts';
import type { BookingRow } from '#leads/types/booking-form.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { SwingTag } from '../../ui/SwingTag.tsx';
import styles from './ThanksPanel.module.css';

interface ThanksPanelProps {
  /** Unknown on the page that follows a form sent without script. */
  booking?: BookingRow;
  timeFormat?: TimeFormat;
}

/**
 * Replaces the form after a booking (spec section 2), drawn as a swing tag. On mount it scrolls the page up and
 * takes the focus.
 */
export function ThanksPanel({ booking, timeFormat = '24h' }: ThanksPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.thanks} ref={panel} tabIndex={-1} data-thanks aria-labelledby="thanks">
      <SwingTag>
        <h1 id="thanks">{BOOKING_THANKS.heading}</h1>
        <p className="lead">{BOOKING_THANKS.text}</p>
        {booking && (
          <dl className={styles.facts}>
            <Fact term="Name" value={booking.name} />
            <Fact term="Service" value={booking.selected_service} />
            <Fact term="Preferred date" value={longDate(booking.preferred_date)} />
            <Fact
              term="Preferred time"
              value={`${timeFormat === '12h' ? to12Hour(booking.preferred_time) : booking.preferred_time}, ${booking.timezone}`}
            />
          </dl>
        )}
        <div className="actions">
          <ButtonLink href="/">Return to Homepage</ButtonLink>
        </div>
      </SwingTag>
    </section>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Formats `2026-12-01` as 'Tuesday, December 1, 2026', whatever the visitor's time zone. */
function longDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });
}
