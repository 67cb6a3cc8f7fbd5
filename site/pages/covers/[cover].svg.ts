import type { APIRoute, GetStaticPaths } from 'astro';
import { coverDrawing } from '../../covers/render-cover.tsx';
import type { CaseStudy } from '../../screens/case-studies/arrange-case-studies.ts';
import { coverPath } from '../../screens/case-studies/case-card.ts';
import { loadCaseStudies } from '../../screens/case-studies/load-case-studies.ts';

export const getStaticPaths = (async () =>
  (await loadCaseStudies())
    .filter(({ image }) => !image)
    .map((study) => ({
      params: { cover: coverPath(study.id, study.place).replace(/^\/covers\/|\.svg$/g, '') },
      props: { study },
    }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ study: CaseStudy }> = ({ props: { study } }) =>
  new Response(coverDrawing({ seed: study.id, place: study.place }));
