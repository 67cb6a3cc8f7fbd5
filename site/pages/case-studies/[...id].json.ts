import type { APIRoute, GetStaticPaths } from 'astro';
import type { CaseStudy } from '../../screens/case-studies/arrange-case-studies.ts';
import { loadCaseStudies } from '../../screens/case-studies/load-case-studies.ts';

export const getStaticPaths = (async () =>
  (await loadCaseStudies()).map((study) => ({
    params: { id: study.bodyPath.replace(/^\/case-studies\/|\.json$/g, '') },
    props: { study },
  }))) satisfies GetStaticPaths;

/** Returns the body of a case study for the overlay. */
export const GET: APIRoute<{ study: CaseStudy }> = async ({ props: { study } }) =>
  Response.json({ html: study.body ?? null });
