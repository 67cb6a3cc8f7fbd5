import type { CaseStudy } from './arrange-case-studies.ts';

/** The data of a study in the list. */
export interface CaseCard {
  /** Unique, unlike the id. */
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

/** The path of a study's generated cover. It contains the index, which selects the layout. */
export function coverPath(id: string, place: number): string {
  return `/covers/${id}-${place}.svg`;
}
