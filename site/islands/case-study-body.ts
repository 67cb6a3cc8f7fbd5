/** The rendered body of a study, or null where it is not written yet. */
export type CaseStudyBody = { html: string | null };

const bodies = new Map<string, Promise<CaseStudyBody>>();

/** Fetches a study's body once; a try that failed may be made again. */
export function fetchBody(id: string): Promise<CaseStudyBody> {
  const known = bodies.get(id);
  if (known) return known;
  const body = fetch(`/case-studies/${id}.json`).then((response) => {
    if (!response.ok) throw new Error(`The body of ${id} was answered with ${response.status}`);
    return response.json() as Promise<CaseStudyBody>;
  });
  bodies.set(id, body);
  body.catch(() => bodies.delete(id));
  return body;
}
