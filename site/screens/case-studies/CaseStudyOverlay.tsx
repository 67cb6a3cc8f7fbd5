import { useEffect, useRef, useState } from 'react';
import { CASE_STUDY } from '#content/case-studies.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './CaseStudyOverlay.module.css';
import type { CaseCard } from './case-card.ts';
import { type CaseStudyBody, fetchBody } from './case-study-body.ts';

interface CaseStudyOverlayProps {
  /** The study to show; undefined closes the overlay. */
  card: CaseCard | undefined;
  onClose: () => void;
}

/** A full-screen dialog with a study (spec section 2). Closing it returns the focus to the card. */
export function CaseStudyOverlay({ card, onClose }: CaseStudyOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [body, setBody] = useState<CaseStudyBody | 'failed'>();

  useEffect(() => {
    if (!card) {
      dialog.current?.close();
      return;
    }
    setBody(undefined);
    dialog.current?.showModal();
    dialog.current?.scrollTo({ top: 0, behavior: 'instant' });
    let isCurrent = true;
    fetchBody(card)
      .catch(() => 'failed' as const)
      .then((answer) => {
        if (isCurrent) setBody(answer);
      });
    return () => {
      isCurrent = false;
    };
  }, [card]);

  return (
    <dialog
      ref={dialog}
      className={`paper ${styles.overlay}`}
      aria-labelledby="overlay-title"
      // The browser says so a moment later: Forward may have opened it again by then.
      onClose={() => dialog.current?.open || onClose()}
    >
      {card && (
        <>
          <div className={styles.bar}>
            <div className="wrap fine apart">
              <span>{card.publishDate}</span>
              <button type="button" onClick={() => dialog.current?.close()}>
                Close
                <Icon name="close" />
              </button>
            </div>
          </div>
          <article className={`wrap intro ${styles.study}`}>
            <Tag>{card.category}</Tag>
            <h2 id="overlay-title">{card.title}</h2>
            <img src={card.image} alt="" width="840" height="360" />
            <div className={`stack far ${styles.text}`}>
              <Body body={body} card={card} />
              <div className="actions">
                <ButtonLink href="/book-call">{CASE_STUDY.action}</ButtonLink>
              </div>
            </div>
          </article>
        </>
      )}
    </dialog>
  );
}

function Body({ body, card }: { body: CaseStudyBody | 'failed' | undefined; card: CaseCard }) {
  if (body === undefined) return <p role="status">{CASE_STUDY.loading}</p>;
  if (body === 'failed') {
    const { text, link, end } = CASE_STUDY.failed;
    return (
      <p role="alert">
        {text} <a href={`/case-studies/${card.id}`}>{link}</a> {end}
      </p>
    );
  }
  return body.html ? <Prose html={body.html} /> : <p className="lead">{CASE_STUDY.comingSoon}</p>;
}
