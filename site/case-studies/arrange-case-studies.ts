import type { CATEGORIES } from '#content/case-studies.ts';

/** A case study, spec section 3. */
export interface CaseStudy {
  /** The file that it came from. */
  file: string;
  id: string;
  title: string;
  summary?: string | undefined;
  /** As it is to be read: 'March 10, 2025'. */
  publishDate: string;
  /** The same as `YYYY-MM-DD`. */
  day: string;
  category: (typeof CATEGORIES)[number];
  /** An https address or a path of the site; a cover is woven where there is none. */
  image?: string | undefined;
  markdown?: string | undefined;
  /** Its place in the series, the oldest being 0. */
  place: number;
}

/**
 * Puts studies in order, newest first, and leaves out those whose day has not come. An id may stand twice
 * (spec section 3): the list shows both, and the address belongs to the first.
 * @param now decides which are published, by the day in UTC
 * @returns the studies, and what the build should say of them
 */
export function arrangeCaseStudies(
  entries: Omit<CaseStudy, 'place'>[],
  now: Date,
): { studies: CaseStudy[]; notes: string[] } {
  const today = now.toISOString().slice(0, 10);
  const published = entries
    .filter(({ day }) => day <= today)
    .sort((a, b) => a.day.localeCompare(b.day) || a.file.localeCompare(b.file))
    .map((study, place) => ({ ...study, place }))
    .reverse();
  const ahead = entries.filter(({ day }) => day > today);
  const notes = [
    ...ahead.map(({ file, publishDate }) => `${file} is left out until ${publishDate}`),
    ...groupById(published).flatMap(({ first, others }) =>
      others.map(({ id, file }) => `${first.file} and ${file} share the id '${id}'`),
    ),
  ];
  return { studies: published, notes };
}

/** The studies that have an address of their own: the first of each id. */
export function addressable(studies: CaseStudy[]): CaseStudy[] {
  return groupById(studies).map(({ first }) => first);
}

/** The studies of each id, in the order that they are given in. */
function groupById(studies: CaseStudy[]): { first: CaseStudy; others: CaseStudy[] }[] {
  return [...Map.groupBy(studies, ({ id }) => id).values()].flatMap(([first, ...others]) =>
    first ? [{ first, others }] : [],
  );
}
