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
  /** An https URL or a path on this site; without one, a cover is generated. */
  image?: string | undefined;
  markdown?: string | undefined;
  /** Index in the series; the oldest is 0. */
  place: number;
  /** Which of the studies that share the id, from 1; undefined for the first of them, the newest. */
  copy?: number | undefined;
}

/**
 * Sorts studies, newest first, and leaves out those dated in the future. Ids may repeat (spec section 3): the
 * list shows each study, and the URL leads to the newest.
 * @param now studies dated after its UTC day are left out
 * @returns the studies, and warnings for the build
 */
export function arrangeCaseStudies(
  entries: Omit<CaseStudy, 'place'>[],
  now: Date,
): { studies: CaseStudy[]; notes: string[] } {
  const today = now.toISOString().slice(0, 10);
  const published: CaseStudy[] = entries
    .filter(({ day }) => day <= today)
    .sort((a, b) => a.day.localeCompare(b.day) || a.file.localeCompare(b.file))
    .map((study, place) => ({ ...study, place }))
    .reverse();
  const notes = entries
    .filter(({ day }) => day > today)
    .map(({ file, publishDate }) => `${file} is left out until ${publishDate}`);
  for (const [first, ...others] of Map.groupBy(published, ({ id }) => id).values()) {
    for (const [index, study] of others.entries()) {
      study.copy = index + 1;
      notes.push(`${first?.file} and ${study.file} share the id '${study.id}'`);
    }
  }
  return { studies: published, notes };
}

/** Returns the studies with a page of their own: the first of each id. */
export function addressable(studies: CaseStudy[]): CaseStudy[] {
  return studies.filter(({ copy }) => copy === undefined);
}
