import { ButtonLink } from './Button.tsx';
import styles from './Closing.module.css';
import { Sentences } from './Sentences.tsx';

interface ClosingProps {
  heading: string;
  action: string;
}

/** A page's closing call, which leads to the booking. */
export function Closing({ heading, action }: ClosingProps) {
  return (
    <section className="section band">
      <div className={`wrap ${styles.closing}`}>
        <h2>
          <Sentences text={heading} />
        </h2>
        <div className="actions">
          <ButtonLink href="/book-call">{action}</ButtonLink>
          <ButtonLink href="/#quiz" look="line">
            Take the Quiz
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
