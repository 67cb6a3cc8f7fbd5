import { type CollectionEntry, getCollection } from 'astro:content';
import { WORKS_WITH } from '#content/works-with.ts';
import { renderMarkdown } from '../../markdown/render-markdown.ts';
import { arrangeCaseStudies, type CaseStudy, type Entry } from './arrange-case-studies.ts';

const TOOLS = WORKS_WITH.kinds.flatMap(({ live, api }) => [...live, ...api]);

let loaded: Promise<CaseStudy[]> | undefined;

/** Loads the published studies, newest first. Logs warnings about future dates and repeated ids once. */
export function loadCaseStudies(): Promise<CaseStudy[]> {
  loaded ??= getCollection('caseStudies').then((entries) => {
    const { studies, notes } = arrangeCaseStudies(entries.map(toEntry), new Date());
    for (const note of notes) console.warn(`Warning: ${note}`);
    return studies;
  });
  return loaded;
}

function toEntry({ id: file, data, body: markdown, filePath }: CollectionEntry<'caseStudies'>): Entry {
  const day = new Date(`${data.publishDate} UTC`).toISOString().slice(0, 10);
  if (!markdown?.trim()) return { file, ...data, day };
  const { html, opening } = renderMarkdown(markdown, filePath);
  const tools = TOOLS.filter((name) => markdown.includes(name)).join(' ') || undefined;
  return { file, ...data, day, body: html, opening, tools };
}
