import { bodyName, type CaseCard } from './case-card.ts';

/** `html` is null if the study has no body yet. */
export type CaseStudyBody = { html: string | null };

const bodies = new Map<string, Promise<CaseStudyBody>>();

/** Fetches a study's body and caches it. A failed request is not cached. */
export function fetchBody({ id, copy }: CaseCard): Promise<CaseStudyBody> {
  const path = `/case-studies/${bodyName(id, copy)}.json`;
  const known = bodies.get(path);
  if (known) return known;
  const body = fetch(path).then((response) => {
    if (!response.ok) throw new Error(`Fetching ${path} failed with status ${response.status}`);
    return response.json() as Promise<CaseStudyBody>;
  });
  bodies.set(path, body);
  body.catch(() => bodies.delete(path));
  return body;
}
