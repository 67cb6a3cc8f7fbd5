import type { CATEGORIES } from '#content/case-studies.ts';

/** A case study (spec section 3). */
export interface CaseStudy {
  file: string;
  id: string;
  title: string;
  summary?: string | undefined;
  /** Formatted for display: 'March 10, 2025'. */
  publishDate: string;
  /** The publish date as `YYYY-MM-DD`. */
  day: string;
  category: (typeof CATEGORIES)[number];
  /** The study's own image (https URL or path) or, by default, the path of its generated cover. */
  image: string;
  /** HTML. Undefined if the study has no text yet. */
  body?: string | undefined;
  /** The text's beginning, shown on the card of a study without a summary. */
  opening?: string | undefined;
  /** Names of software in the text, for the search. */
  tools?: string | undefined;
  /** Index in the series, counted from the oldest study. */
  place: number;
  /** False if a newer study has the same id: only the newest has a page. */
  hasPage: boolean;
  /** Path of the JSON from which the overlay loads `body`. */
  bodyPath: string;
}

export type Entry = Omit<CaseStudy, 'image' | 'place' | 'hasPage' | 'bodyPath'> & {
  image?: string | undefined;
};

/**
 * Returns the published studies, newest first, and warnings for the build log. Studies dated after the UTC day of `now`
 * are skipped. Studies may share an id (spec section 3): the list shows all of them, and their URL leads to the newest.
 */
export function arrangeCaseStudies(entries: Entry[], now: Date): { studies: CaseStudy[]; notes: string[] } {
  const today = now.toISOString().slice(0, 10);
  const notes = entries
    .filter(({ day }) => day > today)
    .map(({ file, publishDate }) => `${file} will not be published before ${publishDate}`);
  const published = entries
    .filter(({ day }) => day <= today)
    .sort((a, b) => a.day.localeCompare(b.day) || a.file.localeCompare(b.file));
  const newest = new Map(published.map((entry) => [entry.id, entry]));
  const studies = published.map((entry, place) => {
    const { id, image = `${COVERS}${id}-${place}.svg` } = entry;
    const hasPage = newest.get(id) === entry;
    const name = hasPage ? id : `${id}/${place}`;
    return { ...entry, image, place, hasPage, bodyPath: `/case-studies/${name}.json` };
  });
  for (const { id, file, hasPage } of studies.reverse())
    if (!hasPage) notes.push(`${newest.get(id)?.file} and ${file} share the id '${id}'`);
  return { studies, notes };
}

/** Path of the generated covers. A cover's file name ends with the study's index, which selects the cover's layout. */
export const COVERS = '/covers/';
