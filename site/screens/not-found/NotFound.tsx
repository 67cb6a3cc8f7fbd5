import { BOOK_A_CALL, NOT_FOUND } from '#content/navigation.ts';
import { MissingPiece } from '../../drawings/MissingPiece.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Tape } from '../../ui/Tape.tsx';
import styles from './NotFound.module.css';

interface NotFoundProps {
  heading: string;
  lead: string;
  /** The link back. */
  back: { label: string; href: string };
}

export function NotFound({ heading, lead, back }: NotFoundProps) {
  return (
    <section className={`denim ${styles.lost}`}>
      <Tape edge="end" />
      <div className={`wrap columns far ${styles.inside}`}>
        <div className="intro">
          <p className="label">{NOT_FOUND.kind}</p>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <ButtonLink href={back.href}>{back.label}</ButtonLink>
            <ButtonLink href={BOOK_A_CALL.href} variant="line">
              {BOOK_A_CALL.label}
            </ButtonLink>
          </div>
        </div>
        <MissingPiece className={styles.drawing} />
      </div>
    </section>
  );
}
