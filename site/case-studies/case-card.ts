import type { CaseStudy } from './arrange-case-studies.ts';

/** The data of a study in the list. */
export interface CaseCard {
  /** Unique, unlike the id. */
  key: string;
  id: string;
  /** Which of the studies that share the id; undefined for the first, which has the page. */
  copy?: number | undefined;
  title: string;
  summary?: string | undefined;
  publishDate: string;
  category: string;
  image: string;
}

export function toCard({
  file,
  id,
  copy,
  title,
  summary,
  publishDate,
  category,
  image,
  place,
}: CaseStudy): CaseCard {
  return { key: file, id, copy, title, summary, publishDate, category, image: image ?? coverPath(id, place) };
}

/** The name of a study's body. Studies that share an id have one each: no id has a slash. */
export function bodyName(id: string, copy: number | undefined): string {
  return copy ? `${id}/${copy}` : id;
}

/** The path of a study's generated cover. It contains the index, which selects the layout. */
export function coverPath(id: string, place: number): string {
  return `/covers/${id}-${place}.svg`;
}
