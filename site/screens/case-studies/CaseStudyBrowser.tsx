import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { CASE_STUDIES, CATEGORIES, PAGE_SIZE } from '#content/case-studies.ts';
import { pageTitle } from '../../seo/page-title.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import control from '../../ui/Input.module.css';
import { TagRadio } from '../../ui/Tag.tsx';
import { CaseCards } from './CaseCards.tsx';
import styles from './CaseStudyBrowser.module.css';
import { CaseStudyOverlay } from './CaseStudyOverlay.tsx';
import type { CaseCard } from './case-card.ts';
import { fetchBody } from './case-study-body.ts';
import { ALL, type Filter, filterCards, filterFromUrl, urlOfFilter } from './case-study-filter.ts';

/** Adds search, categories and an overlay to the list, whose cards are plain links (spec sections 2, 4 and 5). */
export function CaseStudyBrowser({ cards }: { cards: CaseCard[] }) {
  const finder = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState<Filter>({ query: '', category: ALL });
  const [shown, setShown] = useState(PAGE_SIZE);
  const [open, setOpen] = useState<CaseCard>();

  useEffect(() => {
    const fromUrl = filterFromUrl(location.href);
    const chosen = finder.current?.querySelector<HTMLInputElement>(':checked')?.value ?? ALL;
    const category = chosen === ALL ? fromUrl.category : chosen;
    apply({ query: search.current?.value || fromUrl.query, category });
    if (chosen !== ALL) history.replaceState(null, '', urlOfFilter({ query: fromUrl.query, category }));

    const onPopState = ({ state }: PopStateEvent) => {
      setOpen(state?.study);
      if (!state?.study) apply(filterFromUrl(location.href));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);

    function apply(next: Filter) {
      if (search.current) search.current.value = next.query;
      setFilter(next);
    }
  }, []);

  useEffect(() => {
    if (!open) return;
    const before = document.title;
    document.title = pageTitle(open.title);
    return () => {
      document.title = before;
    };
  }, [open]);

  const found = filterCards(cards, filter);
  const isFiltered = filter.query !== '' || filter.category !== ALL;
  const countOf = (category: string) => filterCards(cards, { query: '', category }).length;

  return (
    <>
      <div className={styles.finder} ref={finder}>
        <label className={styles.search}>
          <span className="visually-hidden">Search</span>
          <Icon name="search" />
          <input
            className={control.input}
            ref={search}
            type="search"
            placeholder={CASE_STUDIES.searchPlaceholder}
            autoComplete="off"
            onInput={(event) => narrow({ ...filter, query: event.currentTarget.value }, 'replace')}
          />
        </label>
        <div className={styles.categories} role="radiogroup" aria-label="Category">
          {[ALL, ...CATEGORIES.filter(countOf)].map((category) => (
            <TagRadio
              key={category}
              group="category"
              name={category}
              count={countOf(category)}
              isChosen={filter.category === category}
              onChoose={() => narrow({ ...filter, category }, 'push')}
            />
          ))}
        </div>
      </div>
      <p className={`fine ${styles.count}`} role="status">
        {found.length === 1 ? '1 case study' : `${found.length} case studies`}
      </p>
      {found.length > 0 ? (
        <CaseCards
          cards={found.slice(0, shown)}
          hasLead={!isFiltered}
          link={(card) => ({
            onClick: (event: MouseEvent<HTMLAnchorElement>) => openInPlace(event, card),
            onPointerEnter: () => void fetchBody(card),
            onFocus: () => void fetchBody(card),
          })}
        />
      ) : (
        <div className={`intro ${styles.none}`}>
          <h2 className="small">{CASE_STUDIES.none.heading}</h2>
          <p>{CASE_STUDIES.none.text}</p>
          <Button variant="line" onClick={reset}>
            {CASE_STUDIES.none.action}
          </Button>
        </div>
      )}
      {found.length > shown && (
        <div className={styles.more}>
          <Button variant="line" onClick={() => setShown(shown + PAGE_SIZE)}>
            {CASE_STUDIES.showMore}
          </Button>
        </div>
      )}
      <CaseStudyOverlay card={open} onClose={close} />
    </>
  );

  function narrow(next: Filter, entry: 'push' | 'replace') {
    setFilter(next);
    setShown(PAGE_SIZE);
    history[`${entry}State`](null, '', urlOfFilter(next));
  }

  function reset() {
    if (search.current) search.current.value = '';
    narrow({ query: '', category: ALL }, 'push');
    search.current?.focus();
  }

  /** Opens the study in the overlay, unless the click asks for a new tab or window. */
  function openInPlace(event: MouseEvent<HTMLAnchorElement>, card: CaseCard) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.pushState({ study: card }, '', `/case-studies/${card.id}`);
    setOpen(card);
  }

  /** Restores the list's URL, whichever way the overlay was closed. */
  function close() {
    if (history.state?.study) history.back();
    setOpen(undefined);
  }
}
