import { BOOKING_FAQ } from '#content/book-call.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import styles from './BookingFaq.module.css';

export function BookingFaq() {
  return (
    <section className={`section ${styles.faq}`} aria-labelledby="booking-faq">
      <div className={`wrap ${styles.inside}`}>
        <h2 id="booking-faq">{BOOKING_FAQ.heading}</h2>
        <div>
          {BOOKING_FAQ.items.map(({ id, question, answer }, index) => (
            <Disclosure key={id} id={id} question={question} open={index === 0}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
