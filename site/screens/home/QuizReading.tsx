import { useEffect, useRef } from 'react';
import { QUIZ_THANKS } from '#content/quiz.ts';
import { PRIORITY_LABELS, type QuizRow } from '#leads/lead-types/quiz-form.ts';
import { BOOKING_SHEET, prefill } from '../../forms/draft.ts';
import { adviseOn } from '../../quiz-advice.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import styles from './QuizReading.module.css';

/** The quiz result: which services fit, and why. `servicePages` maps the services' names to their pages' paths. */
export function QuizReading({ row, servicePages }: { row: QuizRow; servicePages: Record<string, string> }) {
  const panel = useRef<HTMLElement>(null);
  const advice = adviseOn(row);
  const echo = [row.business_size, row.ai_knowledge, PRIORITY_LABELS[row.solution_priority - 1]];
  useEffect(() => {
    prefill('call_bookings', bookingValues(row));
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [row]);
  return (
    <section className={`wrap ${styles.reading}`} ref={panel} tabIndex={-1} aria-labelledby="quiz-thanks">
      <header className="stack gap-sm">
        <h3 id="quiz-thanks">{QUIZ_THANKS.heading}</h3>
        <p className="lead">{advice.length > 0 ? QUIZ_THANKS.lead : QUIZ_THANKS.none}</p>
        <dl className={`compact ${styles.echo}`}>
          {QUIZ_THANKS.echo.map((term, at) => (
            <div key={term}>
              <dt className="quiet">{term}</dt>
              <dd className="strong">{echo[at]}</dd>
            </div>
          ))}
        </dl>
        <div className="actions">
          <ButtonLink href={BOOKING_SHEET} label={QUIZ_THANKS.action} />
          <p className="fine">{QUIZ_THANKS.actionNote}</p>
        </div>
        <p>
          {QUIZ_THANKS.next[0]} <strong dir="auto">{row.contact_email}</strong> {QUIZ_THANKS.next[1]}
        </p>
      </header>
      <ol className={`columns ${styles.advice}`}>
        {advice.map(({ service, reasons }, at) => (
          <li key={service} className="paper stack gap-sm">
            <b className="fine">{QUIZ_THANKS.rank[Math.min(at, 1)]}</b>
            <h4>{service}</h4>
            <p className="quiet">
              {QUIZ_THANKS.because} {reasons.join('; ')}.
            </p>
            {servicePages[service] && (
              <MoreLink label={QUIZ_THANKS.more} about={service} href={servicePages[service]} />
            )}
          </li>
        ))}
      </ol>
      <p>{QUIZ_THANKS.price}</p>
    </section>
  );
}

/** Returns values to prefill the booking form. */
function bookingValues(row: QuizRow): Record<string, string> {
  const { business_type, business_size, business_website, contact_phone: phone } = row;
  const about = [business_type, business_size, business_website].filter(Boolean).join(', ');
  const more = [`From the quiz: ${about}.`, phone && `Phone: ${phone}`, row.additional_comments];
  return {
    name: row.contact_name,
    email: row.contact_email,
    selected_service: adviseOn(row)[0]?.service ?? 'General Consultation',
    problems_to_solve: row.automation_goals.join('\n'),
    additional_info: more.filter(Boolean).join('\n'),
  };
}
