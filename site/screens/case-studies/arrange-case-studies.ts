import type { CATEGORIES } from '#content/case-studies.ts';

/** A case study (spec section 3). */
export interface CaseStudy {
  /** Its source file. */
  file: string;
  id: string;
  title: string;
  summary?: string | undefined;
  /** For display: 'March 10, 2025'. */
  publishDate: string;
  /** The same as `YYYY-MM-DD`. */
  day: string;
  category: (typeof CATEGORIES)[number];
  /** An https URL or a path on this site: its own, or that of its cover. */
  image: string;
  /** HTML; none if it has no body yet. */
  body?: string | undefined;
  /** Index in the series; the oldest is 0. */
  place: number;
  /** Of studies that share an id, the newest has the page at its URL. */
  hasPage: boolean;
  /** Where the overlay finds the body. */
  bodyPath: string;
}

/** A study before it is known where it stands in the series. */
export type Entry = Omit<CaseStudy, 'image' | 'place' | 'hasPage' | 'bodyPath'> & {
  image?: string | undefined;
};

/**
 * Sorts studies, newest first, and leaves out those dated in the future. Ids may repeat (spec section 3): the
 * list shows each study, and the URL leads to the newest.
 * @param now studies dated after its UTC day are left out
 * @returns the studies, and warnings for the build
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

/** Where generated covers are. A cover's name ends with the place in the series, which chooses its layout. */
export const COVERS = '/covers/';
