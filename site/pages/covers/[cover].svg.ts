import type { APIRoute, GetStaticPaths } from 'astro';
import { coverDrawing } from '../../covers/render-cover.tsx';
import { type CaseStudy, COVERS } from '../../screens/case-studies/arrange-case-studies.ts';
import { loadCaseStudies } from '../../screens/case-studies/load-case-studies.ts';

export const getStaticPaths = (async () =>
  (await loadCaseStudies())
    .filter(({ image }) => image.startsWith(COVERS))
    .map((study) => ({
      params: { cover: study.image.slice(COVERS.length, -'.svg'.length) },
      props: { study },
    }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ study: CaseStudy }> = ({ props: { study } }) =>
  new Response(coverDrawing(study));
