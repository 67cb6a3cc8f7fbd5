import type { CaseStudy } from './arrange-case-studies.ts';

export const ALL = 'All';

export interface Filter {
  query: string;
  /** A category, or `ALL`. */
  category: string;
}

type Searched = Pick<CaseStudy, 'title' | 'summary'> & { category: string };

/** Returns the category's cards whose title or summary contains the query, ignoring case (spec section 5). */
export function filterCards<Card extends Searched>(cards: Card[], { query, category }: Filter): Card[] {
  const wanted = query.trim().toLowerCase();
  return cards.filter(
    (card) =>
      (category === ALL || card.category === category) &&
      (card.title.toLowerCase().includes(wanted) || (card.summary ?? '').toLowerCase().includes(wanted)),
  );
}

/** Reads the filter from the list's URL. Unknown categories become `ALL`. */
export function filterFromUrl(href: string, categories: string[]): Filter {
  const { searchParams } = new URL(href);
  const category = categories.find((known) => known === searchParams.get('category')) ?? ALL;
  return { query: searchParams.get('q') ?? '', category };
}

export function urlOfFilter({ query, category }: Filter): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (category !== ALL) parameters.set('category', category);
  return `/case-studies${parameters.size > 0 ? `?${parameters}` : ''}`;
}
