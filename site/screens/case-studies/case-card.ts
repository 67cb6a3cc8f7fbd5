import type { CaseStudy } from './arrange-case-studies.ts';

/** The data of a study in the list. */
export interface CaseCard
  extends Pick<CaseStudy, 'id' | 'copy' | 'title' | 'summary' | 'publishDate' | 'day'> {
  /** Unique, unlike the id. */
  key: string;
  category: string;
  image: string;
}

export function toCard(study: CaseStudy): CaseCard {
  const { file: key, id, copy, title, summary, publishDate, day, category, place } = study;
  const image = study.image ?? coverPath(id, place);
  return { key, id, copy, title, summary, publishDate, day, category, image };
}

/** The name of a study's body. Studies that share an id have one each: no id has a slash. */
export function bodyName(id: string, copy: number | undefined): string {
  return copy ? `${id}/${copy}` : id;
}

/** The path of a study's generated cover. It contains the index, which selects the layout. */
export function coverPath(id: string, place: number): string {
  return `/covers/${id}-${place}.svg`;
}
