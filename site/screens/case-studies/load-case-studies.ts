import { type CollectionEntry, getCollection } from 'astro:content';
import { arrangeCaseStudies, type CaseStudy } from './arrange-case-studies.ts';

let loaded: Promise<CaseStudy[]> | undefined;

/** Loads the published studies, newest first. Warns once about future dates and repeated ids. */
export function loadCaseStudies(): Promise<CaseStudy[]> {
  loaded ??= getCollection('caseStudies').then((entries) => {
    const { studies, notes } = arrangeCaseStudies(entries.map(toStudy), new Date());
    for (const note of notes) console.warn(`Warning: ${note}`);
    return studies;
  });
  return loaded;
}

function toStudy({ id: file, data, body }: CollectionEntry<'caseStudies'>): Omit<CaseStudy, 'place'> {
  const { id, title, summary, publishDate, category, image } = data;
  const day = new Date(`${publishDate} UTC`).toISOString().slice(0, 10);
  return { file, id, title, summary, publishDate, day, category, image, markdown: body?.trim() || undefined };
}
