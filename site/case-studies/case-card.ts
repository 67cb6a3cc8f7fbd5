import type { CaseStudy } from './arrange-case-studies.ts';

/** What the list needs of a study. */
export interface CaseCard {
  /** Tells studies apart that share an id. */
  key: string;
  id: string;
  title: string;
  summary?: string | undefined;
  publishDate: string;
  category: string;
  image: string;
}

export function toCard({
  file,
  id,
  title,
  summary,
  publishDate,
  category,
  image,
  place,
}: CaseStudy): CaseCard {
  return { key: file, id, title, summary, publishDate, category, image: image ?? coverPath(id, place) };
}

/** Where a study's woven cover is; the place is part of it, since it decides the layout. */
export function coverPath(id: string, place: number): string {
  return `/covers/${id}-${place}.svg`;
}
