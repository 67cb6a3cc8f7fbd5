import styles from './BookingCallToAction.module.css';
import { ButtonLink } from './Button.tsx';
import { Sentences } from './Sentences.tsx';

interface BookingCallToActionProps {
  heading: string;
  action: string;
}

/** A page's closing call, which leads to the booking. */
export function BookingCallToAction({ heading, action }: BookingCallToActionProps) {
  return (
    <section className="section band">
      <div className={`wrap ${styles.inside}`}>
        <h2>
          <Sentences text={heading} />
        </h2>
        <div className="actions">
          <ButtonLink href="/book-call">{action}</ButtonLink>
          <ButtonLink href="/#quiz" variant="line">
            Take the Quiz
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
