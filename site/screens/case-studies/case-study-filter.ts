import type { CaseStudy } from './arrange-case-studies.ts';

export const ALL = 'All';

export interface Filter {
  query: string;
  /** A category, or `ALL`. */
  category: string;
}

type Searched = Pick<CaseStudy, 'title' | 'summary' | 'tools'> & { category: string };

/**
 * Returns the category's cards whose title, summary or tools contain every word of the query, ignoring case and endings:
 * 'sizing' finds 'size' (spec section 5).
 */
export function filterCards<Card extends Searched>(cards: Card[], { query, category }: Filter): Card[] {
  const wanted = query.toLowerCase().trim().split(/\s+/).map(stem);
  return cards.filter(({ title, summary = '', tools = '', ...card }) => {
    const text = `${title} ${summary} ${tools}`.toLowerCase();
    return (category === ALL || card.category === category) && wanted.every((word) => text.includes(word));
  });
}

/** Removes the endings that most often tell a visitor's word from the text's. */
function stem(word: string): string {
  return word.replace(/(?<=.{3})(ing|ed|es|s|e)$/, '');
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
