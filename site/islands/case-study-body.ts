/** `html` is null if the study has no body yet. */
export type CaseStudyBody = { html: string | null };

const bodies = new Map<string, Promise<CaseStudyBody>>();

/** Fetches a study's body and caches it. A failed request is not cached. */
export function fetchBody(id: string): Promise<CaseStudyBody> {
  const known = bodies.get(id);
  if (known) return known;
  const body = fetch(`/case-studies/${id}.json`).then((response) => {
    if (!response.ok) throw new Error(`Fetching the body of ${id} failed with status ${response.status}`);
    return response.json() as Promise<CaseStudyBody>;
  });
  bodies.set(id, body);
  body.catch(() => bodies.delete(id));
  return body;
}
