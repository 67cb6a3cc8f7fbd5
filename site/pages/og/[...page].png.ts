import type { APIRoute, GetStaticPaths } from 'astro';
import { SITE } from '#content/site.ts';
import { coverImage } from '../../covers/cover-image.tsx';
import { sharingImage } from '../../seo/sharing-image.tsx';
import { sharingImagePath } from '../../seo/sharing-image-path.ts';
import { type SitePage, sitePages } from '../../seo/site-pages.ts';

export const getStaticPaths = (async () =>
  (await sitePages()).map((page) => ({
    params: { page: sharingImagePath(page.path).replace(/^\/og\/|\.png$/g, '') },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: SitePage }> = async ({ props: { page } }) =>
  new Response(
    page.cover ? await coverImage(page.cover) : await sharingImage({ title: page.title, brand: SITE.brand }),
  );
