import { CASE_STUDIES } from '#content/case-studies.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { CaseStudy } from './arrange-case-studies.ts';
import styles from './CaseCards.module.css';

/** The studies, the newest wide above the others. */
export function CaseCards({ studies }: { studies: CaseStudy[] }) {
  return (
    <ul className={styles.cards} data-lead data-fresh>
      {studies.map(({ file, id, title, summary, publishDate, day, category, image, bodyPath }) => (
        <li key={file} className={styles.card} data-category={category}>
          <div className={styles.art}>
            <img src={image} alt="" width="840" height="360" loading="lazy" />
          </div>
          <p className={`apart ${styles.meta}`}>
            <time dateTime={day}>{publishDate}</time>
            <Tag>{category}</Tag>
          </p>
          <h2 className="name">{title}</h2>
          {summary && <p className={styles.summary}>{summary}</p>}
          <MoreLink
            label={CASE_STUDIES.read}
            about={title}
            href={`/case-studies/${id}`}
            className={`whole ${styles.read}`}
            data-body={bodyPath}
          />
        </li>
      ))}
    </ul>
  );
}
