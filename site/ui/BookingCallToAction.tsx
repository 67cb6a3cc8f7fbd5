import styles from './BookingCallToAction.module.css';
import { ButtonLink } from './Button.tsx';
import { Section } from './Section.tsx';
import { Sentences } from './Sentences.tsx';

interface BookingCallToActionProps {
  heading: string;
  action: string;
}

/** The band at the end of a page that leads to the booking, or to the quiz. */
export function BookingCallToAction({ heading, action }: BookingCallToActionProps) {
  return (
    <Section heading={<Sentences text={heading} />} ground="band" layout="twoToOne" className={styles.band}>
      <div className="actions">
        <ButtonLink href="/book-call">{action}</ButtonLink>
        <ButtonLink href="/#quiz" variant="line">
          Take the Quiz
        </ButtonLink>
      </div>
    </Section>
  );
}
