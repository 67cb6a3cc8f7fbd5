import type { CATEGORIES } from '#content/case-studies.ts';

/** A case study (spec section 3). */
export interface CaseStudy {
  file: string;
  id: string;
  title: string;
  summary?: string | undefined;
  /** For display: 'March 10, 2025'. */
  publishDate: string;
  /** The same as `YYYY-MM-DD`. */
  day: string;
  category: (typeof CATEGORIES)[number];
  /** The https URL or path of the study's own image, or else of its cover. */
  image: string;
  /** HTML. Undefined if the study has no body yet. */
  body?: string | undefined;
  /** Index in the series; the oldest is 0. */
  place: number;
  /** Of studies that share an id, the newest has the page at its URL. */
  hasPage: boolean;
  /** Path from which the overlay loads the body. */
  bodyPath: string;
}

/** A study before its place in the series is known. */
export type Entry = Omit<CaseStudy, 'image' | 'place' | 'hasPage' | 'bodyPath'> & {
  image?: string | undefined;
};

/**
 * Sorts studies, newest first, without those dated after the UTC day of `now`. Ids may repeat (spec section 3): the list
 * shows each study, and the URL leads to the newest. Returns warnings for the build as well.
 */
export function arrangeCaseStudies(entries: Entry[], now: Date): { studies: CaseStudy[]; notes: string[] } {
  const today = now.toISOString().slice(0, 10);
  const notes = entries
    .filter(({ day }) => day > today)
    .map(({ file, publishDate }) => `${file} is left out until ${publishDate}`);
  const published = entries
    .filter(({ day }) => day <= today)
    .sort((a, b) => a.day.localeCompare(b.day) || a.file.localeCompare(b.file));
  const newest = new Map(published.map((entry) => [entry.id, entry]));
  const studies = published.map((entry, place) => {
    const { id, image = `${COVERS}${id}-${place}.svg` } = entry;
    const hasPage = newest.get(id) === entry;
    return {
      ...entry,
      image,
      place,
      hasPage,
      bodyPath: `/case-studies/${hasPage ? id : `${id}/${place}`}.json`,
    };
  });
  for (const { id, file, hasPage } of studies.reverse())
    if (!hasPage) notes.push(`${newest.get(id)?.file} and ${file} share the id '${id}'`);
  return { studies, notes };
}

/** The folder of generated covers. A cover's name ends with the place in the series, which selects its layout. */
export const COVERS = '/covers/';
