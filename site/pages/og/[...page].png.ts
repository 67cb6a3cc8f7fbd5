import type { APIRoute, GetStaticPaths } from 'astro';
import { SITE } from '#content/site.ts';
import { keptBetweenBuilds } from '../../build/kept-between-builds.ts';
import { coverImage } from '../../covers/cover-image.tsx';
import { sharingImage } from '../../seo/sharing-image.tsx';
import { sharingImagePath } from '../../seo/sharing-image-path.ts';
import { type SitePage, sitePages } from '../../seo/site-pages.ts';

export const getStaticPaths = (async () =>
  (await sitePages()).map((page) => ({
    params: { page: sharingImagePath(page.path).replace(/^\/og\/|\.png$/g, '') },
    props: { page },
  }))) satisfies GetStaticPaths;

const withCover = keptBetweenBuilds(coverImage);
const withTitle = keptBetweenBuilds(sharingImage);

export const GET: APIRoute<{ page: SitePage }> = async ({ props: { page } }) =>
  new Response(
    page.cover ? await withCover(page.cover) : await withTitle({ title: page.title, brand: SITE.brand }),
  );
