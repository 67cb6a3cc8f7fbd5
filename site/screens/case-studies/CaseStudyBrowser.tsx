import { CASE_STUDIES, CASE_STUDY, CATEGORIES } from '#content/case-studies.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import control from '../../ui/Input.module.css';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tag, TagRadio } from '../../ui/Tag.tsx';
import type { CaseStudy } from './arrange-case-studies.ts';
import styles from './CaseStudyBrowser.module.css';
import { CaseStudyOverlay } from './CaseStudyOverlay.tsx';
import { ALL, filterCards } from './case-study-filter.ts';

/**
 * The list with search, categories and overlay (spec sections 2, 4 and 5), driven by `browseCaseStudies`. Without
 * JavaScript, CSS filters by category, and each card is a link.
 */
export function CaseStudyBrowser({ studies }: { studies: CaseStudy[] }) {
  const countOf = (category: string) => filterCards(studies, { query: '', category }).length;
  const { searchPlaceholder, none } = CASE_STUDIES;
  // Written studies first.
  const inOrder = studies.toSorted((a, b) => Number(!a.body) - Number(!b.body));
  return (
    <Section label="All case studies" flush>
      <div className={`stack gap-md ${styles.finder}`}>
        <label className={`needs-script ${styles.search}`}>
          <span className="visually-hidden">Search</span>
          <Icon d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21" />
          <input className={control.input} type="search" placeholder={searchPlaceholder} autoComplete="off" />
        </label>
        <div className={styles.categories} role="radiogroup" aria-label="Category">
          {[ALL, ...CATEGORIES].map((name) => (
            <TagRadio key={name} group="category" name={name} count={countOf(name)} isChosen={name === ALL} />
          ))}
        </div>
      </div>
      <p className={`fine needs-script ${styles.count}`} role="status">
        {`${studies.length} case studies`}
      </p>
      {/* `data-lead` shows the newest study at full width, above the others. */}
      <ul className={`${styles.sorted} ${styles.cards}`} data-lead data-fresh>
        {inOrder.map(({ file, id, title, publishDate, day, category, image, body, bodyPath, ...study }) => (
          <li key={file} className={styles.card} data-category={category} data-tools={study.tools}>
            <div className={styles.art}>
              <img src={image} alt="" width="840" height="360" loading="lazy" />
              {!body && <span className="paper label">{CASE_STUDY.comingSoon}</span>}
            </div>
            <p className={`apart muted ${styles.meta}`}>
              <time dateTime={day}>{publishDate}</time>
              <Tag>{category}</Tag>
            </p>
            <h2 className="name hover-underlined">{title}</h2>
            <p className={`muted ${styles.summary}`}>{study.summary ?? study.opening}</p>
            <MoreLink
              label={CASE_STUDIES.read}
              about={title}
              href={`/case-studies/${id}`}
              className={`stretched-link ${styles.read}`}
              data-body={bodyPath}
            />
          </li>
        ))}
      </ul>
      <div className={styles.sorted}>
        {CATEGORIES.filter((name) => countOf(name) === 0).map((name) => (
          <div key={name} className={`intro gap-md ${styles.none}`} data-category={name}>
            <h2 className="small">{CASE_STUDIES.noneYet(name)}</h2>
            <ButtonLink href="/case-studies" variant="line" label={none.action} />
          </div>
        ))}
      </div>
      <template>
        <div className={`intro gap-md ${styles.none}`}>
          <h2 className="small">{none.heading}</h2>
          <p>
            {none.text} <a href={none.tools.href}>{none.tools.label}</a>
          </p>
          <Button variant="line" label={none.action} />
        </div>
      </template>
      {studies[0] && <CaseStudyOverlay {...studies[0]} />}
    </Section>
  );
}
