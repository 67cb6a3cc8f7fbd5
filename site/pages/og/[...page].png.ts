import type { APIRoute, GetStaticPaths } from 'astro';
import { HERO } from '#content/home.ts';
import { SITE } from '#content/site.ts';
import { coverImage } from '../../covers/render-cover.tsx';
import { type CaseStudy, COVERS } from '../../screens/case-studies/arrange-case-studies.ts';
import { loadCaseStudies } from '../../screens/case-studies/load-case-studies.ts';
import { sharingImage } from '../../seo/sharing-image.tsx';

/** Lists the sharing images: one for each case study without its own image, and one for the rest of the site. */
export const getStaticPaths = (async () => [
  { params: { page: 'site' }, props: {} },
  ...(await loadCaseStudies())
    .filter(({ hasPage, image }) => hasPage && image.startsWith(COVERS))
    .map((study) => ({ params: { page: `case-studies/${study.id}` }, props: { study } })),
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ study?: CaseStudy }> = async ({ props: { study } }) =>
  new Response(await (study ? coverImage(study) : sharingImage(HERO.title.join('\n'), SITE.brand)));
