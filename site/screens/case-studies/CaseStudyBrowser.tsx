import { CASE_STUDIES, CATEGORIES } from '#content/case-studies.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import control from '../../ui/Input.module.css';
import { TagRadio } from '../../ui/Tag.tsx';
import type { CaseStudy } from './arrange-case-studies.ts';
import { CaseCards } from './CaseCards.tsx';
import styles from './CaseStudyBrowser.module.css';
import { CaseStudyOverlay } from './CaseStudyOverlay.tsx';
import { ALL, filterCards } from './case-study-filter.ts';

/**
 * The list, with search, categories and an overlay (spec sections 2, 4 and 5), which `browseCaseStudies` works. Without
 * script a style sheet filters by category, and each card is a link.
 */
export function CaseStudyBrowser({ studies }: { studies: CaseStudy[] }) {
  const countOf = (category: string) => filterCards(studies, { query: '', category }).length;
  return (
    <>
      <div className={styles.finder}>
        <label className={styles.search}>
          <span className="visually-hidden">Search</span>
          <Icon name="search" />
          <input
            className={control.input}
            type="search"
            placeholder={CASE_STUDIES.searchPlaceholder}
            autoComplete="off"
          />
        </label>
        <div className={styles.categories} role="radiogroup" aria-label="Category">
          {[ALL, ...CATEGORIES.filter(countOf)].map((name) => (
            <TagRadio key={name} group="category" name={name} count={countOf(name)} isChosen={name === ALL} />
          ))}
        </div>
      </div>
      <p className={`fine ${styles.count}`} role="status">
        {`${studies.length} case studies`}
      </p>
      <CaseCards studies={studies} />
      <template>
        <div className={`intro ${styles.none}`}>
          <h2 className="small">{CASE_STUDIES.none.heading}</h2>
          <p>{CASE_STUDIES.none.text}</p>
          <Button variant="line">{CASE_STUDIES.none.action}</Button>
        </div>
      </template>
      {studies[0] && <CaseStudyOverlay study={studies[0]} />}
    </>
  );
}
