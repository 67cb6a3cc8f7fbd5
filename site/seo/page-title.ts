import { SITE } from '#content/site.ts';

/** `Home | Loomline`, and so for every page. */
export function pageTitle(title: string): string {
  return `${title} | ${SITE.brand}`;
}
