import { BookingActions } from './BookingActions.tsx';
import { Section } from './Section.tsx';
import { Sentences } from './Sentences.tsx';

/** The band at the end of a page that leads to the booking, or to the quiz. */
export function BookingCallToAction({ heading, action }: { heading: string; action: string }) {
  return (
    <Section heading={<Sentences text={heading} />} ground="band" layout="columns gap-md cols-8-4">
      <BookingActions label={action} />
    </Section>
  );
}
