import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CASE_STUDIES, CATEGORIES, PAGE_SIZE } from '#content/case-studies.ts';
import type { CaseCard } from '../case-studies/case-card.ts';
import { CaseCards } from '../screens/case-studies/CaseCards.tsx';
import { pageTitle } from '../seo/page-title.ts';
import { Button } from '../ui/Button.tsx';
import { filterId, TagButton, TagCount } from '../ui/Tag.tsx';
import styles from './CaseStudyBrowser.module.css';
import { CaseStudyOverlay } from './CaseStudyOverlay.tsx';
import { fetchBody } from './case-study-body.ts';
import { ALL, type Filter, filterCards, filterFromUrl, urlOfFilter } from './case-study-filter.ts';

interface CaseStudyBrowserProps {
  /** The newest studies, rendered with the page. */
  cards: CaseCard[];
  /** Number of all studies; the rest are fetched. */
  total: number;
  /** Number of studies in each category. */
  counts: Record<string, number>;
}

/** Adds search, categories and an overlay to the list, whose cards are plain links (spec sections 2, 4 and 5). */
export function CaseStudyBrowser({ cards, total, counts }: CaseStudyBrowserProps) {
  const search = useRef<HTMLInputElement>(null);
  const [all, setAll] = useState(cards);
  const [filter, setFilter] = useState<Filter>({ query: '', category: ALL });
  const [shown, setShown] = useState(PAGE_SIZE);
  const [open, setOpen] = useState<CaseCard>();
  const [isAwake, setIsAwake] = useState(false);
  const indexed = useRef<Promise<void>>(undefined);
  const isComplete = total <= cards.length;

  /** Fetches all studies, once. */
  const loadAll = useCallback((): Promise<void> => {
    indexed.current ??= isComplete
      ? Promise.resolve()
      : fetch('/case-studies/index.json')
          .then((response) => response.json())
          .then(setAll)
          .catch(() => {
            indexed.current = undefined;
          });
    return indexed.current;
  }, [isComplete]);

  useEffect(() => {
    const typed = search.current?.value ?? '';
    const fromUrl = filterFromUrl(location.href);
    const followed = CATEGORIES.find((category) => location.hash === `#${filterId(category)}`);
    const category = followed ?? fromUrl.category;
    apply({ query: typed || fromUrl.query, category });
    if (followed) history.replaceState(null, '', urlOfFilter({ query: fromUrl.query, category }));
    setIsAwake(true);

    const onPopState = ({ state }: PopStateEvent) => {
      setOpen(state?.study);
      if (!state?.study) apply(filterFromUrl(location.href));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);

    function apply(next: Filter) {
      if (search.current) search.current.value = next.query;
      setFilter(next);
      if (next.query || next.category !== ALL) void loadAll();
    }
  }, [loadAll]);

  useEffect(() => {
    if (!open) return;
    const before = document.title;
    document.title = pageTitle(open.title);
    return () => {
      document.title = before;
    };
  }, [open]);

  const found = useMemo(() => filterCards(all, filter), [all, filter]);
  const isFiltered = filter.query !== '' || filter.category !== ALL;
  const count = isFiltered ? found.length : total;

  return (
    <>
      <div className={styles.finder} data-awake={isAwake || undefined}>
        <label className={styles.search}>
          <span className="visually-hidden">Search</span>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21" />
          </svg>
          <input
            ref={search}
            type="search"
            placeholder={CASE_STUDIES.searchPlaceholder}
            autoComplete="off"
            onFocus={() => void loadAll()}
            onInput={(event) => narrow({ ...filter, query: event.currentTarget.value }, 'replace')}
          />
        </label>
        {/* biome-ignore lint/a11y/useSemanticElements: a toolbar of toggles is no fieldset. */}
        <div className={styles.categories} role="group" aria-label="Category">
          {[ALL, ...CATEGORIES.filter((name) => counts[name])].map((category) => (
            <TagButton
              key={category}
              name={category}
              isAwake={isAwake}
              isPressed={filter.category === category}
              onPress={() => narrow({ ...filter, category }, 'push')}
            >
              {category} <TagCount count={category === ALL ? total : (counts[category] ?? 0)} />
            </TagButton>
          ))}
        </div>
      </div>
      <p className={styles.count} role="status">
        {count === 1 ? '1 case study' : `${count} case studies`}
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
        <div className={styles.none}>
          <h2>{CASE_STUDIES.none.heading}</h2>
          <p>{CASE_STUDIES.none.text}</p>
          <Button variant="line" onClick={reset}>
            {CASE_STUDIES.none.action}
          </Button>
        </div>
      )}
      {count > shown && (
        <div className={styles.more}>
          <Button variant="line" onClick={showMore}>
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
    void loadAll();
  }

  function reset() {
    if (search.current) search.current.value = '';
    narrow({ query: '', category: ALL }, 'push');
    search.current?.focus();
  }

  async function showMore() {
    await loadAll();
    setShown(shown + PAGE_SIZE);
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
