import { useEffect, useRef, useState } from 'react';
import { BOOKING_THANKS } from '#content/booking-thanks.ts';
import { CALL_HOURS } from '#content/call-hours.ts';
import type { SITE } from '#content/site.ts';
import type { CallTimeStatus } from '#leads/call.ts';
import type { BookingRow } from '#leads/lead-types/booking-form.ts';
import type { TimeFormat } from '#leads/time-of-day.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { SwingTag } from '../../ui/SwingTag.tsx';
import { TextList } from '../../ui/TextList.tsx';
import { longDate, toldByClocks } from './device-clock.ts';
import { NearestTimes } from './NearestTimes.tsx';
import styles from './ThanksPanel.module.css';
import { tentativeCall } from './tentative-call.ts';

/** Passed as a prop, because importing `SITE` would make the form's script load another file. */
export type ThanksSite = Pick<typeof SITE, 'brand' | 'email' | 'origin'>;

interface ThanksPanelProps {
  site: ThanksSite;
  /** Undefined if the form was sent without JavaScript. */
  booking?: BookingRow & { id: string };
  callTime?: CallTimeStatus | undefined;
  timeFormat?: TimeFormat;
  deviceZone?: string | undefined;
}

/**
 * Replaces the form after a booking (spec section 2). On mount, and after the visitor picks another time, the panel
 * takes focus and scrolls the page to the top.
 */
export function ThanksPanel({ timeFormat = '24h', site, deviceZone, ...sent }: ThanksPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [booking, setBooking] = useState(sent.booking);
  const [callTime, setCallTime] = useState<CallTimeStatus | 'left' | undefined>(
    sent.callTime === 'taken' && !(booking && CALL_HOURS) ? 'left' : sent.callTime,
  );
  useEffect(focusPanel, []);
  const asked = booking && { date: booking.preferred_date, time: booking.preferred_time };
  const [told, inForm] = asked ? toldByClocks(deviceZone, booking.timezone, asked, timeFormat) : [];
  const isTaken = callTime === 'taken' || callTime === 'left';
  return (
    <section
      className={styles.thanks}
      ref={panel}
      tabIndex={-1}
      data-thanks
      aria-labelledby="thanks"
      aria-describedby="thanks-text"
    >
      <SwingTag wide={booking !== undefined}>
        <div className={`stack ${styles.parts} ${booking ? styles.withFacts : ''}`}>
          <h1 id="thanks" className={isTaken ? styles.gone : undefined}>
            {isTaken ? BOOKING_THANKS.gone : BOOKING_THANKS.heading}
          </h1>
          <p key={callTime} id="thanks-text" className="lead">
            {callTime ? TEXTS[callTime] : BOOKING_THANKS.text}
            {callTime === 'held' && <b> {BOOKING_THANKS.held}</b>}
          </p>
          {callTime === 'taken' && booking && (
            <NearestTimes
              booking={booking}
              timeFormat={timeFormat}
              deviceZone={deviceZone}
              onSettled={(became, picked = booking) => {
                setBooking(picked);
                setCallTime(became);
                focusPanel();
              }}
            />
          )}
          {booking && (
            <FactList
              className={`ruled facts ${styles.facts}`}
              facts={{
                Name: booking.name,
                Service: booking.selected_service,
                'Preferred date': longDate(told?.date ?? ''),
                'Preferred time': (
                  <span key={`${told?.date} ${told?.time}`}>
                    <span data-taken={isTaken || undefined}>{told?.time}</span>
                    {inForm && <small>{inForm.time}</small>}
                  </span>
                ),
              }}
            />
          )}
          <p className={`fine ${styles.address}`}>
            {booking ? (
              <>
                {BOOKING_THANKS.writeTo} <b dir="auto">{booking.email}</b>.
              </>
            ) : (
              BOOKING_THANKS.writeToUnknown
            )}{' '}
            {BOOKING_THANKS.wrongAddress} <a href={`mailto:${site.email}`}>{site.email}</a>.
          </p>
          <div className="actions">
            <ButtonLink href="/" label={BOOKING_THANKS.home} />
            {booking && !isTaken && callTime !== 'confirmed' && (
              <ButtonLink
                href={`data:text/calendar;charset=utf-8,${encodeURIComponent(tentativeCall(booking, site))}`}
                variant="line"
                download="call.ics"
                label={BOOKING_THANKS.calendar}
              />
            )}
          </div>
          <div className={`stack gap-sm ${styles.bring}`}>
            <h2 className="name">{BOOKING_THANKS.bringHeading}</h2>
            <TextList items={BOOKING_THANKS.bring} className={`compact ${styles.items}`} />
          </div>
        </div>
      </SwingTag>
    </section>
  );

  function focusPanel() {
    window.scrollTo({ top: 0, behavior: 'instant' });
    panel.current?.focus({ preventScroll: true });
  }
}

const TEXTS = {
  held: BOOKING_THANKS.text,
  confirmed: BOOKING_THANKS.confirmed,
  taken: BOOKING_THANKS.taken,
  left: BOOKING_THANKS.leftToUs,
};
