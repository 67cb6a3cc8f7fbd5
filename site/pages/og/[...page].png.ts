import type { APIRoute, GetStaticPaths } from 'astro';
import { SITE } from '#content/site.ts';
import { coverImage } from '../../covers/render-cover.tsx';
import { sharingImage } from '../../seo/sharing-image.tsx';
import { type SitePage, sitePages } from '../../seo/site-pages.ts';
import { sharingImagePath } from '../../seo/urls.ts';

export const getStaticPaths = (async () =>
  (await sitePages()).map((page) => ({
    params: { page: sharingImagePath(page.path).replace(/^\/og\/|\.png$/g, '') },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: SitePage }> = async ({ props: { page } }) =>
  new Response(
    page.cover ? await coverImage(page.cover) : await sharingImage({ title: page.title, brand: SITE.brand }),
  );
