import { CASE_STUDY } from '#content/case-studies.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { CaseStudy } from './arrange-case-studies.ts';
import styles from './CaseStudyOverlay.module.css';
import { StudyImage } from './Study.tsx';

/** A full-screen dialog for a study (spec section 2). `browseCaseStudies` fills in the study of the clicked card. */
export function CaseStudyOverlay({ publishDate, category, title, image }: CaseStudy) {
  return (
    <dialog className={`paper ${styles.overlay}`} aria-labelledby="overlay-title">
      <div className={styles.bar}>
        <div className="wrap fine apart">
          <time>{publishDate}</time>
          <button className="beside gap-xs" type="button">
            {CASE_STUDY.close}
            <Icon name="close" />
          </button>
        </div>
      </div>
      <article className={`wrap intro ${styles.study}`}>
        <Tag>{category}</Tag>
        <h2 id="overlay-title">{title}</h2>
        <StudyImage src={image} loading="lazy" />
        <div className={`stack gap-lg ${styles.text}`}>
          <div data-text="">
            <p role="status">{CASE_STUDY.loading}</p>
            <p role="alert">
              {CASE_STUDY.failed[0]} <a href="/case-studies">{CASE_STUDY.failed[1]}</a> {CASE_STUDY.failed[2]}
            </p>
            <p className="lead">{CASE_STUDY.comingSoon}</p>
            <Prose html="" />
          </div>
          <div className="actions">
            <ButtonLink href="/book-call" label={CASE_STUDY.action} />
          </div>
        </div>
      </article>
    </dialog>
  );
}
