import { NOT_FOUND } from '#content/not-found.ts';
import { MissingPiece } from '../../drawings/MissingPiece.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Tape } from '../../ui/Tape.tsx';
import styles from './NotFound.module.css';

export function NotFound() {
  return (
    <section className={`denim ${styles.lost}`}>
      <Tape edge="end" />
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.text}>
          <p className="label">404, page not found</p>
          <h1>{NOT_FOUND.heading}</h1>
          <p className="lead">{NOT_FOUND.lead}</p>
          <div className="actions">
            <ButtonLink href="/">Back to Home</ButtonLink>
            <ButtonLink href="/book-call" look="line">
              Book a Call
            </ButtonLink>
          </div>
        </div>
        <MissingPiece className={styles.drawing} />
      </div>
    </section>
  );
}
