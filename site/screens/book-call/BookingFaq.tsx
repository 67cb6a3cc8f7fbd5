import { BOOKING_FAQ } from '#content/book-call.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Section } from '../../ui/Section.tsx';

export function BookingFaq() {
  return (
    <Section id="booking-faq" heading={BOOKING_FAQ.heading} small layout="oneToTwo">
      <div>
        {BOOKING_FAQ.items.map(({ id, question, answer }, index) => (
          <Disclosure key={id} id={id} question={question} open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
